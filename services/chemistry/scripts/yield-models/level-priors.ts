// Level priors of a table as data/yield-models.json holds them: for each fold what its own pairs have no part in.

import { foldCount, foldOf } from '../../src/engine/conditions/yield-model/fold.ts';
import { conditionFactors } from '@app/shared/contracts/conditions/conditions';
import {
  covariancesPerSpread,
  type LearnedFactor,
  type LevelPriors,
  temperatureFactor,
} from '../../src/engine/conditions/yield-model/level-priors.ts';
import { encodeWeights, type LevelFold, type TableModel } from '../../src/engine/conditions/yield-model/model-file.ts';
import { chooseRecipe } from './choose-recipe.ts';
import type { PairYields } from './level-effects.ts';
import { levelStatistics, namesOf, pairsToLearn } from './level-statistics.ts';

/** Of each fold without it, and last of all pairs. Nothing of a pair enters what is learned for its fold. */
export function fitLevelPriors(given: readonly PairYields[]): Pick<TableModel, 'levels' | 'levelFolds'> {
  const pairs = pairsToLearn(given);
  const levels = [...conditionFactors, temperatureFactor].flatMap((factor) => {
    const names = namesOf(pairs, factor);
    return names.length > 1 ? [{ factor, names }] : [];
  });
  const levelFolds = Array.from({ length: foldCount + 1 }, (_, fold) => {
    const others = pairs.filter(({ pair }) => foldOf(pair) !== fold);
    return encoded(levelStatistics(others, chooseRecipe(others)), levels);
  });
  return { levels, levelFolds };
}

function encoded({ factors, ...figures }: LevelPriors, levels: TableModel['levels']): LevelFold {
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  const of = new Map(factors.map((one) => [one.factor, one]));
  return {
    grand: rounded(figures.grand),
    total: rounded(figures.total),
    between: rounded(figures.between),
    rest: rounded(figures.rest),
    recipe: figures.recipe,
    factors: levels.map(({ factor, names }) => encodedFactor(names, of.get(factor))),
  };
}

/** Roughness of a level that no pair of these folds tried; that of others is above. */
const untried = 0;

function encodedFactor(names: readonly string[], own: LearnedFactor | undefined): LevelFold['factors'][number] {
  const spread = Math.round((own?.spread ?? 0) * 100) / 100;
  const places = names.map((name) => own?.levels.get(name));
  const at = (of: Float64Array | undefined, usual: number): number[] =>
    places.map((place) => (place === undefined ? usual : (of?.[place] ?? usual)));
  const upper = places.flatMap((a, row) => places.slice(row).map((b) => covarianceAt(own, a, b) / (spread || 1)));
  return {
    spread,
    effects: encodeWeights(at(own?.effects, 0)),
    roughness: encodeWeights(at(own?.roughness, untried)),
    covariance: encodeWeights(upper, covariancesPerSpread),
  };
}

function covarianceAt(own: LearnedFactor | undefined, a: number | undefined, b: number | undefined): number {
  if (!own || a === undefined || b === undefined) return 0;
  return own.covariance[a * own.effects.length + b] ?? 0;
}
