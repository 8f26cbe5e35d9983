// The list that `chem users erased` prints, read again after a restore.

import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';

const lineSchema = Type.Object({ tenant: Type.String(), mark: Type.String() });

/** Throws a RangeError, in words for the operator, for what is no such list. */
export function readErasures(file: string): Static<typeof lineSchema>[] {
  return textOf(file)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const read = parsed(line);
      if (!Check(lineSchema, read)) throw new RangeError(`line ${index + 1} of ${file} is none of "chem users erased"`);
      return read;
    });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new RangeError(`${file} cannot be read`);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
