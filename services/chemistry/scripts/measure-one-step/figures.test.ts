import { describe, expect, it } from 'vitest';
import { calibrationError, percentWithin, quantile } from './figures.ts';

describe('figures of ranked lists', () => {
  it('counts ranks within the first, and never what was not found', () => {
    expect(percentWithin([1, 2, 0, 7], 1)).toBe(25);
    expect(percentWithin([1, 2, 0, 7], 5)).toBe(50);
    expect(percentWithin([], 5)).toBe(0);
  });

  it('finds no calibration error where claims hold on average, and the gap where they do not', () => {
    const claims = (probability: number, recorded: number): { probability: number; isRecorded: boolean }[] =>
      Array.from({ length: 10 }, (_, i) => ({ probability, isRecorded: i < recorded }));
    expect(calibrationError([...claims(0.3, 3), ...claims(0.9, 9)])).toBeCloseTo(0);
    expect(calibrationError([...claims(0.9, 5), ...claims(0.1, 1)])).toBeCloseTo(0.2);
  });

  it('gives quantiles of unsorted values', () => {
    expect(quantile([5, 1, 3, 2, 4], 0.5)).toBe(3);
    expect(quantile([5, 1, 3, 2, 4], 1)).toBe(5);
  });
});
