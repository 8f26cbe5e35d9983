// What IT does by `chem users`: a copy, an erasure, and the erasure once more after a restore.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpDatabase } from '../../platform/database/backup/dump.ts';
import { loadDatabase } from '../../platform/database/backup/load.ts';
import { rowsOf, openDatabase, type Database } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { officeOf, runUsers, type UsersCommand } from './admin.ts';

const logger = createLogger('silent');
const now = new Date('2026-11-23T08:00:00Z');
const which = { tenant: 'pharma', user: 'chen' };
const places: TestPlace[] = [];
const open: Database[] = [];
let newIds = 0;

async function placeOf(kind: 'any' | 'empty'): Promise<TestPlace> {
  const place = await createTestPlace(kind);
  places.push(place);
  return place;
}

async function databaseAt(place: TestPlace): Promise<Database> {
  const database = await openDatabase(place, logger);
  open.push(database);
  return database;
}

const run = (database: Database, command: UsersCommand) => {
  const newId = () => `00000000-0000-4000-8000-${String((newIds += 1)).padStart(12, '0')}`;
  return runUsers(command, officeOf({ database, clock: { now: () => now }, newId }));
};

const usersIn = async (database: Database): Promise<string[]> => {
  const rows = await rowsOf<{ id: string }>(database.queries, sql`select user_id as id from users order by 1`);
  return rows.map(({ id }) => id);
};

let place: TestPlace;
let database: Database;
beforeAll(async () => {
  place = await placeOf('any');
  database = await databaseAt(place);
  for (const user of ['chen', 'wu'])
    await database.queries.execute(
      sql`insert into users (tenant_id, user_id, user_name, phone, chinese_name, email, user_groups, created_at, synced_at)
          values ('pharma', ${user}, ${user}, '', '', ${`${user}@example.com`}, '[]', now(), now())`,
    );
}, 180_000);
afterAll(async () => {
  await Promise.all(open.map((one) => one.close()));
  await Promise.all(places.map((one) => one.remove()));
});

it('says what is the matter where there is nobody, nothing to write to, or no name to answer for it', async () => {
  const nobody = { ...which, user: 'never' };
  const file = join(place.dataDir, 'copy.json');
  await expect(run(database, { action: 'export', ...nobody, file })).rejects.toThrow('nothing is known of never');
  await expect(run(database, { action: 'erase', ...nobody, by: 'IT' })).rejects.toThrow('nothing is known of never');
  await expect(run(database, { action: 'erase', ...which, by: ' ' })).rejects.toThrow('--by NAME');
  const nowhere = join(place.dataDir, 'none', 'copy.json');
  await expect(run(database, { action: 'export', ...which, file: nowhere })).rejects.toThrow('cannot write');
  await expect(run(database, { action: 'erase-again', file: nowhere, by: 'IT' })).rejects.toThrow('cannot be read');
  writeFileSync(file, '{"tenant":1}\n');
  await expect(run(database, { action: 'erase-again', file, by: 'IT' })).rejects.toThrow('line 1');
});

it('hands out a copy, erases, and erases once more whom a backup brought back', async () => {
  const backup = join(place.dataDir, 'chemistry.backup');
  await dumpDatabase(database, backup, now);
  const file = join(place.dataDir, 'copy.json');
  expect(await run(database, { action: 'export', ...which, file })).toEqual([{ file, tables: 1, rows: 1 }]);
  expect(JSON.parse(readFileSync(file, 'utf8')).tables.users).toMatchObject([{ email: 'chen@example.com' }]);
  const [line] = await run(database, { action: 'erase', ...which, by: ' IT ' });
  expect(line).toMatchObject({ tenant: 'pharma', at: now.toISOString(), rows: 1, tables: { users: 1 } });
  expect(await usersIn(database)).toEqual(['wu']);

  const list = await run(database, { action: 'erased' });
  expect(list).toMatchObject([{ tenant: 'pharma', by: 'IT' }]);
  expect(JSON.stringify(list)).not.toContain('chen');
  expect(await run(database, { action: 'erased', tenant: 'other' })).toEqual([]);
  const erasures = join(place.dataDir, 'erasures.jsonl');
  writeFileSync(erasures, list.map((one) => `${JSON.stringify(one)}\n`).join(''));

  const restored = await placeOf('empty');
  await loadDatabase(restored, backup, logger);
  const again = await databaseAt(restored);
  expect(await usersIn(again)).toEqual(['chen', 'wu']);
  expect(await run(again, { action: 'erase-again', file: erasures, by: 'IT' })).toMatchObject([{ rows: 1 }]);
  expect(await usersIn(again)).toEqual(['wu']);
  expect(await run(again, { action: 'erase-again', file: erasures, by: 'IT' })).toEqual([]);
}, 180_000);
