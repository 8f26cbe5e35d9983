import { cultures, currencies } from '@app/shared/constants/locale';
import { moneyBound } from '@app/shared/constants/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { saveCulture } from '../i18n/culture.ts';
import { formatExactMoney } from '../i18n/format.ts';
import { readMoney, typedMoney } from './read-money.ts';

afterEach(() => saveCulture('en'));

it.each([
  ['12000', 1_200_000],
  ['12,000.50', 1_200_050],
  ['12，000.50', 1_200_050],
  [' 0.1 ', 10],
  ['0.29', 29],
  ['0.01', 1],
  ['007', 700],
  ['99999999.99', 9_999_999_999],
  ['100000000', 10_000_000_000],
  ['100000000.01', undefined],
  ['1000000000.05', undefined],
  ['9007199254740993', undefined],
  ['0', undefined],
  ['0.00', undefined],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['.5', undefined],
  ['', undefined],
  ['¥5', undefined],
] as const)('%s is %s minor units', (text, minor) => {
  expect(readMoney(text)).toBe(minor);
});

it('distinguishes an amount beyond the bound from one that cannot be read', () => {
  expect([typedMoney('1000000000.05'), typedMoney('a lot')]).toEqual(['beyond', 'unreadable']);
});

describe.each(cultures)('an amount shown in %s', (culture) => {
  it.each(currencies)('in %s and typed again is the same amount, to the last minor unit', (currency) => {
    saveCulture(culture);
    const odd = [1, 5, 10, 29, 99, 100, 101, 115, 1_005, 100_000_005, 2_147_483_647, 4_294_967_297, 8_589_934_597];
    // Every size of amount, by a step that shares nothing with ten.
    for (let amount = 7; amount < moneyBound; amount = Math.floor(amount * 1.037) + 3) odd.push(amount);
    for (const amount of [...odd, moneyBound - 1, moneyBound]) {
      const shown = formatExactMoney(amount, currency);
      expect([shown, readMoney(shown.replace(/^[¥$]/u, ''))]).toEqual([shown, amount]);
    }
  });
});
