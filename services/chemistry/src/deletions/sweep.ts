// Forgets, minute by minute, what can no longer be brought back.

import type { Clock } from '../context/clock.ts';
import type { Database } from '../context/database.ts';
import type { Logger } from '../context/logger.ts';
import { forgetDeletions } from './restore.ts';

const everyMs = 60_000;

export interface ForgettingParts {
  database: Database;
  clock: Clock;
  logger: Logger;
}

/** Looks now and each minute; gives what stops it. */
export function startForgetting({ database, clock, logger }: ForgettingParts): { close(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = (): void => {
    running = forgetDeletions(database.queries, clock.now()).then(
      () => undefined,
      (error: unknown) => logger.warn({ err: error }, 'deleted things are not forgotten'),
    );
  };
  sweep();
  const timer = setInterval(sweep, everyMs).unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
