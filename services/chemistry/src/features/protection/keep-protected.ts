// A protected route stands beside the one it was made of, in the same task; a search run again leaves it alone.

import { and, eq, not } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { routes, tasks } from '../tasks/schema.ts';
import { countRoutes, type FoundRoute, type FullRoute } from '../tasks/route-store.ts';
import { nextVersion } from '../tasks/task-store.ts';

/** Keeps the route and gives its id. Throws `routeExists` when the task has the same route already. */
export async function keepProtected(
  tx: Queries,
  from: Pick<FullRoute, 'task'>,
  found: FoundRoute,
  { id, now }: { id: string; now: Date },
): Promise<string> {
  const { id: taskId, run, tenantId, userId } = from.task;
  const [same] = await tx
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.taskId, taskId), eq(routes.fingerprint, found.fingerprint), not(routes.deleted)));
  if (same) throw new AppError('routeExists', { routeId: same.id });
  const content = { ...found, run, deleted: false, madeByHand: true };
  const [row] = await tx
    .insert(routes)
    .values({ ...content, id, taskId, tenantId, userId, createdAt: now })
    .onConflictDoUpdate({ target: [routes.taskId, routes.fingerprint], set: content })
    .returning({ id: routes.id });
  if (!row) throw new Error('a route was not written');
  const counts = await countRoutes(tx, taskId);
  await tx
    .update(tasks)
    .set({ ...counts, version: nextVersion })
    .where(eq(tasks.id, taskId));
  return row.id;
}
