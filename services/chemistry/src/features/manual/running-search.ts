// The search in progress on a molecule of the canvas.

import type { Queries } from '../../platform/database/database.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { runningTask, type TaskRow } from '../tasks/task-store.ts';

/** The owner's retrosynthesis of this molecule that has not ended. */
export function runningSearch(queries: Queries, owner: Owner, key: string): Promise<TaskRow | undefined> {
  return runningTask(queries, owner, { routeType: 'retrosynthesis', targetKey: key });
}
