// The job of a scoring task: a chunk to each thread at a time, kept chunk by chunk and in order, so that a process that is
// killed goes on where it ended.

import { and, eq, inArray, sql } from 'drizzle-orm';
import { catalogue } from '@app/shared/errors/catalogue';
import type { Clock } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { scoreChunks, scoreTasks } from './schema.ts';
import { giveSearchesBack } from '../quota/store.ts';
import { unlessAborted } from '../../platform/jobs/attempt.ts';
import { defineJob, type JobDefinition, type JobKind, type JobTools } from '../../platform/jobs/kind.ts';
import { packResults, unpackRows } from './chunks.ts';
import type { ScoringService } from './service.ts';
import type { TableFacts } from '../../engine/sascore/table.ts';
import { nextScoreVersion, type ScoreTaskRow } from './task-store.ts';

export const scoringKind: JobKind = { name: 'scoring', concurrency: 1, retryLimit: 2, timeoutSeconds: 86_400 };

export interface ScoringJobOptions {
  queries: Queries;
  clock: Clock;
  scoring: ScoringService;
}

export function scoringJob({ queries, clock, scoring }: ScoringJobOptions): JobDefinition {
  return defineJob<ScoreTaskRow>({
    kind: scoringKind,
    begin: (tx, { id }) => beginTask(tx, id, scoring.table, clock.now()),
    run: (row, tools) => new ScoringRun(row, tools, queries, clock, scoring).toEnd(),
    onFailed: (tx, { id }) => failScoreTask(tx, id, clock.now()),
    onReturned: async (tx, ids) => {
      await tx
        .update(scoreTasks)
        .set({ state: 'queued', version: nextScoreVersion })
        .where(and(inArray(scoreTasks.id, [...ids]), eq(scoreTasks.state, 'searching')));
    },
    waiting: (tx) =>
      tx
        .select({ id: scoreTasks.id, tenantId: scoreTasks.tenantId, userId: scoreTasks.userId })
        .from(scoreTasks)
        .where(inArray(scoreTasks.state, ['queued', 'searching'])),
  });
}

/**
 * A task that was begun with another table of fragments loses its scores: those of two tables do not compare, and half of
 * each in one list would deceive.
 */
async function beginTask(tx: Queries, id: string, table: TableFacts, now: Date): Promise<ScoreTaskRow | undefined> {
  const waits = and(eq(scoreTasks.id, id), inArray(scoreTasks.state, ['queued', 'searching']));
  const [found] = await tx.select().from(scoreTasks).where(waits).for('update');
  if (!found) return undefined;
  const isOtherTable = found.tableHash !== table.hash;
  if (isOtherTable) await tx.update(scoreChunks).set({ results: null }).where(eq(scoreChunks.taskId, id));
  const [row] = await tx
    .update(scoreTasks)
    .set({
      ...(isOtherTable && unscored),
      state: 'searching',
      tableKind: table.kind,
      tableSize: table.size,
      tableHash: table.hash,
      run: sql`${scoreTasks.run} + 1`,
      runFrom: isOtherTable ? 0 : found.scored,
      startedAt: now,
      version: nextScoreVersion,
    })
    .where(waits)
    .returning();
  return row;
}

const unscored = { chunksDone: 0, scored: 0, unreadable: 0, scoreSum: 0 };

/** Marks a task as failed; who got no score of it gets the search back. */
export async function failScoreTask(tx: Queries, id: string, now: Date): Promise<void> {
  const rows = await tx
    .update(scoreTasks)
    .set({ state: 'failed', failureCode: catalogue.queryFailed.code, finishedAt: now, version: nextScoreVersion })
    .where(and(eq(scoreTasks.id, id), inArray(scoreTasks.state, ['queued', 'searching'])))
    .returning({ scored: scoreTasks.scored });
  if (rows.some(({ scored }) => scored === 0)) await giveSearchesBack(tx, [id], now);
}

interface DoneChunk {
  number: number;
  results: Buffer;
  scored: number;
  unreadable: number;
  scoreSum: number;
  isLast: boolean;
}

class ScoringRun {
  readonly #row: ScoreTaskRow;
  readonly #tools: JobTools;
  readonly #queries: Queries;
  readonly #clock: Clock;
  readonly #scoring: ScoringService;

  constructor(row: ScoreTaskRow, tools: JobTools, queries: Queries, clock: Clock, scoring: ScoringService) {
    this.#row = row;
    this.#tools = tools;
    this.#queries = queries;
    this.#clock = clock;
    this.#scoring = scoring;
  }

  // Chunks are scored side by side and kept in their order.
  async toEnd(): Promise<void> {
    const { signal } = this.#tools;
    const inFlight: Promise<DoneChunk>[] = [];
    const keep = async (): Promise<boolean> => {
      const done = await inFlight.shift();
      return done !== undefined && !signal.aborted && (await this.#keep(done));
    };
    try {
      for (let number = this.#row.chunksDone; number < this.#row.chunks; number += 1) {
        if (signal.aborted) return;
        const chunk = this.#scoreChunk(number);
        // Reported when it is to be kept.
        chunk.catch(() => undefined);
        inFlight.push(chunk);
        if (inFlight.length > this.#scoring.threads.threads && !(await keep())) return;
      }
      while (inFlight.length > 0) if (!(await keep())) return;
    } finally {
      await Promise.allSettled(inFlight);
    }
  }

  async #scoreChunk(number: number): Promise<DoneChunk> {
    const rows = unpackRows(await this.#sourceOf(number));
    const molecules = await unlessAborted(this.#tools.signal, this.#scoring.threads.score(rows, 'score'));
    const scores = molecules.flatMap((one) => (one.ok ? one.score : []));
    return {
      number,
      results: packResults(rows, molecules),
      scored: rows.length,
      unreadable: rows.length - scores.length,
      scoreSum: scores.reduce((sum, score) => sum + score, 0),
      isLast: number === this.#row.chunks - 1,
    };
  }

  async #sourceOf(number: number): Promise<Uint8Array> {
    const [row] = await this.#queries
      .select({ source: scoreChunks.source })
      .from(scoreChunks)
      .where(this.#isChunk(number));
    if (!row) throw new RangeError(`chunk ${number} is missing`);
    return row.source;
  }

  /** Keeps what came of a chunk and how far the task is, both or neither; false when the run is over. */
  #keep({ number, results, scored, unreadable, scoreSum, isLast }: DoneChunk): Promise<boolean> {
    return this.#tools.progress(async (tx) => {
      const rows = await tx
        .update(scoreTasks)
        .set({
          chunksDone: number + 1,
          scored: sql`${scoreTasks.scored} + ${scored}`,
          unreadable: sql`${scoreTasks.unreadable} + ${unreadable}`,
          scoreSum: sql`${scoreTasks.scoreSum} + ${scoreSum}`,
          ...(isLast && { state: 'completed', finishedAt: this.#clock.now() }),
          version: nextScoreVersion,
        })
        .where(
          and(eq(scoreTasks.id, this.#row.id), eq(scoreTasks.state, 'searching'), eq(scoreTasks.chunksDone, number)),
        )
        .returning({ id: scoreTasks.id });
      if (rows.length === 0) return false;
      await tx.update(scoreChunks).set({ results }).where(this.#isChunk(number));
      return true;
    });
  }

  #isChunk(number: number) {
    return and(eq(scoreChunks.taskId, this.#row.id), eq(scoreChunks.number, number));
  }
}
