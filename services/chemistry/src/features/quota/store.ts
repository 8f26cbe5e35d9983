// Each search takes its place in the quotas of its tenant in the transaction that stores it, and gives it back once when
// the product fails before anything was found.

import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { limits } from '@app/shared/constants/limits';
import type { CountedModule } from '@app/shared/constants/quotas';
import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import { isTrial } from '@app/shared/rules/account/expiry';
import { marksReached, quotaPeriodAt, quotaRefusal } from '@app/shared/rules/account/quota';
import { withTenantLicence } from '../account/licence-store.ts';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../account/schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { quotaMarks, searchQuotas, searchUses } from './schema.ts';

export interface SearchTaken {
  module: CountedModule;
  /** The task, the run or the search. */
  subjectId: string;
  now: Date;
}

type QuotaRow = typeof searchQuotas.$inferSelect;

export interface QuotaUse {
  quota: QuotaRow;
  /** In the present period. */
  used: number;
  periodStart: Date;
  periodEnd: Date | null;
}

/**
 * Takes one search, to be called last in the transaction that stores it. Throws `usageExhausted`, `usageInsufficient` or
 * `featureExpired` by the quotas of the tenant, `demoSearchesUsedUp` by the cap of a trial.
 */
export async function takeSearch(tx: Queries, { tenantId, userId }: Owner, taken: SearchTaken): Promise<void> {
  const owner = { tenantId, userId };
  await lockSearches(tx, tenantId);
  const { uses } = await refuseUncovered(tx, owner, taken.module, 1, taken.now);
  const { module, subjectId, now } = taken;
  await tx.insert(searchUses).values({ id: randomUUID(), ...owner, module, subjectId, createdAt: now });
  await keepMarks(tx, uses, now);
}

/** Takes one search for work that goes on, unless the one that it took is still its own. Throws as `takeSearch`. */
export async function takeSearchAgain(tx: Queries, owner: Owner, taken: SearchTaken): Promise<void> {
  const [last] = await tx
    .select({ returnedAt: searchUses.returnedAt })
    .from(searchUses)
    .where(eq(searchUses.subjectId, taken.subjectId))
    .orderBy(desc(searchUses.createdAt))
    .limit(1);
  if (last?.returnedAt === null) return;
  await takeSearch(tx, owner, taken);
}

/** Gives back what each of these took last; once, however often it is called. */
export async function giveSearchesBack(tx: Queries, subjectIds: readonly string[], now: Date): Promise<void> {
  if (subjectIds.length === 0) return;
  const last = tx
    .selectDistinctOn([searchUses.subjectId], { id: searchUses.id })
    .from(searchUses)
    .where(inArray(searchUses.subjectId, [...subjectIds]))
    .orderBy(searchUses.subjectId, desc(searchUses.createdAt));
  await tx
    .update(searchUses)
    .set({ returnedAt: now })
    .where(and(inArray(searchUses.id, last), isNull(searchUses.returnedAt)));
}

/**
 * How many searches the owner has left in a module, null where nothing limits them. Throws as `takeSearch` when fewer are
 * left than wanted; nothing is taken.
 */
export async function searchesLeft(
  queries: Queries,
  owner: Owner,
  module: CountedModule,
  { wanted, now }: { wanted: number; now: Date },
): Promise<number | null> {
  const { left } = await refuseUncovered(queries, owner, module, wanted, now);
  return left;
}

/** As `searchesLeft`, for who wants to know alone: 0 for a quota that has expired. */
export async function balanceOf(
  queries: Queries,
  owner: Owner,
  module: CountedModule,
  now: Date,
): Promise<number | null> {
  const { uses, demo } = await coverOf(queries, owner, module, now);
  return leftOf(uses, demo, now);
}

/** The quotas of a tenant with what is used of them; all, or those that count a module. */
export async function quotaUses(
  queries: Queries,
  tenantId: string,
  now: Date,
  module?: CountedModule,
): Promise<QuotaUse[]> {
  const scopes = module && inArray(searchQuotas.scope, ['all', module]);
  const rows = await queries
    .select()
    .from(searchQuotas)
    .where(and(eq(searchQuotas.tenantId, tenantId), scopes));
  const uses: QuotaUse[] = [];
  for (const quota of rows) {
    const { start, end } = quotaPeriodAt({ period: quota.period, startsAt: quota.startsAt.getTime() }, now.getTime());
    const [periodStart, periodEnd] = [new Date(start), end === null ? null : new Date(end)];
    uses.push({ quota, used: await usedSince(queries, quota, periodStart), periodStart, periodEnd });
  }
  return uses;
}

/** What a trial user has taken of the searches it may try; undefined for every other account. */
export async function demoUsed(queries: Queries, owner: Owner): Promise<number | undefined> {
  const { tenantId, userId } = owner;
  const [record] = await queries
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.userId, userId)));
  if (!record || !isTrial(await withTenantLicence(queries, record))) return undefined;
  const [row] = await queries
    .select({ used: count() })
    .from(searchUses)
    .where(and(eq(searchUses.tenantId, tenantId), eq(searchUses.userId, userId), isNull(searchUses.returnedAt)));
  return row?.used ?? 0;
}

interface Cover {
  uses: QuotaUse[];
  demo: number | undefined;
}

// Held to the end of the transaction, so that of several starts at once each counts those before it.
async function lockSearches(tx: Queries, tenantId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['searches', tenantId])}, 0))`);
}

async function coverOf(queries: Queries, owner: Owner, module: CountedModule, now: Date): Promise<Cover> {
  return { uses: await quotaUses(queries, owner.tenantId, now, module), demo: await demoUsed(queries, owner) };
}

async function refuseUncovered(
  queries: Queries,
  owner: Owner,
  module: CountedModule,
  wanted: number,
  now: Date,
): Promise<Cover & { left: number | null }> {
  const { uses, demo } = await coverOf(queries, owner, module, now);
  for (const { quota, used, periodEnd } of uses) {
    const { amount, scope, expiresAt } = quota;
    const terms = { amount, expiresAt: expiresAt?.getTime() ?? null };
    const key: ErrorKey | null = quotaRefusal(terms, used, wanted, now.getTime());
    const left = Math.max(0, amount - used);
    if (key)
      throw new AppError(key, { scope, limit: amount, left, wanted, renewedAt: periodEnd?.toISOString() ?? null });
  }
  if (demo !== undefined && demo + wanted > limits.demoSearches)
    throw new AppError('demoSearchesUsedUp', { limit: limits.demoSearches, left: demoLeft(demo), wanted });
  return { uses, demo, left: leftOf(uses, demo, now) };
}

function leftOf(uses: readonly QuotaUse[], demo: number | undefined, now: Date): number | null {
  const lefts = uses.map(({ quota, used }) =>
    quota.expiresAt !== null && quota.expiresAt <= now ? 0 : Math.max(0, quota.amount - used),
  );
  if (demo !== undefined) lefts.push(demoLeft(demo));
  return lefts.length === 0 ? null : Math.min(...lefts);
}

const demoLeft = (used: number): number => Math.max(0, limits.demoSearches - used);

async function usedSince(queries: Queries, { tenantId, scope }: QuotaRow, since: Date): Promise<number> {
  const [row] = await queries
    .select({ used: count() })
    .from(searchUses)
    .where(
      and(
        eq(searchUses.tenantId, tenantId),
        scope === 'all' ? undefined : eq(searchUses.module, scope),
        gte(searchUses.createdAt, since),
        isNull(searchUses.returnedAt),
      ),
    );
  return row?.used ?? 0;
}

/** What administrators are told (notices/sources.ts): each mark once in a period. */
async function keepMarks(tx: Queries, uses: readonly QuotaUse[], now: Date): Promise<void> {
  for (const { quota, used, periodStart } of uses) {
    const marks = marksReached(quota.amount, used + 1).map((percent) => ({
      tenantId: quota.tenantId,
      scope: quota.scope,
      periodStart,
      percent,
      createdAt: now,
    }));
    if (marks.length > 0) await tx.insert(quotaMarks).values(marks).onConflictDoNothing();
  }
}
