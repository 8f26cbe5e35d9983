// All rows of the database, to see that none of somebody's was touched.

import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';

/** Rows by table, as text. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

/** What changes by itself: answers at hand, places in a queue. */
const restless = ['job_claims'];

export async function takeSnapshot(queries: Queries): Promise<Snapshot> {
  const tables = await queries.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const taken = new Map<string, string[]>();
  for (const { name } of rowsOf(tables)) {
    if (restless.includes(String(name))) continue;
    const rows = await queries.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(String(name))} t`);
    taken.set(
      String(name),
      rowsOf(rows).map((one) => String(one['row'])),
    );
  }
  return taken;
}

/** Rows of `before` that are not there any more as they were, and new ones of this user; each as `table: row`. */
export function changesOf(before: Snapshot, after: Snapshot, userId: string): string[] {
  return [...before].flatMap(([table, rows]) => {
    const [old, now] = [new Set(rows), new Set(after.get(table))];
    const gone = rows.filter((row) => !now.has(row));
    const added = [...now].filter((row) => !old.has(row) && row.includes(`"user_id": "${userId}"`));
    return [...gone, ...added].map((row) => `${table}: ${row.slice(0, 200)}`);
  });
}

function rowsOf(answer: unknown): Record<string, unknown>[] {
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows)) return [];
  return answer.rows;
}
