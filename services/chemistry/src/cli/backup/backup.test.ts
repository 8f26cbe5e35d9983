// Backup and restore as operators run them: through a pipe, into a folder that a scheduler fills, and what is refused.

import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, rowsOf, type Database } from '../../platform/database/database.ts';
import { migrationNames, migrationsUpTo } from '../../platform/database/migrations.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { fillTables, readTables } from '../../test-support/fill-tables.ts';
import { nameForNow, removeOlder } from './folder.ts';
import { runCommand } from '../run.ts';

vi.setConfig({ testTimeout: 300_000 });
const logger = createLogger('silent');
const places: TestPlace[] = [];
let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'backups-'))));
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await Promise.all(places.splice(0).map((place) => place.remove()));
});

async function placeOf(kind: 'any' | 'empty'): Promise<TestPlace> {
  const place = await createTestPlace(kind);
  places.push(place);
  return place;
}

function collect() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer | string, _, done) => {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, bytes: () => Buffer.concat(chunks) };
}

async function run({ dataDir, databaseUrl }: TestPlace, args: string[], input: Uint8Array = Buffer.of()) {
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('DATABASE_URL', databaseUrl ?? '');
  const [output, errors] = [collect(), collect()];
  // In pieces, as a pipe brings them.
  const pieces = Array.from({ length: Math.ceil(input.length / 1_000) }, (_, at) =>
    input.subarray(at * 1_000, (at + 1) * 1_000),
  );
  const status = await runCommand(args, {
    input: Readable.from(pieces),
    output: output.stream,
    errors: errors.stream,
  });
  return { status, output: output.bytes(), said: errors.bytes().toString() };
}

async function inDatabase<T>(place: TestPlace, act: (database: Database) => Promise<T>, migrations?: string | null) {
  const database = await openDatabase(place, logger, migrations);
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

const content = (place: TestPlace) => inDatabase(place, ({ queries }) => readTables(queries));

async function filled(): Promise<TestPlace> {
  const place = await placeOf('any');
  await inDatabase(place, ({ transaction }) => transaction((tx) => fillTables(tx, 'one')));
  return place;
}

describe('a backup through a pipe', () => {
  it('comes back into an empty database as it was, and one that is cut short does not come at all', async () => {
    const place = await filled();
    const made = await run(place, ['backup', '-']);
    expect([made.status, JSON.parse(made.said)]).toEqual([
      0,
      { file: '-', tables: expect.any(Number), rows: expect.any(Number) },
    ]);
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
    const target = await placeOf('empty');
    const cut = await run(target, ['restore', '-'], made.output.subarray(0, -200));
    expect([cut.status, cut.said]).toEqual([
      2,
      expect.stringMatching(/^restore: standard input is damaged or cut off/),
    ]);
    expect(Object.values(await content(target)).flat()).toEqual([]);
    const restored = await run(target, ['restore', '-'], made.output);
    expect([restored.status, JSON.parse(restored.output.toString())]).toEqual([0, JSON.parse(made.said)]);
    expect(await content(target)).toEqual(await content(place));
  });
});

describe('a backup of a database that this version would change', () => {
  const journal = (place: TestPlace) =>
    inDatabase(
      place,
      ({ queries }) => rowsOf(queries, sql`select hash, created_at from drizzle.__drizzle_migrations order by 2`),
      null,
    );

  it('leaves it as it is', async () => {
    const place = await placeOf('empty');
    const older = migrationsUpTo(1);
    await inDatabase(place, async () => {}, older.folder);
    older.remove();
    const before = await journal(place);
    const { status, output } = await run(place, ['backup', '-']);
    const [header = ''] = gunzipSync(output).toString().split('\n');
    expect([status, JSON.parse(header)]).toMatchObject([0, { migrations: migrationNames().slice(0, 1) }]);
    expect(await journal(place)).toEqual(before);
  });

  it('is refused where the database is newer, or not ours', async () => {
    const place = await placeOf('any');
    await inDatabase(place, async ({ queries }) => {
      await queries.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`);
    });
    expect((await run(place, ['backup', '-'])).said).toMatch(
      /^backup: .* by a later version: take the backup with that/,
    );
    expect(await run(await placeOf('empty'), ['backup', join(folder, 'none')])).toMatchObject({
      status: 2,
      said: expect.stringContaining('there is nothing to back up'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a folder of backups', () => {
  it('keeps the latest, and what has another name', async () => {
    const old = ['20260101T000000Z', '20260102T000000Z', '20260103T000000Z'].map((at) => `synthline-${at}.backup`);
    for (const name of [...old, 'mine.backup', `${old[0]}.partial`]) writeFileSync(join(folder, name), '');
    utimesSync(join(folder, `${old[0]}.partial`), 0, 0);
    const place = await filled();
    const { status, output } = await run(place, ['backup', folder, '--keep', '2']);
    const [line] = [JSON.parse(output.toString())];
    expect([status, line]).toMatchObject([0, { removed: 2 }]);
    expect(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .toSorted(),
    ).toEqual([join(folder, 'mine.backup'), join(folder, old[2] ?? ''), line.file].toSorted());
    const target = await placeOf('empty');
    expect((await run(target, ['restore', line.file])).status).toBe(0);
    expect(await content(target)).toEqual(await content(place));
  });

  it('loses nothing to a backup that fails, nor without a number to keep', async () => {
    const name = nameForNow(new Date('2026-01-02T03:04:05.678Z'));
    expect(name).toBe('synthline-20260102T030405Z.backup');
    for (const one of [name, `${name}.partial`]) writeFileSync(join(folder, one), '');
    expect(await run(await placeOf('empty'), ['backup', folder, '--keep', '1'])).toMatchObject({ status: 2 });
    expect(removeOlder(folder, Infinity, new Date())).toBe(0);
    expect(readdirSync(folder)).toEqual([name, `${name}.partial`]);
  });

  const whole = "option '--keep <n>' argument";
  it.each([
    [['--keep', '0'], whole],
    [['--keep', '1.5'], whole],
    [['--keep', 'all'], whole],
    [['--hold', '3'], "unknown option '--hold'"],
    [['more'], "too many arguments for 'backup'"],
  ])('%j is refused', async (args, words) => {
    const { status, said } = await run(await placeOf('empty'), ['backup', folder, ...args]);
    expect([status, said]).toEqual([2, expect.stringContaining(words)]);
    const missing = await run(await placeOf('empty'), ['backup', join(folder, 'none'), '--keep', '3']);
    expect(missing.said).toMatch(/^backup: --keep: .*none is no folder/);
  });
});

describe('a database that cannot be reached', () => {
  it('is said in one line, with nothing of its password', async () => {
    const { status, said } = await run(
      { dataDir: folder, databaseUrl: 'postgres://me:hidden@localhost:1/x', remove: async () => {} },
      ['backup', '-'],
    );
    expect([status, said]).toEqual([1, expect.stringMatching(/^backup: .*ECONNREFUSED.*\n$/)]);
    expect(said).not.toContain('hidden');
  });
});
