import { describe, expect, it } from 'vitest';
import { amountText, readAmount } from './wanted-amount.ts';

describe('an amount', () => {
  it.each([
    ['250 mg', 250],
    ['1.5kg', 1_500_000],
    ['1,5 KG', 1_500_000],
    [' 20 ', 20_000],
    ['0', 0],
  ])('of %s is read', (text, milligrams) => expect(readAmount(text)).toBe(milligrams));

  it.each(['', 'g', '-1 g', '1.2.3', '5 t', '1 g 2'])('is not read from "%s"', (text) =>
    expect(readAmount(text)).toBeUndefined(),
  );

  it.each([
    [0.5, '0.5 mg'],
    [999, '999 mg'],
    [1_000, '1 g'],
    [1_250_000, '1.25 kg'],
  ])('of %d mg is written %s, and read again', (milligrams, text) => {
    expect(amountText(milligrams)).toBe(text);
    expect(readAmount(text)).toBe(milligrams);
  });
});
