// Deleting so that it can be taken back: rows leave their tables at once, so that no query can meet them any more, and
// lie for some minutes as JSON where only `restore` finds them.

import { getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { Clock } from '../process/clock.ts';
import type { Database, Queries } from './database.ts';
import { deletedRows, deletions } from './deletion-schema.ts';

export interface DeletionPart {
  table: PgTable;
  /** Which of its rows belong to things with these ids. */
  belongsTo: (ids: readonly string[]) => SQL | undefined;
}

/** A kind of thing that can be deleted and brought back. */
export interface DeletionKind {
  name: string;
  /** The thing's own table first, then what hangs on it, so that rows come back in this order. */
  parts: readonly [DeletionPart, ...DeletionPart[]];
  /** A list that holds a thing once: what was added again meanwhile is there already. */
  isOnce?: boolean;
  /** What is thrown when another thing has taken its name meanwhile; `superseded` when left out. */
  takenMeanwhile?: ErrorKey;
}

/** The rows of a table whose column holds one of the ids. */
export function rowsBy(table: PgTable, column: PgColumn): DeletionPart {
  return { table, belongsTo: (ids) => inArray(column, [...ids]) };
}

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
  const [{ table }] = kind.parts;
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
  await tx
    .insert(deletions)
    .values({ id, tenantId, userId, kind: kind.name, things: ids.length, deletedAt: clock.now() });
  for (const { table, belongsTo } of kind.parts) {
    const name = getTableName(table);
    // The rows do not travel: some have megabytes.
    await tx.execute(sql`
      insert into ${deletedRows} (deletion_id, table_name, number, content)
      select ${id}::uuid, ${name}::text, row_number() over (), to_jsonb(${sql.identifier(name)})
      from ${table} where ${belongsTo(ids)}`);
  }
  return { deleted: ids.length, undoToken: id };
}
