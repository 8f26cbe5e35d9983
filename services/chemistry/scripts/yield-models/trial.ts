// One optimization of a pair whose yields are all known: experiments until 95 % of the best yield is reached.

import type { Beliefs } from '../../src/engine/conditions/optimize/beliefs.ts';
import type { EncodedChoices } from '../../src/engine/conditions/optimize/encode.ts';
import type { Kernel } from '../../src/engine/conditions/optimize/gaussian-process.ts';
import { Optimizer } from '../../src/engine/conditions/optimize/optimizer.ts';
import type { PredictedYield } from '../../src/engine/conditions/optimize/types.ts';
import { seededRandom } from '../../src/chemistry/molecule/random.ts';
import type { PairYields } from './level-effects.ts';

const enough = 0.95;

type Yields = Pick<PairYields, 'choices' | 'yields'>;

/** A screen of at least 24 different choices, one of which gives something. */
export function isWorthOptimizing({ choices, yields }: Yields): boolean {
  return choices.length >= 24 && Math.max(...yields) >= 5;
}

/** Experiments that chance needs. */
export function randomExperiments({ yields }: Yields, seed: number): number {
  const random = seededRandom(seed);
  const order = yields.map((value) => ({ value, at: random() })).toSorted((a, b) => a.at - b.at);
  const goal = enough * Math.max(...yields);
  return order.findIndex(({ value }) => value >= goal) + 1;
}

/** Experiments that chance needs on average: the first of the good ones among all of them in any order. */
export function chanceExperiments({ yields }: Yields): number {
  const goal = enough * Math.max(...yields);
  return (yields.length + 1) / (yields.filter((value) => value >= goal).length + 1);
}

/** The same beliefs, each covariance computed once: for many optimizations of one pair. */
export function remembered(beliefs: Beliefs): Beliefs {
  const count = beliefs.means[0]?.length ?? 0;
  return { ...beliefs, kernels: beliefs.kernels.map((kernel) => tabled(kernel, count)) };
}

function tabled(kernel: Kernel, count: number): Kernel {
  const table = Float64Array.from({ length: count * count }, (_, at) => kernel(Math.floor(at / count), at % count));
  return (a, b) => table[a * count + b] ?? 0;
}

/** Experiments that the optimizer needs, its first one among them. */
export function experimentsOf(
  { choices, yields }: Yields,
  encoded: EncodedChoices,
  priors: readonly (PredictedYield | null)[],
  beliefs: Beliefs,
  seed: number,
): number {
  const goal = enough * Math.max(...yields);
  const optimizer = new Optimizer(encoded, priors, beliefs, seededRandom(seed));
  for (let experiments = 1; experiments <= choices.length; experiments += 1) {
    const point = optimizer.next();
    const value = yields[point] ?? 0;
    if (value >= goal) return experiments;
    optimizer.learn(point, value);
  }
  return choices.length;
}
