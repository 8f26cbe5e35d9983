// What who edited a route wrote of its steps goes before what is typical: conditions, yield, equivalents.

import type { StoredCondition, StoredStep } from '../context/stored.ts';

/** Conditions of a step, first the ones to count with. */
export function conditionsOf({ facts, conditions }: StoredStep): readonly StoredCondition[] {
  return facts?.conditions ?? conditions;
}

/** Percent of theory; undefined where nothing was written, or nothing that a step could run with. */
export function statedYield({ facts }: StoredStep): number | undefined {
  const percent = facts?.yieldPercent;
  return percent !== undefined && percent > 0 ? percent : undefined;
}

/** Equivalents by SMILES of a reactant, or by the name of an agent. */
export function statedEquivalents({ facts }: StoredStep): ReadonlyMap<string, number> {
  return new Map(facts?.equivalents?.map(({ of, amount }) => [of, amount]));
}
