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
}

export interface YieldModelFile {
  folds: number;
  hash: string;
  tables: TableModel[];
}

const file = new URL('../../../data/yield-models.json', import.meta.url);

/** The committed models. */
export function readYieldModels(): YieldModelFile {
  return JSON.parse(readFileSync(file, 'utf8')) as YieldModelFile;
}

/** Weights in percentage points. */
export function decodeWeights(text: string): Float64Array {
  const bytes = Buffer.from(text, 'base64');
  return Float64Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2) / 100);
}

export function encodeWeights(weights: ArrayLike<number>): string {
  const bytes = Buffer.alloc(weights.length * 2);
  for (let index = 0; index < weights.length; index += 1) {
    const hundredths = Math.round((weights[index] ?? 0) * 100);
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, hundredths)), index * 2);
  }
  return bytes.toString('base64');
}
