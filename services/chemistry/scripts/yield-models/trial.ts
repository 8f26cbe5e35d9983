// One optimization of a pair whose yields are all known: experiments until 95 % of the best yield is reached.

import { encodeChoices, type LevelLikeness } from '../../src/conditions/optimize/encode.ts';
import { Optimizer } from '../../src/conditions/optimize/optimizer.ts';
import { seededRandom } from '../../src/search/random.ts';
import type { YieldPrior } from '../../src/conditions/optimize/types.ts';
import type { MeasuredPair } from './pairs.ts';

const enough = 0.95;

/** Experiments that chance needs. */
export function randomExperiments({ yields }: MeasuredPair, seed: number): number {
  const random = seededRandom(seed);
  const order = yields.map((value) => ({ value, at: random() })).toSorted((a, b) => a.at - b.at);
  const goal = enough * Math.max(...yields);
  return order.findIndex(({ value }) => value >= goal) + 1;
}

/** Experiments that the optimizer needs, its first one among them. */
export function suggestedExperiments(
  { choices, yields }: MeasuredPair,
  seed: number,
  prior: YieldPrior,
  alike?: LevelLikeness,
): number {
  const goal = enough * Math.max(...yields);
  const optimizer = new Optimizer(encodeChoices(choices, alike), choices.map(prior), seededRandom(seed));
  for (let experiments = 1; experiments <= choices.length; experiments += 1) {
    const point = optimizer.next();
    const value = yields[point] ?? 0;
    if (value >= goal) return experiments;
    optimizer.learn(point, value);
  }
  return choices.length;
}
