// What a job of a forward task writes to its task.

import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import type { StepRecord } from '../../engine/forward/questions.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/kind.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { giveSearchesBack } from '../quota/store.ts';
import { forwardTasks, forwardUnits } from './schema.ts';
import { lockPlaces, nextForwardVersion, promoteWaiting, type ForwardTaskRow, type Promoting } from './task-store.ts';

export type Run = JobData;
export type UnitRow = typeof forwardUnits.$inferSelect;

/** Marks a task that has a place as taken up; undefined where it has none any more. */
export async function beginTask(tx: Queries, id: string, now: Date): Promise<ForwardTaskRow | undefined> {
  const [row] = await tx
    .update(forwardTasks)
    .set({
      run: sql`${forwardTasks.run} + 1`,
      startedAt: sql`coalesce(${forwardTasks.startedAt}, ${now.toISOString()}::timestamptz)`,
      version: nextForwardVersion,
    })
    .where(isRunning(id))
    .returning();
  return row;
}

export interface PlannedUnit {
  start: string;
  way: readonly StepRecord[];
  partners: (string | null)[];
}

const unitsAtOnce = 200;

/** Keeps what the next step has to try; false when the run is over. */
export async function planStep(
  tx: Queries,
  { id }: Run,
  step: number,
  units: readonly PlannedUnit[],
): Promise<boolean> {
  const pairs = units.reduce((sum, { partners }) => sum + partners.length, 0);
  const rows = await tx
    .update(forwardTasks)
    .set({
      step,
      stepFrom: sql`${forwardTasks.planned}`,
      planned: sql`${forwardTasks.planned} + ${pairs}`,
      version: nextForwardVersion,
    })
    .where(and(isRunning(id), eq(forwardTasks.step, step - 1)))
    .returning({ id: forwardTasks.id });
  if (rows.length === 0) return false;
  const first = await tx.$count(forwardUnits, eq(forwardUnits.taskId, id));
  for (let at = 0; at < units.length; at += unitsAtOnce) {
    const some = units.slice(at, at + unitsAtOnce);
    await tx.insert(forwardUnits).values(
      some.map(({ start, way, partners }, index) => ({
        taskId: id,
        number: first + at + index,
        step,
        start,
        way: [...way],
        partners,
      })),
    );
  }
  return true;
}

/** The units that are still to be tried, in their order. */
export function openUnits(queries: Queries, taskId: string, most: number): Promise<UnitRow[]> {
  return queries
    .select()
    .from(forwardUnits)
    .where(and(eq(forwardUnits.taskId, taskId), eq(forwardUnits.isDone, false)))
    .orderBy(asc(forwardUnits.number))
    .limit(most);
}

/** The hashes of all that was made so far. */
export async function madeSoFar(queries: Queries, taskId: string): Promise<Uint8Array[]> {
  const rows = await queries
    .select({ made: forwardUnits.made })
    .from(forwardUnits)
    .where(and(eq(forwardUnits.taskId, taskId), isNotNull(forwardUnits.made)));
  return rows.flatMap(({ made }) => made ?? []);
}

export interface RunEnd {
  state: 'completed' | 'failed';
  endedBy?: 'exhausted' | 'maxProducts';
  failure?: ErrorKey;
}

/** Ends a task, and lets the user's next one begin; false when the run is over. The caller holds the lock of `lockPlaces`. */
export async function endTask(
  tx: Queries,
  promoting: Promoting,
  run: Run,
  { state, endedBy, failure }: RunEnd,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(forwardTasks)
    .set({
      state,
      endedBy: endedBy ?? null,
      failureCode: failure ? catalogue[failure].code : null,
      finishedAt: now,
      version: nextForwardVersion,
    })
    .where(isRunning(run.id))
    .returning({ kept: forwardTasks.kept });
  // Who got no product of it gets the search back.
  if (state === 'failed' && rows.some(({ kept }) => kept === 0)) await giveSearchesBack(tx, [run.id], now);
  await promoteWaiting(tx, promoting, run);
  return rows.length > 0;
}

/** Lets waiting tasks begin wherever a place is free: none is forgotten, whichever process ended another. */
export async function promoteAll({ database, jobs }: { database: Database; jobs: JobQueue }): Promise<void> {
  const owners = await database.queries
    .selectDistinct({ tenantId: forwardTasks.tenantId, userId: forwardTasks.userId })
    .from(forwardTasks)
    .where(eq(forwardTasks.state, 'queued'));
  for (const owner of owners) {
    await database.transaction(async (tx, connection) => {
      await lockPlaces(tx, owner);
      await promoteWaiting(tx, { jobs, connection }, owner);
    });
  }
}

/** Tasks that have a place, and so are to have a job. */
export function runningTasks(queries: Queries): Promise<JobData[]> {
  return queries
    .select({ id: forwardTasks.id, tenantId: forwardTasks.tenantId, userId: forwardTasks.userId })
    .from(forwardTasks)
    .where(eq(forwardTasks.state, 'searching'));
}

export const isRunning = (id: string) => and(eq(forwardTasks.id, id), eq(forwardTasks.state, 'searching'));
