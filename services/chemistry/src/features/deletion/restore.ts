// Brings back what was deleted within the last minutes, with all its rows as they stood.

import { and, eq, getTableName, gt, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { isTaken } from '../../platform/database/database-error.ts';
import { deletedRows, deletions } from '../../platform/database/deletion-schema.ts';
import { routes, tasks } from '../tasks/schema.ts';
import { taskKind } from '../tasks/deletion.ts';
import { deletionKinds } from './kinds.ts';
import type { DeletionContext } from '../../platform/database/set-aside.ts';

/**
 * Brings the things of one deletion back and says how many they are; asked twice, it answers twice. Throws `dataNotFound`
 * for what is not the caller's, never was, or is gone for good.
 */
export async function restore(
  { database, clock }: Omit<DeletionContext, 'newId'>,
  owner: { tenantId: string; userId: string },
  undoToken: string,
): Promise<{ restored: number }> {
  const now = clock.now();
  const own = and(
    eq(deletions.id, undoToken),
    eq(deletions.tenantId, owner.tenantId),
    eq(deletions.userId, owner.userId),
    gt(deletions.deletedAt, new Date(now.getTime() - limits.restoreWithinMs)),
  );
  return database.transaction(async (tx) => {
    const [open] = await tx
      .update(deletions)
      .set({ restoredAt: now })
      .where(and(own, isNull(deletions.restoredAt)))
      .returning();
    if (open) {
      await bringBack(tx, open.kind, undoToken, now);
      await tx.delete(deletedRows).where(eq(deletedRows.deletionId, undoToken));
      return { restored: open.things };
    }
    const [done] = await tx
      .select()
      .from(deletions)
      .where(and(own, isNotNull(deletions.restoredAt)));
    if (!done) throw new AppError('dataNotFound');
    return { restored: done.things };
  });
}

/** Forgets what can no longer be brought back; says how many deletions. */
export async function forgetDeletions(queries: Queries, now: Date): Promise<number> {
  const over = new Date(now.getTime() - limits.restoreWithinMs);
  const gone = await queries.delete(deletions).where(lte(deletions.deletedAt, over)).returning({ id: deletions.id });
  return gone.length;
}

async function bringBack(tx: Queries, name: string, undoToken: string, now: Date): Promise<void> {
  const kind = deletionKinds.get(name);
  if (!kind) throw new TypeError(`nothing is known of deleted things of the kind ${name}`);
  const [own, ...hanging] = kind.parts;
  if (kind === taskKind) {
    await refillTasks(tx, undoToken, now);
    for (const { table } of hanging.slice(1)) await insertRows(tx, table, undoToken, now);
    return;
  }
  try {
    // Within a transaction of its own, so that the other can still be reported for.
    await tx.transaction(async (inner) => {
      await insertRows(inner, own.table, undoToken, now, kind.isOnce);
      for (const { table } of hanging) await insertRows(inner, table, undoToken, now);
    });
  } catch (error) {
    if (isTaken(error)) throw new AppError(kind.takenMeanwhile ?? 'superseded', undefined, { cause: error });
    throw error;
  }
}

async function insertRows(tx: Queries, table: PgTable, undoToken: string, now: Date, isOnce = false): Promise<void> {
  await tx.execute(sql`
    insert into ${table} select kept.* from ${deletedRows},
      jsonb_populate_record(null::${table}, ${ended(now)}) kept
    where ${isOf(undoToken, table)} order by ${deletedRows.number} ${isOnce ? sql`on conflict do nothing` : sql``}`);
}

/** A deleted task keeps its row, and its routes theirs, so that old links say what became of them. */
async function refillTasks(tx: Queries, undoToken: string, now: Date): Promise<void> {
  const content = deletedRows.content;
  await tx.execute(sql`
    update ${tasks} set state = kept.state, route_count = kept.route_count, solved_count = kept.solved_count,
      best_score = kept.best_score, finished_at = kept.finished_at, version = tasks.version + 1
    from ${deletedRows}, jsonb_populate_record(null::${tasks}, ${ended(now)}) kept
    where ${isOf(undoToken, tasks)} and tasks.id = kept.id and tasks.state = 'deleted'`);
  await tx.execute(sql`
    update ${routes} set deleted = false, summary = kept.summary, detail = kept.detail
    from ${deletedRows}, jsonb_populate_record(null::${routes}, ${content}) kept
    where ${isOf(undoToken, routes)} and routes.id = kept.id and routes.deleted`);
}

const isOf = (undoToken: string, table: PgTable): SQL | undefined =>
  and(eq(deletedRows.deletionId, undoToken), eq(deletedRows.tableName, getTableName(table)));

/** What waited has lost its place in the queue: it comes back stopped, and is begun again by its owner, within the limits. */
function ended(now: Date): SQL {
  const { content } = deletedRows;
  const stopped = JSON.stringify({ state: 'stopped', finished_at: now.toISOString(), heartbeat_at: null });
  return sql`case when ${content}->>'state' in ('queued', 'searching') then ${content} || ${stopped}::jsonb else ${content} end`;
}
