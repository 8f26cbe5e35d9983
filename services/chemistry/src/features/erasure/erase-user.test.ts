// Nothing of an erased user is left, nothing of anybody else is touched, on each engine.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableNames } from '../../platform/database/backup/dump.ts';
import { rowsOf, openDatabase, type Database, type Queries } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/process/logger.ts';
import { createTestPlace, type TestPlace } from '../../test-support/database.ts';
import { fillTables, readTables } from '../../test-support/fill-tables.ts';
import { packDay } from '../statistics/packed-day.ts';
import { eraseUser, type Erasure } from './erase-user.ts';
import { erasuresOf, ErasedUsers } from './erasure-store.ts';
import { exportUser } from './export-user.ts';
import { rules, tablesOf } from './rules.ts';
import { moleculeSecret } from '../../platform/database/molecule-keys.ts';

const now = new Date('2026-11-23T08:00:00Z');
const clock = { now: () => now };
const tenantId = 'pharma';
const victim = { tenantId, userId: 'victim-8121' };
const colleague = 'colleague-77';
/** In the columns of its tables, every text says whose it is. */
const people = [victim.userId, colleague] as const;
/** Tables that hold one row for a tenant, or for a tenant and a day or a year. */
const oneOfTenant = new Set(['tenant_licences', 'usage_days', 'quotation_numbers']);
const keyOf = {
  [victim.userId]: 'VictimsKey000000000000',
  [colleague]: 'ColleaguesKey000000000',
  both: 'SharedKey0000000000000',
};

let place: TestPlace;
let database: Database;
let newIds = 0;
const newId = () => `00000000-0000-4000-8000-${String((newIds += 1)).padStart(12, '0')}`;
const erase = (): Promise<Erasure | undefined> => eraseUser({ database, clock, newId }, victim, 'Operator');

beforeAll(async () => {
  place = await createTestPlace();
  database = await openDatabase(place, createLogger('silent'));
  await database.transaction(async (tx) => {
    for (const person of people)
      await fillTables(tx, person, (table, column) => {
        if (column !== 'tenant_id') return undefined;
        return person === colleague && oneOfTenant.has(table) ? 'another' : tenantId;
      });
    await tellApart(tx);
  });
});

afterAll(async () => {
  await database.close();
  await place.remove();
});

/** What the rows of every table cannot know: lists of users, notices of colleagues, keys of molecules. */
async function tellApart(tx: Queries): Promise<void> {
  const at = now.getTime() - 86_400_000;
  const day = packDay(people.map((userId, index) => ({ at: at + index, userId, code: 101, stayMs: 5 })));
  await tx.execute(sql`delete from erasures`);
  await tx.execute(sql`delete from usage_days where tenant_id <> ${tenantId}`);
  await tx.execute(sql`update usage_days set users = ${JSON.stringify(day.users)}::jsonb`);
  const records = JSON.stringify({ userIds: [...people], routes: 1 });
  await tx.execute(sql`update intermediate_records set facts = ${records}::jsonb`);
  await tx.execute(
    sql`update notices set facts = ${JSON.stringify({ by: colleague })}::jsonb where user_id = ${victim.userId}`,
  );
  await tx.execute(sql`update notices set facts = '{"by":"somebody"}'::jsonb where user_id = ${colleague}`);
  const rows = deflateRawSync(JSON.stringify([{ molecule: 'CCO' }])).toString('hex');
  await tx.execute(sql`update score_chunks set source = decode(${rows}, 'hex')`);
  await tx.execute(sql`delete from molecules`);
  for (const key of Object.values(keyOf))
    await tx.execute(sql`insert into molecules values (${key}, ${tenantId}, ${`SMILES of ${key}`}, 'C', 1)`);
  for (const person of people) {
    const target = JSON.stringify({ key: keyOf[person], others: [keyOf.both] });
    await tx.execute(sql`update tasks set target = ${target}::jsonb where user_id = ${person}`);
  }
}

async function columnsIn(queries: Queries, table: string): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    queries,
    sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`,
  );
  return rows.map(({ name }) => name);
}

describe('the rules of erasing', () => {
  it('say of every table what becomes of it, and of no other', async () => {
    expect(Object.keys(rules).toSorted()).toEqual((await tableNames(database.queries)).toSorted());
  });

  it('know every column that names a person', async () => {
    const named = /^user(s|_id)?$|_by$|^owner|people|reviewer|email|phone|address/;
    // Operators and back office, who are no users of a tenant; parts of a user's own row, which goes as a whole.
    const others = new Set([
      'erasures.erased_by',
      'search_quotas.set_by',
      'forward_tasks.ended_by',
      'payment_reviews.reviewer',
    ]);
    for (const table of await tableNames(database.queries)) {
      const columns = (await columnsIn(database.queries, table)).filter((column) => named.test(column));
      const rule = rules[table];
      const isRuled = (column: string): boolean =>
        others.has(`${table}.${column}`) ||
        rule?.fate === 'deleted' ||
        rule?.fate === 'partOf' ||
        ((rule?.fate === 'pseudonym' || rule?.fate === 'special') && rule.columns.includes(column));
      expect(columns.filter((column) => !isRuled(column)).map((column) => `${table}.${column}`)).toEqual([]);
    }
  });

  it('trust foreign keys only where they cascade', async () => {
    const rows = await rowsOf<{ link: string }>(
      database.queries,
      sql`select conrelid::regclass || '.' || attname || ' ' || confrelid::regclass as link from pg_constraint
          join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f' and confdeltype = 'c'`,
    );
    const cascading = rows.map(({ link }) => link);
    const trusted = Object.entries(rules).flatMap(([table, rule]) =>
      rule.fate === 'partOf' ? [`${table}.${rule.column} ${rule.parent}`] : [],
    );
    expect(trusted.filter((link) => !cascading.includes(link))).toEqual([]);
  });
});

describe('erasing a user', () => {
  let before: Record<string, string[]>;
  let after: Record<string, string[]>;
  let erasure: Erasure | undefined;

  beforeAll(async () => {
    const file = join(place.dataDir, 'export.json');
    const counts = await exportUser(database, victim, { path: file, now });
    exported = { text: readFileSync(file, 'utf8'), counts };
    before = await readTables(database.queries);
    erasure = await erase();
    after = await readTables(database.queries);
  });
  let exported: { text: string; counts: Record<string, number> };

  it('was preceded by a document of all that there was, without what lets somebody in', () => {
    const { tables, ...head } = JSON.parse(exported.text);
    expect(head).toEqual({ madeAt: now.toISOString(), ...victim });
    const own = Object.keys(rules).filter((table) => !['nobody'].includes(rules[table]?.fate ?? ''));
    const shown = own.filter((table) => table !== 'molecules' && table !== 'usage_days');
    expect(Object.keys(tables).toSorted()).toEqual(shown.toSorted());
    expect(tables.tasks[0].name).toBe(victim.userId);
    expect(tables.score_chunks[0].source).toEqual([{ molecule: 'CCO' }]);
    expect(Object.keys(tables.api_keys[0])).not.toContain('key_hash');
    expect(exported.text).not.toContain(colleague.concat('"}]'));
  });

  it('leaves no row of the user where rows are to go', () => {
    for (const table of [...tablesOf('deleted'), ...tablesOf('partOf')])
      expect({ table, left: after[table]?.filter((row) => row.includes(victim.userId)) }).toEqual({ table, left: [] });
  });

  it('leaves the books, the records and the figures under a name that leads nowhere', async () => {
    const columns = Object.entries(rules).flatMap(([table, rule]) =>
      rule.fate === 'pseudonym' || rule.fate === 'special' ? rule.columns.map((column) => ({ table, column })) : [],
    );
    for (const { table, column } of columns) {
      const rows = await rowsOf<{ value: string }>(
        database.queries,
        sql`select ${sql.identifier(column)}::text as value from ${sql.identifier(table)}`,
      );
      const naming = rows.filter(({ value }) => value.includes(victim.userId));
      expect({ place: `${table}.${column}`, naming }).toEqual({ place: `${table}.${column}`, naming: [] });
    }
    for (const table of tablesOf('pseudonym')) expect(after[table]).toHaveLength(before[table]?.length ?? 0);
    const rows = await rowsOf<{ id: string }>(
      database.queries,
      sql`select user_id as id from payments union select user_id from buried_points union select user_id from search_uses`,
    );
    const others = rows.map(({ id }) => id).filter((id) => id !== colleague);
    expect(others).toEqual([expect.stringMatching(/^erased-[0-9a-f]{12}$/)]);
  });

  it('ends the shares of the user, so that their links say that they are gone', async () => {
    const rows = await rowsOf<{ ended: boolean; open: boolean }>(
      database.queries,
      sql`select ended_at is not null as ended, is_open as open from shares where code = ${victim.userId}`,
    );
    expect(rows).toEqual([{ ended: true, open: false }]);
  });

  it('takes the structures that nobody else has', async () => {
    const rows = await rowsOf<{ key: string }>(database.queries, sql`select key from molecules order by key`);
    expect(rows.map(({ key }) => key)).toEqual([keyOf[colleague], keyOf.both]);
  });

  it('touches nothing of anybody else', () => {
    const own = (content: Record<string, string[]>, table: string) =>
      content[table]?.filter(
        (row) => row.includes(colleague) && !row.includes(victim.userId) && !row.includes('erased-'),
      );
    for (const table of Object.keys(rules).filter((one) => one !== 'molecules'))
      expect({ table, rows: own(after, table) }).toEqual({ table, rows: own(before, table) });
    expect(after['payments']?.filter((row) => row.includes(colleague))).toHaveLength(1);
  });

  it('is written down without a name, and is done only once', async () => {
    const [row, ...more] = await erasuresOf(database.queries, { tenantId });
    expect([row?.erasedBy, more]).toEqual(['Operator', []]);
    expect(JSON.stringify(row)).not.toContain(victim.userId);
    expect(erasure?.rows['tasks']).toBe(1);
    expect(await erase()).toEqual({ erasureId: erasure?.erasureId, erasedAt: now, rows: {} });
    expect(await readTables(database.queries)).toEqual(after);
  });

  it('says of somebody who never was that nothing is known', async () => {
    expect(await eraseUser({ database, clock, newId }, { tenantId, userId: 'nobody' }, 'Operator')).toBeUndefined();
    const elsewhere = { tenantId: 'other', userId: colleague };
    expect(await eraseUser({ database, clock, newId }, elsewhere, 'Operator')).toBeUndefined();
    expect(await readTables(database.queries)).toEqual(after);
  });

  it('lets nobody in with a token from before, and everybody else', async () => {
    const erased = new ErasedUsers(database, clock, await moleculeSecret(database.queries));
    const at = now.getTime();
    expect(await erased.isErased(victim, at - 1)).toBe(true);
    expect(await erased.isErased(victim, at + 120_001)).toBe(false);
    expect(await erased.isErased({ tenantId, userId: colleague }, at - 1)).toBe(false);
    expect(await erased.isErased({ tenantId: 'other', userId: victim.userId }, at - 1)).toBe(false);
  });
});
