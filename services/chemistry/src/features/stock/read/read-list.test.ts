import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readGrams, readLeadDays, readPrice } from './amounts.ts';
import { readHeading } from './columns.ts';
import { formatOfName, readList, type ListFormat } from './read-list.ts';
import type { SupplierRow } from './supplier-row.ts';

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

function read(content: string | Uint8Array, format: ListFormat = 'delimited', size = 7): Promise<SupplierRow[]> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Array.fromAsync(readList(inPieces(bytes, size), format));
}

describe("a supplier's list", () => {
  it('is read with English headings, packs and currencies', async () => {
    const [row] = await read('Catalog No.,SMILES,Pack size,Price (USD),Lead time\nA-1,CCO,25 g,"1,200.50",2-3 weeks\n');
    expect(row).toMatchObject({
      line: 2,
      structure: { kind: 'smiles', text: 'CCO' },
      offers: [{ supplierId: 'A-1', packGrams: 25, price: { minorUnits: 120_050, currency: 'USD' }, leadDays: 21 }],
      warnings: [],
    });
  });

  it('is read with Chinese headings, also in GB 18030', async () => {
    const text = '货号;结构式;包装规格;价格（元）;货期\nB-2;c1ccccc1;500毫克;￥35;现货\n';
    const expected = {
      structure: { kind: 'smiles', text: 'c1ccccc1' },
      offers: [{ supplierId: 'B-2', packGrams: 0.5, price: { minorUnits: 3_500, currency: 'CNY' }, leadDays: 0 }],
    };
    expect(await read(text)).toMatchObject([expected]);
    // "货号;SMILES" and "吨" as a Chinese spreadsheet writes them.
    const heading = Buffer.from([0xbb, 0xf5, 0xba, 0xc5, ...Buffer.from(';SMILES\nC-3;CCN\n')]);
    expect(await read(heading)).toMatchObject([{ structure: { text: 'CCN' }, offers: [{ supplierId: 'C-3' }] }]);
  });

  it('takes several packs of one row', async () => {
    const [row] = await read('smiles\tprice_1g_usd\tprice 25 g (USD)\nCCO\t3\t20\n');
    expect(row?.offers).toEqual([
      { packGrams: 1, price: { minorUnits: 300, currency: 'USD' } },
      { packGrams: 25, price: { minorUnits: 2_000, currency: 'USD' } },
    ]);
  });

  it('says what it could not make sense of and takes the rest', async () => {
    const rows = await read('smiles,price,pack,currency\nCCO,12,1 g,\nCCN,soon,1 g,USD\nCCC,5,5 ml,EUR\nCCCl,POA,,\n');
    expect(rows.map((row) => row.warnings)).toEqual([
      ['currencyUnknown'],
      ['priceUnreadable'],
      ['packUnreadable', 'packMissing'],
      [],
    ]);
    expect(rows.map((row) => row.structure?.text)).toEqual(['CCO', 'CCN', 'CCC', 'CCCl']);
  });

  it('keeps line breaks inside quotes, and loses one line only to a quote that is never closed', async () => {
    const rows = await read('smiles,name\nCCO,"two\nlines ""quoted"""\nCCN,"open\nCCC,fine\nCCF,fine\n');
    expect(rows.map((row) => [row.line, row.structure?.text, row.name, row.problem])).toEqual([
      [2, 'CCO', 'two\nlines "quoted"', undefined],
      [4, undefined, undefined, 'unclosedQuote'],
      [5, 'CCC', 'fine', undefined],
      [6, 'CCF', 'fine', undefined],
    ]);
  });

  it('needs no heading: SMILES and what stands behind, or InChIKeys', async () => {
    const rows = await read('# mine\nCCO ethanol, absolute\n\nc1ccccc1\tX-1\n');
    expect(rows.map((row) => [row.line, row.structure?.text])).toEqual([
      [2, 'CCO'],
      [4, 'c1ccccc1'],
    ]);
    const [key] = await read('LFQSCWFLJHTTHZ-UHFFFAOYSA-N\n');
    expect(key?.structure).toEqual({ kind: 'inchiKey', text: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' });
  });

  it('may be compressed, and comes out the same however the bytes are cut', async () => {
    const text = 'smiles,id\nCCO,1\r\nCCN,2';
    const whole = await read(text, 'delimited', 1_000);
    expect(whole.map((row) => row.structure?.text)).toEqual(['CCO', 'CCN']);
    expect(await read(gzipSync(text), 'delimited', 3)).toEqual(whole);
    expect(await read(`\uFEFF${text}`, 'delimited', 1)).toEqual(whole);
  });

  it('is read from an SD file; a damaged record ends with itself', async () => {
    const molfile = 'm\n\n\n  1  0  0  0  0  0  0  0  0  0999 V2000\n    0.0 0.0 0.0 C   0  0\nM  END\n';
    const rows = await read(
      `${molfile}> <CATALOG>\nS-1\n\n> <Price_EUR>\n7\n\n>  <Pack>\n5g\n\n$$$$\nno end\n$$$$\n${molfile}$$$$\n`,
      'sdf',
    );
    expect(rows.map((row) => [row.line, row.structure?.kind, row.problem])).toEqual([
      [1, 'molblock', undefined],
      [17, undefined, 'noStructure'],
      [19, 'molblock', undefined],
    ]);
    expect(rows[0]?.offers).toEqual([{ supplierId: 'S-1', packGrams: 5, price: { minorUnits: 700, currency: 'EUR' } }]);
  });

  it('cuts a line without an end short instead of keeping it', async () => {
    const rows = await read(`smiles,name\nCCO,${'x'.repeat(1_500_000)}\nCCN,fine\n`, 'delimited', 65_536);
    expect(rows.map((row) => [row.line, row.problem])).toEqual([
      [2, 'tooLong'],
      [3, undefined],
    ]);
  });

  it('shows its format by its name', () => {
    expect(['a.sdf', 'b.SD.gz', 'c.csv', 'd.smi.gz', 'e'].map(formatOfName)).toEqual([
      'sdf',
      'sdf',
      'delimited',
      'delimited',
      'delimited',
    ]);
  });
});

describe('headings', () => {
  it.each([
    ['Canonical_SMILES', { kind: 'smiles' }],
    ['CAS号', { kind: 'cas' }],
    ['Price', { kind: 'price' }],
    ['USD/g', { kind: 'price', currency: 'USD', packGrams: 1 }],
    ['价格（元/克）', { kind: 'price', currency: 'CNY', packGrams: 1 }],
    ['5g价格', { kind: 'price', packGrams: 5 }],
    ['price per kg (EUR)', { kind: 'price', currency: 'EUR', packGrams: 1_000 }],
    ['Pack Size', { kind: 'pack' }],
    ['交货期', { kind: 'leadTime' }],
    ['MolWeight', undefined],
    ['purity', undefined],
  ])('%s', (heading, expected) => {
    expect(readHeading(heading)).toEqual(expected);
  });
});

describe('amounts', () => {
  it.each([
    ['5 g', 5],
    ['10x1mg', 0.01],
    ['25公斤', 25_000],
    ['0,5 kg', 500],
    ['１００ｍｇ', 0.1],
    ['25g/瓶', 25],
    ['100 ml', -1],
    ['several', -1],
  ])('%s is so many grams, -1 for none', (text, grams) => {
    expect(readGrams(text) ?? -1).toBeCloseTo(grams, 9);
  });

  it.each([
    ['12.50', { amount: 12.5, currency: undefined }],
    ['¥1,200', { amount: 1200, currency: 'CNY' }],
    ['1.200,50 €', { amount: 1200.5, currency: 'EUR' }],
    ['US$ 35', { amount: 35, currency: 'USD' }],
    ['询价', 'none'],
    ['-5', 'unreadable'],
    ['12 shells', 'unreadable'],
  ])('%s is a price', (text, expected) => {
    expect(readPrice(text)).toEqual(expected);
  });

  it.each([
    ['5', 5],
    ['3-5个工作日', 5],
    ['2周', 14],
    ['in stock', 0],
    ['some day', undefined],
  ])('%s is a delivery time', (text, expected) => {
    expect(readLeadDays(text)).toBe(expected);
  });
});
