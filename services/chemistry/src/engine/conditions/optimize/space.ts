// The levels that experiments may choose from when a chemist has not said: those of the best sets.

import { conditionFactors, type ConditionSpace } from '@app/shared/contracts/conditions/conditions';
import type { RankedSet } from './types.ts';

/** Levels and temperatures of a first space. */
const mostLevels = { catalyst: 3, ligand: 6, base: 5, reagent: 5, additive: 3, solvent: 5 } as const;
const mostTemperatures = 3;

/** Levels of the sets, the best sets first; every set of them is a combination of the space or shares its levels. */
export function defaultSpace(sets: readonly RankedSet[]): ConditionSpace {
  const levels: ConditionSpace['levels'] = {};
  for (const factor of conditionFactors) {
    const found = distinct(sets.flatMap(({ choice }) => choice[factor] ?? [])).slice(0, mostLevels[factor]);
    if (found.length > 0) levels[factor] = found;
  }
  const temperatures = distinct(sets.flatMap(({ choice }) => choice.temperatureC ?? []));
  return { levels, temperaturesC: temperatures.slice(0, mostTemperatures).toSorted((a, b) => a - b) };
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
