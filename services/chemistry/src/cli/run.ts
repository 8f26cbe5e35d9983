// One command with its options, from one stream to another.

import { CommanderError } from '@commander-js/extra-typings';
import { createProgram } from './program/program.ts';
import type { Streams } from './program/runner.ts';
import { asText } from './run/as-text.ts';
import { runLines } from './run/run-lines.ts';
import { isTerminal } from './standard-streams.ts';

/** What program.ts says of them. */
export const exitCodes = { done: 0, failed: 1, refused: 2, incomplete: 3, interrupted: 130 } as const;

/** Resolves with the exit code; what is wrong with the command line is one line of `errors`. */
export async function runCommand(args: readonly string[], streams: Streams): Promise<number> {
  const { output, errors } = streams;
  const isText = isTerminal(output) && !args.includes('--json');
  let exitCode: number = exitCodes.done;
  const program = createProgram({
    streams,
    write: (line) => void output.write(isText ? asText(line) : `${JSON.stringify(line)}\n`),
    runLines: async (files, options, start) => {
      const failed = await runLines({ args, files, options, start }, streams);
      if (failed > 0 && options.strict) exitCode = exitCodes.incomplete;
    },
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has written what it refuses.
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.refused;
    errors.write(`${args[0] ?? 'chem'}: ${messageOf(error)}\n`);
    return isRefusal(error) ? exitCodes.refused : exitCodes.failed;
  }
}

/** Something that the command line names will not do; everything else has failed on the way. */
function isRefusal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return error instanceof RangeError || code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR';
}

/** A refused connection to several addresses has no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
