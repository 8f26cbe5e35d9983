// Yield models as scripts/yield-models.ts commits them: weights, ranges and counts, and no measured yield.

import { readFileSync } from 'node:fs';

/** Residuals of pairs that models had not seen, by how much was predicted. */
export interface ResidualRange {
  /** Predictions below `upTo` percent; the last one ends at 100. */
  upTo: number;
  /** An eighth of the residuals lies below, an eighth above. */
  low: number;
  high: number;
}

export interface FoldModel {
  /** Experiments and pairs of substrates it was fitted on: those of the other folds. */
  experiments: number;
  substrates: number;
  mean: number;
  /** Int16, little endian, in base64, hundredths of a percentage point; in the order of the table's features. */
  weights: string;
  ranges: ResidualRange[];
}

export interface TableModel {
  name: string;
  source: string;
  experiments: number;
  /** Mean absolute error, and share of the variance explained, on pairs a model had not seen. */
  error: number;
  explained: number;
  /** Of four yields of unseen pairs, the share between low and high. */
  coverage: number;
  /** Mean absolute error of the mean of all other pairs, to compare with. */
  plainError: number;
  /** Lowest and highest; null where the table records none. */
  temperatureC: [number, number] | null;
  features: string[];
  folds: FoldModel[];
  /** Hash of each pair, its experiments, its fingerprint in base64. */
  pairs: { hash: number; experiments: number; fingerprint: string }[];
  /** Choices that were run: its levels, and in each fold how many experiments. */
  choices: { levels: (string | null)[]; temperatureC: number | null; counts: number[] }[];
  /** What the levels of the table do, of every factor that varies. */
  levels: { factor: string; names: string[] }[];
  /** Learned without the pairs of each fold; the last of them with all pairs. */
  levelFolds: LevelFold[];
}

/** Level statistics of the pairs of some folds, as level-priors.ts reads them. */
export interface LevelFold {
  /** Percent. */
  grand: number;
  /** Percentage points squared. */
  total: number;
  between: number;
  rest: number;
  recipe: KernelRecipe;
  /** In the order of the table's `levels`; numbers of each level as `encodeWeights` writes them. */
  factors: {
    /** Percentage points squared. */
    spread: number;
    /** Percentage points. */
    effects: string;
    /** 1 is usual; 0 of a level that none of the pairs tried. */
    roughness: string;
    /** Upper triangle, row by row, in five-hundredths of the spread. */
    covariance: string;
  }[];
}

/** How the kernel of a table is put together. */
export interface KernelRecipe {
  /** Exponent of the roughness of the levels; at 0 yields depart from the sum of the effects everywhere alike. */
  roughness: number;
  /** Of the spread of a factor, what is added to the variance of each of its levels: a pair is not like those before it. */
  own: number;
}

export interface YieldModelFile {
  folds: number;
  hash: string;
  tables: TableModel[];
}

const hundredths = 100;
const file = new URL('../../../../data/yield-models.json', import.meta.url);

/** The committed models. */
export function readYieldModels(): YieldModelFile {
  return JSON.parse(readFileSync(file, 'utf8')) as YieldModelFile;
}

/** Weights in percentage points, as `encodeWeights` wrote them. */
export function decodeWeights(text: string, perUnit: number = hundredths): Float64Array {
  const bytes = Buffer.from(text, 'base64');
  return Float64Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2) / perUnit);
}

/** Numbers as multiples of a share of the unit; those beyond 32,767 of them are cut. */
export function encodeWeights(weights: ArrayLike<number>, perUnit: number = hundredths): string {
  const bytes = Buffer.alloc(weights.length * 2);
  for (let index = 0; index < weights.length; index += 1) {
    const rounded = Math.round((weights[index] ?? 0) * perUnit);
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, rounded)), index * 2);
  }
  return bytes.toString('base64');
}
