import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@app/shared/constants/limits';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { claimRun, keepFound, requeueLostRuns } from '../../features/impurity/store-run.ts';
import { insertSearch, stopBatch, type NewSearch } from '../../features/impurity/store.ts';

let place: TestPlace;
let database: Database;
beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

let seconds = 0;
const clock = { now: () => new Date(1_800_000_000_000 + (seconds += 1) * 1_000) };
const molecule = (smiles: string) => ({ key: smiles, smiles, formula: 'C', molecularWeight: 12 });
const done = { percent: 100, results: [], alerting: 0, notes: [], templateId: undefined, isLast: true };

const asked = (userId: string, name: string): NewSearch => ({
  tenantId: 'A',
  userId,
  id: crypto.randomUUID(),
  batchId: crypto.randomUUID(),
  name,
  reactionKey: 'k',
  reaction: {
    smiles: 'C>>CC',
    reactants: [molecule('C')],
    agents: [],
    product: molecule('CC'),
    byProducts: [],
  },
  templateId: undefined,
  conditions: {},
  carried: [],
  routeId: undefined,
  stepId: undefined,
  now: clock.now(),
});
const queue = async (user: string, count: number): Promise<string[]> => {
  const found: string[] = [];
  for (let i = 1; i <= count; i += 1) found.push((await insertSearch(database, asked(user, `${user}${i}`))).batch.id);
  return found;
};
const claimed = async (): Promise<string | undefined> => (await claimRun({ database, clock }))?.search.name;
const served = async (count: number): Promise<string> => {
  const names: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const found = await claimRun({ database, clock });
    if (!found) break;
    names.push(found.search.name);
    await keepFound({ database, clock }, found.batch, done);
  }
  return names.join(' ');
};

describe('predictions that wait', () => {
  it('are taken by turns: two users do not wait for the fifty steps of a third', async () => {
    const many = await queue('many', 50);
    await queue('few', 2);
    await queue('one', 1);
    expect(await served(6)).toBe('many1 few1 one1 many2 few2 many3');
    for (const id of many.slice(3, 48))
      await stopBatch(database.queries, { tenantId: 'A', userId: 'many' }, id, clock.now());
    expect(await served(5)).toBe('many49 many50');
  });

  it('begin again before any other when their process was killed, and are given up after three starts', async () => {
    await queue('killed', 1);
    for (const _ of [1, 2, 3]) {
      expect(await claimed()).toBe('killed1');
      await requeueLostRuns({ database, clock }, 'all');
    }
    expect(await claimed()).toBeUndefined();
  });

  it(`are at most ${limits.pendingImpurityRuns} of one user, under parallel starts too`, async () => {
    await queue('greedy', limits.pendingImpurityRuns - 1);
    const starts = await Promise.allSettled([1, 2, 3].map((n) => insertSearch(database, asked('greedy', `last${n}`))));
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(starts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'computingBusy' } });
    await queue('modest', 1);
  });
});
