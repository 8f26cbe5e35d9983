import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '../../shared/i18n/i18n.ts';
import { fieldText, formatMass, readNumber } from './amounts.ts';

describe('amounts', () => {
  let language: string;
  beforeEach(async () => {
    ({ language } = i18n);
    await i18n.changeLanguage('en');
  });
  afterEach(async () => {
    await i18n.changeLanguage(language);
  });

  it.each([
    [0, '0 mg'],
    [640, '640 mg'],
    [1_000, '1 g'],
    [12_345, '12.35 g'],
    [922_309, '922.3 g'],
    [1_204_000, '1.204 kg'],
    [123_456_789_000, '123,500 kg'],
  ])('%d mg read %s', (milligrams, text) => {
    expect(formatMass(milligrams)).toBe(text);
  });

  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['1,200', 1_200],
    ['1,200.75', 1_200.75],
    [' 1 200 ', 1_200],
    ['.5', 0.5],
    ['5.', 5],
    ['-5', null],
    ['1e5', null],
    ['five', null],
    ['1,2,3', null],
    ['', null],
  ])('"%s" is read as %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    [12.3456789, '12.3457'],
    [1_000_000, '1000000'],
    [0.5, '0.5'],
  ])('%d stands in a field as %s', (value, text) => {
    expect(fieldText(value)).toBe(text);
  });

  it('shows three digits of an estimate', () => {
    expect([1220.01, 10 / 3, 12.7].map((value) => fieldText(value, true))).toEqual(['1220', '3.33', '12.7']);
  });
});
