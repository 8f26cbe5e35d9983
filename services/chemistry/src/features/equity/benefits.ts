// What a user holds and has used, counted where it is kept.

import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { limits } from '@app/shared/constants/limits';
import { countedModules, quotaScopes } from '@app/shared/constants/quotas';
import type { Benefits, EquityHolding } from '@app/shared/contracts/equity';
import type { Queries } from '../../platform/database/database.ts';
import { forwardTasks } from '../forward/schema.ts';
import { stocks, templateSets } from '../stock/schema.ts';
import { searchUses } from '../quota/schema.ts';
import { apiKeys } from '../account/schema.ts';
import { bannedReactions, craftMolecules } from '../bans/schema.ts';
import { tasks } from '../tasks/schema.ts';
import { demoUsed, quotaUses } from '../quota/store.ts';
import type { Owner } from '../../platform/database/owner.ts';
const recentMs = 30 * 86_400_000;

interface OwnedTable {
  table: PgTable;
  tenantId: PgColumn;
  userId: PgColumn;
  createdAt: PgColumn;
}

const owned = <T extends PgTable & Record<'tenantId' | 'userId' | 'createdAt', PgColumn>>(table: T): OwnedTable => ({
  table,
  tenantId: table.tenantId,
  userId: table.userId,
  createdAt: table.createdAt,
});

const isOf = ({ tenantId, userId }: OwnedTable, owner: Owner) =>
  and(eq(tenantId, owner.tenantId), eq(userId, owner.userId));

/** By module; `now` ends the thirty days. What was started is counted, whether it was deleted since or not. */
export async function moduleBenefits(queries: Queries, owner: Owner, now: Date): Promise<Benefits['modules']> {
  const since = new Date(now.getTime() - recentMs);
  const rows = await queries
    .select({
      module: searchUses.module,
      used: count(),
      recent: sql<number>`(count(*) filter (where ${gte(searchUses.createdAt, since)}))::int`,
      last: sql<string | null>`max(${searchUses.createdAt})`,
    })
    .from(searchUses)
    .where(and(isOf(owned(searchUses), owner), isNull(searchUses.returnedAt)))
    .groupBy(searchUses.module);
  return countedModules.map((module) => {
    const found = rows.find((row) => row.module === module);
    return {
      module,
      used: found?.used ?? 0,
      startedIn30Days: found?.recent ?? 0,
      lastStartedAt: found?.last ? new Date(found.last).toISOString() : null,
    };
  });
}

/** What the tenant may search, and how much of it all of its users took. */
export async function quotaBenefits(queries: Queries, tenantId: string, now: Date): Promise<Benefits['quotas']> {
  const uses = await quotaUses(queries, tenantId, now);
  const shown = uses.map(({ quota, used, periodStart, periodEnd }) => ({
    scope: quota.scope,
    used,
    limit: quota.amount,
    period: quota.period,
    since: periodStart.toISOString(),
    renewedAt: periodEnd?.toISOString() ?? null,
    expiresAt: quota.expiresAt?.toISOString() ?? null,
  }));
  return shown.toSorted((one, other) => quotaScopes.indexOf(one.scope) - quotaScopes.indexOf(other.scope));
}

/** What is limited, and how much of it is taken. */
export async function holdingsOf(queries: Queries, owner: Owner, now: Date): Promise<Benefits['holdings']> {
  const used = async (of: OwnedTable, only?: ReturnType<typeof and>) => {
    const [counted] = await queries
      .select({ rows: count() })
      .from(of.table)
      .where(and(isOf(of, owner), only));
    return counted?.rows ?? 0;
  };
  const craft = (list: 'interest' | 'forbidden') => used(owned(craftMolecules), eq(craftMolecules.list, list));
  const underWay = inArray(tasks.state, ['queued', 'searching']);
  const [processTasks, pendingForward, ownStocks, sets, wanted, forbidden, banned, keys, demo] = await Promise.all([
    used(owned(tasks), and(eq(tasks.routeType, 'processchemistry'), underWay)),
    used(owned(forwardTasks), eq(forwardTasks.state, 'queued')),
    used(owned(stocks)),
    used(owned(templateSets)),
    craft('interest'),
    craft('forbidden'),
    used(owned(bannedReactions)),
    used(owned(apiKeys), and(isNull(apiKeys.revokedAt), gte(apiKeys.expiresAt, now))),
    demoUsed(queries, owner),
  ]);
  const line = (holding: EquityHolding, taken: number, limit: number) => ({ holding, used: taken, limit });
  return [
    ...(demo === undefined ? [] : [line('demoSearches', demo, limits.demoSearches)]),
    line('processTasks', processTasks, limits.processTasksPerUser),
    line('pendingForward', pendingForward, limits.pendingForwardTasks),
    line('stocks', ownStocks, limits.stocksPerUser),
    line('templateSets', sets, limits.templateSetsPerUser),
    line('wantedMolecules', wanted, limits.craftMolecules),
    line('forbiddenMolecules', forbidden, limits.craftMolecules),
    line('bannedReactions', banned, constraintLimits.bannedReactions),
    line('apiKeys', keys, limits.apiKeysPerUser),
  ];
}
