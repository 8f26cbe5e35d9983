import { describe, expect, it } from 'vitest';
import { curvesOf, keptRoutes, shareOf, takes } from './curve.ts';
import type { JudgedStep } from './curve.ts';

const step = (group: string, rank: number, share: number): JudgedStep => ({
  group,
  step: `${group}${rank}${share}`,
  passed: rank >= -5 && rank !== -Infinity,
  scores: { rank, share },
});

describe('the curve of a check', () => {
  const wrong = [step('stereochemistry', -3, 0.1), step('other site', -Infinity, 0)];
  const right = [step('a', -1, 0.9), step('a', -2, 0.4), step('b', -1, 0.8), step('b', -Infinity, 0)];

  it('has the thresholds at which something changes, the strictest first', () => {
    expect(curvesOf(wrong, right)).toEqual([
      { score: 'rank', points: [-1, -2, -3] },
      { score: 'share', points: [0.9, 0.8, 0.4, 0.1] },
    ]);
  });

  it('takes at most a dozen of many thresholds: places from the first, shares from end to end', () => {
    const many = Array.from({ length: 100 }, (_, index) => step('a', -index - 1, 1 - index / 101));
    const [rank, share] = curvesOf([], many);
    expect(rank?.points).toEqual([-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12]);
    expect(share?.points).toHaveLength(12);
    expect(share?.points.at(0)).toBe(1);
    expect(share?.points.at(-1)).toBe(1 - 99 / 101);
  });

  it.each([
    [-1, '100.0 %', ' 50.0 %', [false, false]],
    [-2, '100.0 %', ' 75.0 %', [true, false]],
    [-3, ' 50.0 %', ' 75.0 %', [true, false]],
  ])('at rank %i refuses and passes what lies on each side', (point, refused, passed, kept) => {
    const isTaken = (one: JudgedStep): boolean => takes(one, 'rank', point);
    expect(shareOf(wrong, (one) => !isTaken(one))).toBe(refused);
    expect(shareOf(right, isTaken)).toBe(passed);
    expect(keptRoutes(right, isTaken)).toEqual(kept);
  });
});
