// What may be believed of the yields of a set of choices before any is measured: means, and how yields vary together around
// them. Which of them hold is weighed by what is measured.

import { GaussianProcess, type Kernel } from './gaussian-process.ts';

export interface Beliefs {
  /** Expected yields of the choices in percent, one or several guesses. */
  means: readonly Float64Array[];
  /** Covariances around them, in units of `variance`. */
  kernels: readonly Kernel[];
  /** Variance of a measurement, in units of `variance`. */
  noise: number;
  /** Percentage points squared: the usual square of what yields depart from what was expected. */
  variance: number;
}

/** Measurements that the usual departure weighs as much as. */
const usualWeight = 4;

export interface RatedBelief {
  process: GaussianProcess;
  /** Which of its means. */
  mean: Float64Array;
  /** Variance of the signal in percentage points squared. */
  signal: number;
  logLikelihood: number;
}

/** Each process with each of its means, and how likely they are after what was measured. */
export function rateBeliefs(processes: readonly GaussianProcess[], variance: number): RatedBelief[] {
  return processes.flatMap((process) =>
    process.means.map((mean, index) => {
      const { measured } = process;
      const squares = measured === 0 ? 0 : measured * process.signal(index);
      const signal = (usualWeight * variance + squares) / (usualWeight + measured);
      return { process, mean, signal, logLikelihood: process.logLikelihood(index, signal) };
    }),
  );
}

/** From so many measurements on it pays to look first which beliefs still matter. */
const many = 30;
/** Of the likelihood of the best; what is below would not be seen in a figure. */
const negligible = 0.01;

/** The beliefs that measurements leave likely: computed on the measured points alone, which are few beside all points. */
export function likelyBeliefs(beliefs: Beliefs, measured: readonly { point: number; value: number }[]): Beliefs {
  if (measured.length < many) return beliefs;
  const means = beliefs.means.map((mean) => Float64Array.from(measured, ({ point }) => mean[point] ?? 0));
  const rated = beliefs.kernels.flatMap((kernel) => {
    const near: Kernel = (a, b) => kernel(measured[a]?.point ?? 0, measured[b]?.point ?? 0);
    const process = new GaussianProcess(means, near, beliefs.noise);
    for (const [index, { value }] of measured.entries()) process.add(index, value);
    return rateBeliefs([process], beliefs.variance).map(({ logLikelihood }) => ({ kernel, logLikelihood }));
  });
  const least = Math.max(...rated.map(({ logLikelihood }) => logLikelihood)) + Math.log(negligible);
  const likely = rated.filter(({ logLikelihood }) => logLikelihood >= least);
  return { ...beliefs, kernels: [...new Set(likely.map(({ kernel }) => kernel))] };
}
