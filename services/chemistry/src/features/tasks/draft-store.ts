// Rows of routes under construction. Every change is taken under a lock of the row, so that two tabs cannot lose one.

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Database, Queries } from '../../platform/database/database.ts';
import { manualRoutes } from './manual-schema.ts';
import type { StoredDraft } from './stored.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { manualRouteKind } from './deletion.ts';

export type DraftRow = typeof manualRoutes.$inferSelect;

/** Routes under construction that are listed. */
const listed = 50;

export async function insertDraft(queries: Queries, row: DraftRow): Promise<DraftRow> {
  await queries.insert(manualRoutes).values(row);
  return row;
}

/** Throws `dataMissingOrNoAccess` for anybody else's as for one that never was. */
export async function findDraft(queries: Queries, owner: Owner, draftId: string): Promise<DraftRow> {
  const [row] = await queries.select().from(manualRoutes).where(ownDraft(owner, draftId));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/** The owner's newest, latest change first. */
export function listDrafts(queries: Queries, { tenantId, userId }: Owner): Promise<DraftRow[]> {
  return queries
    .select()
    .from(manualRoutes)
    .where(and(eq(manualRoutes.tenantId, tenantId), eq(manualRoutes.userId, userId)))
    .orderBy(desc(manualRoutes.updatedAt), desc(manualRoutes.id))
    .limit(listed);
}

/** Applies a change to the newest state; one that gives the very same leaves the row alone. Throws as `findDraft`, and what `change` throws. */
export function changeDraft(
  database: Database,
  owner: Owner,
  draftId: string,
  now: Date,
  change: (content: StoredDraft, tx: Queries, row: DraftRow) => StoredDraft | Promise<StoredDraft>,
): Promise<DraftRow> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(manualRoutes).where(ownDraft(owner, draftId)).for('update');
    if (!row) throw new AppError('dataMissingOrNoAccess');
    const changed = await change(row.content, tx, row);
    if (changed === row.content) return row;
    const content = { ...changed, revision: (row.content.revision ?? 0) + 1 };
    await tx.update(manualRoutes).set({ content, updatedAt: now }).where(eq(manualRoutes.id, draftId));
    return { ...row, content, updatedAt: now };
  });
}

/** The owner's newest draft that was opened from a route, or was saved as it. */
export async function draftOfRoute(queries: Queries, owner: Owner, routeId: string): Promise<DraftRow | undefined> {
  const { tenantId, userId } = owner;
  const content = manualRoutes.content;
  const [row] = await queries
    .select()
    .from(manualRoutes)
    .where(
      and(
        eq(manualRoutes.tenantId, tenantId),
        eq(manualRoutes.userId, userId),
        sql`(${content} #>> '{opened,routeId}' = ${routeId} or ${content} #>> '{saved,routeId}' = ${routeId})`,
      ),
    )
    .orderBy(desc(manualRoutes.updatedAt))
    .limit(1);
  return row;
}

/** Deletes all of them or none. Throws `dataMissingOrNoAccess`. */
export function deleteDrafts(context: DeletionContext, owner: Owner, ids: readonly string[]): Promise<Deleted> {
  const { tenantId, userId } = owner;
  const wanted = [...new Set(ids)];
  return context.database.transaction(async (tx) => {
    const rows = await tx
      .select({ id: manualRoutes.id })
      .from(manualRoutes)
      .where(
        and(inArray(manualRoutes.id, wanted), eq(manualRoutes.tenantId, tenantId), eq(manualRoutes.userId, userId)),
      )
      .for('update');
    if (rows.length < wanted.length) throw new AppError('dataMissingOrNoAccess');
    return setAside(tx, context, owner, manualRouteKind, wanted);
  });
}

const ownDraft = ({ tenantId, userId }: Owner, draftId: string) =>
  and(eq(manualRoutes.id, draftId), eq(manualRoutes.tenantId, tenantId), eq(manualRoutes.userId, userId));
