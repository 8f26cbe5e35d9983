// What a person does to a task: start, stop, start again, rename, delete. The states are those of specification
// section 4; each step names the states it may be taken from, so that two people at once cannot break them.

import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { limits } from '@app/shared/constants/limits';
import { defaultSearchSettings, type RouteType, type SearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { TaskState } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Making, Queries } from '../../platform/database/database.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { ProcessOrder } from '../../engine/process/process-order.ts';
import { isAnySynced } from '../tasks/deliveries.ts';
import { tasks } from '../tasks/schema.ts';
import { takeSearch, takeSearchAgain } from '../quota/store.ts';
import { deleteGraphs } from '../tasks/graph/graph-store.ts';
import { openQuotationOf } from '../quotation/quoted-routes.ts';
import type { JobKind } from '../../platform/jobs/kind.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { importedRoutes } from '../tasks/imported/schema.ts';
import { emptyRoutes } from '../tasks/route-store.ts';
import type { StoredImport } from '../tasks/stored.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { isAnyShared } from '../tasks/share-store.ts';
import { findTask, nextVersion, noProgress, ownedBy, runningTask, type TaskRow } from '../tasks/task-store.ts';
import { keepRows, type Deleted } from '../../platform/database/set-aside.ts';
import { taskKind } from '../tasks/deletion.ts';

/** As many at once in a process as it has search threads. */
export const searchKind: JobKind = { name: 'search', concurrency: 1, retryLimit: 2, timeoutSeconds: 7_200 };

export interface LifeContext {
  database: Database;
  jobs: JobQueue;
  clock: Clock;
  newId: () => string;
}

/** What it takes to queue a task. */
export interface MakingContext extends Omit<LifeContext, 'database'> {
  database: Making<TaskRow>;
}

export interface NewTask {
  name: string;
  target: StoredMolecule;
  removedParts: string[];
  settings?: Partial<SearchSettings>;
  /** Makes it a process task. */
  process?: ProcessOrder;
  /** Makes it a task whose routes were read from a file: nothing is searched, and no search is taken for it. */
  imported?: StoredImport;
}

/**
 * Puts a task into the queue. Throws `duplicateStructure` while the owner has another of the same module on the same
 * target in progress, `processTaskLimit` for one process task too many, and as `takeSearch` (equity/search-quota.ts).
 */
export async function startTask(
  context: MakingContext,
  owner: Owner,
  task: NewTask,
  /** More that belongs to the start; what it throws undoes the start. */
  alongside: (tx: Queries, taskId: string) => Promise<void> = () => Promise.resolve(),
): Promise<TaskRow> {
  const now = context.clock.now();
  const routeType: RouteType = task.process ? 'processchemistry' : 'retrosynthesis';
  const row: typeof tasks.$inferInsert = {
    ...owner,
    id: context.newId(),
    routeType,
    process: task.process,
    imported: task.imported,
    name: task.name,
    state: 'queued',
    targetKey: task.target.key,
    target: task.target,
    removedParts: task.removedParts,
    settings: { ...defaultSearchSettings, ...task.settings },
    progress: noProgress,
    createdAt: now,
    queuedAt: now,
  };
  return enqueue(context, async (tx) => {
    if (routeType === 'processchemistry') await takeProcessPlace(tx, owner, row.id);
    if (!task.imported) await refuseSecond(tx, owner, { id: row.id, routeType, targetKey: row.targetKey });
    const written = await tx.insert(tasks).values(row).returning();
    await alongside(tx, row.id);
    if (!task.imported) await takeSearch(tx, owner, { module: routeType, subjectId: row.id, now });
    return written;
  });
}

/**
 * Ends a queued or searching task at once; the search behind it stops within a second. Its routes stay. A search that has
 * just completed by itself is `searchCompleted`, which leads to its routes.
 */
export async function stopTask(context: LifeContext, owner: Owner, taskId: string): Promise<TaskRow> {
  const now = context.clock.now();
  const [row] = await context.database.queries
    .update(tasks)
    .set({ state: 'stopped', finishedAt: now, version: nextVersion })
    .where(inState(owner, taskId, ['queued', 'searching']))
    .returning();
  if (!row) return refuseToStop(context, owner, taskId);
  await context.jobs.cancel(searchKind, [taskId]);
  return row;
}

/**
 * Takes queued tasks out of the queue until they are started again; gives the ids of those that were in it.
 */
export async function pauseTasks(
  { database, jobs }: LifeContext,
  owner: Owner,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.queries
    .update(tasks)
    .set({ state: 'notStarted', version: nextVersion })
    .where(and(inArray(tasks.id, [...ids]), ownedBy(owner), eq(tasks.state, 'queued')))
    .returning({ id: tasks.id });
  return cancelled(jobs, rows);
}

/** Ends those of the tasks that are queued, paused or searching, as `stopTask` does; gives their ids. */
export async function stopTasks(
  { database, jobs, clock }: LifeContext,
  owner: Owner,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.queries
    .update(tasks)
    .set({ state: 'stopped', finishedAt: clock.now(), version: nextVersion })
    .where(
      and(inArray(tasks.id, [...ids]), ownedBy(owner), inArray(tasks.state, ['notStarted', 'queued', 'searching'])),
    )
    .returning({ id: tasks.id });
  return cancelled(jobs, rows);
}

// A job that is not cancelled, should the process end here, finds that its task does not wait.
async function cancelled(jobs: JobQueue, rows: readonly { id: string }[]): Promise<string[]> {
  const ids = rows.map(({ id }) => id);
  await jobs.cancel(searchKind, ids);
  return ids;
}

/** Queues a task that has ended once more. Routes of the earlier run are taken away. A paused one was counted already. */
export async function restartTask(
  context: MakingContext,
  owner: Owner,
  taskId: string,
  settings: Partial<SearchSettings> = {},
  /** What a process task is asked from now on; as before when left out. */
  process?: ProcessOrder,
): Promise<TaskRow> {
  const before = await findTask(context.database.queries, owner, taskId);
  const take = before.state === 'notStarted' ? takeSearchAgain : takeSearch;
  const now = context.clock.now();
  return enqueue(
    context,
    async (tx) => {
      if (before.routeType === 'processchemistry') await takeProcessPlace(tx, owner, taskId);
      if (!before.imported) await refuseSecond(tx, owner, before);
      await emptyRoutes(tx, [taskId], 'found');
      const written = await tx
        .update(tasks)
        .set({ ...fresh, settings: { ...before.settings, ...settings }, ...(process && { process }), queuedAt: now })
        .where(inState(owner, taskId, ['notStarted', 'completed', 'stopped', 'failed']))
        .returning();
      if (written.length > 0 && !before.imported)
        await take(tx, owner, { module: before.routeType, subjectId: taskId, now });
      return written;
    },
    () => refuse(context, owner, taskId, cannotRestart),
  );
}

const fresh = {
  state: 'queued',
  progress: noProgress,
  routeCount: 0,
  solvedCount: 0,
  bestScore: null,
  failureCode: null,
  startedAt: null,
  finishedAt: null,
  version: nextVersion,
} as const;

export async function renameTask(context: LifeContext, owner: Owner, taskId: string, name: string): Promise<TaskRow> {
  await findTask(context.database.queries, owner, taskId);
  const [row] = await context.database.queries
    .update(tasks)
    .set({ name, version: nextVersion })
    .where(and(eq(tasks.id, taskId), ownedBy(owner)))
    .returning();
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/**
 * Deletes all of the tasks or none: `moleculeInSearchUndeletable` when one of them is being searched, `sharedUndeletable`
 * while one of them, or a route of it, is shared, `syncedUndeletable` once one of its routes was pushed to the ELN, and
 * `routeUsedElsewhere` while a quotation of one of its routes is a draft, which still follows the costs of the route.
 */
export async function deleteTasks(context: LifeContext, owner: Owner, taskIds: readonly string[]): Promise<Deleted> {
  const wanted = [...new Set(taskIds)];
  return context.database.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(tasks)
      .where(and(inArray(tasks.id, wanted), ownedBy(owner)))
      .for('update');
    if (rows.length < wanted.length) throw new AppError('dataMissingOrNoAccess');
    if (rows.some((row) => row.state === 'searching')) throw new AppError('moleculeInSearchUndeletable');
    const alive = rows.filter((row) => row.state !== 'deleted').map((row) => row.id);
    if (alive.length === 0) throw new AppError('taskDeleted');
    if (await isAnyShared(tx, alive)) throw new AppError('sharedUndeletable');
    if (await isAnySynced(tx, alive)) throw new AppError('syncedUndeletable');
    const draft = await openQuotationOf(tx, owner.tenantId, alive);
    if (draft !== undefined) throw new AppError('routeUsedElsewhere', { module: 'quotation', number: draft });
    const deleted = await keepRows(tx, context, owner, taskKind, alive);
    await emptyRoutes(tx, alive, 'all');
    await deleteGraphs(tx, alive);
    await tx.delete(importedRoutes).where(inArray(importedRoutes.taskId, alive));
    await tx
      .update(tasks)
      .set({ state: 'deleted', routeCount: 0, solvedCount: 0, bestScore: null, version: nextVersion })
      .where(inArray(tasks.id, alive));
    return deleted;
  });
}

/** Specification section 5: at most 5 submitted process tasks of one user. Submitted is what waits or searches. */
async function takeProcessPlace(tx: Queries, owner: Owner, taskId: string): Promise<void> {
  // Held to the end of the transaction, so that of several at once each counts those before it.
  const place = JSON.stringify(['process-tasks', owner.tenantId, owner.userId]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const submitted = await tx.$count(
    tasks,
    and(
      ownedBy(owner),
      eq(tasks.routeType, 'processchemistry'),
      inArray(tasks.state, ['notStarted', 'queued', 'searching']),
      ne(tasks.id, taskId),
    ),
  );
  if (submitted >= limits.processTasksPerUser)
    throw new AppError('processTaskLimit', { limit: limits.processTasksPerUser });
}

/** One search of a module on one target at a time; routes read from a file are none. */
async function refuseSecond(
  tx: Queries,
  owner: Owner,
  { id, routeType, targetKey }: Pick<TaskRow, 'id' | 'routeType' | 'targetKey'>,
): Promise<void> {
  // Held to the end of the transaction, so that of two at once the second sees the first.
  const place = JSON.stringify(['search', owner.tenantId, owner.userId, routeType, targetKey]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const running = await runningTask(tx, owner, { routeType, targetKey });
  if (running && running.id !== id) throw new AppError('duplicateStructure');
}

const inState = (owner: Owner, taskId: string, states: TaskState[]) =>
  and(eq(tasks.id, taskId), ownedBy(owner), inArray(tasks.state, states));

// The job and the row become visible together, or neither does.
async function enqueue(
  { database, jobs }: MakingContext,
  write: (tx: Queries) => Promise<TaskRow[]>,
  onNone: () => Promise<never> = () => Promise.reject(new AppError('dataMissingOrNoAccess')),
): Promise<TaskRow> {
  try {
    const row = await database.transaction(async (tx, connection) => {
      const [written] = await write(tx);
      if (!written) throw new NothingWritten();
      await jobs.send(searchKind, written, {}, connection).catch((error: unknown) => {
        throw new AppError('queueConnectionLost', undefined, { cause: error });
      });
      return written;
    });
    return row;
  } catch (error) {
    if (error instanceof NothingWritten) return onNone();
    throw error;
  }
}

class NothingWritten extends Error {}

async function refuseToStop(context: LifeContext, owner: Owner, taskId: string): Promise<never> {
  const { state, routeType, routeCount } = await findTask(context.database.queries, owner, taskId);
  if (state === 'completed') throw new AppError('searchCompleted', { taskId, routeType, routeCount });
  return refuse(context, owner, taskId, cannotStop);
}

const cannotStop: Partial<Record<TaskState, ErrorKey>> = { notStarted: 'taskNotStarted' };
const cannotRestart: Partial<Record<TaskState, ErrorKey>> = { queued: 'taskQueued', searching: 'routeStillSearching' };

async function refuse(
  context: MakingContext,
  owner: Owner,
  taskId: string,
  reasons: Partial<Record<TaskState, ErrorKey>>,
): Promise<never> {
  const row = await findTask(context.database.queries, owner, taskId);
  throw new AppError(reasons[row.state] ?? 'taskStatusChanged');
}
