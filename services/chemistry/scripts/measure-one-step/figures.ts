// Figures of a ranked list: shares within the first, and how well probabilities are kept.

export const tops = [1, 3, 5, 10, 50] as const;

/** One proposal's probability and whether it was the recorded reaction. */
export interface Claim {
  probability: number;
  isRecorded: boolean;
}

/** Percent of ranks from 1 to `top`; 0 stands for not found. */
export function percentWithin(ranks: readonly number[], top: number): number {
  const within = ranks.filter((rank) => rank > 0 && rank <= top).length;
  return ranks.length === 0 ? 0 : (100 * within) / ranks.length;
}

/** Expected calibration error over bins of equal width (Guo et al., arXiv:1706.04599). */
export function calibrationError(claims: readonly Claim[], bins = 15): number {
  const sums = Array.from({ length: bins }, () => ({ count: 0, claimed: 0, recorded: 0 }));
  for (const { probability, isRecorded } of claims) {
    const bin = sums[Math.min(bins - 1, Math.floor(probability * bins))];
    if (!bin) continue;
    bin.count += 1;
    bin.claimed += probability;
    bin.recorded += isRecorded ? 1 : 0;
  }
  return sums.reduce((sum, bin) => sum + Math.abs(bin.claimed - bin.recorded), 0) / Math.max(1, claims.length);
}

/** Value below which the given share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
