// Reads what ended into the index before anybody asks for it: slowly, for searches and calls come first.

import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { readNewest, type IndexContext } from './bring-up-to-date.ts';

export interface SweepOptions extends IndexContext {
  logger: Logger;
  /** Between two rounds, milliseconds. */
  restMs?: number;
}

const usualRestMs = 15_000;
/** After each task it rests so many times as long as reading it took, but at least the second figure, milliseconds. */
const restPerWork = 3;
const leastRestMs = 20;
/** A round hands its turn on after this. */
const roundMs = 30_000;

/** Starts the sweep; closing it waits for the task that is being read. */
export function startSweep({ logger, restMs = usualRestMs, ...context }: SweepOptions): { close: () => Promise<void> } {
  const stop = new AbortController();
  const running = sweep();

  async function sweep(): Promise<void> {
    while (!stop.signal.aborted) {
      await rest(restMs, stop.signal);
      if (stop.signal.aborted) return;
      await alone(context.database, () => round(context, stop.signal)).catch((error: unknown) =>
        logger.warn({ err: error }, 'routes are not read for their intermediates'),
      );
    }
  }

  return {
    close: () => {
      stop.abort();
      return running;
    },
  };
}

async function round(context: IndexContext, stopped: AbortSignal): Promise<void> {
  const endAt = performance.now() + roundMs;
  while (!stopped.aborted && performance.now() < endAt) {
    const start = performance.now();
    if (!(await readNewest(context))) return;
    await rest(Math.max(leastRestMs, restPerWork * (performance.now() - start)), stopped);
  }
}

/** Of several processes on one database one reads; the others leave it to that one. */
async function alone(database: Database, run: () => Promise<void>): Promise<void> {
  if (database.isExclusive) return run();
  await database.transaction(async (tx) => {
    const isFree = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended('intermediate-sweep', 0))`;
    const [lock] = await tx.select({ isFree }).from(sql`(values (1)) as one`);
    if (lock?.isFree) await run();
  });
}

function rest(forMs: number, stopped: AbortSignal): Promise<void> {
  return setTimeout(forMs, undefined, { signal: stopped }).catch(() => undefined);
}
