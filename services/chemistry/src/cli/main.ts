// `npm run --silent chem -- COMMAND [options]`: lines on standard input, one JSON object a line on standard output.

import { runCommand } from './run.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const streams = { input: process.stdin, output: process.stdout, errors: process.stderr };
process.exitCode = await runCommand(process.argv.slice(2), streams);
