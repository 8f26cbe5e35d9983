// What is known of a set of points while they are measured one by one: several Gaussian processes, weighed by how well
// each explains the measurements, and the choice of the next point by expected improvement.

import { inPercent } from '../in-percent.ts';
import { type Beliefs, rateBeliefs } from './beliefs.ts';
import type { EncodedChoices } from './encode.ts';
import { GaussianProcess } from './gaussian-process.ts';
import { expectedImprovement } from './normal.ts';
import type { PredictedYield, SuggestionReason } from './types.ts';

/** Deviations of the normal distribution between which three of four values lie. */
const threeOfFour = 1.15;

/** Percentage points: expected yields are not known so well that one more or less says which is tried first. */
const nearlyEqual = 1;
/** Weight of the expected yield where no improvement is in sight anywhere. */
const tieShare = 1e-9;

interface Mixture {
  /** Percent. */
  mean: Float64Array;
  /** Percentage points. */
  deviation: Float64Array;
  /** Of one measurement, in percentage points. */
  noise: number;
}

export class Optimizer {
  readonly #processes: GaussianProcess[];
  readonly #beliefs: Beliefs;
  readonly #encoded: EncodedChoices;
  readonly #priors: readonly (PredictedYield | null)[];
  readonly #taken: Set<number> = new Set();
  readonly #measured = new Map<number, number>();
  readonly #chance: Float64Array;
  #known: Mixture | undefined;

  /** `random` chooses where nothing is expected, and between points of which nearly the same is expected. */
  constructor(
    encoded: EncodedChoices,
    priors: readonly (PredictedYield | null)[],
    beliefs: Beliefs,
    random: () => number,
  ) {
    this.#encoded = encoded;
    this.#priors = priors;
    this.#beliefs = beliefs;
    this.#chance = Float64Array.from(priors, () => nearlyEqual * (2 * random() - 1));
    this.#processes = beliefs.kernels.map((kernel) => new GaussianProcess(beliefs.means, kernel, beliefs.noise));
  }

  /** Takes in a yield in percent. */
  learn(point: number, yieldPercent: number): void {
    this.#add(point, yieldPercent);
    this.#measured.set(point, Math.max(yieldPercent, this.#measured.get(point) ?? 0));
  }

  /** Goes on as if the point had given what is expected of it, so that the next ones of a batch differ from it. */
  pretend(point: number): void {
    const { mean } = this.#mixture();
    this.#add(point, mean[point] ?? 0);
  }

  /** The point not yet taken with the highest expected improvement; -1 when all are taken. */
  next(): number {
    const { mean, deviation } = this.#mixture();
    const best = this.#best();
    let chosen = -1;
    let highest = -Infinity;
    for (let point = 0; point < mean.length; point += 1) {
      if (this.#taken.has(point)) continue;
      const gain = expectedImprovement((mean[point] ?? 0) + (this.#chance[point] ?? 0), deviation[point] ?? 0, best);
      const merit = gain + tieShare * (mean[point] ?? 0);
      if (merit > highest) [chosen, highest] = [point, merit];
    }
    return chosen;
  }

  /** The point not yet taken that teaches most: little is known of it, and a good yield is not out of the question. -1 as `next`. */
  mostInstructive(): number {
    const { mean, deviation } = this.#mixture();
    const highest = Math.max(1, ...mean);
    let chosen = -1;
    let most = -1;
    for (let point = 0; point < mean.length; point += 1) {
      if (this.#taken.has(point)) continue;
      const merit = (deviation[point] ?? 0) * (0.5 + Math.max(0, mean[point] ?? 0) / highest);
      if (merit > most) [chosen, most] = [point, merit];
    }
    return chosen;
  }

  /** Percent, with the range that three of four should lie in; null while nothing supports a figure. */
  expected(point: number): PredictedYield | null {
    const prior = this.#priors[point] ?? null;
    if (this.#measured.size === 0) return prior;
    const { mean, deviation, noise } = this.#mixture();
    const percent = mean[point] ?? 0;
    const spread = threeOfFour * Math.hypot(deviation[point] ?? 0, noise);
    return {
      percent: inPercent(percent),
      low: inPercent(percent - spread),
      high: inPercent(percent + spread),
      kind: 'model',
    };
  }

  /** A level that nobody tried is worth a look for itself; else either much is expected or little is known. */
  reasonFor(point: number): SuggestionReason {
    const { mean, deviation } = this.#mixture();
    const value = mean[point] ?? 0;
    const better = mean.filter((other) => other > value).length;
    if (better < Math.max(3, mean.length * 0.05)) return 'promising';
    if (this.#hasNewLevel(point)) return 'covers';
    return value + (deviation[point] ?? 0) >= this.#best() && value > 0.8 * this.#best() ? 'promising' : 'uncertain';
  }

  /** Mean and deviation of each point over all that is believed, weighed by likelihood. */
  #mixture(): Mixture {
    this.#known ??= mixtureOf(this.#processes, this.#beliefs, this.#encoded.count);
    return this.#known;
  }

  #add(point: number, value: number): void {
    for (const process of this.#processes) process.add(point, value);
    this.#taken.add(point);
    this.#known = undefined;
  }

  /** The best yield measured; before that the best that is expected. */
  #best(): number {
    if (this.#measured.size > 0) return Math.max(...this.#measured.values());
    return Math.max(...this.#mixture().mean);
  }

  #hasNewLevel(point: number): boolean {
    const known = [...this.#measured.keys()];
    return this.#encoded.factors.some(({ codes }) => known.every((other) => codes[other] !== codes[point]));
  }
}

function mixtureOf(processes: readonly GaussianProcess[], { noise, variance }: Beliefs, count: number): Mixture {
  const rated = rateBeliefs(processes, variance);
  const highest = Math.max(...rated.map(({ logLikelihood }) => logLikelihood));
  const likelihoods = rated.map(({ logLikelihood }) => Math.exp(logLikelihood - highest));
  const sum = likelihoods.reduce((total, one) => total + one, 0);
  const mean = new Float64Array(count);
  const square = new Float64Array(count);
  let signal = 0;
  for (const [index, one] of rated.entries()) {
    const weight = (likelihoods[index] ?? 0) / sum;
    signal += weight * one.signal;
    for (let i = 0; i < count; i += 1) {
      const value = one.mean[i] ?? 0;
      mean[i] = (mean[i] ?? 0) + weight * value;
      square[i] = (square[i] ?? 0) + weight * (value * value + one.signal * (one.process.variance[i] ?? 0));
    }
  }
  const deviation = square.map((one, i) => Math.sqrt(Math.max(0, one - (mean[i] ?? 0) ** 2)));
  return { mean, deviation, noise: Math.sqrt(signal * noise) };
}
