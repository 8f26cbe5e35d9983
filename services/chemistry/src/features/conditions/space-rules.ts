// What a space of conditions may be, and how the names of agents that people write meet its levels.

import {
  conditionFactors,
  type ConditionChoice,
  type ConditionSpace,
  type MeasuredYield,
} from '@app/shared/contracts/conditions/conditions';
import { limits } from '@app/shared/constants/limits';
import { choiceKey, spaceSize, withoutLevel } from '../../engine/conditions/optimize/choice.ts';

export const mostLevels = 60;
export const mostTemperatures = 12;

/** A key of the words for it, and what is filled in. */
export interface SpaceProblem {
  reason: 'spaceEmpty' | 'spaceTooLarge' | 'tooManyLevels' | 'tooManyTemperatures';
  params: Record<string, number | string>;
}

/** Names on one line, each level once, temperatures rising. */
export function tidySpace({ levels, temperaturesC }: ConditionSpace): ConditionSpace {
  const tidy: ConditionSpace['levels'] = {};
  for (const factor of conditionFactors) {
    const names = [...new Set((levels[factor] ?? []).map(plainName).filter((name) => name !== ''))];
    if (names.length > 0) tidy[factor] = names;
  }
  return { levels: tidy, temperaturesC: [...new Set(temperaturesC)].toSorted((a, b) => a - b) };
}

/** Why no experiments can be chosen from a space; undefined where they can. */
export function spaceProblem(space: ConditionSpace): SpaceProblem | undefined {
  for (const factor of conditionFactors) {
    const count = space.levels[factor]?.length ?? 0;
    if (count > mostLevels) return { reason: 'tooManyLevels', params: { factor, count, limit: mostLevels } };
  }
  const temperatures = space.temperaturesC.length;
  if (temperatures > mostTemperatures)
    return { reason: 'tooManyTemperatures', params: { count: temperatures, limit: mostTemperatures } };
  const count = spaceSize(space);
  if (count === 0) return { reason: 'spaceEmpty', params: {} };
  const limit = limits.spaceCombinations;
  return count > limit ? { reason: 'spaceTooLarge', params: { count, limit } } : undefined;
}

/** The choice with its names as the space writes them, where only letter case, width or blanks differ. */
export function choiceInWordsOf(space: ConditionSpace, choice: ConditionChoice): ConditionChoice {
  const written: ConditionChoice = {};
  for (const factor of conditionFactors) {
    const name = plainName(choice[factor] ?? '');
    if (name === '' || nameKey(name) === withoutLevel) continue;
    written[factor] = levelOf(space.levels[factor] ?? [], name);
  }
  if (choice.temperatureC !== undefined) written.temperatureC = choice.temperatureC;
  return written;
}

/** The space with the levels that newly measured choices bring along; what was measured before may have been narrowed away. */
export function withLevelsOf(
  space: ConditionSpace,
  results: readonly MeasuredYield[],
  before: readonly MeasuredYield[],
): ConditionSpace {
  const known = new Set(before.map(({ choice }) => choiceKey(choice)));
  const added = results.filter(({ choice }) => !known.has(choiceKey(choice)));
  if (added.length === 0) return space;
  const levels: ConditionSpace['levels'] = {};
  for (const factor of conditionFactors) {
    const names = [...(space.levels[factor] ?? []), ...added.flatMap(({ choice }) => choice[factor] ?? [])];
    if (names.length > 0) levels[factor] = names;
  }
  return tidySpace({
    levels,
    temperaturesC: [...space.temperaturesC, ...added.flatMap(({ choice }) => choice.temperatureC ?? [])],
  });
}

/** Whether experiments of the space cannot take the choice. */
export function outsideOf({ levels, temperaturesC }: ConditionSpace, choice: ConditionChoice): boolean {
  const isMissing = (all: readonly unknown[], one: unknown): boolean => one !== undefined && !all.includes(one);
  return (
    conditionFactors.some((factor) => isMissing(levels[factor] ?? [], choice[factor])) ||
    isMissing(temperaturesC, choice.temperatureC)
  );
}

// Letter case may tell two agents apart (CO, Co): the very name counts first, another only where no second is like it.
function levelOf(levels: readonly string[], name: string): string {
  if (levels.includes(name)) return name;
  const [alike, second] = levels.filter((level) => nameKey(level) === nameKey(name));
  return alike === undefined || second !== undefined ? name : alike;
}

function nameKey(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function plainName(name: string): string {
  return name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
