export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}

/** Lower middle of the values; NaN of none. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}

/** The value below which a share of the values lies; NaN of none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
}
