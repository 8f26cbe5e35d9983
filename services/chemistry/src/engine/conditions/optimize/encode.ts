// Choices as numbers: for each factor the level of each choice, and how alike two levels are.

import {
  type ConditionChoice,
  type ConditionFactor,
  conditionFactors,
} from '@app/shared/contracts/conditions/conditions';
import type { Kernel } from './gaussian-process.ts';

/** How alike two levels of a factor are, 0 (nothing in common) to 1; undefined where nothing is known of one of them. */
export type LevelLikeness = (factor: ConditionFactor, a: string, b: string) => number | undefined;

export interface EncodedChoices {
  count: number;
  /** Of each factor that varies: the code of each choice, and the likeness of two codes. */
  factors: { codes: Uint16Array; likeness: Float64Array[] }[];
}

/** Degrees that make two temperatures as different as two levels of a factor. */
const wideTemperatureStep = 40;

export function encodeChoices(choices: readonly ConditionChoice[], alike?: LevelLikeness): EncodedChoices {
  const named = conditionFactors.map((factor) =>
    encodeFactor(
      choices.map((choice) => choice[factor] ?? ''),
      (a, b) => alike?.(factor, a, b) ?? 0,
    ),
  );
  const temperatures = encodeFactor(
    choices.map((choice) => choice.temperatureC ?? 25),
    (a, b) => Math.max(0, 1 - Math.abs(a - b) / wideTemperatureStep),
  );
  return { count: choices.length, factors: [...named, temperatures].filter(({ likeness }) => likeness.length > 1) };
}

function encodeFactor<T>(levels: readonly T[], alike: (a: T, b: T) => number): EncodedChoices['factors'][number] {
  const distinct = [...new Set(levels)];
  const codeOf = new Map(distinct.map((level, code) => [level, code]));
  return {
    codes: Uint16Array.from(levels, (level) => codeOf.get(level) ?? 0),
    likeness: distinct.map((a) => Float64Array.from(distinct, (b) => (a === b ? 1 : alike(a, b)))),
  };
}

export interface KernelShape {
  /** Covariance of two choices that differ in one factor wholly. */
  kept: number;
  /** Share of the variance that is a sum over the factors; the rest is their product. */
  additive: number;
}

/** Covariance of two choices: partly the mean over the factors of what they share, partly the product. */
export function kernelOf({ factors }: EncodedChoices, { kept, additive }: KernelShape): Kernel {
  const tables = factors.map(({ codes, likeness }) => ({
    codes,
    shared: likeness.map((row) => row.map((alike) => kept ** (1 - alike))),
    alike: likeness,
  }));
  const share = tables.length === 0 ? 0 : additive / tables.length;
  return (a, b) => {
    let product = 1 - additive;
    let sum = additive - share * tables.length;
    for (const { codes, shared, alike } of tables) {
      const [one = 0, other = 0] = [codes[a], codes[b]];
      product *= shared[one]?.[other] ?? 0;
      sum += share * (alike[one]?.[other] ?? 0);
    }
    return product + sum;
  };
}
