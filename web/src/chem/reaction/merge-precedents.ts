// The engine counts reactions by fingerprint, finer than their kind is named: groups that read alike are told as one.

import type { Precedents } from '@app/shared/contracts/reaction';

type Precedent = Precedents['precedents'][number];

export type MergedPrecedent = Omit<Precedent, 'yieldPercent'> & {
  /** Median yields with the number of reactions in the group they were taken from, the largest group first. */
  yields: { percent: number; count: number }[];
};

/** One entry for each kind, change, similarity as it is shown, and collection; the nearest first. */
export function mergePrecedents(precedents: readonly Precedent[]): MergedPrecedent[] {
  const merged = new Map<string, MergedPrecedent>();
  for (const { yieldPercent, ...one } of precedents) {
    const key = JSON.stringify([Math.round(one.similarity * 100), one.kind?.name ?? '', one.source]);
    const known = merged.get(key) ?? { ...one, count: 0, yields: [] };
    known.count += one.count;
    if (yieldPercent !== null) known.yields.push({ percent: yieldPercent, count: one.count });
    if (known.change !== one.change) delete known.change;
    merged.set(key, known);
  }
  return [...merged.values()]
    .map((one) => ({ ...one, yields: one.yields.toSorted((a, b) => b.count - a.count) }))
    .toSorted((a, b) => b.similarity - a.similarity || b.count - a.count);
}
