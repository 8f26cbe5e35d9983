// The normal distribution, for expected improvement.

/** Density of the standard normal distribution. */
export function normalDensity(z: number): number {
  return Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);
}

/** Share of the standard normal distribution below z, to 1e-7 (M. Abramowitz, I. A. Stegun, Handbook, 26.2.17). */
export function normalShare(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const terms = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
  const upper = normalDensity(z) * terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return z >= 0 ? 1 - upper : upper;
}

/** How much a normal variable is expected to lie above `best` (J. Mockus, 1974). */
export function expectedImprovement(mean: number, deviation: number, best: number): number {
  if (deviation < 1e-9) return Math.max(0, mean - best);
  const z = (mean - best) / deviation;
  return (mean - best) * normalShare(z) + deviation * normalDensity(z);
}
