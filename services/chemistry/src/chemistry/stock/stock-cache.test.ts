import { beforeAll, describe, expect, it } from 'vitest';
import { inchiKey, loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import type { PriceCurrency } from './money.ts';
import { PackedStockBuilder, shareBytes } from './packed-stock.ts';
import { StockCache, type SharedList } from './stock-cache.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const ethanolKey = 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N';
const unknown = 'CCCCCCCCCCCCCCCCCCCCN=O';

function list(
  id: string,
  molecules: [smiles: string | null, key: string | null, minorUnits?: number][],
  currency: PriceCurrency = 'USD',
): SharedList {
  const builder = new PackedStockBuilder();
  for (const [smiles, key, minorUnits] of molecules) {
    const number = builder.add(smiles, key);
    if (minorUnits !== undefined) builder.offer(number, { minorUnits, grams: 1, currency });
  }
  return { id: `list:${id}`, name: `list ${id}`, packed: shareBytes(builder.pack()) };
}

describe('what a search may buy', () => {
  it('is the built-in stock, and imported lists before it', () => {
    const cache = new StockCache((smiles) => inchiKey(rdkit, smiles));
    expect([cache.originOf('CCO'), cache.originOf(unknown)]).toEqual(['common', null]);
    cache.use([list('a', [['CCO', null]]), list('b', [[unknown, null]])]);
    expect([cache.originOf('CCO'), cache.originOf(unknown)]).toEqual(['list:a:list a', 'list:b:list b']);
    cache.use([]);
    expect([cache.originOf('CCO'), cache.originOf(unknown)]).toEqual(['common', null]);
  });

  it('is only what the task chose', () => {
    const cache = new StockCache((smiles) => inchiKey(rdkit, smiles));
    const lists = [list('a', [[unknown, null]])];
    cache.use(lists, ['patents']);
    expect([cache.originOf(unknown), cache.originOf('CCO')]).toEqual([null, expect.stringMatching(/^patents:\d+$/)]);
    cache.use(lists, ['list:a']);
    expect([cache.originOf(unknown), cache.originOf('CCO')]).toEqual(['list:a:list a', null]);
    expect(cache.pricesIn('USD')('CCO')).toBeNull();
  });

  it('is found in a list of bare InChIKeys', () => {
    const cache = new StockCache((smiles) => inchiKey(rdkit, smiles));
    cache.use([list('a', [[null, ethanolKey]])], ['list:a']);
    expect([cache.originOf('CCO'), cache.originOf(ethanolKey), cache.originOf('CCC')]).toEqual([
      'list:a:list a',
      'list:a:list a',
      null,
    ]);
  });

  it('costs the least that a list asks, an estimate where none has a price', () => {
    const cache = new StockCache((smiles) => inchiKey(rdkit, smiles));
    cache.use([
      list('a', [['CCO', ethanolKey, 900]]),
      list('b', [['CCO', ethanolKey, 700]], 'CNY'),
      list('c', [[unknown, null]]),
    ]);
    const price = cache.pricesIn('USD');
    expect(price('CCO')).toMatchObject({ kind: 'supplier', source: 'list b', perGram: 100 });
    expect(price(ethanolKey)).toEqual(price('CCO'));
    expect(price('c1ccccc1')).toMatchObject({ kind: 'estimate', source: 'common' });
    expect(price(unknown)).toMatchObject({ kind: 'estimate', source: 'list:c:list c' });
    expect(price('CCCCCCCCCCCCCCCCCCCCP')).toBeNull();
  });
});
