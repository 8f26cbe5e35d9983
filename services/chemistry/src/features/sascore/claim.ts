// What a scoring process does to a task. Every start has a number, its run; a write that names an older run changes
// nothing, so a process that was thought dead cannot spoil the work of its successor.

import { and, asc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { catalogue, type ErrorKey } from '@app/shared/errors/catalogue';
import { lockClaims } from '../../platform/database/claim-lock.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { scoreChunks, scoreTasks, scoreTurns } from './schema.ts';
import { giveSearchesBack } from '../quota/store.ts';
import type { TableFacts } from '../../engine/sascore/table.ts';
import { nextScoreVersion, type ScoreTaskRow } from './task-store.ts';

/** Starts without a chunk done in between, after which a task has failed. */
export const maxScoreAttempts = 3;

export interface ScoreContext {
  database: Database;
  clock: Clock;
}

type Run = Pick<ScoreTaskRow, 'id' | 'run'>;

/**
 * Takes the next task, or nothing when none waits. The tenant that has waited longest since its last start comes first,
 * within it the user who has, then the user's oldest task. A task that was begun with another table of fragments loses
 * its scores: those of two tables do not compare, and half of each in one list would deceive.
 */
export function claimNextScoring(
  { database, clock }: ScoreContext,
  table: TableFacts,
): Promise<ScoreTaskRow | undefined> {
  return database.transaction(async (tx) => {
    await lockClaims(tx, 'scoring');
    const now = clock.now();
    const lastOfTenant = sql`(select max(t.last_started_at) from ${scoreTurns} t where t.tenant_id = ${scoreTasks.tenantId})`;
    const [next] = await tx
      .select({ id: scoreTasks.id, tableHash: scoreTasks.tableHash, scored: scoreTasks.scored })
      .from(scoreTasks)
      .leftJoin(scoreTurns, and(eq(scoreTurns.tenantId, scoreTasks.tenantId), eq(scoreTurns.userId, scoreTasks.userId)))
      .where(eq(scoreTasks.state, 'queued'))
      .orderBy(
        sql`${lastOfTenant} asc nulls first`,
        sql`${scoreTurns.lastStartedAt} asc nulls first`,
        asc(scoreTasks.queuedAt),
      )
      .limit(1)
      .for('update', { of: scoreTasks, skipLocked: true });
    if (!next) return undefined;
    const isOtherTable = next.tableHash !== table.hash;
    if (isOtherTable) await tx.update(scoreChunks).set({ results: null }).where(eq(scoreChunks.taskId, next.id));
    const [row] = await tx
      .update(scoreTasks)
      .set({
        ...(isOtherTable && unscored),
        state: 'searching',
        tableKind: table.kind,
        tableSize: table.size,
        tableHash: table.hash,
        run: sql`${scoreTasks.run} + 1`,
        runFrom: isOtherTable ? 0 : next.scored,
        attempts: sql`${scoreTasks.attempts} + 1`,
        startedAt: now,
        heartbeatAt: now,
        version: nextScoreVersion,
      })
      .where(eq(scoreTasks.id, next.id))
      .returning();
    if (!row) return undefined;
    const { tenantId, userId } = row;
    await tx
      .insert(scoreTurns)
      .values({ tenantId, userId, lastStartedAt: now })
      .onConflictDoUpdate({ target: [scoreTurns.tenantId, scoreTurns.userId], set: { lastStartedAt: now } });
    return row;
  });
}

const unscored = { chunksDone: 0, scored: 0, unreadable: 0, scoreSum: 0 };

/** The packed rows of one chunk. */
export async function sourceOfChunk({ database }: ScoreContext, taskId: string, number: number): Promise<Uint8Array> {
  const [row] = await database.queries
    .select({ source: scoreChunks.source })
    .from(scoreChunks)
    .where(and(eq(scoreChunks.taskId, taskId), eq(scoreChunks.number, number)));
  if (!row) throw new RangeError(`chunk ${number} is missing`);
  return row.source;
}

export interface DoneChunk {
  number: number;
  results: Buffer;
  scored: number;
  unreadable: number;
  scoreSum: number;
  isLast: boolean;
}

/** Keeps what came of a chunk and how far the task is, both or neither; false when the run is over. */
export function finishChunk({ database, clock }: ScoreContext, running: Run, chunk: DoneChunk): Promise<boolean> {
  const { number, results, scored, unreadable, scoreSum, isLast } = chunk;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const rows = await tx
      .update(scoreTasks)
      .set({
        chunksDone: number + 1,
        scored: sql`${scoreTasks.scored} + ${scored}`,
        unreadable: sql`${scoreTasks.unreadable} + ${unreadable}`,
        scoreSum: sql`${scoreTasks.scoreSum} + ${scoreSum}`,
        attempts: 0,
        heartbeatAt: isLast ? null : now,
        ...(isLast && { state: 'completed', finishedAt: now }),
        version: nextScoreVersion,
      })
      .where(and(isRun(running), eq(scoreTasks.chunksDone, number)))
      .returning({ id: scoreTasks.id });
    if (rows.length === 0) return false;
    await tx
      .update(scoreChunks)
      .set({ results })
      .where(and(eq(scoreChunks.taskId, running.id), eq(scoreChunks.number, number)));
    return true;
  });
}

/** Says that the process lives; false when the run is over. */
export async function beat({ database, clock }: ScoreContext, running: Run): Promise<boolean> {
  const rows = await database.queries
    .update(scoreTasks)
    .set({ heartbeatAt: clock.now() })
    .where(isRun(running))
    .returning({ id: scoreTasks.id });
  return rows.length > 0;
}

/** Scoring went wrong in a way that trying again would not mend. */
export function failScoring({ database, clock }: ScoreContext, running: Run, key: ErrorKey): Promise<void> {
  return database.transaction((tx) => fail(tx, isRun(running), catalogue[key].code, clock.now()));
}

// Who got no score of it gets the search back.
async function fail(tx: Queries, which: SQL | undefined, failureCode: number, now: Date): Promise<void> {
  const rows = await tx
    .update(scoreTasks)
    .set({ ...failed, failureCode, finishedAt: now })
    .where(which)
    .returning({ id: scoreTasks.id, scored: scoreTasks.scored });
  const fruitless = rows.filter(({ scored }) => scored === 0).map(({ id }) => id);
  await giveSearchesBack(tx, fruitless, now);
}

const failed = {
  state: 'failed',
  heartbeatAt: null,
  version: nextScoreVersion,
} as const;

/** Back into the queue, without counting the attempt: the process was told to go. */
export async function giveBackScoring({ database }: ScoreContext, running: Run): Promise<void> {
  await database.queries
    .update(scoreTasks)
    .set({ state: 'queued', attempts: sql`${scoreTasks.attempts} - 1`, heartbeatAt: null, version: nextScoreVersion })
    .where(isRun(running));
}

/** Queues tasks whose process is gone; those that three starts brought no further have failed. */
export async function requeueLostScoring(
  { database, clock }: ScoreContext,
  lost: { heardBefore: Date } | 'all',
): Promise<void> {
  const silent = lost === 'all' ? undefined : lt(scoreTasks.heartbeatAt, lost.heardBefore);
  const searching = and(silent, eq(scoreTasks.state, 'searching'));
  const { queries } = database;
  const isTriedOut = and(searching, sql`${scoreTasks.attempts} >= ${maxScoreAttempts}`);
  await database.transaction((tx) => fail(tx, isTriedOut, catalogue.queryFailed.code, clock.now()));
  await queries
    .update(scoreTasks)
    .set({ state: 'queued', heartbeatAt: null, version: nextScoreVersion })
    .where(searching);
}

const isRun = ({ id, run }: Run) =>
  and(eq(scoreTasks.id, id), eq(scoreTasks.run, run), eq(scoreTasks.state, 'searching'));
