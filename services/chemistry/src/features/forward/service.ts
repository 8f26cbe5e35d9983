// Forward tasks of one process: takes up what runs, plans its steps, tries pair after pair in the threads and keeps what
// comes of them unit by unit, so that a process that is killed goes on where it ended. Several tasks take turns.

import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../platform/process/logger.ts';
import { isMissingStock } from '../stock/chosen-stocks.ts';
import { builtInList } from '../substructure/material-lists.ts';
import { ForwardThreads } from './forward-threads.ts';
import { IndexShelf } from './index-cache.ts';
import { mostUsedFirst } from './partner-sources.ts';
import {
  beatForward,
  claimForward,
  endRun,
  freeLostForward,
  giveBackForward,
  promoteAll,
  type RunContext,
} from './run-store.ts';
import { runTask } from './run-task.ts';
import type { ForwardTaskRow } from './task-store.ts';

export interface ForwardDeskOptions extends RunContext {
  logger: Logger;
  /** Path of the configured table of fragments. */
  fragments?: string;
  threads: number;
  /** Whether this process runs tasks, or only answers calls. */
  runsTasks: boolean;
  /** Where data lie; without it indexes live in memory only. */
  dataDir?: string;
  /** Replaced only to inject faults. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
  /** Pairs tried in one go. */
  unitPairs?: number;
}

const sweepMs = 2_000;
const beatMs = 3_000;
/** A process not heard of for so long is given up. */
const silentMs = 15_000;
/** Starting anew takes seconds beside running tasks. */
const askedIdleMs = 300_000;
/** Tasks that take turns in one process; more wait for one of them to end. */
const mostAtOnce = 20;

/** Starts the desk. */
export async function startForward(options: ForwardDeskOptions): Promise<ForwardDesk> {
  const desk = new ForwardDesk(options);
  if (options.runsTasks) await desk.start();
  return desk;
}

export class ForwardDesk {
  /** Of tasks and indexes. */
  readonly threads: ForwardThreads;
  /** Of what a person waits for. */
  readonly asked: ForwardThreads;
  readonly indexes: IndexShelf;
  readonly #options: ForwardDeskOptions;
  readonly #running = new Map<string, { row: ForwardTaskRow; stop: AbortController; ended: Promise<void> }>();
  #waking: Promise<void> | undefined;
  #isAskedAgain = false;
  #sweep: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ForwardDeskOptions) {
    const { threads, fragments, logger, entry, patienceMs, dataDir } = options;
    this.#options = options;
    const shared = { fragments, logger, entry, patienceMs };
    this.threads = new ForwardThreads({ ...shared, threads, isBatch: true });
    this.asked = new ForwardThreads({ ...shared, threads: 1, isBatch: false, idleMs: askedIdleMs });
    const folder = dataDir === undefined ? undefined : join(dataDir, 'forward-index');
    this.indexes = new IndexShelf({ threads: this.threads, logger, folder });
  }

  /** Takes up what waits, and what a process before this one left unfinished. */
  async start(): Promise<void> {
    // The embedded database belongs to this process alone: whatever runs there does not.
    if (this.#options.database.isExclusive) await freeLostForward(this.#options, 'all');
    this.#sweep = setInterval(() => void this.#sweepOnce(), sweepMs);
    this.wake();
  }

  /** Begins to read or build the index of the built-in stock. */
  warm(): void {
    this.indexes
      .of(builtInList(), mostUsedFirst)
      .catch((error: unknown) => this.#options.logger.warn({ err: error }, 'partners could not be indexed'));
  }

  /** Something is to be taken up. */
  wake(): void {
    if (!this.#options.runsTasks || this.#isClosed) return;
    this.#isAskedAgain = true;
    this.#waking ??= this.#takeUp().finally(() => (this.#waking = undefined));
  }

  /** Ends a task of this process at once; one elsewhere learns of it from its row. */
  stop(taskId: string): void {
    this.#running.get(taskId)?.stop.abort();
  }

  get isBusy(): boolean {
    return this.#running.size > 0 || this.threads.isBusy || this.asked.isBusy;
  }

  /** Settles when nothing of this process runs. */
  async idle(): Promise<void> {
    while (this.#waking || this.#running.size > 0) {
      await this.#waking;
      await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    for (const { stop } of this.#running.values()) stop.abort();
    await Promise.all([this.threads.close(), this.asked.close()]);
    await this.idle();
  }

  async #sweepOnce(): Promise<void> {
    const heardBefore = new Date(this.#options.clock.now().getTime() - silentMs);
    try {
      if (!this.#options.database.isExclusive) await freeLostForward(this.#options, { heardBefore });
      await promoteAll(this.#options);
      this.wake();
    } catch (error) {
      if (!this.#isClosed) this.#options.logger.warn({ err: error }, 'forward tasks could not be looked for');
    }
  }

  async #takeUp(): Promise<void> {
    while (this.#isAskedAgain && !this.#isClosed) {
      this.#isAskedAgain = false;
      try {
        const room = mostAtOnce - this.#running.size;
        const rows = room > 0 ? await claimForward(this.#options, room) : [];
        for (const row of rows) this.#begin(row);
      } catch (error) {
        this.#options.logger.error({ err: error }, 'a forward task could not be taken up');
      }
    }
  }

  #begin(row: ForwardTaskRow): void {
    const stop = new AbortController();
    const ended = this.#run(row, stop).finally(() => {
      this.#running.delete(row.id);
      this.wake();
    });
    this.#running.set(row.id, { row, stop, ended });
  }

  async #run(row: ForwardTaskRow, stop: AbortController): Promise<void> {
    const { logger } = this.#options;
    const beating = this.#keepBeating(row, stop);
    const tools = {
      ...this.#options,
      threads: this.threads,
      indexes: this.indexes,
      newId: randomUUID,
    };
    try {
      await runTask(tools, row, stop.signal);
    } catch (error) {
      if (!this.#isClosed && !stop.signal.aborted) {
        logger.error({ err: error, taskId: row.id }, 'a forward task failed');
        const failure = isMissingStock(error) ? 'dataMissingOrNoAccess' : 'queryFailed';
        await endRun(this.#options, row, { state: 'failed', failure }).catch((again: unknown) =>
          logger.error({ err: again }, 'nor could that be noted'),
        );
      }
    } finally {
      stop.abort();
      await beating;
      if (this.#isClosed)
        await giveBackForward(this.#options, row).catch((error: unknown) =>
          logger.warn({ err: error }, 'a forward task was not given back'),
        );
    }
  }

  async #keepBeating(row: ForwardTaskRow, stop: AbortController): Promise<void> {
    while (!stop.signal.aborted) {
      await sleep(beatMs, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      const isOurs = await beatForward(this.#options, row).catch(() => true);
      if (!isOurs) stop.abort();
    }
  }
}
