// What an unmeasured well shows: the expected yield, or the level of one factor.

import {
  conditionFactors,
  type ConditionChoice,
  type ConditionFactor,
} from '@app/shared/contracts/conditions/conditions';
import { withSubscripts } from '@app/shared/rules/subscripts';
import { temperatureText } from '../../../chemistry/step/condition-words.ts';
import type { PlateWell } from './use-plate.ts';

export type ShownFactor = ConditionFactor | 'temperature';
export type WellContent = 'expected' | ShownFactor;

const shownFactors: readonly ShownFactor[] = [...conditionFactors, 'temperature'];

/** A level as a well shows it; undefined if the factor is not used. */
export function levelIn(choice: ConditionChoice, factor: ShownFactor): string | undefined {
  if (factor !== 'temperature') return choice[factor] && withSubscripts(choice[factor]);
  const { temperatureC } = choice;
  return temperatureC === undefined ? undefined : temperatureText([temperatureC, temperatureC]);
}

/** Factors that differ between the wells, those with the most levels first. */
export function varyingFactors(wells: readonly PlateWell[]): ShownFactor[] {
  return shownFactors
    .map((factor) => ({ factor, count: new Set(wells.map(({ choice }) => levelIn(choice, factor))).size }))
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.count - one.count)
    .map(({ factor }) => factor);
}

/** Expected yields where most wells have one; else the most varied factor, since blanks would say nothing. */
export function usualContent(wells: readonly PlateWell[]): WellContent {
  const known = wells.filter(({ expected }) => expected !== null).length;
  return known * 2 >= wells.length ? 'expected' : (varyingFactors(wells)[0] ?? 'expected');
}
