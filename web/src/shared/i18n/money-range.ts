// An estimated amount of money in words: about so much, and from what to what; what is known exactly, as it is.

import { type CostRange, priceEstimateFactor } from '@app/shared/rules/cost/range';
import { writeMoneyRange, writeRoundedMoney } from '@app/shared/rules/cost/money';
import { currentCulture } from './culture.ts';
import { i18n } from './i18n.ts';

export function formatMoneyRange(range: CostRange, currency: string): string {
  const written = writeMoneyRange(range, currency, currentCulture());
  return typeof written === 'string' ? written : i18n.t('common:money.range', { ...written });
}

/** The same in two pieces, for narrow places: about so much, and from what to what; of an exact amount the first alone. */
export function moneyRangeParts(range: CostRange, currency: string): [about: string, between?: string] {
  const written = writeMoneyRange(range, currency, currentCulture());
  if (typeof written === 'string') return [written];
  return [i18n.t('common:money.about', { ...written }), i18n.t('common:money.between', { ...written })];
}

/** One amount of an estimate, as by what a sum would be with another figure. */
export function formatRoundedMoney(minorUnits: number, currency: string): string {
  return writeRoundedMoney(minorUnits, currency, currentCulture());
}

/** A price of a stock: exact of a supplier's list, with its range of the built-in model. */
export function formatPrice(minorUnits: number, currency: string, kind: 'estimate' | 'supplier'): string {
  return formatMoneyRange(priceRange(minorUnits, kind), currency);
}

/** The same in parts, as `moneyRangeParts` gives them. */
export function priceParts(minorUnits: number, currency: string, kind: 'estimate' | 'supplier') {
  return moneyRangeParts(priceRange(minorUnits, kind), currency);
}

function priceRange(minorUnits: number, kind: 'estimate' | 'supplier'): CostRange {
  const factor = kind === 'estimate' ? priceEstimateFactor : 1;
  return { low: minorUnits / factor, estimate: minorUnits, high: minorUnits * factor };
}
