// What the searches of a tray have found: the best route of each task.

import { and, desc, eq, inArray, not } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { routes } from '../tasks/schema.ts';

export interface BestRoute {
  id: string;
  score: number;
  steps: number;
  longestLinear: number;
  startingMaterials: number;
}

/** The first route of each task, ranked as its list of routes is. */
export async function bestRoutes(
  queries: Queries,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, BestRoute>> {
  if (taskIds.length === 0) return new Map();
  const { taskId, id, score, steps, longestLinear, startingMaterials } = routes;
  const rows = await queries
    .selectDistinctOn([taskId], { taskId, id, score, steps, longestLinear, startingMaterials })
    .from(routes)
    .where(and(inArray(taskId, [...taskIds]), not(eq(routes.deleted, true))))
    .orderBy(taskId, desc(routes.solved), desc(score), steps, routes.fingerprint);
  return new Map(rows.map(({ taskId: task, ...best }) => [task, best]));
}
