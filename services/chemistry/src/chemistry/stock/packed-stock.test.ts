import { describe, expect, it } from 'vitest';
import { KeyTable } from './key-table.ts';
import { PackedStock, PackedStockBuilder, shareBytes } from './packed-stock.ts';

describe('a packed stock', () => {
  it('takes less than 20 MB for 100,000 molecules and finds each of them and no other', () => {
    const builder = new PackedStockBuilder();
    for (let i = 0; i < 100_000; i += 1)
      builder.offer(builder.add(`C${i}`, keyOf(i)), { minorUnits: i + 1, grams: 1, currency: 'CNY' });
    const bytes = shareBytes(builder.pack());
    expect(bytes.byteLength).toBeLessThan(20e6);
    const stock = new PackedStock(bytes);
    const missed = Array.from({ length: 100_000 }, (_, i) => i).filter(
      (i) => stock.find(`C${i}`) !== i || stock.find(keyOf(i)) !== i || stock.has(`N${i}`),
    );
    expect(missed).toEqual([]);
    expect(stock.priceOf('C41')).toEqual({ perGram: 42, perKilogram: 42_000, currency: 'CNY' });
  });

  it('prices a gram by small packs where there are any, in whatever order they come', () => {
    const packs = [
      { minorUnits: 10_000, grams: 1_000, currency: 'USD' },
      { minorUnits: 500, grams: 5, currency: 'USD' },
      { minorUnits: 2_000, grams: 25, currency: 'USD' },
      { minorUnits: 1, grams: 1, currency: 'EUR' },
    ] as const;
    for (const order of [packs, [packs[1], packs[0], packs[3], packs[2]]]) {
      const builder = new PackedStockBuilder();
      const number = builder.add('CCO', null);
      for (const pack of order) builder.offer(number, pack);
      const stock = new PackedStock(shareBytes(builder.pack()));
      expect(stock.priceOf('CCO')).toEqual({ perGram: 80, perKilogram: 10_000, currency: 'USD' });
    }
  });

  it('knows the largest pack, priced or not, to one part in ten thousand', () => {
    const builder = new PackedStockBuilder();
    const [ethanol, amine, other] = ['CCO', 'CCN', 'CCS'].map((one) => builder.add(one, null));
    builder.notePack(ethanol ?? -1, 25);
    builder.offer(ethanol ?? -1, { minorUnits: 500, grams: 25, currency: 'USD' });
    builder.notePack(ethanol ?? -1, 1_000);
    builder.notePack(ethanol ?? -1, 5);
    builder.offer(ethanol ?? -1, { minorUnits: 100, grams: 5, currency: 'USD' });
    builder.notePack(amine ?? -1, 0.1);
    const stock = new PackedStock(shareBytes(builder.pack()));
    const packOf = (smiles: string) => stock.largestPackAt(stock.find(smiles));
    expect((packOf('CCO') ?? 0) / 1_000).toBeCloseTo(1, 3);
    expect(packOf('CCO')).toBeGreaterThanOrEqual(1_000);
    expect(packOf('CCN')).toBeCloseTo(0.1, 4);
    expect(packOf('CCS')).toBeNull();
    expect(stock.priceOf('CCO')).toEqual({ perGram: 20, perKilogram: 20_000, currency: 'USD' });
    expect(stock.priceOf('CCN')).toBeNull();
    expect(other).toBe(2);
  });

  it('refuses bytes that are something else', () => {
    const packed = new PackedStockBuilder().pack();
    expect(new PackedStock(shareBytes(packed)).size).toBe(0);
    for (const bytes of [new Uint8Array(3), new Uint8Array(64), packed.slice(0, -4)])
      expect(() => new PackedStock(shareBytes(bytes))).toThrow(RangeError);
  });
});

describe('a table of hashed texts', () => {
  it('keeps the last number of each text while it grows', () => {
    const table = new KeyTable(1);
    for (let i = 0; i < 5_000; i += 1) table.set(`key ${i % 1_000}`, i);
    expect([table.size, table.find('key 7'), table.find('key 1000')]).toEqual([1_000, 4_007, -1]);
  });
});

// Letters only, 14-10-1.
function keyOf(number: number): string {
  const letters = String(number)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => String.fromCharCode(65 + Number(digit)));
  return `${letters}AAAAAAAA-UHFFFAOYSA-N`;
}
