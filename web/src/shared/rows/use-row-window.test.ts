import { describe, expect, it } from 'vitest';
import { rowWindow, wholeUpTo } from './use-row-window.ts';

describe('the rows that are drawn', () => {
  it('are all of a short list', () => {
    expect(rowWindow(wholeUpTo, 100, 2_000, 600)).toEqual({ first: 0, end: wholeUpTo });
  });

  it('are those in sight and a few on either side of a long one', () => {
    const { first, end } = rowWindow(1_000, 100, 50_000, 600);
    expect(first).toBeLessThan(500);
    expect(end).toBeGreaterThan(506);
    expect(end - first).toBeLessThan(30);
  });

  it('are found where rows have heights of their own', () => {
    const tops = Array.from({ length: 1_001 }, (_, at) => at * 100 + Math.floor(at / 2) * 20);
    const { first, end } = rowWindow(1_000, tops, tops[500] ?? 0, 600);
    expect([first < 500, first > 480, end > 505, end < 525]).toEqual([true, true, true, true]);
  });

  it('never go beyond the ends', () => {
    expect(rowWindow(50, 100, 0, 600).first).toBe(0);
    expect(rowWindow(50, 100, 99_999, 600).end).toBe(50);
  });
});
