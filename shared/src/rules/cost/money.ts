// How an estimated amount of money is written: "$15k", "6k" and "40k", two significant figures each; what is known exactly, to
// the last minor unit. The words between them are the reader's language's: `money.range` of the common words.

import type { Culture } from '../../constants/locale.ts';
import { type CostRange, isExact } from './range.ts';

export interface WrittenRange {
  estimate: string;
  low: string;
  high: string;
}

/** The three figures of an estimate in the language; a string of the whole amount where it is exact. */
export function writeMoneyRange(range: CostRange, currency: string, culture: Culture): WrittenRange | string {
  if (isExact(range)) return writeMoney(range.estimate, currency, culture);
  return {
    estimate: writeRoundedMoney(range.estimate, currency, culture),
    low: rounded(range.low, culture),
    high: rounded(range.high, culture),
  };
}

/** One amount of an estimate, to two significant figures. */
export function writeRoundedMoney(minorUnits: number, currency: string, culture: Culture): string {
  return rounded(minorUnits, culture, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
}

function writeMoney(minorUnits: number, currency: string, culture: Culture): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(culture, style).format(minorUnits / 100);
}

function rounded(minorUnits: number, culture: Culture, style: Intl.NumberFormatOptions = {}): string {
  const format = new Intl.NumberFormat(culture, {
    ...style,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumSignificantDigits: 2,
  });
  // SI writes the thousand small.
  return format.format(minorUnits / 100).replace('K', 'k');
}
