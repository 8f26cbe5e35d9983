// Everything of one user goes, in one transaction: what becomes of which table says rules.ts. What stays for the tenant
// carries a pseudonym made up on the spot, which is written down nowhere else.

import { randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { tableNames } from '../../platform/database/backup/dump.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { rowsOf, type Database, type Queries } from '../../platform/database/database.ts';
import { erasures } from './schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { forgetDays } from '../statistics/day-store.ts';
import { erasuresOf, markOf, type ErasureRow } from './erasure-store.ts';
import { moleculesNamedBy, unnamedAmong } from './named-molecules.ts';
import { ownRows } from './own-rows.ts';
import { rules, tablesOf } from './rules.ts';

/** Of a pseudonym: reports and records write "deleted user" in its place. */
export const pseudonymPrefix = 'erased-';

export interface ErasureParts {
  database: Database;
  clock: Clock;
  newId: () => string;
}

export interface Erasure {
  erasureId: string;
  erasedAt: Date;
  /** Rows that went or changed, by table; none for a user who had been erased before. */
  rows: Record<string, number>;
}

/**
 * Erases all or nothing. A user who had been erased before, and of whom nothing was written since, is left at that.
 * Undefined for one of whom nothing is known.
 */
export async function eraseUser(
  { database, clock, newId }: ErasureParts,
  owner: Owner,
  erasedBy: string,
): Promise<Erasure | undefined> {
  const mark = await markOf(database.queries, owner);
  const erasure = await database.transaction(async (tx) => {
    const rows = await eraseRows(tx, owner, clock.now());
    const [before] = (await erasuresOf(tx, { tenantId: owner.tenantId, mark })).toReversed();
    if (Object.keys(rows).length === 0) return before && summaryOf(before, {});
    const { tenantId } = owner;
    const [row] = await tx
      .insert(erasures)
      .values({ id: newId(), tenantId, mark, erasedAt: clock.now(), erasedBy })
      .returning();
    return row && summaryOf(row, rows);
  });
  forgetDays(database.queries);
  return erasure;
}

const summaryOf = ({ id, erasedAt }: ErasureRow, rows: Record<string, number>): Erasure => ({
  erasureId: id,
  erasedAt,
  rows,
});

async function eraseRows(tx: Queries, owner: Owner, now: Date): Promise<Record<string, number>> {
  const tables = await tableNames(tx);
  const unknown = tables.filter((table) => !rules[table]);
  if (unknown.length > 0) throw new Error(`no rule says what becomes of ${unknown.join(', ')}`);
  const counts = new Map<string, number>();
  const note = async (table: string, change: SQL): Promise<void> => {
    const count = await changed(tx, change);
    if (count > 0) counts.set(table, (counts.get(table) ?? 0) + count);
  };
  const own = await tablesWithRows(tx, owner, tables);
  const named = await moleculesNamedBy(tx, owner, own);
  const pseudonym = `${pseudonymPrefix}${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  for (const [table, change] of specialChanges({ ...owner, pseudonym, now })) await note(table, change);
  for (const table of tablesOf('pseudonym').filter((one) => own.includes(one)))
    await note(table, renaming(table, owner, pseudonym));
  for (const table of tablesOf('deleted').filter((one) => own.includes(one)))
    await note(table, sql`delete from ${sql.identifier(table)} t where ${ownRows(table, owner)} returning 1`);
  const orphans = await unnamedAmong(tx, owner.tenantId, tables, named);
  if (orphans.length > 0)
    await note(
      'molecules',
      sql`delete from molecules where tenant_id = ${owner.tenantId}
        and key in (select jsonb_array_elements_text(${JSON.stringify(orphans)}::jsonb)) returning 1`,
    );
  return Object.fromEntries(counts);
}

/** Those of the tables that have a row of the user. */
async function tablesWithRows(tx: Queries, owner: Owner, tables: readonly string[]): Promise<string[]> {
  const asked = tables.flatMap((table) => {
    const which = ownRows(table, owner);
    return which
      ? [sql`select ${table}::text as name where exists (select 1 from ${sql.identifier(table)} t where ${which})`]
      : [];
  });
  const rows = await rowsOf<{ name: string }>(tx, sql.join(asked, sql` union all `));
  return rows.map(({ name }) => name);
}

function renaming(table: string, owner: Owner, pseudonym: string): SQL {
  const rule = rules[table];
  const columns = rule?.fate === 'pseudonym' ? rule.columns : [];
  const set = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = ${pseudonym}`),
    sql`, `,
  );
  return sql`update ${sql.identifier(table)} t set ${set} where ${ownRows(table, owner)} returning 1`;
}

interface Change extends Owner {
  pseudonym: string;
  now: Date;
}

function specialChanges({ tenantId, userId, pseudonym, now }: Change): [string, SQL][] {
  const own = sql`tenant_id = ${tenantId} and user_id = ${userId}`;
  const ofTenant = sql`tenant_id = ${tenantId}`;
  return [
    [
      'share_people',
      sql`delete from share_people where (user_id = ${userId} and share_id in (select id from shares where ${ofTenant}))
        or share_id in (select id from shares where ${own}) returning 1`,
    ],
    [
      'shares',
      sql`update shares set user_id = ${pseudonym}, is_open = false, message = '',
        ended_at = coalesce(ended_at, ${now.toISOString()}::timestamptz) where ${own} returning 1`,
    ],
    ['route_comments', sql`update route_comments set user_id = ${pseudonym}, text = '' where ${own} returning 1`],
    ['notices', sql`delete from notices where ${own} or (${ofTenant} and facts ->> 'by' = ${userId}) returning 1`],
    ['payment_files', sql`delete from payment_files where ${own} and payment_id is null returning 1`],
    ['payment_files', sql`update payment_files set user_id = ${pseudonym} where ${own} returning 1`],
    ['intermediate_records', sql`update intermediate_records set user_id = ${pseudonym} where ${own} returning 1`],
    [
      'intermediate_records',
      sql`update intermediate_records set facts = jsonb_set(facts, '{userIds}', ${renamed(sql`facts -> 'userIds'`, { userId, pseudonym })})
        where ${ofTenant} and facts -> 'userIds' @> to_jsonb(${userId}::text) returning 1`,
    ],
    [
      'usage_days',
      sql`update usage_days set users = ${renamed(sql`users`, { userId, pseudonym })}
        where ${ofTenant} and users @> to_jsonb(${userId}::text) returning 1`,
    ],
  ];
}

/** A list of user ids with the pseudonym in the user's place. */
function renamed(list: SQL, { userId, pseudonym }: Pick<Change, 'userId' | 'pseudonym'>): SQL {
  return sql`(select jsonb_agg(case when id = ${userId} then ${pseudonym}::text else id end order by place)
    from jsonb_array_elements_text(${list}) with ordinality as one (id, place))`;
}

async function changed(tx: Queries, change: SQL): Promise<number> {
  const rows = await rowsOf<{ count: number }>(
    tx,
    sql`with changed as (${change}) select count(*)::int as count from changed`,
  );
  return rows[0]?.count ?? 0;
}
