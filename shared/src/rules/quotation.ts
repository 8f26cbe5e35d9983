// What a quotation comes to. Page, service, PDF and workbook count with this one file.
//
// Exact: money is a whole number of minor units, shares are whole basis points (1/100 of a percent). The price of one unit is
// rounded half up once; a position is that price times a whole number of units; every sum is a sum of positions; tax is
// rounded half up once, on the sum. Multiplying and adding the printed figures gives the printed sums.
//
// Margin says of what it is a share. On price: (price - cost) / price, so that the price is cost / (1 - margin). On cost
// (a mark-up): (price - cost) / cost, so that the price is cost * (1 + margin).

import { wholeBasisPoints, type MarginBasis } from '../constants/quotation.ts';

export interface QuotedPosition {
  positionId: string;
  /** Minor units for one unit. */
  unitCost: number;
  /** Minor units for one unit, where it was entered in place of the one that the margin gives. */
  enteredPrice?: number | undefined;
  /** Whole. */
  units: number;
}

export interface QuotationTerms {
  marginBasis: MarginBasis;
  /** Whole. */
  marginBasisPoints: number;
  /** Whole. */
  taxBasisPoints: number;
}

export interface QuotationSums {
  positions: readonly { positionId: string; unitPrice: number; price: number; cost: number }[];
  /** Minor units: the sum of the positions. */
  net: number;
  tax: number;
  total: number;
  cost: number;
  /** `net` without `cost`; below zero where a price was entered that does not cover it. */
  gain: number;
  /** What is gained of the price, in whole basis points; null of a price of nothing. */
  gainBasisPoints: number | null;
}

/** Counts a quotation. Throws a RangeError where a sum is beyond whole numbers, or a margin on price is all of it. */
export function quotationSums(positions: readonly QuotedPosition[], terms: QuotationTerms): QuotationSums {
  const counted = positions.map(({ positionId, unitCost, enteredPrice, units }) => {
    const unitPrice = enteredPrice ?? unitPriceOf(unitCost, terms);
    return { positionId, unitPrice, price: times(unitPrice, units), cost: times(unitCost, units) };
  });
  const net = sum(counted.map((one) => one.price));
  const cost = sum(counted.map((one) => one.cost));
  const tax = share(net, terms.taxBasisPoints);
  const gain = net - cost;
  const gainBasisPoints = net === 0 ? null : Math.sign(gain) * ratio(Math.abs(gain), net);
  return { positions: counted, net, tax, total: exact(net + tax), cost, gain, gainBasisPoints };
}

/** Minor units for one unit that costs so much, with the margin. Throws a RangeError for a margin of all of the price. */
export function unitPriceOf(unitCost: number, { marginBasis, marginBasisPoints }: QuotationTerms): number {
  const cost = BigInt(unitCost);
  const margin = BigInt(marginBasisPoints);
  const whole = BigInt(wholeBasisPoints);
  if (marginBasis === 'cost') return rounded(cost * (whole + margin), whole);
  if (margin >= whole) throw new RangeError('a margin of all of the price');
  return rounded(cost * whole, whole - margin);
}

/** Whether a validity, YYYY-MM-DD, is over; `now` in epoch ms. Its last day is whole: it ends with that day in UTC-12. */
export function isPast(validUntil: string, now: number): boolean {
  return validUntil <= lastPastDay(now);
}

/** The last day, YYYY-MM-DD, that is over everywhere. */
export function lastPastDay(now: number): string {
  const dayMs = 86_400_000;
  return new Date(now - 1.5 * dayMs).toISOString().slice(0, 10);
}

function share(amount: number, basisPoints: number): number {
  return rounded(BigInt(amount) * BigInt(basisPoints), BigInt(wholeBasisPoints));
}

function ratio(part: number, whole: number): number {
  return rounded(BigInt(part) * BigInt(wholeBasisPoints), BigInt(whole));
}

function times(amount: number, units: number): number {
  return exact(Number(BigInt(amount) * BigInt(units)));
}

/** Half up; both are at least zero. */
function rounded(amount: bigint, by: bigint): number {
  return exact(Number((amount * 2n + by) / (by * 2n)));
}

function sum(values: readonly number[]): number {
  return exact(values.reduce((all, one) => all + one, 0));
}

function exact(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('a sum beyond whole numbers');
  return value;
}
