// What was counted for a step: of its narrowest kind, of the wider ones, and of all together. A narrow kind fits the step better, a wide
// one has more records; the sets of a wider one therefore count as some records of the narrow one, in the shares that they have there.

import { lowestBoiling } from '@app/shared/rules/procedure/boiling-points';
import type { TypicalConditions } from '../templates/template.ts';
import type { ConditionCounts, ConditionSet, KindCounts } from './condition-counts.ts';
import { runTemperature } from './run-temperature.ts';
import { fitsName, fitsTypical, isSound, lacksWater } from './sound-set.ts';

export interface CountedSet {
  /** As the narrowest kind that has it often enough counts it. */
  set: ConditionSet;
  kind: KindCounts;
  /** In records. */
  weight: number;
}

/** Records that what is known of a wider kind counts as. */
const widerCountsAs = 100;
/** Records of a set from which on a step is run by it. */
const enoughRecords = 3;
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
      const wider = narrower.get(key);
      const shown = wider && set.records < enoughRecords ? wider : { set, kind };
      narrower.set(key, { ...shown, weight: set.records + (wider?.weight ?? 0) });
    }
    total = kind.patents + (total === 0 ? 0 : widerCountsAs);
    found = narrower;
  }
  return byAgents(waterCounted([...found.values()].filter(({ set }) => isSound(set))));
}

/** What lacks its water counts for the likeliest set of the same agents that has it; left out where there is one. */
function waterCounted(sets: readonly CountedSet[]): CountedSet[] {
  const withWater = sets.filter(({ set }) => set.solvents.includes('H2O')).toSorted((a, b) => b.weight - a.weight);
  const gained = new Map<CountedSet, number>();
  const kept = sets.filter((one) => {
    if (!lacksWater(one.set)) return true;
    const whole = withWater.find((other) => agentKey(other) === agentKey(one));
    if (whole) gained.set(whole, (gained.get(whole) ?? 0) + one.weight);
    return whole === undefined;
  });
  return kept.map((one) => ({ ...one, weight: one.weight + (gained.get(one) ?? 0) }));
}

function agentKey({ set: { reagents, catalysts } }: CountedSet): string {
  return JSON.stringify([reagents, catalysts]);
}

/**
 * The likeliest first. Agents that many sets share are known better than what one series of patents took: a set counts the more, the
 * more its reagents and catalysts ran in other sets, too.
 */
function byAgents(sets: readonly CountedSet[]): CountedSet[] {
  const agentsOf = ({ set }: CountedSet): string[] => {
    const names = [...set.reagents, ...set.catalysts];
    return names.length > 0 ? names : [''];
  };
  const ran = new Map<string, number>();
  for (const one of sets) for (const name of agentsOf(one)) ran.set(name, (ran.get(name) ?? 0) + one.weight);
  const scoreOf = (one: CountedSet): number => {
    const logs = agentsOf(one).map((name) => Math.log(ran.get(name) ?? 1));
    return one.weight * Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
  };
  const scores = new Map(sets.map((one) => [one, scoreOf(one)]));
  return sets.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

/** A kind as its steps are shown. */
export interface ShownKind {
  name: string;
  class: string;
  typical: readonly TypicalConditions[];
}

/** Degrees below all that is typical at which a solvent that boils too soon is one of the work-up. */
const tooCold = 15;

function boilsTooSoon({ solvents }: ConditionSet, typical: readonly TypicalConditions[]): boolean {
  const boiling = lowestBoiling(solvents) ?? Number.POSITIVE_INFINITY;
  return typical.length > 0 && typical.every(({ temperatureC }) => boiling < temperatureC[0] - tooCold);
}

/** How a step is run by what was counted, the likeliest way first; empty where too little was. */
export function countedLines(
  ids: readonly string[],
  counts: ConditionCounts,
  { name, class: own, typical }: ShownKind,
): TypicalConditions[] {
  return countedSets(ids, counts)
    .filter(({ set }) => isAdvised(set) && isSound(set, own) && !boilsTooSoon(set, typical))
    .filter(({ set }) => fitsName(set, name, typical) && fitsTypical(set, typical))
    .flatMap(({ set, kind }) => {
      const temperatureC = runTemperature(set, kind, typical);
      const { reagents, solvents, catalysts, hours } = set;
      const lasting = hours && { hours: [hours.median, hours.median] satisfies [number, number] };
      const counted = { reactions: set.records, of: kind.patents };
      return temperatureC ? [{ reagents, solvents, catalysts, temperatureC, ...lasting, counted }] : [];
    });
}
