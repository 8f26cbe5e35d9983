// What is kept no longer goes when its time has come, and not a day earlier.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableNames } from '../database/backup/dump.ts';
import { rowsOf, openDatabase, type Database } from '../database/database.ts';
import { createLogger } from '../process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { fillTables } from '../../test-support/fill-tables.ts';
import { retentionNames, usualDays, type RetentionName } from './retention-periods.ts';
import { removeExpired } from './sweep.ts';

/** The moment of every time in the tables: test-support/fill-tables.ts. */
const written = Date.parse('2026-02-28T23:59:59.999999Z');
const dayMs = 86_400_000;
const logger = createLogger('silent');
let place: TestPlace;
let database: Database;

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, logger);
  await database.transaction((tx) => fillTables(tx, 'one'));
  await database.transaction((tx) => fillTables(tx, 'two'));
  const loose = sql`id in (select id from payment_files order by id limit 1)`;
  await database.queries.execute(sql`update payment_files set payment_id = null where ${loose}`);
  const alone = sql`id in (select id from feedback_pictures order by id limit 1)`;
  await database.queries.execute(sql`update feedback_pictures set feedback_id = null where ${alone}`);
  await database.queries.execute(sql`update tasks set state = 'deleted' where name = 'one'`);
  await database.queries.execute(sql`update usage_days set day = ${Math.floor(written / dayMs)}`);
  await database.queries.execute(sql`delete from deletions`);
}, 60_000);
afterAll(async () => {
  await database.close();
  await place.remove();
});

const days = (after: number) => ({ now: () => new Date(written + after * dayMs) });
const rowsIn = async (table: string): Promise<number> => {
  const rows = await rowsOf<{ count: number }>(
    database.queries,
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? -1;
};
const everything = async () => Promise.all((await tableNames(database.queries)).map(rowsIn));

it('removes nothing before its time, and nothing at all where 0 keeps it', async () => {
  const before = await everything();
  const shortest = Math.min(...Object.values(usualDays));
  expect(await removeExpired({ database, logger, clock: days(shortest - 0.01), days: usualDays })).toEqual({});
  const never = Object.fromEntries(retentionNames.map((name) => [name, 0])) as Record<RetentionName, number>;
  expect(await removeExpired({ database, logger, clock: days(40_000), days: never })).toEqual({});
  expect(await everything()).toEqual(before);
});

it('keeps deleted tasks of whom may yet bring one back', async () => {
  await database.queries.execute(
    sql`insert into deletions (id, tenant_id, user_id, kind, things, deleted_at) values (gen_random_uuid(), 'one', 'one', 'task', 1, now())`,
  );
  const at = { database, logger, clock: days(31), days: { ...usualDays, RETENTION_UPLOAD_DAYS: 0 } };
  expect(await removeExpired(at)).toEqual({});
  await database.queries.execute(sql`delete from deletions`);
  expect(await removeExpired(at)).toEqual({ RETENTION_DELETED_TASK_DAYS: 1 });
  expect(await rowsIn('tasks')).toBe(1);
});

it.each([
  ['RETENTION_UPLOAD_DAYS', 2, ['payment_files', 'feedback_pictures'], [1, 1]],
  ['RETENTION_NOTICE_DAYS', 2, ['notices'], [0]],
  ['RETENTION_API_KEY_DAYS', 2, ['api_keys'], [0]],
  ['RETENTION_SHARE_DAYS', 2, ['shares', 'share_people'], [0, 0]],
] as const)('removes what %s is about in its time', async (name, count, tables, left) => {
  const alone = { ...Object.fromEntries(retentionNames.map((one) => [one, 0])), [name]: usualDays[name] };
  const only = alone as Record<RetentionName, number>;
  expect(await removeExpired({ database, logger, clock: days(usualDays[name] - 0.01), days: only })).toEqual({});
  expect(await removeExpired({ database, logger, clock: days(usualDays[name] + 0.01), days: only })).toEqual({
    [name]: count,
  });
  expect(await Promise.all(tables.map(rowsIn))).toEqual(left);
});

it('removes points and packed days of reports in their time', async () => {
  const { RETENTION_STATISTICS_DAYS: kept } = usualDays;
  expect(await removeExpired({ database, logger, clock: days(kept - 0.01), days: usualDays })).toEqual({});
  expect(await removeExpired({ database, logger, clock: days(kept + 3), days: usualDays })).toEqual({
    RETENTION_STATISTICS_DAYS: 4,
  });
});
