// Every table out and in again: on each engine, from one to the other, and from every earlier version.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database, type DatabaseSettings, type Queries } from '../database.ts';
import { createLogger } from '../../process/logger.ts';
import { migrationNames, migrationsUpTo } from '../migrations.ts';
import { createTestPlace, testServer, type TestPlace } from '../../../test-support/database.ts';
import { awkward, fillTables, readTables } from '../../../test-support/fill-tables.ts';
import { dumpDatabase } from './dump.ts';
import { loadDatabase } from './load.ts';

/** Databases are made anew, several in a test. */
vi.setConfig({ testTimeout: 600_000 });
const logger = createLogger('silent');
const now = new Date('2026-11-23T08:00:00Z');
const places: TestPlace[] = [];

afterEach(async () => {
  await Promise.all(places.splice(0).map((place) => place.remove()));
});

async function placeOf(kind: 'any' | 'embedded' | 'empty'): Promise<TestPlace> {
  const place = await createTestPlace(kind);
  places.push(place);
  return place;
}

async function inDatabase<T>(settings: DatabaseSettings, run: (database: Database) => Promise<T>, folder?: string) {
  const database = await openDatabase(settings, logger, folder);
  try {
    return await run(database);
  } finally {
    await database.close();
  }
}

type Filled = Awaited<ReturnType<typeof fill>>;
let filledOnce: Promise<Filled> | undefined;

/** The same for every test: it is read only. */
const filledPlace = (): Promise<Filled> => (filledOnce ??= createTestPlace('any').then(fill));
afterAll(async () => (await filledOnce)?.place.remove());

/** Rows in every table of a place, its backup, and what it holds. */
async function fill(place: TestPlace) {
  const file = join(place.dataDir, 'chemistry.backup');
  const { content, counts } = await inDatabase(place, async (database) => {
    for (const mark of ['one', ...awkward]) await database.transaction((tx) => fillTables(tx, mark));
    await database.queries.execute(
      sql`insert into job_claims select (jsonb_populate_record(t, jsonb_build_object('user_id', 'u' || n))).*
          from job_claims t, generate_series(1, 350) n where t.user_id = 'one'`,
    );
    const dumped = await dumpDatabase(database, file, now);
    return { content: await readTables(database.queries), counts: dumped };
  });
  return { place, file, content, counts };
}

describe('a backup', () => {
  it('brings every row of every table back as it was, blocks of one table in a row', async () => {
    const { file, content, counts } = await filledPlace();
    expect(Object.values(content).every((rows) => rows.length >= 1 + awkward.length)).toBe(true);
    const target = await placeOf('empty');
    expect(await loadDatabase(target, file, logger)).toEqual(counts);
    expect(await inDatabase(target, (database) => readTables(database.queries))).toEqual(content);
    const keys = (settings: DatabaseSettings) => inDatabase(settings, (database) => foreignKeys(database));
    const fresh = await placeOf('any');
    expect(await keys(target)).toEqual(await keys(fresh));
  });

  it.runIf(testServer)('moves the embedded database to PostgreSQL', async () => {
    const { file, content } = await fill(await placeOf('embedded'));
    const target = await placeOf('any');
    await loadDatabase(target, file, logger);
    expect(await inDatabase(target, (database) => readTables(database.queries))).toEqual(content);
  });

  it('is one picture: what is written meanwhile is in it whole or not at all', { tags: ['full'] }, async () => {
    const place = await placeOf('any');
    const file = join(place.dataDir, 'chemistry.backup');
    await inDatabase(place, async (database) => {
      const writing = Array.from({ length: 20 }, (_, index) =>
        database.transaction((tx) => fillTables(tx, `pair-${index}`)),
      );
      await Promise.all([...writing, dumpDatabase(database, file, now)]);
    });
    const target = await placeOf('any');
    const counts = await loadDatabase(target, file, logger);
    expect(new Set(Object.values(counts)).size).toBe(1);
  });
});

describe('what cannot be restored', () => {
  it('is refused with its reason, and the database stays empty', { tags: ['any-engine'] }, async () => {
    const { file } = await filledPlace();
    const target = await placeOf('any');
    const restoreOf = (bytes: Buffer | string) => {
      const path = join(target.dataDir, 'given');
      writeFileSync(path, bytes);
      return loadDatabase(target, path, logger);
    };
    const bytes = readFileSync(file);
    const lines = gunzipSync(bytes).toString('utf8').trimEnd().split('\n');
    const header: unknown = JSON.parse(lines[0] ?? '');
    const withHeader = (change: object) =>
      gzipSync([JSON.stringify(Object.assign({}, header, change)), ...lines.slice(1)].join('\n'));
    await expect(loadDatabase(target, join(target.dataDir, 'none'), logger)).rejects.toThrow('there is no file');
    await expect(restoreOf('')).rejects.toThrow(/not a backup|damaged/);
    await expect(restoreOf('text')).rejects.toThrow(/damaged/);
    await expect(restoreOf(gzipSync('{"a":1}'))).rejects.toThrow('not a backup');
    await expect(restoreOf(bytes.subarray(0, bytes.length / 2))).rejects.toThrow('cut off');
    await expect(restoreOf(gzipSync(lines.slice(0, -1).join('\n')))).rejects.toThrow('cut off');
    await expect(restoreOf(gzipSync(lines.toSpliced(2, 1).join('\n')))).rejects.toThrow('cut off');
    await expect(restoreOf(withHeader({ format: 99 }))).rejects.toThrow('later version');
    await expect(restoreOf(withHeader({ migrations: ['0000_start', '0001_other'] }))).rejects.toThrow('update first');
    const content = await inDatabase(target, (database) => readTables(database.queries));
    expect(Object.values(content).flat()).toEqual([]);
    await loadDatabase(target, file, logger);
    await expect(loadDatabase(target, file, logger)).rejects.toThrow('holds data already');
  });
});

describe('a database of an earlier version', () => {
  const of010 = join(import.meta.dirname, 'testing/version-0.1.0.backup');

  it('comes forward from each migration with every row it held', { tags: ['any-engine'] }, async () => {
    const client = await PGlite.create();
    const queries: Queries = drizzle({ client });
    const names = migrationNames();
    for (const [index, name] of names.entries()) {
      const upTo = migrationsUpTo(index + 1);
      await migrate(drizzle({ client }), { migrationsFolder: upTo.folder });
      await queries.transaction((tx) => fillTables(tx, name));
      upTo.remove();
    }
    const content = await readTables(queries);
    await client.close();
    const tasksOfEach = content['tasks'] ?? [];
    expect(names.filter((name) => !tasksOfEach.some((row) => row.includes(name)))).toEqual([]);
  });

  it('is restored from its own backup and brought up to date', async () => {
    const target = await placeOf('empty');
    const counts = await loadDatabase(target, of010, logger);
    expect(Object.values(counts).every((rows) => rows === 1)).toBe(true);
    const content = await inDatabase(target, (database) => readTables(database.queries));
    for (const table of ['tasks', 'routes', 'score_tasks', 'impurity_searches', 'forward_tasks', 'graph_growths'])
      expect([table, content[table]?.length]).toEqual([table, 1]);
    expect(content['tasks']?.[0]).toContain('before-the-baseline');
  });

  it('of version 0.1.0 is updated where it is: its 37 migrations count as the baseline', async () => {
    const target = await placeOf('empty');
    const upTo = migrationsUpTo(1);
    const names = migrationNames();
    await inDatabase(
      target,
      async ({ queries }) => {
        // What the migrator of that version has noted of each of its migrations.
        await queries.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
          select 'of 0.1.0', created_at - n from drizzle.__drizzle_migrations, generate_series(1, 36) n`);
        await queries.transaction((tx) => fillTables(tx, 'before-the-baseline'));
      },
      upTo.folder,
    );
    upTo.remove();
    const file = join(target.dataDir, 'chemistry.backup');
    await inDatabase(target, async (database) => {
      expect((await readTables(database.queries))['tasks']?.[0]).toContain('before-the-baseline');
      await dumpDatabase(database, file, now);
    });
    const [header = ''] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    expect(JSON.parse(header)).toMatchObject({ migrations: names });
  });

  it('before 0.1.0 is refused with what to do', async () => {
    const target = await placeOf('empty');
    await inDatabase(target, async ({ queries }) => {
      await queries.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
    });
    await expect(openDatabase(target, logger)).rejects.toThrow('start version 0.1.0 on it once');
  });
});

async function foreignKeys(database: Database): Promise<unknown> {
  const answer: unknown = await database.queries.execute(
    sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  return typeof answer === 'object' && answer !== null && 'rows' in answer ? answer.rows : undefined;
}
