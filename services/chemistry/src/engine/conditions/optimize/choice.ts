// Choices of conditions: one level of each factor, or none. A key makes two equal choices one.

import {
  type ConditionChoice,
  conditionFactors,
  type ConditionSpace,
} from '@app/shared/contracts/conditions/conditions';
import { maxCombinations } from './types.ts';

/** A level of a space that means: without this factor. In a choice the factor is then left out. */
export const withoutLevel = 'none';

/** The same text for the same choice, whatever the order of its properties. */
export function choiceKey(choice: ConditionChoice): string {
  return JSON.stringify([...conditionFactors.map((factor) => choice[factor] ?? null), choice.temperatureC ?? null]);
}

/** Combinations of a space; a factor without levels plays no part. An empty space has none. */
export function spaceSize({ levels, temperaturesC }: ConditionSpace): number {
  const counts = [
    ...conditionFactors.map((factor) => distinct(levels[factor] ?? []).length),
    distinct(temperaturesC).length,
  ];
  return counts.every((count) => count === 0) ? 0 : counts.reduce((size, count) => size * Math.max(1, count), 1);
}

/** Every combination of a space, each once. Throws a RangeError above `maxCombinations`. */
export function choicesOf(space: ConditionSpace): ConditionChoice[] {
  const size = spaceSize(space);
  if (size === 0) return [];
  if (size > maxCombinations) throw new RangeError(`a space of ${size} combinations`);
  let choices: ConditionChoice[] = [{}];
  for (const factor of conditionFactors) {
    choices = crossed(choices, distinct(space.levels[factor] ?? []), (level) =>
      level === withoutLevel ? {} : { [factor]: level },
    );
  }
  return crossed(choices, distinct(space.temperaturesC), (temperatureC) => ({ temperatureC }));
}

function crossed<T>(
  choices: ConditionChoice[],
  levels: readonly T[],
  as: (level: T) => ConditionChoice,
): ConditionChoice[] {
  if (levels.length === 0) return choices;
  return choices.flatMap((choice) => levels.map((level) => ({ ...choice, ...as(level) })));
}

function distinct<T>(levels: readonly T[]): T[] {
  return [...new Set(levels)];
}
