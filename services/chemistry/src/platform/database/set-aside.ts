// Deleting so that it can be taken back: rows leave their tables at once, so that no query can meet them any more, and
// lie for some minutes as JSON where only `restore` finds them.

import { getTableName, inArray, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Clock } from '../process/clock.ts';
import type { Database, Queries } from './database.ts';
import { deletedRows, deletions } from './deletion-schema.ts';
import { partsOf, type DeletionKind } from '../../features/deletion/kinds.ts';

export interface DeletionContext {
  database: Database;
  clock: Clock;
  newId: () => string;
}

export interface Deleted {
  deleted: number;
  /** What brings it back. */
  undoToken: string;
}

interface Deleter {
  tenantId: string;
  userId: string;
}

/** Takes things away with all that hangs on them. The caller has made sure that they are the deleter's. */
export async function setAside(
  tx: Queries,
  context: Omit<DeletionContext, 'database'>,
  deleter: Deleter,
  kind: DeletionKind,
  ids: readonly string[],
): Promise<Deleted> {
  const deleted = await keepRows(tx, context, deleter, kind, ids);
  const [{ table }] = partsOf[kind];
  const [key] = getTableConfig(table).columns.filter(({ primary }) => primary);
  if (!key) throw new TypeError(`${getTableName(table)} has no key of one column`);
  await tx.delete(table).where(inArray(key, [...ids]));
  return deleted;
}

/** Keeps a copy of the rows; taking them away is the caller's. */
export async function keepRows(
  tx: Queries,
  { clock, newId }: Omit<DeletionContext, 'database'>,
  { tenantId, userId }: Deleter,
  kind: DeletionKind,
  ids: readonly string[],
): Promise<Deleted> {
  const id = newId();
  await tx.insert(deletions).values({ id, tenantId, userId, kind, things: ids.length, deletedAt: clock.now() });
  for (const { table, belongsTo } of partsOf[kind]) {
    const name = getTableName(table);
    // The rows do not travel: some have megabytes.
    await tx.execute(sql`
      insert into ${deletedRows} (deletion_id, table_name, number, content)
      select ${id}::uuid, ${name}::text, row_number() over (), to_jsonb(${sql.identifier(name)})
      from ${table} where ${belongsTo(ids)}`);
  }
  return { deleted: ids.length, undoToken: id };
}
