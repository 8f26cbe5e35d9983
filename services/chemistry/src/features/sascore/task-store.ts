// Scoring tasks, as their owner sees and changes them.

import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { TaskState } from '@app/shared/constants/modules';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import { taskNameKey } from '@app/shared/rules/scoring';
import type { Database, Making, Queries } from '../../platform/database/database.ts';
import { isTaken } from '../../platform/database/database-error.ts';
import { lockNames } from '../../platform/database/free-name.ts';
import { historyConditions, type HistoryFilter } from '../../platform/database/history-filter.ts';
import { scoreChunks, scoreTasks } from './schema.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { takeSearch, takeSearchAgain } from '../quota/store.ts';
import { scoringKind } from './jobs.ts';
import type { ReadUpload, ScoreFormat } from './upload/read-upload.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { scoreTaskKind } from './deletion.ts';

export type ScoreTaskRow = typeof scoreTasks.$inferSelect;

export interface ScoreOwner {
  tenantId: string;
  userId: string;
}

export interface NewScoreTask extends ScoreOwner {
  id: string;
  /** Or how one is made that none of the owner's tasks has, of the names as they are compared. */
  name: string | ((taken: ReadonlySet<string>) => string);
  fileName: string;
  fileType: ScoreFormat;
  upload: ReadUpload;
  now: Date;
}

interface QueueingContext<R> {
  database: Making<R>;
  jobs: JobQueue;
}

/** The next value of a task's version. */
export const nextScoreVersion = sql`${scoreTasks.version} + 1`;

const chunksAtOnce = 16;

/** Stores a file and queues it, all or nothing. Throws `taskNameTaken`, and as `takeSearch`. */
export function insertScoreTask(
  { database, jobs }: QueueingContext<ScoreTaskRow>,
  task: NewScoreTask,
): Promise<ScoreTaskRow> {
  const { tenantId, userId, id, fileName, fileType, upload, now } = task;
  const { columns, structureColumn, total, chunks, sheet, sheets = [] } = upload;
  return whileNameIsFree(() =>
    database.transaction(async (tx, connection) => {
      await lockNames(tx, 'scoring', task);
      const name = typeof task.name === 'string' ? task.name : task.name(await takenNames(tx, task));
      const [row] = await tx
        .insert(scoreTasks)
        .values({
          id,
          tenantId,
          userId,
          name,
          fileName,
          fileType,
          columns,
          structureColumn,
          sheet: sheets.length > 1 ? sheet : null,
          total,
          nameKey: taskNameKey(name),
          state: 'queued',
          chunks: chunks.length,
          createdAt: now,
          queuedAt: now,
        })
        .returning();
      if (!row) throw new Error('a scoring task was not stored');
      for (let at = 0; at < chunks.length; at += chunksAtOnce) {
        const some = chunks.slice(at, at + chunksAtOnce);
        await tx
          .insert(scoreChunks)
          .values(some.map((bytes, index) => ({ taskId: id, number: at + index, source: asBuffer(bytes) })));
      }
      await takeSearch(tx, task, { module: 'sascore', subjectId: id, now });
      await jobs.send(scoringKind, task, {}, connection);
      return row;
    }),
  );
}

/** The owner's task. Throws `dataMissingOrNoAccess` for anybody else's as for one that never was. */
export async function findScoreTask(queries: Queries, owner: ScoreOwner, id: string): Promise<ScoreTaskRow> {
  const [row] = await queries
    .select()
    .from(scoreTasks)
    .where(and(eq(scoreTasks.id, id), ownedBy(owner)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/** One page of the owner's tasks, newest first, and how many there are in all. */
export async function listScoreTasks(
  queries: Queries,
  owner: ScoreOwner,
  { pageIndex, pageSize, ...filter }: HistoryFilter,
): Promise<{ total: number; rows: ScoreTaskRow[] }> {
  const condition = and(ownedBy(owner), ...historyConditions(scoreTasks, filter));
  const total = await queries.$count(scoreTasks, condition);
  const rows = await queries
    .select()
    .from(scoreTasks)
    .where(condition)
    .orderBy(desc(scoreTasks.createdAt), desc(scoreTasks.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total, rows };
}

/** The names the owner has given, as they are compared. */
export async function takenNames(queries: Queries, owner: ScoreOwner): Promise<Set<string>> {
  const rows = await queries.select({ nameKey: scoreTasks.nameKey }).from(scoreTasks).where(ownedBy(owner));
  return new Set(rows.map(({ nameKey }) => nameKey));
}

/** Throws `taskNameTaken` where another of the owner's tasks has the name. */
export async function renameScoreTask(
  database: Database,
  owner: ScoreOwner,
  id: string,
  name: string,
): Promise<ScoreTaskRow> {
  const [row] = await whileNameIsFree(() =>
    database.transaction(async (tx) => {
      await lockNames(tx, 'scoring', owner);
      return tx
        .update(scoreTasks)
        .set({ name, nameKey: taskNameKey(name), version: nextScoreVersion })
        .where(and(eq(scoreTasks.id, id), ownedBy(owner)))
        .returning();
    }),
  );
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/** Ends a task that waits or is being scored; what is scored stays. Throws `taskStatusChanged` for one that has ended. */
export async function stopScoreTask(queries: Queries, owner: ScoreOwner, id: string, now: Date): Promise<ScoreTaskRow> {
  const [row] = await queries
    .update(scoreTasks)
    .set({ state: 'stopped', finishedAt: now, version: nextScoreVersion })
    .where(inState(owner, id, ['queued', 'searching']))
    .returning();
  return row ?? refuse(queries, owner, id, {});
}

/** Queues a task that was stopped or has failed once more; it goes on where it ended, and counts where it was given back. */
export function continueScoreTask(
  { database, jobs }: QueueingContext<ScoreTaskRow>,
  owner: ScoreOwner,
  id: string,
  now: Date,
): Promise<ScoreTaskRow> {
  return database.transaction(async (tx, connection) => {
    const [row] = await tx
      .update(scoreTasks)
      .set({ ...waiting, queuedAt: now, version: nextScoreVersion })
      .where(inState(owner, id, ['stopped', 'failed']))
      .returning();
    if (!row) return refuse(tx, owner, id, { queued: 'taskQueued', searching: 'routeStillSearching' });
    await takeSearchAgain(tx, owner, { module: 'sascore', subjectId: id, now });
    await jobs.send(scoringKind, row, {}, connection);
    return row;
  });
}

const waiting = { state: 'queued', failureCode: null, startedAt: null, finishedAt: null } as const;

/** Takes a task away with all its rows. Throws `moleculeInSearchUndeletable` while it is being scored. */
export function deleteScoreTask(context: DeletionContext, owner: ScoreOwner, id: string): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const free = and(eq(scoreTasks.id, id), ownedBy(owner), ne(scoreTasks.state, 'searching'));
    const [row] = await tx.select({ id: scoreTasks.id }).from(scoreTasks).where(free).for('update');
    if (!row) return refuse(tx, owner, id, { searching: 'moleculeInSearchUndeletable' });
    return setAside(tx, context, owner, scoreTaskKind, [row.id]);
  });
}

async function refuse(
  queries: Queries,
  owner: ScoreOwner,
  id: string,
  reasons: Partial<Record<TaskState, ErrorKey>>,
): Promise<never> {
  const { state } = await findScoreTask(queries, owner, id);
  throw new AppError(reasons[state] ?? 'taskStatusChanged');
}

function ownedBy({ tenantId, userId }: ScoreOwner): SQL | undefined {
  return and(eq(scoreTasks.tenantId, tenantId), eq(scoreTasks.userId, userId));
}

function inState(owner: ScoreOwner, id: string, states: TaskState[]): SQL | undefined {
  return and(eq(scoreTasks.id, id), ownedBy(owner), inArray(scoreTasks.state, states));
}

// The name is the only thing here that must be unique.
async function whileNameIsFree<T>(write: () => PromiseLike<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) throw new AppError('taskNameTaken', undefined, { cause: error });
    throw error;
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
