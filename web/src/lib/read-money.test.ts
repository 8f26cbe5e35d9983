import { expect, it } from 'vitest';
import { readMoney } from './read-money.ts';

it.each([
  ['12000', 1_200_000],
  ['12,000.50', 1_200_050],
  [' 0.1 ', 10],
  ['0.29', 29],
  ['99999999.99', 9_999_999_999],
  ['0', undefined],
  ['0.00', undefined],
  ['1.005', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['100000000', undefined],
  ['', undefined],
  ['¥5', undefined],
] as const)('%s is %s minor units', (text, minor) => {
  expect(readMoney(text)).toBe(minor);
});
