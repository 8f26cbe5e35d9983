// `npm run --silent chem -- COMMAND [options]`; `--help` says what there is.

import { exitCodes, runCommand } from './run.ts';

// Lines that nobody reads any more are no failure, as with `head`; a backup that is not read to its end is.
const endsQuietly = !['backup', 'users'].includes(process.argv[2] ?? '');
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' && endsQuietly ? exitCodes.done : exitCodes.failed),
);
process.once('SIGINT', () => process.exit(exitCodes.interrupted));
const streams = { input: process.stdin, output: process.stdout, errors: process.stderr };
process.exitCode = await runCommand(process.argv.slice(2), streams);
