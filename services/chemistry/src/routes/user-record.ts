// The user's record: what the identity provider says at sign-in, and the user's own settings.

import { and, eq, sql } from 'drizzle-orm';
import type { SyncUser, UserProfile } from '@app/shared/contracts/profile';
import type { Clock } from '../context/clock.ts';
import type { Queries } from '../context/database.ts';
import { users } from '../context/schema.ts';
import type { Caller } from './caller.ts';

export type UserRecord = typeof users.$inferSelect;
type Owner = Pick<Caller, 'tenantId' | 'userId'>;

const ofOwner = (owner: Owner) => and(eq(users.tenantId, owner.tenantId), eq(users.userId, owner.userId));

/** Makes the record, or brings it up to date; true when it is new. */
export async function syncUserRecord(queries: Queries, user: SyncUser, clock: Clock): Promise<boolean> {
  const now = clock.now();
  const [row] = await queries
    .insert(users)
    .values({ ...user, createdAt: now, syncedAt: now })
    .onConflictDoUpdate({ target: [users.tenantId, users.userId], set: { ...user, syncedAt: now } })
    // PostgreSQL: xmax is 0 for a row that this statement made.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

/** The caller's record; made from the token when the caller was never synced. */
export async function userRecord(queries: Queries, caller: Caller, clock: Clock): Promise<UserRecord> {
  const now = clock.now();
  await queries
    .insert(users)
    .values({
      tenantId: caller.tenantId,
      userId: caller.userId,
      userName: caller.userName,
      phone: '',
      chineseName: '',
      email: '',
      userGroups: [],
      createdAt: now,
      syncedAt: now,
    })
    .onConflictDoNothing();
  const [row] = await queries.select().from(users).where(ofOwner(caller));
  if (!row) throw new Error('a user record vanished');
  return row;
}

/** Changes settings of the caller. */
export async function changeUserRecord(
  queries: Queries,
  caller: Caller,
  change: Partial<Pick<UserRecord, 'language' | 'currency' | 'routeDirection' | 'sortValue'>>,
  clock: Clock,
): Promise<void> {
  await userRecord(queries, caller, clock);
  await queries.update(users).set(change).where(ofOwner(caller));
}

/** No subscription is kept yet: nothing to redeem, no API keys, nothing to approve. */
export const accountDefaults: Pick<UserProfile, 'pointsRedemptionDays' | 'isOpenApiKey' | 'isNeedApprove'> = {
  pointsRedemptionDays: 0,
  isOpenApiKey: false,
  isNeedApprove: false,
};
