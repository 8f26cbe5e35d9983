// One command with its options, from one stream to another.

import type { Readable, Writable } from 'node:stream';
import { commands, fileCommands } from './commands.ts';
import { responseLines } from './lines.ts';

export interface Streams {
  input: Readable;
  output: Writable;
  errors: Writable;
}

const usageError = 2;

/** Resolves with the exit code; what is wrong with the options is one line of `errors`. */
export async function runCommand([name = '', ...args]: readonly string[], streams: Streams): Promise<number> {
  const { input, output, errors } = streams;
  const refuse = (line: string): number => {
    errors.write(`${line}\n`);
    return usageError;
  };
  const command = commands[name];
  const fileCommand = fileCommands[name];
  const known = [...Object.keys(commands), ...Object.keys(fileCommands)];
  if (!command && !fileCommand) return refuse(`usage: chem COMMAND [options]; commands: ${known.join(', ')}`);
  try {
    if (fileCommand) await (await fileCommand())(args, (line) => output.write(`${JSON.stringify(line)}\n`));
    if (command) await responseLines(input, output, await (await command())(args));
    return 0;
  } catch (error) {
    return refuse(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
