// Fills the list of a task with copies of its own routes.

import { and, eq, not } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { routes, tasks } from '../features/tasks/schema.ts';

/** Copies a task's routes under other ids, fingerprints and scores until there are `total`; gives how many there were. */
export async function multiplyRoutes(
  database: Database,
  taskId: string,
  { total, newId }: { total: number; newId: () => string },
): Promise<number> {
  const found = await database.queries
    .select()
    .from(routes)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted)));
  if (found.length === 0) throw new RangeError('a task without routes');
  const missing = Math.max(0, total - found.length);
  await database.transaction(async (tx) => {
    for (let copy = 0; copy < missing; copy += 1) {
      const route = found[copy % found.length];
      if (!route) continue;
      const score = Math.max(0, route.score - (20 * copy) / total);
      await tx.insert(routes).values({ ...route, id: newId(), fingerprint: `${route.fingerprint}-${copy}`, score });
    }
    await tx.update(tasks).set({ routeCount: total }).where(eq(tasks.id, taskId));
  });
  return found.length;
}
