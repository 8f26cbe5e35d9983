// The temperature a counted set is told with. Records give the one their text names first, which may be that of the work-up: what
// lies far from all that is typical for the kind, or above the boiling point of the solvent, is not taken for the reaction's.

import type { TypicalConditions } from '../models/templates/template.ts';
import { highestBoiling } from './boiling-points.ts';
import type { ConditionSet, KindCounts } from './condition-counts.ts';

/** Degrees below and above the typical ranges that still belong to the kind. */
const below = 25;
const above = 40;
/** Degrees above the boiling point that a bath or a mixture explains. */
const overBoiling = 10;

/**
 * In °C: the median of the set or of its kind, both the same; else the first typical range, not above the boiling point; null where
 * nothing is known.
 */
export function runTemperature(
  set: Pick<ConditionSet, 'temperatureC' | 'solvents'>,
  kind: Pick<KindCounts, 'temperatureC'>,
  lines: readonly TypicalConditions[],
): [number, number] | null {
  const boiling = highestBoiling(set.solvents);
  const fits = (degrees: number): boolean => isTypical(degrees, lines) && degrees <= (boiling ?? 400) + overBoiling;
  const counted = [set.temperatureC?.median, kind.temperatureC?.median].find((one) => one !== undefined && fits(one));
  if (counted !== undefined) return [counted, counted];
  const range = lines[0]?.temperatureC;
  return range ? underBoiling(range, boiling) : null;
}

/** A range in °C that ends at the boiling point at the latest. */
export function underBoiling([low, high]: [number, number], boiling: number | undefined): [number, number] {
  const most = boiling ?? high;
  return [Math.min(low, most), Math.min(high, most)];
}

function isTypical(degrees: number, lines: readonly TypicalConditions[]): boolean {
  if (lines.length === 0) return true;
  const lowest = Math.min(...lines.map(({ temperatureC }) => temperatureC[0]));
  const highest = Math.max(...lines.map(({ temperatureC }) => temperatureC[1]));
  return degrees >= lowest - below && degrees <= highest + above;
}
