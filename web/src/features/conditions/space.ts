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

const longestLevel = 120;

/** With these levels of a factor, each once in whatever case; a factor without levels is no longer used. */
export function withLevels(space: ConditionSpace, factor: ConditionFactor, typed: readonly string[]): ConditionSpace {
  const names = typed.map((level) => level.trim().slice(0, longestLevel)).filter((level) => level !== '');
  const isFirst = (name: string, at: number) =>
    names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at;
  const { [factor]: _, ...others } = space.levels;
  return { ...space, levels: names.length === 0 ? others : { ...space.levels, [factor]: names.filter(isFirst) } };
}

/** With these temperatures in °C, in order; what is no temperature the service takes is left out. */
export function withTemperatures(space: ConditionSpace, typed: readonly string[]): ConditionSpace {
  const temperaturesC = [...new Set(typed.flatMap((text) => temperatureIn(text) ?? []))].toSorted((a, b) => a - b);
  return { ...space, temperaturesC };
}

const coldest = -100;
const hottest = 400;

/** Reads `80`, `−78 °C`, `22,5`. */
export function temperatureIn(text: string): number | undefined {
  const bare = text
    .replace('\u2212', '-')
    .replace(/°?\s*C$/i, '')
    .trim()
    .replace(',', '.');
  const value = bare === '' ? Number.NaN : Number(bare);
  return value >= coldest && value <= hottest ? value : undefined;
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
