// A choice of conditions as words and as a key.

import {
  conditionFactors,
  type ConditionChoice,
  type ConditionFactor,
} from '@app/shared/contracts/conditions/conditions';
import { namesText, temperatureText } from '../../chemistry/step/condition-words.ts';

export interface ChosenLevel {
  factor: ConditionFactor;
  level: string;
}

/** The factors that play a part, in the order of the contract. */
export function levelsOf(choice: ConditionChoice): ChosenLevel[] {
  return conditionFactors.flatMap((factor) => {
    const level = choice[factor];
    return level === undefined ? [] : [{ factor, level }];
  });
}

/** Equal for equal choices, however they were written down. */
export function choiceKey(choice: ConditionChoice): string {
  const levels = conditionFactors.map((factor) => choice[factor] ?? null);
  return JSON.stringify([...levels, choice.temperatureC ?? null]);
}

/** `Pd(OAc)₂, XPhos, K₃PO₄, dioxane, 80 °C`. */
export function choiceText(choice: ConditionChoice): string {
  const names = namesText(levelsOf(choice).map(({ level }) => level));
  const { temperatureC } = choice;
  if (temperatureC === undefined) return names;
  return [names, temperatureText([temperatureC, temperatureC])].filter(Boolean).join(', ');
}
