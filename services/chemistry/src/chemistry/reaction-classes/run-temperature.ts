// The temperature a counted set is told with. Records give the one their text names first, which may be that of the work-up: what
// lies far from all that is typical for the kind, or above the boiling point of the solvent, is not taken for the reaction's.

import { needsSealedVessel } from '@app/shared/rules/procedure/boiling-points';
import type { TypicalConditions } from '../templates/template.ts';

import type { ConditionSet, KindCounts } from './condition-counts.ts';
import { underBoiling } from './open-flask.ts';
import { usualTemperature } from './usual-temperature.ts';

/** Degrees below and above the typical ranges that still belong to the kind. */
const below = 25;
const above = 40;
/** Degrees by which a bath may differ from what is usual. */
const ofBath = 5;
/**
 * In °C: the median of the set or of its kind, both the same; else the first typical range, not above the boiling point of the solvent
 * that boils first and not where its reagents are never used; null where nothing is known.
 */
export function runTemperature(
  set: Pick<ConditionSet, 'temperatureC' | 'solvents' | 'reagents'>,
  kind: Pick<KindCounts, 'temperatureC'>,
  lines: readonly TypicalConditions[],
): [number, number] | null {
  const usual = usualTemperature(set);
  const fits = (degrees: number): boolean =>
    isTypical(degrees, lines) &&
    !needsSealedVessel(degrees, set.solvents) &&
    (!usual || (degrees >= usual[0] - ofBath && degrees <= usual[1] + ofBath));
  const medians = [set.temperatureC?.median, kind.temperatureC?.median].filter((one) => one !== undefined);
  const counted = medians.find(fits);
  if (counted !== undefined) return [counted, counted];
  const isKnown = medians.length > 0 || lines.length > 0;
  const range = isKnown ? overlap(lines[0]?.temperatureC, usual) : undefined;
  return range ? underBoiling(range, set.solvents) : null;
}

/** What both allow; the second where they have nothing in common. */
function overlap(one: [number, number] | undefined, other: [number, number] | undefined): [number, number] | undefined {
  if (!one || !other) return one ?? other;
  const [low, high] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  return low <= high ? [low, high] : other;
}

function isTypical(degrees: number, lines: readonly TypicalConditions[]): boolean {
  if (lines.length === 0) return true;
  const lowest = Math.min(...lines.map(({ temperatureC }) => temperatureC[0]));
  const highest = Math.max(...lines.map(({ temperatureC }) => temperatureC[1]));
  return degrees >= lowest - below && degrees <= highest + above;
}
