import { describe, expect, it } from 'vitest';
import { builtInMolecules } from './built-in.ts';
import { convertMinorUnits, readCurrency, toMinorUnits } from './money.ts';
import { createPriceOf, type ListedPrice } from './price.ts';
import { estimateDollarsPerGram } from './price-model.ts';

const familiar = (smiles: string) => builtInMolecules().get(smiles) ?? null;
const estimate = createPriceOf({ currency: 'USD', familiar });

describe('the price of a starting material', () => {
  it('is an estimate that says what it rests on while no list has one', () => {
    const price = estimate('Nc1ccc(O)cc1');
    expect(price).toMatchObject({ currency: 'USD', kind: 'estimate', source: 'common', uncertaintyFactor: 5 });
    expect(estimate('BrCC1CCCCO1')?.source).toMatch(/^patents:\d+$/);
  });

  it('is a whole number of minor units for each molecule of the built-in stock', () => {
    for (const smiles of builtInMolecules().keys()) {
      const price = estimate(smiles);
      expect([smiles, Number.isSafeInteger(price?.perGram), (price?.perGram ?? 0) >= 1]).toEqual([smiles, true, true]);
      expect(Number.isSafeInteger(price?.perKilogram)).toBe(true);
    }
  });

  it('is unknown for what cannot be bought', () => {
    expect(estimate('Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1')).toBeNull();
  });

  it('is what the supplier lists once there is a list, converted where it is in another currency', () => {
    const offer: ListedPrice = { perGram: 350, perKilogram: 70_000, currency: 'CNY', source: 'Our supplier' };
    const listed = (smiles: string) => (smiles === 'CCO' ? offer : null);
    expect(createPriceOf({ currency: 'CNY', listed, familiar })('CCO')).toEqual({
      perGram: 350,
      perKilogram: 70_000,
      currency: 'CNY',
      kind: 'supplier',
      source: 'Our supplier',
      uncertaintyFactor: 1,
    });
    const inDollars = createPriceOf({ currency: 'USD', listed, familiar });
    expect(inDollars('CCO')).toMatchObject({ perGram: 50, listed: { perGram: 350, currency: 'CNY' } });
    expect(inDollars('c1ccccc1')?.kind).toBe('estimate');
  });
});

describe('the price model', () => {
  const rare = { isCommon: false, patentUses: 2 };
  const usual = { isCommon: true, patentUses: 500 };

  it.each([
    ['a larger molecule', 'CCCCCCCCCCCCN', 'CCCCCCCCN'],
    ['one more stereocentre', 'C[C@H](N)c1ccccc1', 'CC(N)c1ccccc1'],
    ['a boronic acid', 'OB(O)c1ccccc1C', 'OC(O)c1ccccc1C'],
    ['a label', '[2H]c1ccccc1', 'c1ccccc1'],
    ['a precious metal', 'Cl[Pd]Cl', 'Cl[Zn]Cl'],
  ])('asks more for %s', (_, dearer, cheaper) => {
    expect(estimateDollarsPerGram(dearer, rare)).toBeGreaterThan(estimateDollarsPerGram(cheaper, rare));
  });

  it('asks less for what is used often, and for a gram of a larger pack', () => {
    expect(estimateDollarsPerGram('Nc1ccccc1', usual)).toBeLessThan(estimateDollarsPerGram('Nc1ccccc1', rare));
    expect(estimateDollarsPerGram('Nc1ccccc1', rare, 1_000)).toBeCloseTo(
      estimateDollarsPerGram('Nc1ccccc1', rare) * 100 ** -0.35,
    );
  });
});

describe('money', () => {
  it('knows currencies by code, sign and word', () => {
    expect(['usd', ' CNY ', '￥', '元', '€', 'RMB'].map(readCurrency)).toEqual([
      'USD',
      'CNY',
      'CNY',
      'CNY',
      'EUR',
      'CNY',
    ]);
    expect(readCurrency('shells')).toBeUndefined();
  });

  it('counts in minor units, of which the yen has none', () => {
    expect([toMinorUnits(12.345, 'USD'), toMinorUnits(12.345, 'JPY')]).toEqual([1235, 12]);
    expect(convertMinorUnits(100, 'USD', 'JPY')).toBe(150);
  });
});
