// Conditions of learned templates: as patents ran the kind of reaction where enough of them say so, else those of an expert
// template that stands for the learned one elsewhere, else none, which is not the same as harmless.

import { type ConditionCounts, type ConditionSet, readConditionCounts } from '../../conditions/condition-counts.ts';
import type { ConditionOrigin, ReactionTemplate, TypicalConditions } from '../templates/template.ts';
import { linkedExperts } from './linked-experts.ts';

export interface KindConditions {
  /** Empty when nothing is known. */
  lines: TypicalConditions[];
  origin: Exclude<ConditionOrigin, 'typical'>;
}

/** Patent records of a kind from which on they say how it is run. */
const enoughRecords = 3;
/** Ways to run it that are told. */
const linesTold = 3;

/** Answers by the id of a learned template. */
export function learnedConditions(
  counts: ConditionCounts = readConditionCounts(),
  experts: ReadonlyMap<string, ReactionTemplate[]> = linkedExperts(),
): (id: string) => KindConditions {
  return (id) => {
    const [related] = experts.get(id) ?? [];
    const counted = countedLines(counts, id, related);
    if (counted.length > 0) return { lines: counted, origin: 'patents' };
    if (related && related.conditions.length > 0) return { lines: related.conditions, origin: 'related' };
    return { lines: [], origin: 'unknown' };
  };
}

/** The most frequent sets that say or let one tell at what temperature they run. */
function countedLines(
  { kinds }: ConditionCounts,
  id: string,
  related: ReactionTemplate | undefined,
): TypicalConditions[] {
  const kind = kinds[id];
  if (!kind || kind.patents < enoughRecords) return [];
  const usual = kind.temperatureC?.median;
  const range: [number, number] | undefined =
    usual === undefined ? related?.conditions[0]?.temperatureC : [usual, usual];
  return kind.sets.slice(0, linesTold).flatMap((set) => lineOf(set, range));
}

function lineOf(set: ConditionSet, usual: [number, number] | undefined): TypicalConditions[] {
  const { reagents, solvents, catalysts, hours } = set;
  const own = set.temperatureC?.median;
  const temperatureC = own === undefined ? usual : ([own, own] satisfies [number, number]);
  if (!temperatureC) return [];
  return [{ reagents, solvents, catalysts, temperatureC, ...(hours && { hours: [hours.median, hours.median] }) }];
}
