// What effects of levels have in common over many pairs of substrates.

import { conditionFactors } from '@app/shared/contracts/conditions/conditions';
import { levelOf } from '../../src/engine/conditions/optimize/factor-tables.ts';
import {
  type LearnedFactor,
  type LevelPriors,
  temperatureFactor,
} from '../../src/engine/conditions/yield-model/level-priors.ts';
import type { KernelRecipe } from '../../src/engine/conditions/yield-model/model-file.ts';
import { effectsOf, type LevelEffect, type PairEffects, type PairYields } from './level-effects.ts';
import { meanOf } from './statistics.ts';

/** Pairs and levels beside what was seen that an average is drawn to nothing by. */
const drawn = { effect: 1, covariance: 3, roughness: 2 } as const;
/** Choices of a pair from which effects can be told apart. */
const enoughChoices = 10;

/** Pairs with enough choices to learn from. */
export function pairsToLearn(pairs: readonly PairYields[]): PairYields[] {
  return pairs.filter(({ choices }) => choices.length >= enoughChoices);
}

export function levelStatistics(pairs: readonly PairYields[], recipe: KernelRecipe): LevelPriors {
  const factors = [...conditionFactors, temperatureFactor].filter((factor) => namesOf(pairs, factor).length > 1);
  const effects = pairs.map((one) => effectsOf(one, factors));
  const grand = meanOf(effects.map(({ mean }) => mean));
  return {
    grand,
    total: meanOf(effects.map(({ total }) => total)),
    between: meanOf(effects.map(({ mean }) => (mean - grand) ** 2)),
    rest: meanOf(effects.map(({ rest }) => rest)),
    recipe,
    factors: factors.map((factor) => factorStatistics(factor, namesOf(pairs, factor), effects)),
  };
}

/** Levels of a factor in a fixed order. */
export function namesOf(pairs: readonly PairYields[], factor: string): string[] {
  return [...new Set(pairs.flatMap(({ choices }) => choices.map((choice) => levelOf(choice, factor))))].toSorted();
}

function factorStatistics(factor: string, names: readonly string[], pairs: readonly PairEffects[]): LearnedFactor {
  const seen = names.map((name) => pairs.map(({ factors }) => factors.get(factor)?.get(name)));
  const effects = seen.map((own) => averageOf(own, ({ effect }) => effect, 0, drawn.effect));
  const roughness = seen.map((own) => averageOf(own, (one) => one.roughness, 1, drawn.roughness));
  const departures = seen.map((own, at) => own.map((one) => one && one.effect - (effects[at] ?? 0)));
  const known = departures.flat().flatMap((one) => (one === undefined ? [] : [one ** 2]));
  return {
    factor,
    levels: new Map(names.map((name, index) => [name, index])),
    spread: meanOf(known),
    effects: Float64Array.from(effects),
    roughness: Float64Array.from(roughness),
    covariance: Float64Array.from(departures.flatMap((a) => departures.map((b) => covarianceOf(a, b)))),
  };
}

/** The average over the pairs that have the level, beside so many that are usual. */
function averageOf(
  own: readonly (LevelEffect | undefined)[],
  of: (one: LevelEffect) => number,
  usual: number,
  weight: number,
): number {
  const values = own.flatMap((one) => (one ? [of(one)] : []));
  return (values.reduce((sum, one) => sum + one, 0) + weight * usual) / (values.length + weight);
}

/** A pair without one of the levels says nothing, which keeps the matrix positive. */
function covarianceOf(a: readonly (number | undefined)[], b: readonly (number | undefined)[]): number {
  return a.reduce<number>((sum, one, at) => sum + (one ?? 0) * (b[at] ?? 0), 0) / (a.length + drawn.covariance);
}
