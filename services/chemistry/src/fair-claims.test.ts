// Two workers that ask at the same moment take the work of two tenants, whatever the work is. Each has its own connections,
// as two processes have.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { Clock } from './platform/process/clock.ts';
import { openDatabase, type Database } from './platform/database/database.ts';
import { createLogger } from './platform/process/logger.ts';
import { tasks } from './features/tasks/schema.ts';
import { claimNext } from './features/retrosynthesis/claim.ts';
import { noProgress } from './features/tasks/task-store.ts';
import { createTestPlace, testServer, type TestPlace } from './test-support/database.ts';

const rounds = 20;
/** The embedded database belongs to one process: two workers of it share one connection. */
const isShared = testServer === undefined;

let place: TestPlace;
let workers: [Database, Database];
beforeAll(async () => {
  place = await createTestPlace();
  const first = await openDatabase(place, createLogger('silent'));
  workers = [first, isShared ? first : await openDatabase(place, createLogger('silent'))];
});
afterAll(async () => {
  await Promise.all([...new Set(workers)].map((one) => one.close()));
  await place.remove();
});

let seconds = 0;
const clock: Clock = { now: () => new Date(1_800_000_000_000 + (seconds += 1) * 1_000) };
const molecule = { key: 'k', smiles: 'CCO', formula: 'C2H6O', molecularWeight: 46 };
const plan = {
  targetKey: 'k',
  target: molecule,
  removedParts: [],
  settings: defaultSearchSettings,
  progress: noProgress,
};

interface Owner {
  tenantId: string;
  userId: string;
}

interface Work {
  /** Puts one piece of work of the owner at the end of the line. */
  add(database: Database, owner: Owner): Promise<unknown>;
  /** The tenant whose work a worker takes. */
  claim(database: Database): Promise<string | undefined>;
  clear: string;
}

const head = () => {
  const now = clock.now();
  return { id: randomUUID(), createdAt: now, queuedAt: now };
};

const kinds: Readonly<Record<string, Work>> = {
  search: {
    add: ({ queries }, owner) =>
      queries
        .insert(tasks)
        .values({ ...head(), ...owner, ...plan, targetKey: randomUUID(), name: 'n', state: 'queued' }),
    claim: async (database) => (await claimNext({ database, clock }))?.tenantId,
    clear: 'tasks, turns',
  },
};

describe.each(Object.entries(kinds))('two workers at once: %s', (_kind, { add, claim, clear }) => {
  const both = () => Promise.all(workers.map(claim));

  it(`take the work of two tenants in each of ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await workers[0].queries.execute(sql.raw(`truncate ${clear} cascade`));
      for (let one = 0; one < 3; one += 1) await add(workers[0], { tenantId: 'many', userId: 'many' });
      await add(workers[0], { tenantId: 'few', userId: 'few' });
      expect((await both()).toSorted(), `round ${round}`).toEqual(['few', 'many']);
      expect((await both()).toSorted(), `round ${round}`).toEqual(['many', 'many']);
      expect(await both()).toEqual([undefined, undefined]);
    }
  });

  it('take turns with the tenants, however many users one of them has', async () => {
    await workers[0].queries.execute(sql.raw(`truncate ${clear} cascade`));
    for (const userId of ['u1', 'u2', 'u3', 'u4']) await add(workers[0], { tenantId: 'large', userId });
    for (let one = 0; one < 2; one += 1) await add(workers[0], { tenantId: 'small', userId: 'u1' });
    const taken = [await both(), await both(), await both()].map((pair) => pair.toSorted().join(' '));
    expect(taken).toEqual(['large small', 'large small', 'large large']);
  });
});
