// One command with its options, from one stream to another.

import { CommandLineEnd } from '@app/shared/rules/command-line';
import { commands, fileCommands, lineOptions, type Streams } from './commands.ts';
import { responseLines } from './lines.ts';

const usageError = 2;

/** Resolves with the exit code; what is wrong with the options is one line of `errors`. */
export async function runCommand([name = '', ...args]: readonly string[], streams: Streams): Promise<number> {
  const { input, output, errors } = streams;
  const refuse = (line: string): number => {
    errors.write(`${line}\n`);
    return usageError;
  };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const fileCommand = Object.hasOwn(fileCommands, name) ? fileCommands[name] : undefined;
  const known = [...Object.keys(commands), ...Object.keys(fileCommands)];
  const usage = `usage: chem COMMAND [options]; commands: ${known.join(', ')}`;
  if (name === '--help' || name === '-h') {
    output.write(`${usage}\n`);
    return 0;
  }
  if (!command && !fileCommand) return refuse(usage);
  try {
    if (fileCommand) await (await fileCommand())(args, (line) => output.write(`${JSON.stringify(line)}\n`), streams);
    if (command) {
      if (args.includes('--help') || args.includes('-h')) throw new CommandLineEnd(lineUsage(name));
      await responseLines(input, output, await (await command())(args));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof CommandLineEnd)) return refuse(`${name}: ${messageOf(error)}`);
    (error.exitCode === 0 ? output : errors).write(`${error.message}\n`);
    return error.exitCode;
  }
}

const lineUsage = (name: string): string =>
  `usage:\n  ${name} ${lineOptions[name] ?? ''}\nanswers each line of standard input with one JSON object`;

/** A refused connection to several addresses has no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
