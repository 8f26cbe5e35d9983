// Forgets, minute by minute, what can no longer be brought back.

import type { Clock } from '../context/clock.ts';
import type { Database } from '../context/database.ts';
import type { Logger } from '../context/logger.ts';
import { repeat, type Repeated } from '../context/repeat.ts';
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
    () => forgetDeletions(database.queries, clock.now()),
    (error) => logger.warn({ err: error }, 'deleted things are not forgotten'),
  );
}
