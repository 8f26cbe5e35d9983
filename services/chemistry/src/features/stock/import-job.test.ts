import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../platform/process/clock.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { runImport } from './import-job.ts';
import { startMoleculeReader, type MoleculeReader } from './molecule-reader.ts';
import { PackedStock, shareBytes } from '../../chemistry/stock/packed-stock.ts';
import {
  beginStock,
  deleteStock,
  endInterrupted,
  findItems,
  findStock,
  packedStock,
  visibleStocks,
} from './stock-store.ts';

let place: TestPlace;
let database: Database;
let reader: MoleculeReader;
const anna = { tenantId: 'acme', userId: 'anna' };
const bert = { tenantId: 'acme', userId: 'bert' };
const clara = { tenantId: 'other', userId: 'clara' };

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, createLogger('silent'));
  reader = startMoleculeReader({ threads: 1 });
});
afterAll(async () => {
  await reader.close();
  await database.close();
  await place.remove();
});

async function begin(owner: { tenantId: string | null; userId: string | null }, name: string): Promise<string> {
  const id = randomUUID();
  await beginStock(database.queries, { id, name, ...owner, createdAt: new Date() });
  return id;
}

const context = () => ({ database, clock: systemClock, newId: randomUUID });

function run(stockId: string, bytes: AsyncIterable<Uint8Array>) {
  return runImport(
    { database, reader, clock: systemClock },
    { stockId, bytes, format: 'delimited', currency: 'USD', maxMolecules: 1_000 },
  );
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const list = 'smiles,id,price,pack,lead time\nOCC,A-1,10,5 g,3 days\nCCN,A-2,POA,,\nCCO,A-3,15,25 g,\nC1CC,A-4,,,\n';

const unused = async (): Promise<boolean> => false;

describe('an imported stock', () => {
  it('is kept with its packs, its report, and what threads look things up in', async () => {
    const id = await begin(anna, 'House list');
    expect(await run(id, bytesOf(list))).toMatchObject({ rows: 4, accepted: 3, rejected: 1, molecules: 2, priced: 2 });
    const stock = await findStock(database.queries, anna, id);
    expect(stock).toMatchObject({ state: 'ready', name: 'House list', failure: null });
    expect(stock?.outcomes).toMatchObject([{ line: 5, outcome: 'rejected', reason: 'unclosedRing' }]);
    const [ethanol] = await findItems(database.queries, [id], ['LFQSCWFLJHTTHZ-UHFFFAOYSA-N']);
    expect(ethanol).toMatchObject({
      smiles: 'CCO',
      offers: [
        { supplierId: 'A-1', packGrams: 5, price: { minorUnits: 1_000, currency: 'USD' }, leadDays: 3 },
        { supplierId: 'A-3', packGrams: 25 },
      ],
    });
    const packed = new PackedStock(shareBytes((await packedStock(database.queries, id)) ?? new Uint8Array()));
    expect(packed.priceOf('CCO')).toEqual({ perGram: 60, perKilogram: 60_000, currency: 'USD' });
    expect(packed.largestPackAt(packed.find('CCO'))).toBeCloseTo(25, 1);
  });

  it('is seen by its owner alone, by the tenant, or by everybody', async () => {
    const own = await begin(anna, 'own');
    const ofTenant = await begin({ tenantId: 'acme', userId: null }, 'tenant');
    const ofAll = await begin({ tenantId: null, userId: null }, 'all');
    const seenBy = async (owner: typeof anna) => {
      const ids = (await visibleStocks(database.queries, owner)).map((one) => one.id);
      return [own, ofTenant, ofAll].map((id) => ids.includes(id));
    };
    expect([await seenBy(anna), await seenBy(bert), await seenBy(clara)]).toEqual([
      [true, true, true],
      [false, true, true],
      [false, false, true],
    ]);
    await expect(deleteStock(context(), bert, own, true, unused)).rejects.toThrow('dataMissingOrNoAccess');
    await expect(deleteStock(context(), bert, ofTenant, false, unused)).rejects.toThrow('dataMissingOrNoAccess');
    expect(await deleteStock(context(), bert, ofTenant, true, unused)).toMatchObject({ deleted: 1 });
    await expect(deleteStock(context(), clara, ofAll, true, unused)).rejects.toThrow('dataMissingOrNoAccess');
    expect(await deleteStock(context(), anna, own, false, unused)).toMatchObject({ deleted: 1 });
  });

  it('that is taken away ends its import and leaves nothing', async () => {
    const id = await begin(anna, 'long');
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.from('smiles\n');
      for (let i = 1; i < 100_000; i += 1) {
        if (i === 600) await deleteStock(context(), anna, id, false, unused);
        yield Buffer.from(`${'C'.repeat((i % 90) + 1)}${'O'.repeat(i % 3)}N\n`);
        if (i > 600) await new Promise((resolve) => setTimeout(resolve, 2));
      }
    };
    const startedAt = performance.now();
    expect(await run(id, endless())).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(100_000);
    expect(await findStock(database.queries, anna, id)).toBeUndefined();
  });

  it('that a process left unfinished is reported as such, and one in progress is not', async () => {
    const lost = await begin(anna, 'lost');
    const later = new Date(Date.now() + 60_000);
    expect(await endInterrupted(database.queries, later, new Date(Date.now() - 60_000))).toBe(0);
    expect(await endInterrupted(database.queries, later, later)).toBeGreaterThan(0);
    expect(await findStock(database.queries, anna, lost)).toMatchObject({ state: 'failed', failure: 'interrupted' });
  });

  it('without a single row to take fails and says so', async () => {
    const id = await begin(anna, 'nothing');
    await run(id, bytesOf('smiles\nnonsense(\n'));
    expect(await findStock(database.queries, anna, id)).toMatchObject({ state: 'failed', failure: 'empty' });
  });
});
