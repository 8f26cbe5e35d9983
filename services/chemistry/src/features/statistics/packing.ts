// Packs the days that are over before anybody asks for a report.

import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { knownTenants, packDays } from './day-store.ts';

interface PackingOptions {
  database: Database;
  clock: Clock;
  logger: Logger;
}

const firstAfterMs = 60_000;
const everyMs = 3_600_000;

export function startPacking({ database, clock, logger }: PackingOptions): { close: () => Promise<void> } {
  const stop = new AbortController();
  const rest = (ms: number): Promise<void> =>
    setTimeout(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);

  async function packAll(): Promise<void> {
    for (const tenantId of await knownTenants(database)) {
      if (stop.signal.aborted) return;
      await packDays(database, tenantId, clock.now());
    }
  }

  async function run(): Promise<void> {
    await rest(firstAfterMs);
    while (!stop.signal.aborted) {
      await packAll().catch((error: unknown) => logger.warn({ err: error }, 'points are not packed'));
      await rest(everyMs);
    }
  }

  const running = run();
  return {
    close: () => {
      stop.abort();
      return running;
    },
  };
}
