// Rows of API keys. A key is found by its hash alone, so that looking it up takes the same time whatever was guessed.

import { createHash } from 'node:crypto';
import { and, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { Database, Queries } from '../../platform/database/database.ts';
import { users, apiKeys } from '../account/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { UserRecord } from '../account/user-record.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
type Owner = Pick<Caller, 'tenantId' | 'userId'>;

const noteUseEveryMs = 60_000;

/** SHA-256 of the whole key, hexadecimal: all that is kept of its secret. */
export function hashOfApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The owner's keys: live ones first, then the newest. */
export function listApiKeys(queries: Queries, owner: Owner, now: Date): Promise<ApiKeyRow[]> {
  return queries
    .select()
    .from(apiKeys)
    .where(ownedBy(owner))
    .orderBy(desc(sql`${isLive(now)}`), desc(apiKeys.createdAt), apiKeys.id)
    .limit(limits.pageSize);
}

/** Adds a key of a user who has a record. Throws `apiKeyLimit` when the user holds as many live ones as allowed. */
export async function addApiKey(database: Database, row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  return database.transaction(async (tx) => {
    // Two at once of the same user count one after the other.
    await tx
      .select({ id: users.userId })
      .from(users)
      .where(and(eq(users.tenantId, row.tenantId), eq(users.userId, row.userId)))
      .for('update');
    const live = await tx.$count(apiKeys, and(ownedBy(row), isLive(row.createdAt)));
    if (live >= limits.apiKeysPerUser) throw new AppError('apiKeyLimit', { limit: limits.apiKeysPerUser });
    const [added] = await tx.insert(apiKeys).values(row).returning();
    if (!added) throw new Error('an API key was not stored');
    return added;
  });
}

/** Ends a key of the owner; one that ended before keeps its time. Undefined for a key that is not the owner's. */
export async function revokeApiKey(
  queries: Queries,
  owner: Owner,
  id: string,
  now: Date,
): Promise<ApiKeyRow | undefined> {
  const mine = and(eq(apiKeys.id, id), ownedBy(owner));
  await queries
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(mine, isNull(apiKeys.revokedAt)));
  const [row] = await queries.select().from(apiKeys).where(mine);
  return row;
}

/** Ends all keys of the owner that are valid; gives how many there were. */
export async function revokeApiKeys(queries: Queries, owner: Owner, now: Date): Promise<number> {
  const ended = await queries
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(ownedBy(owner), isLive(now)))
    .returning({ id: apiKeys.id });
  return ended.length;
}

/** The key of this hash with its owner, whether it is valid or not. */
export async function findApiKey(
  queries: Queries,
  keyHash: string,
): Promise<{ key: ApiKeyRow; user: UserRecord } | undefined> {
  const owner = and(eq(users.tenantId, apiKeys.tenantId), eq(users.userId, apiKeys.userId));
  const [found] = await queries
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, owner)
    .where(eq(apiKeys.keyHash, keyHash));
  return found;
}

/** Remembers that a key was used, at most once a minute. */
export async function noteUse(queries: Queries, { id, lastUsedAt }: ApiKeyRow, now: Date): Promise<void> {
  const before = new Date(now.getTime() - noteUseEveryMs);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  await queries
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lte(apiKeys.lastUsedAt, before))));
}

function ownedBy(owner: Owner): SQL | undefined {
  return and(eq(apiKeys.tenantId, owner.tenantId), eq(apiKeys.userId, owner.userId));
}

function isLive(now: Date): SQL | undefined {
  return and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now));
}
