// What levels of conditions did to the yields of other pairs of substrates: the usual effect of each, how the effects of two levels
// go together from pair to pair, and how far yields with a level depart from the sum of the effects.

import { decodeWeights, type KernelRecipe, type LevelFold, type TableModel } from './model-file.ts';
import { foldCount } from './fold.ts';

/** A level of these is named by its degrees Celsius. */
export const temperatureFactor = 'temperatureC';
/** Covariances are kept in this share of the spread of their factor. */
export const covariancesPerSpread = 500;

export interface LearnedFactor {
  /** A condition factor, or `temperatureC`. */
  factor: string;
  /** Place of each level that was tried, `none` where the factor plays no part. */
  levels: ReadonlyMap<string, number>;
  /** Mean square of what an effect departs from its average over the pairs, percentage points squared. */
  spread: number;
  /** Average effect of each level, percentage points. */
  effects: Float64Array;
  /** Mean square of what the sum of the effects leaves unexplained, where 1 is usual for the pair. */
  roughness: Float64Array;
  /** Covariance of the effects of two levels over the pairs, percentage points squared, row by row. */
  covariance: Float64Array;
}

export interface LevelPriors {
  /** Mean yield of the pairs, percent. */
  grand: number;
  /** Variances in percentage points squared: of all yields of a pair, of the means of pairs, of what levels leave unexplained. */
  total: number;
  between: number;
  rest: number;
  recipe: KernelRecipe;
  factors: readonly LearnedFactor[];
}

/** What was learned without the pairs of a fold; with `foldCount` what was learned of all pairs. Null where the file has none. */
export function levelPriorsOf(
  { levels, levelFolds }: Pick<TableModel, 'levels' | 'levelFolds'>,
  fold: number,
): LevelPriors | null {
  const own = levelFolds[fold];
  if (!own) return null;
  const { factors, ...figures } = own;
  return { ...figures, factors: levels.flatMap((one, index) => decoded(one, factors[index]) ?? []) };
}

/** The place of what was learned of all pairs. */
export const allFolds = foldCount;

function decoded(
  { factor, names }: TableModel['levels'][number],
  own: LevelFold['factors'][number] | undefined,
): LearnedFactor | null {
  if (!own) return null;
  const upper = decodeWeights(own.covariance, covariancesPerSpread);
  const roughness = decodeWeights(own.roughness);
  const tried = names.flatMap((name, index): [string, number][] =>
    (roughness[index] ?? 0) > 0 ? [[name, index]] : [],
  );
  return {
    factor,
    levels: new Map(tried),
    spread: own.spread,
    effects: decodeWeights(own.effects),
    roughness,
    covariance: squareOf(upper, names.length).map((one) => one * own.spread),
  };
}

function squareOf(upper: Float64Array, size: number): Float64Array {
  const square = new Float64Array(size * size);
  let at = 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = row; column < size; column += 1, at += 1) {
      square[row * size + column] = upper[at] ?? 0;
      square[column * size + row] = upper[at] ?? 0;
    }
  }
  return square;
}
