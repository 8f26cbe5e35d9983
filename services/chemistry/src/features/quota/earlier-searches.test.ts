// What was made before searches were counted is counted by the migration.

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationNames, migrationsUpTo } from '../../platform/database/migrations.ts';
import { openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { moduleBenefits } from '../equity/benefits.ts';
import { takeSearchAgain } from './store.ts';

const logger = createLogger('silent');
const now = new Date('2026-11-20T00:00:00Z');
const chen = { tenantId: 't-one', userId: 'chen' };
let place: TestPlace;
let database: Database;
const failedId = randomUUID();

beforeAll(async () => {
  place = await createTestPlace('empty');
  const earlier = migrationsUpTo(migrationNames().indexOf('0028_search-quotas'));
  const before = await openDatabase(place, logger, earlier.folder);
  const run = (statement: ReturnType<typeof sql>) => before.queries.execute(statement);
  const task = (state: string, routes: number, runs: number, type = 'retrosynthesis', id = randomUUID()) =>
    run(sql`
    insert into tasks (id, tenant_id, user_id, name, state, target_key, target, removed_parts, settings, route_type, progress,
      route_count, run, created_at, queued_at)
    values (${id}, 't-one', 'chen', 'a', ${state}, ${id}, '{}', '[]', '{}', ${type}, '{}', ${routes}, ${runs},
      '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')`);
  await task('completed', 4, 1);
  await task('deleted', 0, 1);
  await task('queued', 0, 0);
  await task('failed', 2, 3);
  await task('failed', 0, 3, 'retrosynthesis', failedId);
  // Drawn by hand: no search.
  await task('notStarted', 1, 0);
  await task('completed', 1, 1, 'processchemistry');
  const searchId = randomUUID();
  await run(sql`
    insert into impurity_searches (id, tenant_id, user_id, name, reaction_key, reaction, conditions, carried, last_batch_id,
      created_at)
    values (${searchId}, 't-one', 'chen', 'a', 'k', '{}', '{}', '[]', ${randomUUID()}, '2026-01-01T00:00:00Z')`);
  for (const at of ['2026-01-01T00:00:00Z', '2026-11-19T00:00:00Z'])
    await run(sql`
      insert into impurity_batches (id, search_id, conditions, state, impurities, notes, created_at, queued_at)
      values (${randomUUID()}, ${searchId}, '{}', 'completed', 1, '[]', ${at}, ${at})`);
  await before.close();
  earlier.remove();
  database = await openDatabase(place, logger);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

it('every run of a search counts, with its time, and one that failed and found nothing was given back', async () => {
  const modules = await moduleBenefits(database.queries, chen, now);
  const used = modules.flatMap((one) => (one.used > 0 ? [[one.module, one.used, one.startedIn30Days]] : []));
  expect(used).toEqual([
    ['retrosynthesis', 4, 4],
    ['processchemistry', 1, 1],
    ['impuritypredict', 2, 1],
  ]);
  expect(modules.find((one) => one.module === 'impuritypredict')?.lastStartedAt).toBe('2026-11-19T00:00:00.000Z');
});

it('what was given back is taken again when it goes on', async () => {
  await database.transaction((tx) => takeSearchAgain(tx, chen, { module: 'retrosynthesis', subjectId: failedId, now }));
  const [first] = await moduleBenefits(database.queries, chen, now);
  expect(first?.used).toBe(5);
});
