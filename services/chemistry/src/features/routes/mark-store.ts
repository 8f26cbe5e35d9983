// Rows of saved and hidden routes.

import { and, eq, inArray } from 'drizzle-orm';
import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { routeMarks } from './mark-schema.ts';
import { routes } from '../tasks/schema.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import type { Owner } from '../../platform/database/owner.ts';

/**
 * Saves or hides routes for a reader, or takes that back; gives how many. Throws `dataMissingOrNoAccess` when one of them
 * is not for this reader to see, and changes none then.
 */
export async function markRoutes(
  tx: Queries,
  reader: Owner,
  routeIds: readonly string[],
  { mark, now }: { mark: RouteMark | 'none'; now: Date },
): Promise<number> {
  const wanted = [...new Set(routeIds)];
  const rows = await readable(tx, reader, wanted);
  const mine = and(eq(routeMarks.tenantId, reader.tenantId), eq(routeMarks.userId, reader.userId));
  await tx.delete(routeMarks).where(and(mine, inArray(routeMarks.routeId, wanted)));
  if (mark === 'none') return rows.length;
  const { tenantId, userId } = reader;
  await tx
    .insert(routeMarks)
    .values(rows.map(({ id, taskId }) => ({ tenantId, userId, routeId: id, taskId, mark, createdAt: now })))
    .onConflictDoUpdate({
      target: [routeMarks.tenantId, routeMarks.userId, routeMarks.routeId],
      set: { mark, createdAt: now },
    });
  return rows.length;
}

/** What a reader marked of a task's routes. */
export async function marksOf(
  queries: Queries,
  { tenantId, userId }: Owner,
  taskId: string,
): Promise<ReadonlyMap<string, RouteMark>> {
  const rows = await queries
    .select({ routeId: routeMarks.routeId, mark: routeMarks.mark })
    .from(routeMarks)
    .where(and(eq(routeMarks.tenantId, tenantId), eq(routeMarks.userId, userId), eq(routeMarks.taskId, taskId)));
  return new Map(rows.map(({ routeId, mark }) => [routeId, mark]));
}

async function readable(tx: Queries, reader: Owner, ids: readonly string[]): Promise<{ id: string; taskId: string }[]> {
  const rows = await tx
    .select({ id: routes.id, taskId: routes.taskId, userId: routes.userId })
    .from(routes)
    .where(and(inArray(routes.id, [...ids]), eq(routes.tenantId, reader.tenantId)));
  if (rows.length < ids.length) throw new AppError('dataMissingOrNoAccess');
  for (const row of rows) if (row.userId !== reader.userId) await findReadableRoute(tx, reader, row.id);
  return rows;
}
