import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
  uuid,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyBound } from '../constants/limits.ts';
import { marginBases, marginBounds, mostPositions, taxBound, unitBound } from '../constants/quotation.ts';
import { isPast, quotationSums, unitPriceOf, type QuotationTerms, type QuotedPosition } from './quotation.ts';

const money = integer({ min: 0, max: moneyBound });
const terms = constantFrom(...marginBases).chain((marginBasis): Arbitrary<QuotationTerms> =>
  record({
    marginBasis: constant(marginBasis),
    marginBasisPoints: integer({ min: 0, max: marginBounds[marginBasis] }),
    taxBasisPoints: integer({ min: 0, max: taxBound }),
  }),
);
const positions = array(
  record({
    positionId: uuid(),
    unitCost: money,
    enteredPrice: option(money, { nil: undefined }),
    units: integer({ min: 1, max: unitBound }),
  }),
  { maxLength: mostPositions },
);

describe('the sums of a quotation', () => {
  it('are whole, and what is printed adds up to what is printed', () => {
    assert(
      property(positions, terms, (given, under) => {
        const sums = quotationSums(given, under);
        const lines = sums.positions.map(({ unitPrice }, at) => unitPrice * (given[at]?.units ?? 0));
        expect(sums.positions.map(({ price }) => price)).toEqual(lines);
        expect(sums.net).toBe(lines.reduce((all, one) => all + one, 0));
        expect(sums.total).toBe(sums.net + sums.tax);
        expect(sums.gain).toBe(sums.net - sums.cost);
        for (const value of [sums.net, sums.tax, sums.total, sums.cost]) expect(Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });

  it('do not depend on the order of the positions', () => {
    assert(
      property(positions, terms, (given, under) => {
        const { net, tax, total, cost } = quotationSums(given, under);
        expect(quotationSums(given.toReversed(), under)).toMatchObject({ net, tax, total, cost });
      }),
    );
  });

  it('round the tax half up, once', () => {
    assert(
      property(positions, terms, (given, under) => {
        const { net, tax } = quotationSums(given, under);
        const off = 10_000n * BigInt(tax) - BigInt(net) * BigInt(under.taxBasisPoints);
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }),
    );
  });

  it('give the margin that was asked for on the price, to within the rounding of one unit', () => {
    assert(
      property(money, integer({ min: 0, max: marginBounds.price }), (unitCost, marginBasisPoints) => {
        const price = unitPriceOf(unitCost, { marginBasis: 'price', marginBasisPoints, taxBasisPoints: 0 });
        // cost = price * (1 - margin), within half a minor unit of price.
        const rest = BigInt(10_000 - marginBasisPoints);
        const off = BigInt(price) * rest - BigInt(unitCost) * 10_000n;
        expect(2n * (off < 0n ? -off : off) <= rest).toBe(true);
        expect(price).toBeGreaterThanOrEqual(unitCost);
      }),
    );
  });

  it('never fall when margin or cost grows', () => {
    assert(
      property(money, money, terms, (one, other, under) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(unitPriceOf(less, under)).toBeLessThanOrEqual(unitPriceOf(more, under));
        const none = { ...under, marginBasisPoints: 0 };
        expect(unitPriceOf(one, none)).toBe(one);
      }),
    );
  });

  it.each([
    [10_000, 'price', 2_000, 12_500],
    [10_000, 'cost', 2_000, 12_000],
    [1, 'price', 5_000, 2],
    [333, 'cost', 1_500, 383],
    [0, 'price', 9_500, 0],
  ] as const)('%d with a margin on %s of %d basis points is %d', (unitCost, marginBasis, marginBasisPoints, price) => {
    expect(unitPriceOf(unitCost, { marginBasis, marginBasisPoints, taxBasisPoints: 0 })).toBe(price);
  });

  it('take an entered price in place of the margin, and report a loss', () => {
    const position: QuotedPosition = { positionId: 'p', unitCost: 1_000, enteredPrice: 800, units: 3 };
    const sums = quotationSums([position], { marginBasis: 'price', marginBasisPoints: 4_000, taxBasisPoints: 1_300 });
    expect(sums).toMatchObject({
      net: 2_400,
      tax: 312,
      total: 2_712,
      cost: 3_000,
      gain: -600,
      gainBasisPoints: -2_500,
    });
  });

  it('refuse a margin of all of the price and a sum beyond whole numbers', () => {
    const all = { marginBasis: 'price', marginBasisPoints: 10_000, taxBasisPoints: 0 } as const;
    expect(() => unitPriceOf(5, all)).toThrow(RangeError);
    const vast: QuotedPosition = { positionId: 'p', unitCost: Number.MAX_SAFE_INTEGER, units: 2 };
    expect(() => quotationSums([vast], { ...all, marginBasisPoints: 0 })).toThrow(RangeError);
  });
});

describe('the last day of a validity', () => {
  it.each([
    ['2026-11-22T12:00:00Z', false],
    ['2026-11-23T11:59:59Z', false],
    ['2026-11-23T12:00:00Z', true],
  ])('at %s is over: %s', (now, past) => {
    expect(isPast('2026-11-22', Date.parse(now))).toBe(past);
  });
});
