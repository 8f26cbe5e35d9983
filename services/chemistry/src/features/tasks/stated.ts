// What who edited a route wrote of its steps goes before what is typical: yield and equivalents.

import type { StoredStep } from './stored.ts';

/** Percent of theory; undefined where nothing was written, or nothing that a step could run with. */
export function statedYield({ facts }: StoredStep): number | undefined {
  const percent = facts?.yieldPercent;
  return percent !== undefined && percent > 0 ? percent : undefined;
}

/** Equivalents by SMILES of a reactant, or by the name of an agent. */
export function statedEquivalents({ facts }: StoredStep): ReadonlyMap<string, number> {
  return new Map(facts?.equivalents?.map(({ of, amount }) => [of, amount]));
}
