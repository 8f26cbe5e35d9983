// Yields that two windows saved without knowing of each other: a three-way merge in which no yield is lost.

import type { MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { choiceKey } from '../../../engine/conditions/optimize/choice.ts';

export interface MergedYields {
  results: MeasuredYield[];
  /** Yields of others that the given list did not know and that were kept. */
  kept: number;
}

export interface YieldLists {
  /** What the giver saw before. */
  base: readonly MeasuredYield[];
  /** What is there now. */
  stored: readonly MeasuredYield[];
  given: readonly MeasuredYield[];
}

/**
 * The given list with what others added or changed since. What either took away is away, unless the other changed it;
 * where both changed one yield, both stand as replicates.
 */
export function mergeYields({ base, stored, given }: YieldLists): MergedYields {
  const [before, now, wanted] = [keyed(base), keyed(stored), keyed(given)];
  const results: MeasuredYield[] = [];
  const others: MeasuredYield[] = [];
  for (const [key, mine] of wanted) {
    const { take, keep } = settle(mine, before.get(key), now.get(key));
    if (take) results.push(mine);
    if (keep) others.push(keep);
  }
  for (const [key, theirs] of now) {
    if (!wanted.has(key) && !isEqual(theirs, before.get(key))) others.push(theirs);
  }
  return { results: [...results, ...others], kept: others.length };
}

function settle(
  mine: MeasuredYield,
  before: MeasuredYield | undefined,
  theirs: MeasuredYield | undefined,
): { take: boolean; keep?: MeasuredYield } {
  if (!theirs) return { take: !isEqual(mine, before) };
  if (isEqual(mine, theirs) || isEqual(theirs, before)) return { take: true };
  return isEqual(mine, before) ? { take: false, keep: theirs } : { take: true, keep: theirs };
}

function isEqual(one: MeasuredYield, other: MeasuredYield | undefined): boolean {
  return one.yieldPercent === other?.yieldPercent && (one.note ?? '') === (other.note ?? '');
}

/** By choice and well; replicates of one well by their order. */
export function keyed(results: readonly MeasuredYield[]): Map<string, MeasuredYield> {
  const byKey = new Map<string, MeasuredYield>();
  for (const one of results) {
    const place = `${choiceKey(one.choice)} ${one.well ?? ''}`;
    let count = 1;
    while (byKey.has(`${place} ${count}`)) count += 1;
    byKey.set(`${place} ${count}`, one);
  }
  return byKey;
}
