// Forgets, minute by minute, what can no longer be brought back, and keys of starts that count no more.

import type { Clock } from '../../platform/process/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { repeat, type Repeated } from '../../platform/process/repeat.ts';
import { forgetStarts } from '../../platform/http/start-once/start-store.ts';
import { forgetDeletions } from './restore.ts';

const everyMs = 60_000;

export interface ForgettingParts {
  database: Database;
  clock: Clock;
  logger: Logger;
}

/** Looks now and each minute. */
export function startForgetting({ database, clock, logger }: ForgettingParts): Repeated {
  return repeat(
    everyMs,
    async () => {
      await forgetDeletions(database.queries, clock.now());
      await forgetStarts(database.queries, clock.now());
    },
    (error) => logger.warn({ err: error }, 'deleted things and keys of starts are not forgotten'),
  );
}
