/** To so many significant figures. */
export function significant(value: number, figures = 3): number {
  return value === 0 || !Number.isFinite(value) ? value : Number(value.toPrecision(figures));
}
