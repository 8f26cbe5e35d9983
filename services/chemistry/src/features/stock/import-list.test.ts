import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importList, type RowOutcome, type StockItem } from './import-list.ts';
import { startMoleculeReader, type MoleculeReader } from './molecule-reader.ts';
import { PackedStock, shareBytes } from '../../chemistry/stock/packed-stock.ts';
import { readList } from './read/read-list.ts';

let reader: MoleculeReader;
beforeAll(() => {
  reader = startMoleculeReader({ threads: 1 });
});
afterAll(() => reader.close());

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

async function take(text: string, maxMolecules?: number) {
  const outcomes: RowOutcome[] = [];
  const items: StockItem[] = [];
  const { counts, packed } = await importList(readList(bytesOf(text), 'delimited'), {
    reader,
    write: async (some) => void items.push(...some),
    onOutcome: (one) => outcomes.push(one),
    maxMolecules,
  });
  return { counts, outcomes, items, stock: new PackedStock(shareBytes(packed)) };
}

describe('the import of a list', () => {
  it('answers row by row: accepted, duplicate, rejected and why', async () => {
    const { outcomes, counts } = await take(
      [
        'smiles,id,price (USD),pack',
        'OCC,1,10,5 g',
        'CCO,1,10,5 g',
        'CCO,1,15,25 g',
        'C1CC,2,3,1 g',
        'CN(C)(C)(C)C,3,3,1 g',
        '*CC,4,3,1 g',
        ',5,3,1 g',
        `${'C'.repeat(6_000)},6,3,1 g`,
      ].join('\n'),
    );
    expect(outcomes.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [2, 'accepted', undefined],
      [3, 'duplicate', undefined],
      [4, 'accepted', undefined],
      [5, 'rejected', 'unclosedRing'],
      [6, 'rejected', 'valence'],
      [7, 'rejected', 'unspecifiedAtoms'],
      [8, 'rejected', 'noStructure'],
      [9, 'rejected', 'structureTooLong'],
    ]);
    expect(counts).toEqual({ rows: 8, accepted: 2, duplicate: 1, rejected: 5, molecules: 1, priced: 2 });
  });

  it('makes a stock that finds by SMILES and by InChIKey, with the price of the best pack', async () => {
    const { stock } = await take('smiles,price (USD),pack\nOCC,10,5 g\nCCO,1000,1 kg\nLi,1,1 g\nCCN,,\n');
    expect(stock.size).toBe(2);
    expect(['CCO', 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N', 'CCN', 'CCC'].map((one) => stock.has(one))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(stock.priceOf('CCO')).toEqual({ perGram: 200, perKilogram: 100_000, currency: 'USD' });
    expect(stock.priceOf('LFQSCWFLJHTTHZ-UHFFFAOYSA-N')).toEqual(stock.priceOf('CCO'));
    expect([stock.priceOf('CCN'), stock.priceOf('CCC')]).toEqual([null, null]);
  });

  it('keeps a salt under the molecule it brings, and says what comes with it', async () => {
    const { items, stock } = await take('smiles,id\nNCc1ccccc1.Cl,S-1\n[Na+].OC(=O)[O-],S-2\n');
    expect(items[0]).toMatchObject({ smiles: 'NCc1ccccc1', offers: [{ supplierId: 'S-1', form: 'Cl' }] });
    expect(stock.has('NCc1ccccc1')).toBe(true);
  });

  it('knows molecules by InChIKey, CAS number and name where the list has no structure', async () => {
    const { items, outcomes } = await take(
      'InChIKey,CAS,name\nLFQSCWFLJHTTHZ-UHFFFAOYSA-N,,\n,64-17-5,\n,,aspirin\n,64-17-6,\nAAAAAAAAAAAAAA-UHFFFAOYSA-N,,\n,,no such thing\n',
    );
    expect(items.map(({ key, smiles }) => [key.slice(0, 14), smiles])).toEqual([
      ['LFQSCWFLJHTTHZ', 'CCO'],
      ['BSYNRYMUTXBXSQ', 'CC(=O)Oc1ccccc1C(=O)O'],
      ['AAAAAAAAAAAAAA', null],
    ]);
    expect(outcomes.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'accepted',
      'duplicate',
      'accepted',
      'casCheckDigit',
      'accepted',
      'nameUnknown',
    ]);
  });

  it('guesses no short name of several meanings, and takes those of one', async () => {
    const names = ['PPA', 'DMA', 'CO', 'DMP', 'DMF', 'DCM', 'NaH', 'NBS', 'NaBH4'];
    const { items, outcomes } = await take(`name,price\n${names.map((one) => `${one},1`).join('\n')}\n`);
    expect(outcomes.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      ...Array<string>(4).fill('ambiguous'),
      ...Array<string>(5).fill('accepted'),
    ]);
    expect(items.map(({ smiles }) => smiles)).toEqual([
      'CN(C)C=O',
      'ClCCl',
      '[H-].[Na+]',
      'O=C1CCC(=O)N1Br',
      '[BH4-].[Na+]',
    ]);
  });

  it('takes no more molecules than it is told', async () => {
    const { counts, outcomes } = await take('C\nCC\nCCC\nCC\n', 2);
    expect([counts.molecules, outcomes[2]?.reason, outcomes[3]?.outcome]).toEqual([2, 'tooMany', 'duplicate']);
  });
});

describe('a structure that ends or holds up the thread', () => {
  const entry = new URL('../../test-support/threads/harmful-thread.ts', import.meta.url);

  it('is refused, and its neighbours are read all the same', async () => {
    const faulty = startMoleculeReader({ threads: 1, entry, patienceMs: [2_000, 1_000, 500] });
    const given = Array.from({ length: 40 }, (_, index) => ({
      kind: 'smiles' as const,
      text: index === 7 ? 'die' : index === 25 ? 'hang' : `C${index}`,
    }));
    const answers = await faulty.ask(given);
    await faulty.close();
    const refused = answers.flatMap((one, index) => (one.ok ? [] : [[index, one.problem]]));
    expect(refused).toEqual([
      [7, 'harmful'],
      [25, 'harmful'],
    ]);
  });
});
