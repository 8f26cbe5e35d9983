// Removes the data of accounts whose grace time is over, as any erasure does (erasure/rules.ts): what the books must keep
// stays, under a pseudonym.

import { eachHour } from '../../platform/process/repeat.ts';
import { eraseEverywhere } from '../erasure/erase-everywhere.ts';
import type { ConsoleServices } from './services.ts';
import { dueClosings } from '../account/closing-store.ts';

/** Looks for such accounts now and each hour; gives what stops it. */
export function startRemovals(services: ConsoleServices): { close(): Promise<void> } {
  return eachHour(() => removeDueAccounts(services), services.logger, 'accounts could not be removed');
}

/** Removes the data of every account that is due, each as a whole or not at all; gives how many there were. */
export async function removeDueAccounts(services: ConsoleServices): Promise<number> {
  const due = await dueClosings(services.database.queries, services.clock.now());
  for (const { tenantId, userId } of due) await eraseEverywhere(services, { tenantId, userId }, 'account logged off');
  return due.length;
}
