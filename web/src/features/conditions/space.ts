// The space of conditions that experiments choose from: levels of each factor and temperatures.

import {
  conditionFactors,
  type ConditionFactor,
  type ConditionSpace,
} from '@app/shared/contracts/conditions/conditions';

/** How many combinations the space has; a factor without levels plays no part. */
export function spaceSize({ levels, temperaturesC }: ConditionSpace): number {
  const counts = conditionFactors.map((factor) => levels[factor]?.length ?? 0);
  return [...counts, temperaturesC.length].reduce((size, count) => size * Math.max(1, count), 1);
}

/** False for an empty space: it has nothing to choose from. */
export function hasAnyLevel({ levels, temperaturesC }: ConditionSpace): boolean {
  return temperaturesC.length > 0 || conditionFactors.some((factor) => (levels[factor] ?? []).length > 0);
}

/** Adds a level, unless it is there already in whatever case. */
export function withLevel(space: ConditionSpace, factor: ConditionFactor, level: string): ConditionSpace {
  const name = level.trim();
  const known = space.levels[factor] ?? [];
  if (name === '' || known.some((one) => one.toLowerCase() === name.toLowerCase())) return space;
  return { ...space, levels: { ...space.levels, [factor]: [...known, name] } };
}

/** A factor whose last level is removed is no longer used. */
export function withoutLevel(space: ConditionSpace, factor: ConditionFactor, level: string): ConditionSpace {
  const { [factor]: known = [], ...others } = space.levels;
  const rest = known.filter((one) => one !== level);
  return { ...space, levels: rest.length === 0 ? others : { ...others, [factor]: rest } };
}

const coldest = -100;
const hottest = 400;

/** Adds a temperature in °C, in order; what is no temperature the service takes changes nothing. */
export function withTemperature(space: ConditionSpace, text: string): ConditionSpace {
  const bare = text
    .replace('\u2212', '-')
    .replace(/°?\s*C$/i, '')
    .trim()
    .replace(',', '.');
  const value = bare === '' ? Number.NaN : Number(bare);
  if (!(value >= coldest && value <= hottest) || space.temperaturesC.includes(value)) return space;
  return { ...space, temperaturesC: [...space.temperaturesC, value].toSorted((a, b) => a - b) };
}

export function withoutTemperature(space: ConditionSpace, value: number): ConditionSpace {
  return { ...space, temperaturesC: space.temperaturesC.filter((one) => one !== value) };
}

/** True where both hold the same levels, in whatever order. */
export function isSameSpace(one: ConditionSpace, other: ConditionSpace): boolean {
  return spaceKey(one) === spaceKey(other);
}

function spaceKey({ levels, temperaturesC }: ConditionSpace): string {
  return JSON.stringify([
    ...conditionFactors.map((factor) => (levels[factor] ?? []).toSorted()),
    temperaturesC.toSorted((a, b) => a - b),
  ]);
}
