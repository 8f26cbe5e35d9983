// The estimated cost of making a molecule that is not in stock, learned from what searches found it to cost
// (scripts/fit-search-value.ts). docs/search.md says how it compares with the computed one, which searches use.

import { readFileSync } from 'node:fs';
import { LruCache } from '../chem/lru.ts';
import { featureCount, valueFeatures } from './value-features.ts';

/** Cost of a molecule by its canonical SMILES, on the scale of cost.ts. */
export type Estimate = (smiles: string) => number;

export interface ValueWeights {
  /** Of the features of value-features.ts, in order. */
  weights: number[];
  /** Molecules fitted on, and the searches that they come from. */
  molecules: number;
  searches: number;
  seed: number;
}

/** No molecule that must be made costs less than one easy step, and none counts as hopeless before it is expanded. */
const range = { least: 0.7, most: 9 } as const;
const weightsFile = new URL('../../data/search-value.json', import.meta.url);

/** Reads the weights that the script has written. Throws a TypeError when they do not fit the features. */
export function readValueEstimate(file: URL = weightsFile): Estimate {
  return valueEstimate((JSON.parse(readFileSync(file, 'utf8')) as ValueWeights).weights);
}

/** The estimate that given weights make. Throws a TypeError when they do not fit the features. */
export function valueEstimate(weights: readonly number[]): Estimate {
  if (weights.length !== featureCount) throw new TypeError(`${weights.length} weights for ${featureCount} features`);
  const known = new LruCache<string, number>(50_000);
  return (smiles) => known.getOrMake(smiles, () => estimated(weights, valueFeatures(smiles)));
}

function estimated(weights: readonly number[], features: Float64Array): number {
  let cost = 0;
  for (let i = 0; i < features.length; i += 1) cost += (weights[i] ?? 0) * (features[i] ?? 0);
  return Math.min(range.most, Math.max(range.least, cost));
}
