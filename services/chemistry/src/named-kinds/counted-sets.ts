// What was counted for a step: of its narrowest kind, of the wider ones, and of all together. A narrow kind fits the step better, a wide
// one has more records; the sets of a wider one therefore count as some records of the narrow one, in the shares that they have there.

import type { TypicalConditions } from '../models/templates/template.ts';
import type { ConditionCounts, ConditionSet, KindCounts } from './condition-counts.ts';
import { runTemperature } from './run-temperature.ts';

export interface CountedSet {
  /** As the narrowest kind that has it counts it. */
  set: ConditionSet;
  kind: KindCounts;
  /** In records. */
  weight: number;
}

/** Records that what is known of a wider kind counts as. */
const widerCountsAs = 20;
/** Records of a set from which on a step is run by it. */
const enoughRecords = 3;
/** Ways to run a step. */
const mostLines = 3;

/** ICH Q3C(R8), class 1: solvents to be avoided. Old patents are full of them. */
const toBeAvoided: ReadonlySet<string> = new Set(['benzene', 'CCl4', '1,2-dichloroethane']);

/** Whether enough records ran it so, in solvents that nobody has to avoid. */
export function isAdvised({ records, solvents }: Pick<ConditionSet, 'records' | 'solvents'>): boolean {
  return records >= enoughRecords && !solvents.some((one) => toBeAvoided.has(one));
}

/** The sets of kinds, the narrowest given first; those with the most weight first. */
export function countedSets(ids: readonly string[], { kinds }: ConditionCounts): CountedSet[] {
  let found = new Map<string, CountedSet>();
  let total = 0;
  for (const id of ids.toReversed()) {
    const kind = kinds[id];
    if (!kind || kind.patents === 0) continue;
    const shrunk = total === 0 ? 0 : widerCountsAs / total;
    const narrower = new Map([...found].map(([key, one]) => [key, { ...one, weight: one.weight * shrunk }]));
    for (const set of kind.sets) {
      const key = JSON.stringify([set.reagents, set.solvents, set.catalysts]);
      narrower.set(key, { set, kind, weight: set.records + (narrower.get(key)?.weight ?? 0) });
    }
    total = kind.patents + (total === 0 ? 0 : widerCountsAs);
    found = narrower;
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight);
}

/** How a step is run by what was counted, for a kind with such typical lines; empty where too little was. */
export function countedLines(
  ids: readonly string[],
  counts: ConditionCounts,
  typical: readonly TypicalConditions[],
): TypicalConditions[] {
  return countedSets(ids, counts)
    .filter(({ set }) => isAdvised(set))
    .flatMap(({ set, kind }) => {
      const temperatureC = runTemperature(set, kind, typical);
      const { reagents, solvents, catalysts, hours } = set;
      const lasting = hours && { hours: [hours.median, hours.median] satisfies [number, number] };
      const counted = { reactions: set.records, of: kind.patents };
      return temperatureC ? [{ reagents, solvents, catalysts, temperatureC, ...lasting, counted }] : [];
    })
    .slice(0, mostLines);
}
