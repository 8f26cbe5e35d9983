// Money as integer minor units with its currency. Rates serve one purpose: to hold a price against a limit or a sum
// that is kept in another currency; what a list says is always shown as the list says it.

import { currencies } from '@app/shared/constants/locale';

/** Currencies that a supplier's list may be written in (ISO 4217). */
export const priceCurrencies = [...currencies, 'EUR', 'GBP', 'JPY', 'CHF', 'INR'] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];

/** Decimal places of the minor unit (ISO 4217): cents, fen; the yen has none. */
const minorDigits: Record<PriceCurrency, number> = { USD: 2, CNY: 2, EUR: 2, GBP: 2, JPY: 0, CHF: 2, INR: 2 };

// Units of the currency for one US dollar, rounded to what has held within a quarter for years. Too coarse to pay by.
const perDollar: Record<PriceCurrency, number> = { USD: 1, CNY: 7, EUR: 0.9, GBP: 0.8, JPY: 150, CHF: 0.9, INR: 85 };

const signs: Readonly<Record<string, PriceCurrency>> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'CNY',
  '￥': 'CNY',
  元: 'CNY',
  RMB: 'CNY',
  人民币: 'CNY',
  美元: 'USD',
  欧元: 'EUR',
  英镑: 'GBP',
  日元: 'JPY',
  '₹': 'INR',
};

/** The currency that a text names by code, sign or word; undefined for none that is known. */
export function readCurrency(text: string): PriceCurrency | undefined {
  const name = text.trim().toUpperCase();
  return priceCurrencies.find((one) => one === name) ?? signs[name];
}

/** The amount in whole minor units of its currency. */
export function toMinorUnits(amount: number, currency: PriceCurrency): number {
  return Math.round(amount * 10 ** minorDigits[currency]);
}

/** Minor units of one currency in minor units of another, by the coarse rates above; not rounded. */
export function convertMinorUnits(minorUnits: number, from: PriceCurrency, to: PriceCurrency): number {
  if (from === to) return minorUnits;
  const dollars = minorUnits / 10 ** minorDigits[from] / perDollar[from];
  return dollars * perDollar[to] * 10 ** minorDigits[to];
}
