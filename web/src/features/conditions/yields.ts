// Measured yields. What is entered is kept as changes until the service has it, so that nothing is lost on the way; the
// same choice measured twice is a replicate and stays.

import type { ConditionChoice, MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { choiceKey } from './choice.ts';

export type YieldChange =
  | { kind: 'add'; entry: MeasuredYield }
  | { kind: 'replace'; old: MeasuredYield; entry: MeasuredYield }
  | { kind: 'remove'; old: MeasuredYield };

/**
 * The yields after the changes. A replaced one keeps its place; if it was removed meanwhile, the new one comes last, since
 * a typed yield is never dropped.
 */
export function applyChanges(results: readonly MeasuredYield[], changes: readonly YieldChange[]): MeasuredYield[] {
  return changes.reduce<MeasuredYield[]>(
    (list, change) => {
      if (change.kind === 'add') return [...list, change.entry];
      const at = list.findIndex((one) => isSame(one, change.old));
      if (change.kind === 'remove') return list.filter((_, index) => index !== at);
      return at < 0 ? [...list, change.entry] : list.with(at, change.entry);
    },
    [...results],
  );
}

/** The yield of a well: what was measured there, else elsewhere under the same conditions; the last of several. */
export function yieldAt(
  results: readonly MeasuredYield[],
  well: string,
  choice: ConditionChoice,
): MeasuredYield | undefined {
  const key = choiceKey(choice);
  const same = results.filter((one) => choiceKey(one.choice) === key);
  return same.findLast((one) => one.well === well) ?? same.at(-1);
}

/** What has to change so that a well has this yield; null where it has it, undefined to take the yield away. */
export function changeOfWell(
  results: readonly MeasuredYield[],
  entry: { well?: string; choice: ConditionChoice; yieldPercent: number | undefined },
): YieldChange | null {
  const { well, choice, yieldPercent } = entry;
  const old = yieldAt(results, well ?? '', choice);
  if (yieldPercent === undefined) return old ? { kind: 'remove', old } : null;
  if (old?.yieldPercent === yieldPercent) return null;
  const measured = { choice, yieldPercent, ...(well !== undefined && { well }) };
  return old ? { kind: 'replace', old, entry: { ...old, ...measured } } : { kind: 'add', entry: measured };
}

/** The best yield after each experiment, in percent. */
export function bestSoFar(results: readonly MeasuredYield[]): number[] {
  let best = 0;
  return results.map(({ yieldPercent }) => (best = Math.max(best, yieldPercent)));
}

/** The experiment with the highest yield, the earlier of two. */
export function bestOf(results: readonly MeasuredYield[]): MeasuredYield | undefined {
  return results.reduce<MeasuredYield | undefined>(
    (best, one) => (best === undefined || one.yieldPercent > best.yieldPercent ? one : best),
    undefined,
  );
}

/** Reads a yield as a chemist types it: `41`, `41.5 %`, `41,5`; undefined for an empty field, null for what is no yield. */
export function readYield(text: string): number | null | undefined {
  const bare = text.replace('%', '').trim().replace(',', '.');
  if (bare === '') return undefined;
  const value = /^\d+(?:\.\d*)?$|^\.\d+$/.test(bare) ? Number(bare) : Number.NaN;
  return value >= 0 && value <= 100 ? value : null;
}

function isSame(one: MeasuredYield, other: MeasuredYield): boolean {
  return (
    choiceKey(one.choice) === choiceKey(other.choice) &&
    one.yieldPercent === other.yieldPercent &&
    one.well === other.well &&
    one.note === other.note
  );
}
