import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@app/shared/constants/limits';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { startJobQueue, type JobQueue } from '../../platform/jobs/queue.ts';
import { claimJob, lockClaims } from '../../platform/jobs/claim.ts';
import { impurityKind } from './jobs.ts';
import { beginBatch } from './store-run.ts';
import { insertSearch, stopBatch, type NewSearch } from './store.ts';

let place: TestPlace;
let database: Database;
let jobs: JobQueue;
beforeAll(async () => {
  place = await createTestPlace();
  const logger = createLogger('silent');
  database = await openDatabase(place, logger);
  jobs = await startJobQueue(database, logger, [impurityKind]);
});
afterAll(async () => {
  await jobs.close();
  await database.close();
  await place.remove();
});

let seconds = 0;
const clock = { now: () => new Date(1_800_000_000_000 + (seconds += 1) * 1_000) };
const molecule = (smiles: string) => ({ key: smiles, smiles, formula: 'C', molecularWeight: 12 });

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
  for (let i = 1; i <= count; i += 1)
    found.push((await insertSearch({ database, jobs }, asked(user, `${user}${i}`))).batch.id);
  return found;
};
/** Names of the searches whose runs are taken, in their order. */
const served = async (count: number): Promise<string> => {
  const names: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const found = await database.transaction(async (tx, connection) => {
      await lockClaims(tx, impurityKind);
      const job = await claimJob(jobs, impurityKind, tx, connection);
      return job && beginBatch(tx, job.data.id);
    });
    if (found) names.push(found.search.name);
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
    await jobs.cancel(impurityKind, many.slice(3, 48));
    expect(await served(5)).toBe('many49 many50');
  });

  it(`are at most ${limits.pendingImpurityRuns} of one user, under parallel starts too`, async () => {
    await queue('greedy', limits.pendingImpurityRuns - 1);
    const starts = await Promise.allSettled(
      [1, 2, 3].map((n) => insertSearch({ database, jobs }, asked('greedy', `last${n}`))),
    );
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(starts.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'computingBusy' } });
    await queue('modest', 1);
  });
});
