// The search in progress on a molecule of the canvas.

import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { tasks } from '../tasks/schema.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { ownedBy, type TaskRow } from '../tasks/task-store.ts';

/** The owner's retrosynthesis of this molecule that has not ended. */
export async function runningSearch(queries: Queries, owner: Owner, key: string): Promise<TaskRow | undefined> {
  const underWay = inArray(tasks.state, ['queued', 'searching']);
  const [row] = await queries
    .select()
    .from(tasks)
    .where(and(ownedBy(owner), eq(tasks.targetKey, key), eq(tasks.routeType, 'retrosynthesis'), underWay));
  return row;
}
