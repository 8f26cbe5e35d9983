// What a job of a search writes to its task. Every start of a search has a number, its run; a write that names an older run
// changes nothing, so a worker that was thought dead cannot spoil the work of its successor.

import type { RouteCounts } from '../tasks/route-store.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TaskProgress } from '@app/shared/contracts/retrosynthesis';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import type { Queries } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/kind.ts';
import { giveSearchesBack } from '../quota/store.ts';
import { tasks } from '../tasks/schema.ts';
import { nextVersion, type TaskRow } from '../tasks/task-store.ts';

export type RunningTask = Pick<TaskRow, 'id' | 'run'>;

/** Marks a task that waits as being searched; undefined where it does not wait any more. */
export async function beginTask(tx: Queries, id: string, now: Date): Promise<TaskRow | undefined> {
  const [row] = await tx
    .update(tasks)
    .set({ state: 'searching', run: sql`${tasks.run} + 1`, startedAt: now, version: nextVersion })
    .where(isOpen(id))
    .returning();
  return row;
}

/** Counts of routes as the task row shows them. */
/** Writes how far the search is; false when it is to stop. */
export async function reportProgress(
  tx: Queries,
  running: RunningTask,
  report: { progress: TaskProgress; counts?: RouteCounts | undefined },
): Promise<boolean> {
  const rows = await tx
    .update(tasks)
    .set({ ...report.counts, progress: report.progress, version: nextVersion })
    .where(isSearching(running))
    .returning({ id: tasks.id });
  return rows.length > 0;
}

/** Whether the search is to go on. */
export async function goesOn(queries: Queries, running: RunningTask): Promise<boolean> {
  return (await queries.$count(tasks, isSearching(running))) > 0;
}

/**
 * Ends the run: a searching task is completed if the search came to its end; one that was stopped keeps its state and gets
 * its last figures.
 */
export async function finishRun(
  tx: Queries,
  running: RunningTask,
  report: { now: Date; progress: TaskProgress; counts: RouteCounts; isWhole: boolean },
): Promise<void> {
  const { now, progress, counts, isWhole } = report;
  const last = { ...counts, progress, version: nextVersion };
  if (isWhole)
    await tx
      .update(tasks)
      .set({ ...last, progress: { ...progress, percent: 100 }, state: 'completed', finishedAt: now })
      .where(isSearching(running));
  await tx
    .update(tasks)
    .set(last)
    .where(and(isRun(running), eq(tasks.state, 'stopped')));
}

/** Whether the run is still the task's own, searching or just stopped. Locks the row against a new start. */
export async function holdRun(tx: Queries, running: RunningTask): Promise<boolean> {
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(isRun(running), inArray(tasks.state, ['searching', 'stopped'])))
    .for('update');
  return rows.length > 0;
}

/** Marks a task as failed; who got no route of it gets the search back. */
export async function failTask(tx: Queries, id: string, now: Date, failure: ErrorKey = 'queryFailed'): Promise<void> {
  const rows = await tx
    .update(tasks)
    .set({ state: 'failed', failureCode: catalogue[failure].code, finishedAt: now, version: nextVersion })
    .where(isOpen(id))
    .returning({ routeCount: tasks.routeCount });
  if (rows.some(({ routeCount }) => routeCount === 0)) await giveSearchesBack(tx, [id], now);
}

/** Tasks whose worker is gone or closes wait once more. */
export async function returnTasks(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx
    .update(tasks)
    .set({ state: 'queued', version: nextVersion })
    .where(and(inArray(tasks.id, [...ids]), eq(tasks.state, 'searching')));
}

/** Tasks that are to have a job. */
export function openTasks(queries: Queries): Promise<JobData[]> {
  return queries
    .select({ id: tasks.id, tenantId: tasks.tenantId, userId: tasks.userId })
    .from(tasks)
    .where(inArray(tasks.state, ['queued', 'searching']));
}

const isOpen = (id: string) => and(eq(tasks.id, id), inArray(tasks.state, ['queued', 'searching']));
const isRun = (running: RunningTask) => and(eq(tasks.id, running.id), eq(tasks.run, running.run));
const isSearching = (running: RunningTask) => and(isRun(running), eq(tasks.state, 'searching'));
