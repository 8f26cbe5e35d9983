// The levels of a set of choices, factor by factor, beside what was learned of them.

import { type ConditionChoice, conditionFactors } from '@app/shared/contracts/conditions/conditions';
import { type LearnedFactor, type LevelPriors, temperatureFactor } from '../yield-model/level-priors.ts';
import { withoutLevel } from './choice.ts';

export interface FactorTable {
  /** Level of each choice. */
  codes: Uint16Array;
  /** Levels among the choices. */
  size: number;
  /** Those of them that were learned. */
  known: number;
  /** Percentage points; 0 of a level that was not learned. */
  effects: Float64Array;
  /** 1 of a level that was not learned. */
  roughness: Float64Array;
  /** Of the effects of two levels, percentage points squared, row by row. */
  covariance: Float64Array;
  /** Their correlation. */
  alike: Float64Array;
}

/** Degrees within which a temperature stands for another. */
const sameTemperature = 10;
const leastVariance = 1e-9;

/** Tables of all factors that were learned or that vary among the choices. */
export function factorTables(choices: readonly ConditionChoice[], priors: LevelPriors): FactorTable[] {
  const learned = new Map(priors.factors.map((one) => [one.factor, one]));
  const usualSpread = priors.factors.reduce((sum, { spread }) => sum + spread, 0) / Math.max(1, priors.factors.length);
  return [...conditionFactors, temperatureFactor].flatMap((factor) => {
    const named = choices.map((choice) => levelOf(choice, factor));
    const levels = [...new Set(named)];
    const own = learned.get(factor);
    return own || levels.length > 1
      ? [tableOf(named, levels, own ?? unknownFactor(factor, usualSpread), priors.recipe.own)]
      : [];
  });
}

/** Of the levels that vary, the share that was learned; 0 where nothing varies. */
export function knownShare(tables: readonly FactorTable[]): number {
  const varied = tables.filter(({ size }) => size > 1);
  const all = varied.reduce((sum, { size }) => sum + size, 0);
  return all === 0 ? 0 : varied.reduce((sum, { known }) => sum + known, 0) / all;
}

/** The name of a choice's level, `none` where the factor plays no part. */
export function levelOf(choice: ConditionChoice, factor: LearnedFactor['factor']): string {
  const levels: Readonly<Record<string, string | number | undefined>> = choice;
  return String(levels[factor] ?? withoutLevel);
}

function tableOf(
  named: readonly string[],
  levels: readonly string[],
  learned: LearnedFactor,
  ownShare: number,
): FactorTable {
  const codeOf = new Map(levels.map((level, code) => [level, code]));
  const places = levels.map((level) => placeOf(learned, level));
  const covariance = covariancesOf(places, learned, ownShare);
  const size = levels.length;
  const variance = (code: number): number => Math.max(leastVariance, covariance[code * size + code] ?? 0);
  return {
    codes: Uint16Array.from(named, (level) => codeOf.get(level) ?? 0),
    size,
    known: places.filter((place) => place !== undefined).length,
    effects: Float64Array.from(places, (place) => (place === undefined ? 0 : (learned.effects[place] ?? 0))),
    roughness: Float64Array.from(places, (place) => (place === undefined ? 1 : (learned.roughness[place] ?? 1))),
    covariance,
    alike: covariance.map((one, at) => one / Math.sqrt(variance(Math.floor(at / size)) * variance(at % size))),
  };
}

function covariancesOf(
  places: readonly (number | undefined)[],
  learned: LearnedFactor,
  ownShare: number,
): Float64Array {
  const width = learned.effects.length;
  const own = ownShare * (learned.spread || 1);
  return Float64Array.from({ length: places.length ** 2 }, (_, at) => {
    const [row, column] = [Math.floor(at / places.length), at % places.length];
    const [a, b] = [places[row], places[column]];
    const together = a === undefined || b === undefined ? 0 : (learned.covariance[a * width + b] ?? 0);
    return together + (row === column ? own : 0);
  });
}

/** Where a level was learned; a temperature stands for those near to it. */
function placeOf({ factor, levels }: LearnedFactor, level: string): number | undefined {
  if (factor !== temperatureFactor || levels.has(level) || level === withoutLevel) return levels.get(level);
  const near = [...levels].map(([name, place]) => ({ place, off: Math.abs(Number(name) - Number(level)) }));
  const [nearest] = near.filter(({ off }) => off <= sameTemperature).toSorted((a, b) => a.off - b.off);
  return nearest?.place;
}

function unknownFactor(factor: string, spread: number): LearnedFactor {
  const nothing = new Float64Array();
  return { factor, levels: new Map(), spread, effects: nothing, roughness: nothing, covariance: nothing };
}
