/** The next round number: 1, 2, 4, 5 or 10 times a power of ten; even, so that its half is whole. */
export function niceTop(value: number): number {
  if (!(value > 2)) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 5, 10].map((one) => one * power).find((one) => one >= value && one % 2 === 0) ?? 10 * power;
}
