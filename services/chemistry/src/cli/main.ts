// `npm run --silent chem -- COMMAND [options]`: lines on standard input, one JSON object a line on standard output.

import { commands } from './commands.ts';
import { runCommand } from './run.ts';

// Lines that nobody reads any more are no failure, as with `head`; a backup that is not read to its end is.
const endsQuietly = Object.hasOwn(commands, process.argv[2] ?? '');
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' && endsQuietly ? 0 : 1),
);
const streams = { input: process.stdin, output: process.stdout, errors: process.stderr };
process.exitCode = await runCommand(process.argv.slice(2), streams);
