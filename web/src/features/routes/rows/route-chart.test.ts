import { expect, it } from 'vitest';
import { listed } from '../test-figures.ts';
import { chartPoints } from './route-chart.tsx';

const costing = (rank: number, steps: number, minorUnits: number) => {
  const route = listed(rank, { steps });
  const figures = { ...listed(rank).figures, costPerKg: { minorUnits, currency: 'EUR', unpriced: 0 } };
  return { ...route, figures } as typeof route;
};

it('puts routes of as many steps beside each other, at their cost', () => {
  const { points, currency, without } = chartPoints([costing(1, 4, 100), costing(2, 4, 200), costing(3, 6, 50)]);
  expect([currency, without]).toEqual(['EUR', 0]);
  expect(points.map(({ y }) => y)).toEqual([100, 200, 50]);
  expect(points.map(({ x }) => Math.round(x))).toEqual([4, 4, 6]);
  expect(points[0]?.x).not.toBe(points[1]?.x);
});

it('leaves routes out whose cost nobody knows, and counts them', () => {
  const { points, without } = chartPoints([listed(1, { figures: undefined }), costing(2, 4, 0), costing(3, 4, 10)]);
  expect([points.length, without]).toEqual([1, 2]);
});
