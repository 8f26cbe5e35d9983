// Removes the data of accounts whose grace time is over, as any erasure does (erasure/rules.ts): what the books must keep
// stays, under a pseudonym.

import { eraseEverywhere } from '../erasure/erase-everywhere.ts';
import type { Services } from '../services.ts';
import { dueClosings } from './closing-store.ts';

const everyMs = 3_600_000;

/** Looks for such accounts now and each hour; gives what stops it. */
export function startRemovals(services: Services): { close(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = (): void => {
    running = removeDueAccounts(services).then(
      () => undefined,
      (error: unknown) => services.logger.error({ err: error }, 'accounts could not be removed'),
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

/** Removes the data of every account that is due, each as a whole or not at all; gives how many there were. */
export async function removeDueAccounts(services: Services): Promise<number> {
  const due = await dueClosings(services.database.queries, services.clock.now());
  for (const { tenantId, userId } of due) await eraseEverywhere(services, { tenantId, userId }, 'account logged off');
  return due.length;
}
