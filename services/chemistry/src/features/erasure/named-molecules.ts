// Which structures of a tenant the rows of a user name, and which of them nothing else of the tenant names. A key stands
// in rows as a word of 22 letters, in columns of text and JSON alike; what is packed says its keys anew when it is read.

import { sql, type SQL } from 'drizzle-orm';
import type { Owner } from '../../platform/database/owner.ts';
import { rowsOf, type Queries } from '../../platform/database/database.ts';
import { ownRows, rowsOfTenant } from './own-rows.ts';

const aKey = String.raw`(?<![\w-])[\w-]{22}(?![\w-])`;

/** Keys of the tenant's molecules that the user's rows name. */
export async function moleculesNamedBy(tx: Queries, owner: Owner, tables: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>();
  const columns = await textColumns(tx);
  for (const table of tables) {
    const which = ownRows(table, owner);
    const found = which
      ? await keysIn(
          tx,
          { table, columns: columns.get(table) ?? [] },
          which,
          sql`select key from molecules where tenant_id = ${owner.tenantId}`,
        )
      : [];
    for (const key of found) keys.add(key);
  }
  return keys;
}

/** Of these, those that no row of the tenant names any more. */
export async function unnamedAmong(
  tx: Queries,
  tenantId: string,
  tables: readonly string[],
  keys: ReadonlySet<string>,
): Promise<string[]> {
  const left = new Set(keys);
  const columns = left.size > 0 ? await textColumns(tx) : new Map<string, string[]>();
  for (const table of tables) {
    if (left.size === 0) return [];
    const which = table === 'molecules' ? undefined : rowsOfTenant(table, tenantId);
    if (!which) continue;
    const asked = sql`select jsonb_array_elements_text(${JSON.stringify([...left])}::jsonb)`;
    for (const key of await keysIn(tx, { table, columns: columns.get(table) ?? [] }, which, asked)) left.delete(key);
  }
  return [...left];
}

interface Words {
  table: string;
  columns: readonly string[];
}

async function keysIn(tx: Queries, { table, columns }: Words, which: SQL, among: SQL): Promise<string[]> {
  if (columns.length === 0) return [];
  const words = sql.join(
    columns.map((name) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  const rows = await rowsOf<{ key: string }>(
    tx,
    sql`select distinct word[1] as key from ${sql.identifier(table)} t,
        regexp_matches(concat_ws(' ', ${words}), ${aKey}, 'g') as word where ${which} and word[1] in (${among})`,
  );
  return rows.map(({ key }) => key);
}

/** Columns of text and JSON, by table. */
async function textColumns(tx: Queries): Promise<Map<string, string[]>> {
  const rows = await rowsOf<{ table: string; name: string }>(
    tx,
    sql`select table_name as table, column_name as name from information_schema.columns
        where table_schema = 'public' and udt_name in ('text', 'jsonb') order by 1, 2`,
  );
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map([...byTable].map(([table, columns]) => [table, columns.map(({ name }) => name)]));
}
