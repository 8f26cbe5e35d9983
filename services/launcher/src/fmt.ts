import { bin, runCommand } from './command.ts';

const outcome = await runCommand(bin('oxfmt'), ['.'], { loud: true });
process.exitCode = outcome.code;
