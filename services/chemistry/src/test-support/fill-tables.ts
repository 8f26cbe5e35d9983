// A row in every table, whatever the tables are: for tests that must hold for tables nobody has thought of yet.

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { tableNames } from '../platform/database/backup/dump.ts';
import { rowsOf, type Queries } from '../platform/database/database.ts';

interface Column {
  name: string;
  type: string;
}

/** Awkward on purpose: quotes, commas, brackets, line ends, empty strings, characters of four bytes. */
export const awkward = ['', 'NULL', '(a,"b")', String.raw`back\slash`, 'line\nend\ttab', '合成 Ünïcode 🧪', "it's {x}"];

/** What stands in a column in place of the mark; undefined where the mark does. */
export type Given = (table: string, column: string) => string | undefined;

/** Adds one row to each table; keys that point to other tables point to the rows of the same mark. */
export async function fillTables(tx: Queries, mark: string, given: Given = () => undefined): Promise<void> {
  let waiting = await tableNames(tx);
  while (waiting.length > 0) {
    const failed: string[] = [];
    let problem: unknown;
    for (const table of waiting) {
      try {
        await tx.transaction((inner) => addRow(inner, table, mark, given));
      } catch (error) {
        problem = error;
        failed.push(table);
      }
    }
    // Each round adds those whose parents came in the one before.
    if (failed.length === waiting.length) throw new Error(`no row fits ${failed.join(', ')}`, { cause: problem });
    waiting = failed;
  }
}

/** All rows of all tables as text, in a fixed order. */
export async function readTables(tx: Queries): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await tableNames(tx)) {
    const rows = await rowsOf<{ row: string }>(
      tx,
      sql`select t::text as row from ${sql.identifier(table)} t order by 1`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

async function addRow(tx: Queries, table: string, mark: string, given: Given): Promise<void> {
  const columns = await rowsOf<Column>(
    tx,
    sql`select column_name as name, udt_name as type from information_schema.columns
        where table_schema = 'public' and table_name = ${table} order by ordinal_position`,
  );
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => sql`${given(table, column.name) ?? valueOf(column, mark)}::text::${sql.raw(column.type)}`),
    sql`, `,
  );
  await tx.execute(sql`insert into ${sql.identifier(table)} (${names}) values (${values})`);
}

const values: Record<string, (mark: string) => string> = {
  text: (mark) => mark,
  uuid: (mark) => {
    const hex = createHash('sha256').update(mark).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  },
  int4: () => '7',
  int8: () => '9007199254740993',
  float4: () => '0.1',
  float8: () => '0.30000000000000004',
  bool: () => 'true',
  timestamptz: () => '2026-02-28T23:59:59.999999Z',
  date: () => '2026-02-28',
  jsonb: (mark) => JSON.stringify({ mark, awkward }),
  bytea: (mark) => String.raw`\x00ff${Buffer.from(mark).toString('hex')}`,
};

function valueOf({ name, type }: Column, mark: string): string {
  const make = values[type];
  if (!make) throw new Error(`say here what to put into a column like ${name} of type ${type}`);
  return make(mark);
}
