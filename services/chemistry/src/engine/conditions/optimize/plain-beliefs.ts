// Beliefs of a space that no screens speak for: two choices are the more alike the more levels they share.

import { type EncodedChoices, kernelOf, type KernelShape } from './encode.ts';
import type { Beliefs } from './beliefs.ts';
import type { Kernel } from './gaussian-process.ts';
import type { PredictedYield } from './types.ts';

/** Percentage points: how far yields lie from what was expected of them, with a model before and without. */
const usualDeviation = { withPrior: 20, without: 28 };
/** Percent, expected where there is no prior at all. */
const unknownYield = 30;

const shapes: readonly KernelShape[] = [0.3, 0.6].flatMap((kept) =>
  [0.1, 0.5, 0.85].map((additive) => ({ kept, additive })),
);
const noise = 0.03;

/** Variance that all points share: a reaction may go better or worse as a whole. */
const sharedVariance = 0.5;
/** Variance of the slope: differences that the prior expects may be larger or smaller, or none. */
export const slopeVariance = 0.2;

export function plainBeliefs(encoded: EncodedChoices, priors: readonly (PredictedYield | null)[]): Beliefs {
  const known = priors.flatMap((one) => (one ? [one.percent] : []));
  const middle = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : unknownYield;
  const mean = Float64Array.from(priors, (one) => one?.percent ?? middle);
  const departures = mean.map((one) => (one - middle) / usualDeviation.withPrior);
  return {
    means: [mean],
    kernels: shapes.map((shape) => withPrior(kernelOf(encoded, shape), departures)),
    noise,
    variance: (known.length > 0 ? usualDeviation.withPrior : usualDeviation.without) ** 2,
  };
}

/** What all points share, what they share by their places in the prior, and what their levels say. */
function withPrior(kernel: Kernel, departures: Float64Array): Kernel {
  return (a, b) => sharedVariance + slopeVariance * (departures[a] ?? 0) * (departures[b] ?? 0) + kernel(a, b);
}
