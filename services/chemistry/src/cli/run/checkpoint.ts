// Results of a run as they were found, so that the same command goes on after it was interrupted.

import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { LineResult } from '../lines.ts';

const format = 'synthline-checkpoint-1';
const headerSchema = Type.Object({ format: Type.Literal(format), command: Type.Array(Type.String()) });
const entrySchema = Type.Object({ line: Type.Integer(), result: Type.Object({ input: Type.String() }) });

export interface Checkpoint {
  /** The result that an earlier run has found. Throws a RangeError where that run had another line in this place. */
  find: (line: number, input: string) => LineResult | undefined;
  add: (line: number, result: LineResult) => void;
}

export const noCheckpoint: Checkpoint = { find: () => undefined, add: () => {} };

/**
 * Opens or begins a checkpoint. `command` is the command line without what does not change results. Throws a RangeError for a
 * file of another command line, or one that is no checkpoint. What is written stays when the process is killed.
 */
export function openCheckpoint(file: string, command: readonly string[]): Checkpoint {
  const header = { format, command: [...command] };
  if (isUnbegun(file, header)) writeFileSync(file, `${JSON.stringify(header)}\n`);
  const found = readEntries(file, header);
  return {
    find: (line, input) => {
      const result = found.get(line);
      if (result && result.input !== input)
        throw new RangeError(
          `${file} has other molecules: line ${line + 1} was ${JSON.stringify(result.input)}. Name another checkpoint, or remove it.`,
        );
      return result;
    },
    add: (line, result) => appendFileSync(file, `${JSON.stringify({ line, result })}\n`),
  };
}

/** No file yet, or one whose first line was not written to its end. */
const isUnbegun = (file: string, header: object): boolean =>
  !existsSync(file) || JSON.stringify(header).startsWith(readFileSync(file, 'utf8'));

function readEntries(file: string, header: object): Map<number, LineResult> {
  const bytes = readFileSync(file);
  // A run that was killed may have left half a line.
  const whole = bytes.lastIndexOf('\n') + 1;
  const [first = '', ...rest] = bytes.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  const found = parsed(first);
  if (!Check(headerSchema, found)) throw new RangeError(`${file} is no checkpoint: name another file`);
  if (!isDeepStrictEqual(found, header))
    throw new RangeError(`${file} was begun with other options: use the same, name another checkpoint, or remove it`);
  if (whole < bytes.length) truncateSync(file, whole);
  const entries = rest.map(parsed).filter((one) => Check(entrySchema, one));
  return new Map(entries.map(({ line, result }) => [line, result]));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
