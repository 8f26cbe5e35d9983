// What is known of a set of points while they are measured one by one: several Gaussian processes, weighed by how well
// each explains the measurements, and the choice of the next point by expected improvement.

import { inPercent } from '../in-percent.ts';
import { type EncodedChoices, kernelOf, type KernelShape } from './encode.ts';
import { GaussianProcess, type Kernel } from './gaussian-process.ts';
import { expectedImprovement } from './normal.ts';
import type { PredictedYield, SuggestionReason } from './types.ts';

/** Percentage points: how far yields lie from what was expected of them, with a model before and without. */
const usualDeviation = { withPrior: 20, without: 28 };
/** Measurements that this usual deviation weighs as much as. */
const deviationWeight = 4;
/** Percent, expected where there is no prior at all. */
const unknownYield = 30;
/** Deviations of the normal distribution between which three of four values lie. */
const threeOfFour = 1.15;

const shapes: readonly (KernelShape & { noise: number })[] = [0.3, 0.6].flatMap((kept) =>
  [0.1, 0.5, 0.85].map((additive) => ({ kept, additive, noise: 0.03 })),
);

/** Variance that all points share: a reaction may go better or worse as a whole. */
const sharedVariance = 0.5;
/** Variance of the slope: differences that the prior expects may be larger or smaller, or none. */
const slopeVariance = 0.2;

export class Optimizer {
  readonly #processes: GaussianProcess[];
  readonly #encoded: EncodedChoices;
  readonly #priors: readonly (PredictedYield | null)[];
  readonly #taken: Set<number> = new Set();
  readonly #measured = new Map<number, number>();
  readonly #usual: number;
  readonly #jitter: Float64Array;

  /** `random` breaks ties and chooses the first point where nothing is expected. */
  constructor(encoded: EncodedChoices, priors: readonly (PredictedYield | null)[], random: () => number) {
    const known = priors.flatMap((one) => (one ? [one.percent] : []));
    const middle = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : unknownYield;
    const mean = Float64Array.from(priors, (one) => one?.percent ?? middle);
    const departures = mean.map((one) => (one - middle) / usualDeviation.withPrior);
    this.#encoded = encoded;
    this.#priors = priors;
    this.#usual = known.length > 0 ? usualDeviation.withPrior : usualDeviation.without;
    this.#jitter = Float64Array.from(priors, random);
    this.#processes = shapes.map(
      ({ noise, ...shape }) => new GaussianProcess(mean, withPrior(kernelOf(encoded, shape), departures), noise),
    );
  }

  /** Takes in a yield in percent. */
  learn(point: number, yieldPercent: number): void {
    for (const process of this.#processes) process.add(point, yieldPercent);
    this.#taken.add(point);
    this.#measured.set(point, Math.max(yieldPercent, this.#measured.get(point) ?? 0));
  }

  /** Goes on as if the point had given what is expected of it, so that the next ones of a batch differ from it. */
  pretend(point: number): void {
    const { mean } = this.#mixture();
    const value = mean[point] ?? 0;
    for (const process of this.#processes) process.add(point, value);
    this.#taken.add(point);
  }

  /** The point not yet taken with the highest expected improvement; -1 when all are taken. */
  next(): number {
    const { mean, deviation } = this.#mixture();
    const best = this.#best();
    let chosen = -1;
    let highest = -1;
    for (let point = 0; point < mean.length; point += 1) {
      if (this.#taken.has(point)) continue;
      const gain = expectedImprovement(mean[point] ?? 0, deviation[point] ?? 0, best);
      const merit = gain + 1e-6 * (this.#jitter[point] ?? 0);
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
    const { mean, deviation } = this.#mixture();
    const percent = mean[point] ?? 0;
    const spread = threeOfFour * Math.hypot(deviation[point] ?? 0, this.#noise());
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

  /** Mean and deviation of each point over the processes, in percentage points. */
  #mixture(): { mean: Float64Array; deviation: Float64Array } {
    const weighed = this.#weighed();
    const count = this.#encoded.count;
    const mean = new Float64Array(count);
    const square = new Float64Array(count);
    for (const { process, weight, signal } of weighed) {
      for (let i = 0; i < count; i += 1) {
        const value = process.mean[i] ?? 0;
        mean[i] = (mean[i] ?? 0) + weight * value;
        square[i] = (square[i] ?? 0) + weight * (value * value + signal * (process.variance[i] ?? 0));
      }
    }
    const deviation = square.map((one, i) => Math.sqrt(Math.max(0, one - (mean[i] ?? 0) ** 2)));
    return { mean, deviation };
  }

  #weighed(): { process: GaussianProcess; weight: number; signal: number }[] {
    const rated = this.#processes.map((process) => {
      const { measured } = process;
      const signal =
        (deviationWeight * this.#usual ** 2 + measured * process.signal * (measured > 0 ? 1 : 0)) /
        (deviationWeight + measured);
      return { process, signal, likelihood: process.logLikelihood(signal) };
    });
    const highest = Math.max(...rated.map(({ likelihood }) => likelihood));
    const weights = rated.map(({ likelihood }) => Math.exp(likelihood - highest));
    const sum = weights.reduce((total, one) => total + one, 0);
    return rated.map((one, index) => ({ ...one, weight: (weights[index] ?? 0) / sum }));
  }

  #noise(): number {
    const [first] = this.#weighed();
    return Math.sqrt((first?.signal ?? 0) * (shapes[0]?.noise ?? 0));
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

/** What all points share, what they share by their places in the prior, and what their levels say. */
function withPrior(kernel: Kernel, departures: Float64Array): Kernel {
  return (a, b) => sharedVariance + slopeVariance * (departures[a] ?? 0) * (departures[b] ?? 0) + kernel(a, b);
}
