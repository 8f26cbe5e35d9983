// Removes the data of accounts whose grace time is over. What the books must keep stays: payments with receipts, papers,
// reviews, points and licences, and the searches that were counted, which belong to the tenant.

import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../context/clock.ts';
import { accountClosings } from '../context/console-schema.ts';
import type { Database, Queries } from '../context/database.ts';
import type { Logger } from '../context/logger.ts';
import type { Owner } from '../tasks/task-store.ts';
import { dueClosings } from './closing-store.ts';

const kept: readonly string[] = [
  'payments',
  'payment_files',
  'payment_reviews',
  'points_entries',
  'tenant_licences',
  'account_closings',
  'search_uses',
];
const everyMs = 3_600_000;

export interface RemovalParts {
  database: Database;
  clock: Clock;
  logger: Logger;
}

/** Looks for such accounts now and each hour; gives what stops it. */
export function startRemovals(parts: RemovalParts): { close(): Promise<void> } {
  let running = Promise.resolve();
  const sweep = (): void => {
    running = removeDueAccounts(parts).then(
      () => undefined,
      (error: unknown) => parts.logger.error({ err: error }, 'accounts could not be removed'),
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
export async function removeDueAccounts({ database, clock, logger }: RemovalParts): Promise<number> {
  const due = await dueClosings(database.queries, clock.now());
  for (const owner of due) {
    await database.transaction((tx) => removeAccount(tx, owner));
    logger.info({ audit: true, action: 'account-removed', tenant: owner.tenantId, user: owner.userId }, 'removed');
  }
  return due.length;
}

async function removeAccount(tx: Queries, { tenantId, userId }: Owner): Promise<void> {
  await tx.execute(
    sql`delete from share_people where user_id = ${userId} and share_id in (select id from shares where tenant_id = ${tenantId})`,
  );
  for (const table of await ownTables(tx)) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where tenant_id = ${tenantId} and user_id = ${userId}`);
  }
  await tx
    .update(accountClosings)
    .set({ isRemoved: true })
    .where(and(eq(accountClosings.tenantId, tenantId), eq(accountClosings.userId, userId)));
}

// Asked of the database, so that no table that is added later is forgotten.
async function ownTables(tx: Queries): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name in ('tenant_id', 'user_id')
    group by table_name having count(*) = 2 order by table_name`)) as unknown as { rows: { table_name: string }[] };
  return rows.map((row) => row.table_name).filter((name) => !kept.includes(name));
}
