import { describe, expect, it } from 'vitest';
import { GaussianProcess } from './gaussian-process.ts';
import { expectedImprovement, normalShare } from './normal.ts';

const places = [0, 1, 2, 5];
const kernel = (a: number, b: number): number => Math.exp(-0.5 * ((places[a] ?? 0) - (places[b] ?? 0)) ** 2);

describe('GaussianProcess', () => {
  it('has the mean and variance of the textbook formula after two measurements', () => {
    const noise = 0.1;
    const process = new GaussianProcess([new Float64Array(4)], kernel, noise);
    process.add(0, 1);
    process.add(2, -1);
    // K⁻¹ of [[1.1, c], [c, 1.1]] with c = exp(-2), asked at place 1, which is as far from both.
    const c = Math.exp(-2);
    const near = Math.exp(-0.5);
    const variance = 1 - (2 * near * near) / (1 + noise + c);
    expect(process.means[0]?.[1]).toBeCloseTo(0, 10);
    expect(process.variance[1]).toBeCloseTo(variance, 10);
    // At place 0 the mean is k K⁻¹ y with k = (1, c), y = (1, -1): (1 - c) / (1.1 - c).
    expect(process.means[0]?.[0]).toBeCloseTo((1 - c) / (1 + noise - c), 10);
  });

  it('knows nothing more of a far point', () => {
    const process = new GaussianProcess([Float64Array.of(3, 3, 3, 3)], kernel, 0.01);
    process.add(0, 10);
    expect(process.means[0]?.[3]).toBeCloseTo(3, 3);
    expect(process.variance[3]).toBeCloseTo(1, 6);
  });

  it('learns with several means as one process with each of them does', () => {
    const means = [new Float64Array(4), Float64Array.of(5, 1, 4, 2)];
    const both = new GaussianProcess(means, kernel, 0.05);
    const alone = means.map((mean) => new GaussianProcess([mean], kernel, 0.05));
    for (const process of [both, ...alone]) {
      process.add(1, 4);
      process.add(3, 1);
    }
    expect(both.means).toEqual(alone.flatMap((one) => one.means));
    expect([0, 1].map((mean) => both.logLikelihood(mean, 2))).toEqual(alone.map((one) => one.logLikelihood(0, 2)));
  });

  it('finds a kernel that fits more likely than one that does not', () => {
    const smooth = new GaussianProcess([new Float64Array(4)], kernel, 0.01);
    const rough = new GaussianProcess([new Float64Array(4)], (a, b) => (a === b ? 1 : 0), 0.01);
    for (const process of [smooth, rough]) {
      process.add(0, 2);
      process.add(1, 2);
      process.add(2, 2);
    }
    expect(smooth.logLikelihood(0, 4)).toBeGreaterThan(rough.logLikelihood(0, 4));
  });
});

describe('expected improvement', () => {
  it.each([
    [0, 1, 0, 0.398_942],
    [1, 0, 0.4, 0.6],
    [-5, 1, 0, 0],
  ])('of mean %d, deviation %d over %d is %d', (mean, deviation, best, expected) => {
    expect(expectedImprovement(mean, deviation, best)).toBeCloseTo(expected, 4);
  });

  it('rests on the shares of the normal distribution', () => {
    expect(normalShare(1.96)).toBeCloseTo(0.975, 4);
    expect(normalShare(-1.15) + normalShare(1.15)).toBeCloseTo(1, 7);
  });
});
