// The commands of the guide for operators, each run as it is written there, without an engine: `docker compose exec` and
// `run` are replaced by the program that the container would start.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, rowsOf, type Database } from '../platform/database/database.ts';
import { moleculeSecret } from '../platform/database/molecule-keys.ts';
import { createLogger } from '../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../test-support/database.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
const root = resolve(import.meta.dirname, '../../../..');
const engine = join(import.meta.dirname, '../test-support/without-engine.mjs');

/** Lines of code that have a container do something of ours, in the order of the pages. */
const documented = ['operations', 'audit'].flatMap((page) =>
  readFileSync(join(root, `gateway/docs/${page}.md`), 'utf8')
    .split('\n')
    .filter(
      (line) => /^ {4,}\$C (run|exec) /.test(line) && !/ exec (-T )?\S+ (pg_|psql|dropdb|createdb|node )/.test(line),
    )
    .map((line) => line.trim()),
);

interface Done {
  status: number | null;
  out: string;
  err: string;
}

let folder: string;
let place: TestPlace;
let restored: TestPlace;
const written = (name: string) => readFileSync(join(folder, 'work', name), 'utf8');
const lineOf = (text: string): unknown => JSON.parse(text);
const counts = { tables: expect.any(Number), rows: expect.any(Number) };

async function inDatabase<T>(at: TestPlace, act: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(at, createLogger('silent'));
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

const query = <T>(at: TestPlace, text: string) => inDatabase(at, ({ queries }) => rowsOf<T>(queries, sql.raw(text)));

const users = async (at: TestPlace) => {
  const rows = await query<{ id: string }>(at, 'select user_id as id from users order by 1');
  return rows.map(({ id }) => id);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const name of ['backups', 'audit', 'work']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'audit/gateway.log'), '');
  [place, restored] = [await createTestPlace('any'), await createTestPlace('empty')];
  await inDatabase(place, ({ queries }) => moleculeSecret(queries));
  for (const user of ['chen', 'wu'])
    await query(
      place,
      `insert into users (tenant_id, user_id, user_name, phone, chinese_name, email, user_groups, created_at, synced_at)
       values ('pharma', '${user}', '${user}', '', '', '', '[]', now(), now())`,
    );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([place.remove(), restored.remove()]);
});

/** Runs a line of the guide in a shell, with names in place of its placeholders. */
function follow(line: string): Done {
  const command = line.replace('--tenant ID', '--tenant pharma').replace('--user ID', '--user chen');
  const at = /\brestore|erase-again/.test(line) ? restored : place;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
    cwd: join(folder, 'work'),
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'] ?? '',
      C: `${process.execPath} ${engine}`,
      MOUNTED: folder,
      DATA_DIR: at.dataDir,
      DATABASE_URL: at.databaseUrl ?? '',
      OIDC_ISSUER: 'http://127.0.0.1:1/realms/house',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-tests',
      AUTH_SERVER_URL: 'http://127.0.0.1:1',
      CHEMISTRY_URL: 'http://127.0.0.1:1',
      SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    },
  });
  return { status, out: stdout, err: stderr };
}

/** What the lines do, by what they ask for; each is followed once, in the order of the guide. */
const outcomes: Readonly<Record<string, (done: Done) => void | Promise<void>>> = {
  'check-config gateway': (done) =>
    expect(done).toMatchObject({ status: 0, out: expect.stringMatching(/^PORT +8080/) }),
  'check-config chemistry': (done) =>
    expect(done).toMatchObject({ status: 0, out: expect.stringMatching(/^CHEMISTRY_PORT +8082/) }),
  'check-config gateway --online': (done) =>
    expect(done).toMatchObject({ status: 1, out: expect.stringMatching(/^failed {2}chemistry service/m) }),
  'backup -': ({ status, err }) => expect([status, lineOf(err)]).toEqual([0, { file: '-', ...counts }]),
  'backup /backups --keep 14': ({ status, out }) => {
    expect([status, lineOf(out)]).toEqual([0, { file: expect.any(String), ...counts, removed: 0 }]);
    expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^synthline-\w+\.backup$/)]);
  },
  'restore -': async ({ status, out }) => {
    expect([status, lineOf(out)]).toEqual([0, { file: '-', ...counts }]);
    expect(await users(restored)).toEqual(['chen', 'wu']);
  },
  'users export': ({ status, err }) => {
    expect([status, lineOf(err)]).toEqual([0, { file: '-', ...counts }]);
    expect(lineOf(written('copy.json'))).toMatchObject({ userId: 'chen', tables: { users: [{ user_id: 'chen' }] } });
  },
  'users erase': async ({ status, out }) => {
    expect([status, lineOf(out)]).toMatchObject([0, { tenant: 'pharma' }]);
    expect(await users(place)).toEqual(['wu']);
  },
  'users erased': ({ status }) =>
    expect([status, lineOf(written('erasures.jsonl'))]).toMatchObject([0, { tenant: 'pharma', by: 'NAME' }]),
  'users erase-again': async ({ status, out }) => {
    expect([status, lineOf(out)]).toMatchObject([0, { tenant: 'pharma' }]);
    expect(await users(restored)).toEqual(['wu']);
  },
  // No gateway has written to it: src/cli/audit.test.ts of the gateway has files with lines.
  'audit verify': (done) => expect(done).toEqual({ status: 1, out: 'there is no line to check\n', err: '' }),
  'audit key': ({ status }) =>
    expect([status, written('audit-key.pem')]).toEqual([0, expect.stringContaining('BEGIN PUBLIC KEY')]),
};

/** The longest of the outcomes' names that the line asks for. */
const nameOf = (line: string) =>
  Object.keys(outcomes)
    .filter((name) => line.includes(` ${name}`))
    .toSorted((a, b) => b.length - a.length)[0] ?? line;

describe('the guide for operators', () => {
  it('names each command once', () => {
    expect(documented.map(nameOf).toSorted()).toEqual(Object.keys(outcomes).toSorted());
  });

  it.each(documented)('is right that %s', async (line) => {
    const done = follow(line);
    expect(outcomes[nameOf(line)]).toBeDefined();
    await outcomes[nameOf(line)]?.(done);
  });
});
