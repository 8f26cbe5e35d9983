// Levels that two windows chose without knowing of each other: each change of either counts, whichever is saved last.

import { conditionFactors, type ConditionSpace } from '@app/shared/contracts/conditions/conditions';

export interface MergedSpace {
  space: ConditionSpace;
  /** Levels and temperatures that others added or took away and the given space did not know of. */
  merged: number;
}

export interface Spaces {
  /** What the giver saw before; without it the given space is taken as it is. */
  base: ConditionSpace | undefined;
  stored: ConditionSpace;
  given: ConditionSpace;
}

/** The given space with what others changed since. All three tidy. */
export function mergeSpace({ base, stored, given }: Spaces): MergedSpace {
  if (!base) return { space: given, merged: 0 };
  const levels: ConditionSpace['levels'] = {};
  let merged = 0;
  for (const factor of conditionFactors) {
    const one = mergeLevels(base.levels[factor], stored.levels[factor], given.levels[factor]);
    if (one.levels.length > 0) levels[factor] = one.levels;
    merged += one.merged;
  }
  const temperatures = mergeLevels(base.temperaturesC, stored.temperaturesC, given.temperaturesC);
  const temperaturesC = temperatures.levels.toSorted((a, b) => a - b);
  return { space: { levels, temperaturesC }, merged: merged + temperatures.merged };
}

function mergeLevels<T>(base: readonly T[] = [], stored: readonly T[] = [], given: readonly T[] = []) {
  const added = stored.filter((level) => !base.includes(level) && !given.includes(level));
  const gone = given.filter((level) => base.includes(level) && !stored.includes(level));
  const levels = [...given.filter((level) => !gone.includes(level)), ...added];
  return { levels, merged: added.length + gone.length };
}
