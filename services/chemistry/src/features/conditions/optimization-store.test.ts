import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { yieldVersions } from './schema.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { replaceYields } from './yields/enter-yields.ts';
import {
  changeOptimization,
  deleteOptimization,
  findOptimization,
  insertOptimization,
  listOptimizations,
  type NewOptimization,
  type OptimizationRow,
} from './optimization-store.ts';
import { choicesOfWells, plateOf } from './planned-plates.ts';
import { keptVersions } from './yields/yield-versions.ts';

const owner = { tenantId: 't1', userId: 'u1' };
const now = new Date('2026-01-02T03:04:05Z');
const molecule = (smiles: string) => ({ key: smiles, smiles, formula: 'C', molecularWeight: 12 });
const entry = (id: string): NewOptimization => ({
  id,
  ...owner,
  name: 'Screen',
  class: 'carbonCarbon',
  reaction: { smiles: 'C>>CC', reactants: [molecule('C')], agents: [], product: molecule('CC'), byProducts: [] },
  kinds: ['suzuki-biaryl-bromide'],
  routeId: null,
  stepId: null,
  ranked: { sets: [], model: null, notes: ['noModel'] },
  space: { levels: { base: ['K2CO3'] }, temperaturesC: [80] },
  bestPredicted: null,
  createdAt: now,
  updatedAt: now,
});
const yieldOf = (base: string, yieldPercent: number) => ({ choice: { base }, yieldPercent });

let place: TestPlace;
let database: Database;
async function open(): Promise<void> {
  database = await openDatabase(place, createLogger('silent'));
}
beforeAll(async () => {
  place = await createTestPlace();
  await open();
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const stored = (): Promise<OptimizationRow> => insertOptimization(database.queries, entry(randomUUID()));

const save = (id: string, results: ReturnType<typeof yieldOf>[], version: number) =>
  changeOptimization(database, owner, id, now, (row, tx) => replaceYields(tx, row, results, version));

describe('an optimization', () => {
  it('is there after a restart with yields, plates and what they are merged against', async () => {
    const { id, ...row } = await stored();
    const wells = [{ well: 'A1', choice: { base: 'K2CO3' }, expected: null, reason: 'covers' as const }];
    const plan = { wells, rows: 4, columns: 6, isWholeSpace: true };
    const planOf = (planned: typeof plan) =>
      plateOf(database.queries, { id, ...row }, { size: 24, now, plan: async () => planned });
    await planOf(plan);
    await save(id, [yieldOf('K2CO3', 40)], 1);
    await database.close();
    await open();
    expect(await findOptimization(database.queries, owner, id)).toMatchObject({ version: 2, bestMeasured: 40 });
    expect(await planOf({ ...plan, rows: 8 })).toEqual(plan);
    expect((await choicesOfWells(database.queries, id)).get('A1')).toEqual([{ base: 'K2CO3' }]);
    const { row: after, changed } = await save(id, [yieldOf('Cs2CO3', 60)], 1);
    expect([changed.kept, after.results.map(({ choice }) => choice.base)]).toEqual([1, ['Cs2CO3', 'K2CO3']]);
  });

  it('loses no yield of others to a window that was opened long ago', async () => {
    const { id } = await stored();
    for (let step = 1; step <= keptVersions + 2; step += 1) await save(id, [yieldOf('K2CO3', step)], step);
    const { row } = await save(id, [yieldOf('Cs2CO3', 60)], 2);
    expect(row.results.map(({ choice }) => choice.base)).toEqual(['Cs2CO3', 'K2CO3']);
  });

  it('takes all that belongs to it along when it is deleted', async () => {
    const { id } = await stored();
    await save(id, [yieldOf('K2CO3', 40)], 1);
    const context = { database, clock: { now: () => now }, newId: randomUUID };
    expect(await deleteOptimization(context, owner, id)).toMatchObject({ deleted: 1 });
    const left = await database.queries.$count(yieldVersions, eq(yieldVersions.optimizationId, id));
    expect(left).toBe(0);
    const { rows } = await listOptimizations(database.queries, owner, { pageIndex: 1, pageSize: 10 });
    expect(rows.map((row) => row.id)).not.toContain(id);
  });
});
