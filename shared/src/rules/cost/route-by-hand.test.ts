// One small route counted with pencil and paper, and what holds for every order, scale and currency.

import { describe, expect, it } from 'vitest';
import { sensitivities } from './sensitivity.ts';
import type { CostFigure, CostLine, CostSheet } from './sheet.ts';
import { costOf } from './route.ts';

const figure = (value: number, factor?: number): CostFigure => ({ value, source: 'estimated', factor });
const line = (lineId: string, given: Omit<CostLine, 'lineId' | 'name' | 'amount'> & { amount: number }): CostLine => ({
  ...given,
  lineId,
  name: lineId,
  amount: figure(given.amount),
});

/** 100 g/mol and half as much again of 50 g/mol give 120 g/mol in 80 % yield, in 10 L/kg of a solvent of 0.9 kg/L. */
const lines = [
  line('s1-1', { role: 'reactant', amount: 1, isLimiting: true, weight: 100, price: figure(1_000, 2) }),
  line('s1-2', { role: 'reagent', amount: 1.5, weight: 50, price: figure(2_000) }),
  line('s1-3', { role: 'solvent', amount: 10, weight: 0.9, price: figure(200) }),
];
const sheet: CostSheet = {
  currency: 'USD',
  scaleGrams: 1_200,
  hourlyRate: figure(6_000),
  overhead: figure(50),
  wastePrice: figure(100),
  steps: [
    {
      stepId: 's1',
      number: 1,
      product: { smiles: 'P', gramsPerMole: 120 },
      yield: figure(80),
      labour: figure(60),
      labourGrows: false,
      lines,
    },
  ],
};

describe('a route of one step, by hand', () => {
  // 1.2 kg / 120 g/mol / 0.80 = 12.5 mol: 1.25 kg, 0.9375 kg and 10.8 kg go in, 12.9875 kg in all.
  it('has this bill of materials, these sums, this mass intensity and this waste', () => {
    const cost = costOf(sheet);
    expect(cost.lines.map(({ milligrams, cost: cents }) => [milligrams, cents])).toEqual([
      [1_250_000, 1_250],
      [937_500, 1_875],
      [10_800_000, 2_160],
    ]);
    expect([cost.materials, cost.labour, cost.overhead]).toEqual([5_285, 6_000, 3_000]);
    // 12.9875 kg less 1.2 kg of product, at 1.00 for a kilogram: 11.7875, rounded half up.
    expect([cost.wasteMilligrams, cost.waste]).toEqual([11_787_500, 1_179]);
    expect([cost.total, cost.perKilogram]).toEqual([15_464, 12_887]);
    expect(cost.massIntensity).toBeCloseTo(12.9875 / 1.2, 12);
    expect(cost.overallYield).toBeCloseTo(80, 12);
  });

  it('moves by this much when a price is half or double, or the yield ten points off', () => {
    const moved = new Map(sensitivities(sheet).map((one) => [one.path, one]));
    expect(moved.get('line.s1-1.price')).toMatchObject({
      low: 500,
      high: 2_000,
      totalAtLow: 15_464 - 625,
      totalAtHigh: 15_464 + 1_250,
    });
    // At 70 %: 1.428572, 1.071429 and 10.8 kg cost 14.29, 21.43 and 21.60; 12.100001 kg of waste cost 12.10.
    // At 90 %: 1.111112, 0.833334 and 10.8 kg cost 11.11, 16.67 and 21.60; 11.544446 kg of waste cost 11.54.
    expect(moved.get('step.s1.yield')).toMatchObject({ low: 70, high: 90, totalAtLow: 15_942, totalAtHigh: 15_092 });
    const swings = sensitivities(sheet).map((one) => Math.abs(one.totalAtHigh - one.totalAtLow));
    expect(swings).toEqual(swings.toSorted((a, b) => b - a));
  });
});

describe('the sums of a route', () => {
  const scales = [0.001, 0.37, 1, 12.5, 999.999, 1_000, 33_333.3, 100_000, 1_000_000];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  it.each(scales)('are the same in any order of the lines, at %d g', (scaleGrams) => {
    const sums = orders.map((order) => {
      const sorted = order.flatMap((at) => lines[at] ?? []);
      const { lines: _lines, ...cost } = costOf({
        ...sheet,
        scaleGrams,
        steps: sheet.steps.map((step) => ({ ...step, lines: sorted })),
      });
      return cost;
    });
    for (const one of sums) expect(one).toEqual(sums[0]);
  });

  it.each(['USD', 'CNY'] as const)('are the sums of what is printed in %s, to the last digit', (currency) => {
    const money = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' });
    const printed = (minorUnits: number): bigint => BigInt(money.format(minorUnits / 100).replace(/\D/g, ''));
    for (const scaleGrams of scales) {
      const cost = costOf({ ...sheet, currency, scaleGrams });
      const materials = cost.lines.reduce((all, one) => all + printed(one.cost ?? 0), 0n);
      expect(materials).toBe(printed(cost.materials));
      const parts = [cost.materials, cost.labour, cost.overhead, cost.waste].map(printed);
      expect(parts.reduce((all, one) => all + one, 0n)).toBe(printed(cost.total));
    }
  });
});
