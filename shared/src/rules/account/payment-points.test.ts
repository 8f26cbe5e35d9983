import { check, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { pointsOfPayment } from './payment-points.ts';
import { moneyBound } from '../../constants/limits.ts';

it.each([
  [29, 100, 29],
  [115, 100, 115],
  [1, 7, 0],
  [15, 7, 1],
  [1_200_050, 7, 84_003],
  [99, 1, 0],
  [0, 1_000, 0],
  [1_200_050, 0, 0],
])('%i minor units at %i points for each unit are %i points', (minorUnits, perUnit, points) => {
  expect(pointsOfPayment(minorUnits, perUnit)).toBe(points);
});

it('are counted as whole numbers count, up to the largest amount and rate', () => {
  const exact = property(
    integer({ min: 0, max: moneyBound }),
    integer({ min: 0, max: 1_000 }),
    (minorUnits, perUnit) =>
      BigInt(pointsOfPayment(minorUnits, perUnit)) === (BigInt(minorUnits) * BigInt(perUnit)) / 100n,
  );
  expect(check(exact, { numRuns: 5_000 }).counterexample).toBeNull();
});
