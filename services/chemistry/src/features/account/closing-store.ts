// Accounts that their owners log off (specification section 6): a grace time, in which signing in takes it back.

import { and, eq, isNull, lte } from 'drizzle-orm';
import { accountClosings, apiKeys } from './schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type ClosingRow = typeof accountClosings.$inferSelect;

const dayMs = 86_400_000;
const ofOwner = ({ tenantId, userId }: Owner) =>
  and(eq(accountClosings.tenantId, tenantId), eq(accountClosings.userId, userId));

export async function findClosing(queries: Queries, owner: Owner): Promise<ClosingRow | undefined> {
  const [row] = await queries
    .select()
    .from(accountClosings)
    .where(and(ofOwner(owner), eq(accountClosings.isRemoved, false)));
  return row;
}

/** Starts the grace time, once, and ends the account's API keys; gives when the data goes. */
export async function startClosing(tx: Queries, owner: Owner, graceDays: number, now: Date): Promise<Date> {
  const removalAt = new Date(now.getTime() + graceDays * dayMs);
  const known = await findClosing(tx, owner);
  if (known) return known.removalAt;
  const { tenantId, userId } = owner;
  const change = { requestedAt: now, removalAt, isRemoved: false };
  await tx
    .insert(accountClosings)
    .values({ tenantId, userId, ...change })
    .onConflictDoUpdate({ target: [accountClosings.tenantId, accountClosings.userId], set: change });
  await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.tenantId, tenantId), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)));
  return removalAt;
}

/** Its owner signed in again within the grace time: the account stays. True when there was something to take back. */
export async function takeBackClosing(queries: Queries, owner: Owner): Promise<boolean> {
  const gone = await queries
    .delete(accountClosings)
    .where(and(ofOwner(owner), eq(accountClosings.isRemoved, false)))
    .returning({ userId: accountClosings.userId });
  return gone.length > 0;
}

/** Accounts whose grace time is over. */
export async function dueClosings(queries: Queries, now: Date): Promise<ClosingRow[]> {
  return queries
    .select()
    .from(accountClosings)
    .where(and(eq(accountClosings.isRemoved, false), lte(accountClosings.removalAt, now)));
}
