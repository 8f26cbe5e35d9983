import { describe, expect, it } from 'vitest';
import { costRanges, isExact, scaled } from './range.ts';
import type { CostFigure, CostLine, CostSheet } from './sheet.ts';
import { writeMoneyRange } from './money.ts';
import { costOf } from './route.ts';

const exact = (value: number, source: CostFigure['source'] = 'entered'): CostFigure => ({ value, source });
const estimate = (value: number, factor: number): CostFigure => ({ value, source: 'estimated', factor });

const line = (lineId: string, price: CostFigure, more: Partial<CostLine> = {}): CostLine => ({
  lineId,
  role: 'reactant',
  name: lineId,
  amount: exact(1),
  weight: 100,
  price,
  ...more,
});

function sheetOf(lines: CostLine[], more: Partial<CostSheet['steps'][number]> = {}): CostSheet {
  return {
    currency: 'USD',
    scaleGrams: 1_000,
    steps: [
      {
        stepId: 's1',
        number: 1,
        product: { smiles: 'C', gramsPerMole: 100 },
        yield: exact(100),
        labour: exact(0),
        labourGrows: false,
        lines,
        ...more,
      },
    ],
    hourlyRate: exact(0),
    overhead: exact(0),
    wastePrice: exact(0),
  };
}

const rangesOf = (sheet: CostSheet) => costRanges(sheet, costOf(sheet));

describe('the range of a cost', () => {
  it('is the estimate where all is known', () => {
    const { total, perKilogram, lines } = rangesOf(sheetOf([line('a', exact(10_000, 'supplier'))]));
    expect(total).toEqual({ low: 10_000, estimate: 10_000, high: 10_000 });
    expect(isExact(perKilogram)).toBe(true);
    expect([...lines.values()].every(isExact)).toBe(true);
  });

  it.each(['supplier', 'live', 'quoted', 'stated', 'entered', 'counted', 'computed'] as const)(
    'keeps a price that is %s exact',
    (source) => {
      const { prices, total } = rangesOf(sheetOf([line('a', exact(10_000, source))]));
      expect([prices.get('a'), total].map((one) => one && isExact(one))).toEqual([true, true]);
    },
  );

  it('is the factor of the price where one price is all', () => {
    const { total, prices } = rangesOf(sheetOf([line('a', estimate(10_000, 5))]));
    expect(total).toEqual({ low: 2_000, estimate: 10_000, high: 50_000 });
    expect(prices.get('a')).toEqual(total);
  });

  it('is narrower for many independent prices than for one', () => {
    const ten = rangesOf(sheetOf(Array.from({ length: 10 }, (_, at) => line(`l${at}`, estimate(1_000, 5)))));
    // ln(1 + 0.1 * 4) a figure, the square root of ten of them.
    expect(ten.total.high / ten.total.estimate).toBeCloseTo(Math.exp(Math.sqrt(10) * Math.log(1.4)), 3);
    expect(ten.total.low / ten.total.estimate).toBeCloseTo(Math.exp(Math.sqrt(10) * Math.log(0.92)), 3);
  });

  it('adds the error of an amount and of a yield to that of the price', () => {
    const sheet = sheetOf([line('a', estimate(10_000, 2), { amount: estimate(1, 2) })], {
      yield: { value: 80, source: 'counted', factor: 2 },
    });
    const { total } = rangesOf(sheet);
    expect(total.high / total.estimate).toBeCloseTo(2 ** Math.sqrt(3), 3);
    expect(total.low / total.estimate).toBeCloseTo(2 ** -Math.sqrt(3), 3);
  });

  it('moves all that a yield of a later step moves', () => {
    const [first] = sheetOf([line('a', exact(10_000)), line('b', exact(10_000))]).steps;
    const [last] = sheetOf([line('made', exact(0), { madeBy: 's1' })], {
      stepId: 's2',
      yield: { value: 50, source: 'counted', factor: 1.5 },
    }).steps;
    if (!first || !last) throw new TypeError('no steps');
    const { total, steps } = rangesOf({ ...sheetOf([]), steps: [first, last] });
    expect(total.high / total.estimate).toBeCloseTo(1.5, 3);
    expect(steps.get('s1')?.materials).toEqual(total);
  });

  it('leaves solvents alone when the yield of their own step changes', () => {
    const sheet = sheetOf([line('solvent', exact(200), { role: 'solvent', amount: exact(10), weight: 1 })], {
      yield: { value: 50, source: 'counted', factor: 2 },
    });
    expect(isExact(rangesOf(sheet).total)).toBe(true);
  });

  it('counts the hourly rate once for all steps', () => {
    const sheet = { ...sheetOf([], { labour: exact(600) }), hourlyRate: estimate(6_000, 2), overhead: exact(100) };
    const { labour, overhead, total } = rangesOf(sheet);
    expect(labour).toEqual({ low: 30_000, estimate: 60_000, high: 120_000 });
    expect([overhead.high, total.high]).toEqual([120_000, 240_000]);
  });

  it('is carried to another amount in proportion', () => {
    expect(scaled({ low: 50, estimate: 100, high: 300 }, 1_000)).toEqual({ low: 500, estimate: 1_000, high: 3_000 });
    expect(scaled({ low: 0, estimate: 0, high: 0 }, 7)).toEqual({ low: 7, estimate: 7, high: 7 });
  });
});

describe('an estimate of money', () => {
  it.each([
    ['en', 'USD', [600_000, 1_512_300, 4_049_000], { estimate: '$15k', low: '6k', high: '40k' }],
    ['en', 'USD', [510, 1_234, 2_960], { estimate: '$12', low: '5.1', high: '30' }],
    ['en', 'CNY', [123_456_700, 234_567_800, 1_034_567_800], { estimate: '¥2.3M', low: '1.2M', high: '10M' }],
    ['en', 'USD', [1, 3, 9], { estimate: '$0.03', low: '0.01', high: '0.09' }],
    ['zh-CN', 'CNY', [600_000, 1_512_300, 4_049_000], { estimate: '¥1.5万', low: '6000', high: '4万' }],
    ['zh-CN', 'USD', [510, 1_234, 2_960], { estimate: '$12', low: '5.1', high: '30' }],
    [
      'zh-CN',
      'CNY',
      [12_345_678_900, 23_456_780_000, 99_456_780_000],
      { estimate: '¥2.3亿', low: '1.2亿', high: '9.9亿' },
    ],
  ] as const)('in %s and %s has two significant figures', (culture, currency, [low, middle, high], written) => {
    expect(writeMoneyRange({ low, estimate: middle, high }, currency, culture)).toEqual(written);
  });

  it('is written to the last cent where it is no estimate', () => {
    const range = { low: 1_512_345, estimate: 1_512_345, high: 1_512_345 };
    expect(writeMoneyRange(range, 'USD', 'en')).toBe('$15,123.45');
    expect(writeMoneyRange(range, 'CNY', 'zh-CN')).toBe('¥15,123.45');
  });
});
