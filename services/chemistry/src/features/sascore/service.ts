// Scoring of one process: takes one task after the other, a chunk to each thread, and keeps what is done chunk by chunk,
// so that a process that is killed goes on where it ended.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../platform/process/logger.ts';
import { packResults, unpackRows } from './chunks.ts';
import {
  beat,
  claimNextScoring,
  failScoring,
  finishChunk,
  giveBackScoring,
  requeueLostScoring,
  sourceOfChunk,
  type DoneChunk,
  type ScoreContext,
} from './claim.ts';
import { ScoringThreads } from './scoring-threads.ts';
import { loadTable, type TableFacts } from '../../engine/sascore/table.ts';
import type { ScoreTaskRow } from './task-store.ts';

export interface ScoringOptions extends ScoreContext {
  logger: Logger;
  /** Path of the configured table of fragments. */
  fragments?: string;
  threads: number;
  /** Whether this process scores tasks, or only answers calls. */
  runsTasks: boolean;
  /** Replaced only to inject faults. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
}

const sweepMs = 2_000;
const beatMs = 3_000;
/** A process not heard of for so long is given up. */
const silentMs = 15_000;

/** Starts scoring. Throws what reading a configured table throws. */
export async function startScoring(options: ScoringOptions): Promise<ScoringDesk> {
  const desk = new ScoringDesk(options);
  if (options.runsTasks) await desk.start();
  return desk;
}

export class ScoringDesk {
  readonly threads: ScoringThreads;
  readonly table: TableFacts;
  /** Path of the configured table. */
  readonly fragments: string | undefined;
  readonly #options: ScoringOptions;
  #working: Promise<void> | undefined;
  #isAskedAgain = false;
  #sweep: NodeJS.Timeout | undefined;
  #isClosed = false;
  #running: { row: ScoreTaskRow; stop: AbortController } | undefined;

  constructor(options: ScoringOptions) {
    const { threads, fragments, logger, entry, patienceMs } = options;
    this.#options = options;
    this.fragments = fragments;
    this.table = loadTable(fragments).facts;
    this.threads = new ScoringThreads({ threads, fragments, logger, entry, patienceMs });
  }

  /** Takes up what waits, and what a process before this one left unfinished. */
  async start(): Promise<void> {
    // The embedded database belongs to this process alone: whatever is being scored there is not.
    if (this.#options.database.isExclusive) await requeueLostScoring(this.#options, 'all');
    this.#sweep = setInterval(() => void this.#sweepOnce(), sweepMs);
    this.wake();
  }

  /** Something waits. */
  wake(): void {
    if (!this.#options.runsTasks || this.#isClosed) return;
    this.#isAskedAgain = true;
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Ends a task of this process at once; one elsewhere learns of it from its row. */
  stop(taskId: string): void {
    if (this.#running?.row.id === taskId) this.#running.stop.abort();
  }

  /** A task is being scored, or a file read or checked. */
  get isBusy(): boolean {
    return this.#running !== undefined || this.threads.isBusy;
  }

  /** Settles when nothing waits or is being scored. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    this.#running?.stop.abort();
    await this.threads.close();
    await this.#working;
  }

  async #sweepOnce(): Promise<void> {
    const heardBefore = new Date(this.#options.clock.now().getTime() - silentMs);
    try {
      if (!this.#options.database.isExclusive) await requeueLostScoring(this.#options, { heardBefore });
      this.wake();
    } catch (error) {
      this.#options.logger.warn({ err: error }, 'scoring tasks could not be looked for');
    }
  }

  async #work(): Promise<void> {
    const { logger } = this.#options;
    while (this.#isAskedAgain && !this.#isClosed) {
      this.#isAskedAgain = false;
      try {
        for (let row = await this.#claim(); row; row = await this.#claim()) await this.#run(row);
      } catch (error) {
        logger.error({ err: error }, 'a scoring task could not be taken up');
      }
    }
  }

  #claim(): Promise<ScoreTaskRow | undefined> {
    return this.#isClosed ? Promise.resolve(undefined) : claimNextScoring(this.#options, this.table);
  }

  async #run(row: ScoreTaskRow): Promise<void> {
    const { logger } = this.#options;
    const stop = new AbortController();
    this.#running = { row, stop };
    const beating = this.#keepBeating(row, stop);
    const from = performance.now();
    try {
      await this.#score(row, stop.signal);
      logger.info({ taskId: row.id, ms: Math.round(performance.now() - from) }, 'a scoring task has ended');
    } catch (error) {
      if (!this.#isClosed) {
        logger.error({ err: error, taskId: row.id }, 'a scoring task failed');
        await failScoring(this.#options, row, 'queryFailed').catch((again: unknown) =>
          logger.error({ err: again }, 'nor could that be noted'),
        );
      }
    } finally {
      stop.abort();
      await beating;
      this.#running = undefined;
      if (this.#isClosed)
        await giveBackScoring(this.#options, row).catch((error: unknown) =>
          logger.warn({ err: error }, 'a scoring task was not given back'),
        );
    }
  }

  async #keepBeating(row: ScoreTaskRow, stop: AbortController): Promise<void> {
    while (!stop.signal.aborted) {
      await sleep(beatMs, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      const isOurs = await beat(this.#options, row).catch(() => true);
      if (!isOurs) stop.abort();
    }
  }

  // Chunks are scored side by side and kept in their order.
  async #score(row: ScoreTaskRow, signal: AbortSignal): Promise<void> {
    const inFlight: Promise<DoneChunk>[] = [];
    const keep = async (): Promise<boolean> => {
      const done = await inFlight.shift();
      return done !== undefined && !signal.aborted && (await finishChunk(this.#options, row, done));
    };
    try {
      for (let number = row.chunksDone; number < row.chunks; number += 1) {
        if (signal.aborted) return;
        const chunk = this.#scoreChunk(row, number);
        // Told when its turn comes to be kept.
        chunk.catch(() => undefined);
        inFlight.push(chunk);
        if (inFlight.length > this.threads.threads && !(await keep())) return;
      }
      while (inFlight.length > 0) if (!(await keep())) return;
    } finally {
      await Promise.allSettled(inFlight);
    }
  }

  async #scoreChunk(row: ScoreTaskRow, number: number): Promise<DoneChunk> {
    const rows = unpackRows(await sourceOfChunk(this.#options, row.id, number));
    const molecules = await this.threads.score(rows, 'score');
    const scores = molecules.flatMap((one) => (one.ok ? one.score : []));
    return {
      number,
      results: packResults(rows, molecules),
      scored: rows.length,
      unreadable: rows.length - scores.length,
      scoreSum: scores.reduce((sum, score) => sum + score, 0),
      isLast: number === row.chunks - 1,
    };
  }
}
