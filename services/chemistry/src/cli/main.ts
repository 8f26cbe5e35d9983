// `npm run --silent chem -- COMMAND [options]`: lines on standard input, one JSON object a line on standard output.

import { commands, fileCommands } from './commands.ts';
import { answerLines } from './lines.ts';

const usageError = 2;

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await run(process.argv.slice(2));

async function run([name = '', ...args]: string[]): Promise<number> {
  const start = commands[name];
  const runFile = fileCommands[name];
  const known = [...Object.keys(commands), ...Object.keys(fileCommands)];
  if (!start && !runFile) return refuse(`usage: chem COMMAND [options]; commands: ${known.join(', ')}`);
  try {
    if (runFile) await runFile(args, (line) => process.stdout.write(`${JSON.stringify(line)}\n`));
    if (!start) return 0;
    const answer = await start(args);
    await answerLines(process.stdin, process.stdout, answer);
    return 0;
  } catch (error) {
    return refuse(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuse(line: string): number {
  process.stderr.write(`${line}\n`);
  return usageError;
}
