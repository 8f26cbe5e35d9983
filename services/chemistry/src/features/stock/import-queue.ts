// Imports of one process, one after the other, so that a large list does not take the machine from those who search.
// The threads that read structures live as long as there is something to import.

import { availableParallelism } from 'node:os';
import type { Logger } from '../../platform/process/logger.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { runImport, type ImportJob } from './import-job.ts';
import { startMoleculeReader } from './molecule-reader.ts';

export interface ImportQueueTools {
  database: Database;
  clock: Clock;
  logger: Logger;
}

const queues = new WeakMap<Database, ImportQueue>();

/** The queue over this database; made when it is first asked for. */
export function importQueueOf(tools: ImportQueueTools): ImportQueue {
  const known = queues.get(tools.database) ?? new ImportQueue(tools);
  queues.set(tools.database, known);
  return known;
}

export class ImportQueue {
  readonly #tools: ImportQueueTools;
  readonly #waiting: ImportJob[] = [];
  #working: Promise<void> | undefined;

  constructor(tools: ImportQueueTools) {
    this.#tools = tools;
  }

  /** Takes an import in; it begins at once or after those before it. */
  add(job: ImportJob): void {
    this.#waiting.push(job);
    this.#working ??= this.#work().finally(() => (this.#working = undefined));
  }

  /** Settles when nothing is left to import. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working;
  }

  async #work(): Promise<void> {
    const { logger } = this.#tools;
    const reader = startMoleculeReader({ threads: Math.min(2, availableParallelism()), logger });
    try {
      for (let job = this.#waiting.shift(); job; job = this.#waiting.shift()) {
        const counts = await runImport({ ...this.#tools, reader }, job).catch((error: unknown) => {
          logger.error({ err: error, stockId: job?.stockId }, 'an import of a stock did not end well');
          return null;
        });
        logger.info({ stockId: job.stockId, ...counts }, 'an import of a stock has ended');
      }
    } finally {
      await reader.close();
    }
  }
}
