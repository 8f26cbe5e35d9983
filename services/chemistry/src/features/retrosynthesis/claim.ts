// What a worker does to a task. Every start of a search has a number, its run; a write that names an older run
// changes nothing, so a worker that was thought dead cannot spoil the work of its successor.

import { and, asc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { TaskProgress } from '@app/shared/contracts/retrosynthesis';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import { lockClaims } from '../../platform/database/claim-lock.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { tasks, turns } from '../tasks/schema.ts';
import { giveSearchesBack } from '../quota/store.ts';
import { nextVersion, type TaskRow } from '../tasks/task-store.ts';

/** Starts of one search, after which it counts as failed. */
export const maxAttempts = 3;

export interface RunContext {
  database: Database;
  clock: Clock;
}

export type RunningTask = Pick<TaskRow, 'id' | 'run'>;

/**
 * Takes the next task into search, or nothing when none waits. The tenant that has waited longest since its last
 * start comes first, within it the user who has, then the user's oldest task: who queues a hundred tasks delays
 * nobody by more than one. A search that had begun before its worker was lost has had its turn: it goes before all.
 */
export function claimNext({ database, clock }: RunContext): Promise<TaskRow | undefined> {
  return database.transaction(async (tx) => {
    await lockClaims(tx, 'search');
    const now = clock.now();
    const [next] = await tx
      .select({ id: tasks.id })
      .from(tasks)
      .leftJoin(turns, and(eq(turns.tenantId, tasks.tenantId), eq(turns.userId, tasks.userId)))
      .where(eq(tasks.state, 'queued'))
      .orderBy(
        sql`${tasks.startedAt} is null`,
        sql`${lastTurnOfTenant} asc nulls first`,
        sql`${turns.lastStartedAt} asc nulls first`,
        asc(tasks.queuedAt),
      )
      .limit(1)
      .for('update', { of: tasks, skipLocked: true });
    if (!next) return undefined;
    const [row] = await tx
      .update(tasks)
      .set({
        state: 'searching',
        run: sql`${tasks.run} + 1`,
        attempts: sql`${tasks.attempts} + 1`,
        startedAt: now,
        heartbeatAt: now,
        version: nextVersion,
      })
      .where(eq(tasks.id, next.id))
      .returning();
    if (row) await takeTurn(tx, row, now);
    return row;
  });
}

const lastTurnOfTenant = sql`(select max(t.last_started_at) from ${turns} t where t.tenant_id = ${tasks.tenantId})`;

async function takeTurn(tx: Queries, { tenantId, userId }: TaskRow, now: Date): Promise<void> {
  await tx
    .insert(turns)
    .values({ tenantId, userId, lastStartedAt: now })
    .onConflictDoUpdate({ target: [turns.tenantId, turns.userId], set: { lastStartedAt: now } });
}

/** Counts of routes as the task row shows them. */
export interface RouteCounts {
  routeCount: number;
  solvedCount: number;
  bestScore: number | null;
}

/** Says that the worker lives and how far it is; false when the search is to stop. */
export async function reportProgress(
  tx: Queries,
  running: RunningTask,
  report: { now: Date; progress?: TaskProgress; counts?: RouteCounts },
): Promise<boolean> {
  const { now, progress, counts } = report;
  const change = progress || counts ? { ...counts, ...(progress && { progress }), version: nextVersion } : {};
  const rows = await tx
    .update(tasks)
    .set({ ...change, heartbeatAt: now })
    .where(and(isRun(running), eq(tasks.state, 'searching')))
    .returning({ id: tasks.id });
  return rows.length > 0;
}

/** Ends the run: a searching task is completed, one that was stopped keeps its state and gets its last figures. */
export async function finishRun(
  tx: Queries,
  running: RunningTask,
  report: { now: Date; progress: TaskProgress; counts: RouteCounts },
): Promise<void> {
  const { now, progress, counts } = report;
  const last = { ...counts, progress, version: nextVersion };
  const completed = await tx
    .update(tasks)
    .set({ ...last, progress: { ...progress, percent: 100 }, state: 'completed', finishedAt: now, heartbeatAt: null })
    .where(and(isRun(running), eq(tasks.state, 'searching')))
    .returning({ id: tasks.id });
  if (completed.length > 0) return;
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

/** The search went wrong in a way that trying again would not mend. */
export function failRun(
  { database, clock }: RunContext,
  running: RunningTask,
  key: ErrorKey = 'queryFailed',
): Promise<void> {
  return database.transaction((tx) =>
    fail(tx, and(isRun(running), eq(tasks.state, 'searching')), catalogue[key].code, clock.now()),
  );
}

// Who got no route of it gets the search back.
async function fail(tx: Queries, which: SQL | undefined, failureCode: number, now: Date): Promise<void> {
  const rows = await tx
    .update(tasks)
    .set({ ...failed, failureCode, finishedAt: now })
    .where(which)
    .returning({ id: tasks.id, routeCount: tasks.routeCount });
  const fruitless = rows.filter(({ routeCount }) => routeCount === 0).map(({ id }) => id);
  await giveSearchesBack(tx, fruitless, now);
}

const failed = {
  state: 'failed',
  heartbeatAt: null,
  version: nextVersion,
} as const;

/** Back into the queue, without counting the attempt: the worker was told to go. True when the task waits again. */
export async function giveBack({ database, clock }: RunContext, running: RunningTask): Promise<boolean> {
  const rows = await database.queries
    .update(tasks)
    .set({
      state: 'queued',
      attempts: sql`${tasks.attempts} - 1`,
      queuedAt: clock.now(),
      heartbeatAt: null,
      version: nextVersion,
    })
    .where(and(isRun(running), eq(tasks.state, 'searching')))
    .returning({ id: tasks.id });
  return rows.length > 0;
}

/**
 * Back into the queue after a crash: one run, or all those whose worker has not been heard of since `heardBefore`.
 * Those that were tried three times fail. Gives the number that wait again.
 */
export async function requeueLost(
  { database, clock }: RunContext,
  lost: { running: RunningTask } | { heardBefore: Date } | 'all',
): Promise<number> {
  const which =
    lost === 'all' ? undefined : 'running' in lost ? isRun(lost.running) : lt(tasks.heartbeatAt, lost.heardBefore);
  const searching = and(which, eq(tasks.state, 'searching'));
  const now = clock.now();
  const isTriedOut = and(searching, sql`${tasks.attempts} >= ${maxAttempts}`);
  await database.transaction((tx) => fail(tx, isTriedOut, catalogue.queryFailed.code, now));
  const rows = await database.queries
    .update(tasks)
    .set({ state: 'queued', heartbeatAt: null, version: nextVersion })
    .where(searching)
    .returning({ id: tasks.id });
  return rows.length;
}

/** Whether any task waits. */
export async function isAnyQueued(queries: Queries): Promise<boolean> {
  const rows = await queries.select({ id: tasks.id }).from(tasks).where(eq(tasks.state, 'queued')).limit(1);
  return rows.length > 0;
}

const isRun = (running: RunningTask) => and(eq(tasks.id, running.id), eq(tasks.run, running.run));
