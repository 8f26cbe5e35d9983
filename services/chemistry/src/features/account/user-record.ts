// The user's record: what the identity provider says at sign-in, and the user's own settings.

import { and, eq, sql } from 'drizzle-orm';
import type { SyncUser } from '@app/shared/contracts/profile/profile';
import type { Clock } from '../../platform/process/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { takeBackClosing } from './closing-store.ts';
import { withTenantLicence } from './licence-store.ts';
import { users } from './schema.ts';
import type { AccountFacts, Caller } from '../../platform/http/caller.ts';

export type UserRecord = typeof users.$inferSelect;
type Owner = Pick<Caller, 'tenantId' | 'userId'>;

const ofOwner = (owner: Owner) => and(eq(users.tenantId, owner.tenantId), eq(users.userId, owner.userId));

/** At sign-in: makes the record, or brings it up to date, and keeps an account that was to go; true when it is new. */
export async function syncUserRecord(queries: Queries, user: SyncUser & AccountFacts, clock: Clock): Promise<boolean> {
  await takeBackClosing(queries, user);
  const now = clock.now();
  const [row] = await queries
    .insert(users)
    .values({ ...user, createdAt: now, syncedAt: now })
    // Who signs in is not disabled.
    .onConflictDoUpdate({
      target: [users.tenantId, users.userId],
      set: { ...user, isDisabled: false, syncedAt: now },
    })
    // PostgreSQL: xmax is 0 for a row that this statement made.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

/**
 * The caller's record, brought up to what the token says of the account, with the licence that its tenant bought; made
 * when the caller was never synced.
 */
export async function userRecord(queries: Queries, caller: Caller, clock: Clock): Promise<UserRecord> {
  return withTenantLicence(queries, await ownRecord(queries, caller, clock));
}

async function ownRecord(queries: Queries, caller: Caller, clock: Clock): Promise<UserRecord> {
  const [known] = await queries.select().from(users).where(ofOwner(caller));
  if (known && isUpToDate(known, caller.account)) return known;
  const now = clock.now();
  const { tenantId, userId, userName, account } = caller;
  const unknown = { phone: '', chineseName: '', email: '', userGroups: [] };
  const [row] = await queries
    .insert(users)
    .values({ tenantId, userId, userName, ...unknown, ...account, createdAt: now, syncedAt: now })
    .onConflictDoUpdate({ target: [users.tenantId, users.userId], set: { userId, ...account } })
    .returning();
  if (!row) throw new Error('a user record vanished');
  return row;
}

function isUpToDate(record: UserRecord, account: AccountFacts): boolean {
  const told = new Map<string, unknown>(Object.entries(account).filter(([, value]) => value !== undefined));
  return Object.entries(record).every(([name, value]) => !told.has(name) || isSame(value, told.get(name)));
}

function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}

/** What users change by themselves, each setting alone. */
export type SettingChange = Partial<
  Pick<
    UserRecord,
    | 'language'
    | 'currency'
    | 'routeDirection'
    | 'sortValue'
    | 'conditionOptCollation'
    | 'maximumPrice'
    | 'maximumPriceCurrency'
    | 'searchPreferences'
    | 'isCanPushDH'
    | 'isShowReleaseNote'
    | 'isNeedApprove'
    | 'tour'
  >
>;
type InfoChange = Partial<Pick<UserRecord, 'chineseName' | 'email' | 'phone' | 'country'>>;

/** Changes settings or basic information of the caller. */
export async function changeUserRecord(
  queries: Queries,
  caller: Caller,
  change: SettingChange | InfoChange,
  clock: Clock,
): Promise<void> {
  await userRecord(queries, caller, clock);
  await queries.update(users).set(change).where(ofOwner(caller));
}

/** API keys belong to whole and paid accounts; a trial has none. */
export function mayUseApiKeys({ accountType }: Pick<UserRecord, 'accountType'>): boolean {
  return accountType === 'enterprise' || accountType === 'payProfessional';
}
