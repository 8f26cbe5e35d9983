/** The nearest number of so many decimals; zero is never negative. */
export function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

/** To so many significant figures. */
export function significant(value: number, figures = 3): number {
  return Number(value.toPrecision(figures));
}
