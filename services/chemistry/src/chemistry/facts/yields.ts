// What a step that nobody has run yet may be expected to yield: quartiles of patent records of its class.

import { readFileSync } from 'node:fs';

/** Shares of theory, 0 to 1. */
export interface YieldQuartiles {
  records: number;
  lower: number;
  median: number;
  upper: number;
}

/** Fewer records say less of a class than all records together. */
const enoughRecords = 30;

const read: Readonly<Record<string, YieldQuartiles>> = JSON.parse(
  readFileSync(new URL('../../../data/yield-quartiles.json', import.meta.url), 'utf8'),
);

/** Of all classes together. */
export const allYields: YieldQuartiles = read['all'] ?? { records: 0, lower: 0, median: 0, upper: 0 };

/** Quartiles of a class; those of all records where the class has fewer than 30. */
export function yieldsOf(kind: string): YieldQuartiles {
  const own = Object.hasOwn(read, kind) ? read[kind] : undefined;
  return own && own.records >= enoughRecords ? own : allYields;
}
