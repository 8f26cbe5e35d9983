// `npm run --silent chem -- COMMAND [options]`: lines on standard input, one JSON object a line on standard output.

import { commands, unbuiltCommands } from './commands.ts';
import { answerLines } from './lines.ts';

const usageError = 2;

process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await run(process.argv.slice(2));

async function run([name = '', ...args]: string[]): Promise<number> {
  if (unbuiltCommands.includes(name)) return refuse(`${name}: not built yet`);
  const start = commands[name];
  if (!start) return refuse(`usage: chem COMMAND [options]; commands: ${Object.keys(commands).join(', ')}`);
  try {
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
