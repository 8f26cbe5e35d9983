// By what the wells are coloured: the yield, or the level of one factor.

import {
  conditionFactors,
  type ConditionChoice,
  type ConditionFactor,
} from '@app/shared/contracts/conditions/conditions';
import { namesText, temperatureText } from '../../../chemistry/step/condition-words.ts';
import type { PlateWell } from './use-plate.ts';

export type ShownFactor = ConditionFactor | 'temperature';
export type WellContent = 'yield' | ShownFactor;

const shownFactors: readonly ShownFactor[] = [...conditionFactors, 'temperature'];

/** A level as a well shows it; undefined if the factor is not used. */
export function levelIn(choice: ConditionChoice, factor: ShownFactor): string | undefined {
  if (factor !== 'temperature') return choice[factor] && namesText([choice[factor]]);
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
  return known * 2 >= wells.length ? 'yield' : (varyingFactors(wells)[0] ?? 'yield');
}

export interface PlateLevel {
  level: string;
  /** Of the wells. */
  count: number;
  color: string;
}

/** Levels of a factor on the plate with a colour each, the commonest first; temperatures from cold to hot. */
export function plateLevels(wells: readonly PlateWell[], factor: ShownFactor): PlateLevel[] {
  const counts = new Map<string, { count: number; temperatureC: number }>();
  for (const { choice } of wells) {
    const level = levelIn(choice, factor) ?? '–';
    const before = counts.get(level)?.count ?? 0;
    counts.set(level, { count: before + 1, temperatureC: choice.temperatureC ?? Number.NaN });
  }
  const isTemperature = factor === 'temperature';
  const levels = [...counts].toSorted(([, one], [, other]) =>
    isTemperature ? one.temperatureC - other.temperatureC : other.count - one.count,
  );
  return levels.map(([level, { count }], at) => ({
    level,
    count,
    color: isTemperature ? temperatureColor(at / Math.max(1, levels.length - 1)) : levelColor(at),
  }));
}

const hues = [
  'retrosynthesis',
  'forwardSynthesis',
  'processChemistry',
  'conditionOptimization',
  'sascore',
  'impurityPrediction',
  'promotion',
  'resultDownload',
  'search',
];

/** The hues of charts, thin enough for text; more levels than hues come in paler ones. */
function levelColor(at: number): string {
  const share = [34, 16, 50][Math.floor(at / hues.length) % 3];
  return `color-mix(in srgb, var(--usage-${hues[at % hues.length]}) ${share}%, var(--surface))`;
}

/** From blue to red; `share` from 0 to 1. */
function temperatureColor(share: number): string {
  const hue = `color-mix(in oklab, var(--danger) ${Math.round(share * 100)}%, var(--info))`;
  return `color-mix(in srgb, ${hue} 34%, var(--surface))`;
}

const palest = 8;
const deepest = 62;

/** The product's green, deeper for a better yield in percent; text stays legible on all of it, by day and by night. */
export function yieldColor(percent: number): string {
  const share = Math.round(palest + (percent / 100) * (deepest - palest));
  return `color-mix(in srgb, var(--primary) ${share}%, var(--surface))`;
}
