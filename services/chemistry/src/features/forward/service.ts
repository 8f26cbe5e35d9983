// What this process holds for forward synthesis: threads for tasks, threads for what a person waits for, and indexes.

import { join } from 'node:path';
import type { Logger } from '../../platform/process/logger.ts';
import { builtInList } from '../substructure/material-lists.ts';
import { ForwardThreads } from './forward-threads.ts';
import { IndexCache } from './index-cache.ts';
import { mostUsedFirst } from './partner-sources.ts';

export interface ForwardOptions {
  logger: Logger;
  /** Path of the configured table of fragments. */
  fragments?: string | undefined;
  threads: number;
  /** Where data lie; without it indexes live in memory only. */
  dataDir?: string;
  /** Replaced only to inject faults. */
  entry?: URL;
  patienceMs?: readonly [number, number, number];
}

/** Starting anew takes seconds beside running tasks. */
const askedIdleMs = 300_000;

export class ForwardService {
  /** Of tasks and indexes. */
  readonly threads: ForwardThreads;
  /** Of what a person waits for. */
  readonly asked: ForwardThreads;
  readonly indexes: IndexCache;
  readonly #logger: Logger;

  constructor({ threads, fragments, logger, entry, patienceMs, dataDir }: ForwardOptions) {
    this.#logger = logger;
    const shared = { fragments, logger, entry, patienceMs };
    this.threads = new ForwardThreads({ ...shared, threads, isBatch: true });
    this.asked = new ForwardThreads({ ...shared, threads: 1, isBatch: false, idleMs: askedIdleMs });
    const folder = dataDir === undefined ? undefined : join(dataDir, 'forward-index');
    this.indexes = new IndexCache({ threads: this.threads, logger, folder });
  }

  /** Begins to read or build the index of the built-in stock. */
  warm(): void {
    this.indexes
      .of(builtInList(), mostUsedFirst)
      .catch((error: unknown) => this.#logger.warn({ err: error }, 'partners could not be indexed'));
  }

  get isBusy(): boolean {
    return this.threads.isBusy || this.asked.isBusy;
  }

  async close(): Promise<void> {
    await Promise.all([this.threads.close(), this.asked.close()]);
  }
}
