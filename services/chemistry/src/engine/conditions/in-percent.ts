/** A yield in percent, between 0 and 100, to a tenth of a point. */
export function inPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
}
