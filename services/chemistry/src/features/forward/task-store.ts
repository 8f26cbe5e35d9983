// Forward tasks as their owner sees and changes them, and the places that a user has: five running, twenty waiting.

import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { limits } from '@app/shared/constants/limits';
import { listIdOf } from '../../chemistry/stock/list-id.ts';
import type { TaskState } from '@app/shared/constants/modules';
import type { ForwardTaskType } from '@app/shared/contracts/forward/forward';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { Database, Making, Queries } from '../../platform/database/database.ts';
import { historyConditions, type HistoryFilter } from '../../platform/database/history-filter.ts';
import { forwardTasks } from './schema.ts';
import type { JobKind } from '../../platform/jobs/kind.ts';
import type { JobConnection, JobQueue } from '../../platform/jobs/queue.ts';
import { takeSearch, takeSearchAgain } from '../quota/store.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { forwardTaskKind } from './deletion.ts';

export type ForwardTaskRow = typeof forwardTasks.$inferSelect;

export interface ForwardOwner {
  tenantId: string;
  userId: string;
}

export type NewForwardTask = Pick<
  ForwardTaskRow,
  | 'id'
  | 'tenantId'
  | 'userId'
  | 'type'
  | 'name'
  | 'start'
  | 'removedParts'
  | 'settings'
  | 'target'
  | 'scaffolds'
  | 'currency'
>;

interface QueueingContext {
  database: Making<ForwardTaskRow>;
  jobs: JobQueue;
}

/** What it takes to let a waiting task begin within a transaction. */
export interface Promoting {
  jobs: JobQueue;
  connection: JobConnection;
}

/** A task waits for one of its user's places; one that has a place has a job, which waits for a worker. */
export const forwardKind: JobKind = { name: 'forward', concurrency: 20, retryLimit: 2, timeoutSeconds: 86_400 };

/** The next value of a task's version. */
export const nextForwardVersion = sql`${forwardTasks.version} + 1`;

/**
 * Stores a task that runs, or waits where the user's five places are taken. Throws `forwardConcurrentLimit` for one that
 * may not wait, `forwardPendingLimit` when twenty wait, and as `takeSearch`.
 */
export function insertForwardTask(
  { database, jobs }: QueueingContext,
  task: NewForwardTask,
  { mayWait, now }: { mayWait: boolean; now: Date },
): Promise<ForwardTaskRow> {
  return database.transaction(async (tx, connection) => {
    const state = await takePlace(tx, task, mayWait);
    const [row] = await tx
      .insert(forwardTasks)
      .values({ ...task, state, createdAt: now, queuedAt: now })
      .returning();
    if (!row) throw new Error('a forward task was not stored');
    await takeSearch(tx, task, { module: 'forwardsynthesis', subjectId: row.id, now });
    if (state === 'searching') await jobs.send(forwardKind, row, {}, connection);
    return row;
  });
}

/** Puts a stopped or failed task back to work, or in the line, by the same rules; it counts again where it was given back. */
export function continueForwardTask(
  { database, jobs }: QueueingContext,
  owner: ForwardOwner,
  id: string,
  { mayWait, now }: { mayWait: boolean; now: Date },
): Promise<ForwardTaskRow> {
  return database.transaction(async (tx, connection) => {
    await lockPlaces(tx, owner);
    const known = await findForwardTask(tx, owner, id);
    if (known.state !== 'stopped' && known.state !== 'failed')
      throw new AppError(cannotContinue[known.state] ?? 'taskStatusChanged');
    const state = await takePlace(tx, owner, mayWait);
    const [row] = await tx
      .update(forwardTasks)
      .set({ ...goingOn, state, queuedAt: now, version: nextForwardVersion })
      .where(and(eq(forwardTasks.id, id), ownedBy(owner)))
      .returning();
    if (!row) throw new AppError('forwardTaskMissing');
    await takeSearchAgain(tx, owner, { module: 'forwardsynthesis', subjectId: id, now });
    if (state === 'searching') await jobs.send(forwardKind, row, {}, connection);
    return row;
  });
}

const cannotContinue: Partial<Record<TaskState, ErrorKey>> = { queued: 'taskQueued', searching: 'routeStillSearching' };
const goingOn = { failureCode: null, endedBy: null, finishedAt: null } as const;

/** The owner's task. Throws `forwardTaskMissing` for anybody else's as for one that never was. */
export async function findForwardTask(queries: Queries, owner: ForwardOwner, id: string): Promise<ForwardTaskRow> {
  const [row] = await queries
    .select()
    .from(forwardTasks)
    .where(and(eq(forwardTasks.id, id), ownedBy(owner)));
  if (!row) throw new AppError('forwardTaskMissing');
  return row;
}

export interface ForwardTaskFilter extends Omit<HistoryFilter, 'from' | 'until'> {
  types?: readonly ForwardTaskType[];
}

/** One page of the owner's tasks, newest first, and how many there are in all. */
export async function listForwardTasks(
  queries: Queries,
  owner: ForwardOwner,
  { pageIndex, pageSize, types, ...filter }: ForwardTaskFilter,
): Promise<{ total: number; rows: ForwardTaskRow[] }> {
  const condition = and(
    ownedBy(owner),
    ...historyConditions(forwardTasks, filter),
    types ? inArray(forwardTasks.type, [...types]) : undefined,
  );
  const total = await queries.$count(forwardTasks, condition);
  const rows = await queries
    .select()
    .from(forwardTasks)
    .where(condition)
    .orderBy(desc(forwardTasks.createdAt), desc(forwardTasks.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total, rows };
}

/** How many tasks of the owner run and wait. */
export async function placesTaken(
  queries: Queries,
  owner: ForwardOwner,
): Promise<{ running: number; waiting: number }> {
  const rows = await queries
    .select({ state: forwardTasks.state, tasks: count() })
    .from(forwardTasks)
    .where(and(ownedBy(owner), inArray(forwardTasks.state, ['searching', 'queued'])))
    .groupBy(forwardTasks.state);
  const of = (state: TaskState): number => rows.find((one) => one.state === state)?.tasks ?? 0;
  return { running: of('searching'), waiting: of('queued') };
}

/** The owner's waiting tasks in the order in which they will begin. */
export async function waitingIds(queries: Queries, owner: ForwardOwner): Promise<string[]> {
  const rows = await queries
    .select({ id: forwardTasks.id })
    .from(forwardTasks)
    .where(and(ownedBy(owner), eq(forwardTasks.state, 'queued')))
    .orderBy(asc(forwardTasks.queuedAt), asc(forwardTasks.id));
  return rows.map(({ id }) => id);
}

/** Throws `forwardTaskMissing`. */
export async function renameForwardTask(
  queries: Queries,
  owner: ForwardOwner,
  id: string,
  name: string,
): Promise<ForwardTaskRow> {
  const [row] = await queries
    .update(forwardTasks)
    .set({ name, version: nextForwardVersion })
    .where(and(eq(forwardTasks.id, id), ownedBy(owner)))
    .returning();
  if (!row) throw new AppError('forwardTaskMissing');
  return row;
}

/** Ends a task that waits or runs; what was found stays, and the next that waits begins. Throws `taskStatusChanged`. */
export function stopForwardTask(
  { database, jobs }: { database: Database; jobs: JobQueue },
  owner: ForwardOwner,
  id: string,
  now: Date,
): Promise<ForwardTaskRow> {
  return database.transaction(async (tx, connection) => {
    await lockPlaces(tx, owner);
    const [row] = await tx
      .update(forwardTasks)
      .set({ state: 'stopped', endedBy: 'stopped', finishedAt: now, version: nextForwardVersion })
      .where(and(eq(forwardTasks.id, id), ownedBy(owner), inArray(forwardTasks.state, ['queued', 'searching'])))
      .returning();
    if (!row) {
      await findForwardTask(tx, owner, id);
      throw new AppError('taskStatusChanged');
    }
    await promoteWaiting(tx, { jobs, connection }, owner);
    return row;
  });
}

/** Deletes all of the tasks or none, with their products. Throws `moleculeInSearchUndeletable` while one runs. */
export function deleteForwardTasks(
  context: DeletionContext,
  owner: ForwardOwner,
  ids: readonly string[],
): Promise<Deleted> {
  const wanted = [...new Set(ids)];
  return context.database.transaction(async (tx) => {
    await lockPlaces(tx, owner);
    const rows = await tx
      .select({ id: forwardTasks.id, state: forwardTasks.state })
      .from(forwardTasks)
      .where(and(inArray(forwardTasks.id, wanted), ownedBy(owner)))
      .for('update');
    if (rows.length < wanted.length) throw new AppError('forwardTaskMissing');
    if (rows.some(({ state }) => state === 'searching')) throw new AppError('moleculeInSearchUndeletable');
    return setAside(tx, context, owner, forwardTaskKind, wanted);
  });
}

/** Lets as many waiting tasks begin as there are free places; the caller holds the lock of `lockPlaces`. */
export async function promoteWaiting(tx: Queries, { jobs, connection }: Promoting, owner: ForwardOwner): Promise<void> {
  const { running, waiting } = await placesTaken(tx, owner);
  const free = Math.min(waiting, limits.concurrentForwardTasks - running);
  if (free <= 0) return;
  const next = (await waitingIds(tx, owner)).slice(0, free);
  await tx
    .update(forwardTasks)
    .set({ state: 'searching', version: nextForwardVersion })
    .where(inArray(forwardTasks.id, next));
  for (const id of next) await jobs.send(forwardKind, { ...owner, id }, {}, connection);
}

/** Held to the end of the transaction, so that of several submits at once each counts those before it. */
export async function lockPlaces(tx: Queries, { tenantId, userId }: ForwardOwner): Promise<void> {
  const place = JSON.stringify(['forward-tasks', tenantId, userId]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
}

async function takePlace(tx: Queries, owner: ForwardOwner, mayWait: boolean): Promise<'searching' | 'queued'> {
  await lockPlaces(tx, owner);
  const { running, waiting } = await placesTaken(tx, owner);
  if (running < limits.concurrentForwardTasks) return 'searching';
  if (!mayWait) throw new AppError('forwardConcurrentLimit', { limit: limits.concurrentForwardTasks });
  if (waiting >= limits.pendingForwardTasks)
    throw new AppError('forwardPendingLimit', { limit: limits.pendingForwardTasks });
  return 'queued';
}

export function ownedBy({ tenantId, userId }: ForwardOwner): SQL | undefined {
  return and(eq(forwardTasks.tenantId, tenantId), eq(forwardTasks.userId, userId));
}

/** Whether a task that waits or runs takes its partners from the list: it names it. */
export async function isForwardSource(queries: Queries, tenantId: string, stockId: string): Promise<boolean> {
  const named = sql`${forwardTasks.settings} -> 'partners' -> 'stocks' @> to_jsonb(${listIdOf(stockId)}::text)`;
  const isOpen = inArray(forwardTasks.state, ['notStarted', 'queued', 'searching']);
  return (await queries.$count(forwardTasks, and(eq(forwardTasks.tenantId, tenantId), isOpen, named))) > 0;
}
