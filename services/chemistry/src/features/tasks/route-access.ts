// Who may read a route: its owner, and colleagues it is shared with, by itself or with all of its task.

import { and, eq, or } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { routes, tasks } from './schema.ts';
import { shares } from './share-schema.ts';
import { findRoute, type FullRoute } from './route-store.ts';
import { isSharedWith, type ShareRow } from './share-store.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { findTask, type TaskRow } from './task-store.ts';

/** What a reader finds, and by whose leave; no share for the owner. */
export type Readable<T> = T & { share?: ShareRow };

/** A route that the caller may read. Throws as `findRoute` does, and `sharerDeleted` for a shared route that is gone. */
export async function findReadableRoute(
  queries: Queries,
  reader: Owner,
  routeId: string,
): Promise<Readable<FullRoute>> {
  const share = await shareOfRoute(queries, reader, routeId);
  if (!share || share.userId === reader.userId) return findRoute(queries, reader, routeId);
  const { tenantId, userId } = share;
  const route = await findRoute(queries, { tenantId, userId }, routeId).catch(unlessGone);
  return { ...route, share };
}

/** A task that the caller may read with all of its routes. Throws as `findTask` does, and `sharerDeleted`. */
export async function findReadableTask(queries: Queries, reader: Owner, taskId: string): Promise<Readable<TaskRow>> {
  const [share] = await queries
    .select()
    .from(shares)
    .where(and(eq(shares.kind, 'task'), eq(shares.itemId, taskId), isSharedWith(queries, reader)))
    .limit(1);
  if (!share || share.userId === reader.userId) return findTask(queries, reader, taskId);
  const { tenantId, userId } = share;
  const task = await findTask(queries, { tenantId, userId }, taskId).catch(unlessGone);
  return { ...task, share };
}

async function shareOfRoute(queries: Queries, reader: Owner, routeId: string): Promise<ShareRow | undefined> {
  const [found] = await queries
    .select({ share: shares })
    .from(routes)
    .innerJoin(tasks, eq(tasks.id, routes.taskId))
    .innerJoin(
      shares,
      or(
        and(eq(shares.kind, 'route'), eq(shares.itemId, routes.id)),
        and(eq(shares.kind, 'task'), eq(shares.itemId, tasks.id)),
      ),
    )
    .where(and(eq(routes.id, routeId), eq(shares.userId, routes.userId), isSharedWith(queries, reader)))
    .limit(1);
  return found?.share;
}

function unlessGone(error: unknown): Promise<never> {
  const isGone = error instanceof AppError && (error.key === 'routeDeleted' || error.key === 'taskDeleted');
  return Promise.reject(isGone ? new AppError('sharerDeleted', undefined, { cause: error }) : error);
}
