// What a user holds and has used, counted where it is kept.

import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { constraintLimits } from '@app/shared/constants/constraint-limits';
import { limits } from '@app/shared/constants/limits';
import type { Benefits, EquityHolding, EquityModule } from '@app/shared/contracts/equity';
import type { Queries } from '../context/database.ts';
import { forwardTasks } from '../context/forward-schema.ts';
import { stocks, templateSets } from '../context/import-schema.ts';
import { impuritySearches } from '../context/impurity-schema.ts';
import { optimizations } from '../context/optimization-schema.ts';
import { quotations } from '../context/quotation-schema.ts';
import { apiKeys, bannedReactions, craftMolecules, tasks } from '../context/schema.ts';
import { scoreTasks } from '../context/score-schema.ts';
import type { Owner } from '../tasks/task-store.ts';

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

/** Where the work of a module is kept. */
const kept: Record<EquityModule, { of: OwnedTable; only?: () => ReturnType<typeof eq> }> = {
  retrosynthesis: { of: owned(tasks), only: () => eq(tasks.routeType, 'retrosynthesis') },
  processchemistry: {
    of: owned(tasks),
    only: () => eq(tasks.routeType, 'processchemistry'),
  },
  forwardsynthesis: { of: owned(forwardTasks) },
  sascore: { of: owned(scoreTasks) },
  impuritypredict: { of: owned(impuritySearches) },
  conditionoptimization: { of: owned(optimizations) },
  quotation: { of: owned(quotations) },
};

/** By module; `now` ends the thirty days. */
export async function moduleBenefits(queries: Queries, owner: Owner, now: Date): Promise<Benefits['modules']> {
  const since = new Date(now.getTime() - recentMs);
  const modules = Object.keys(kept) as EquityModule[];
  return Promise.all(
    modules.map(async (module) => {
      const { of, only } = kept[module];
      const [counted] = await queries
        .select({
          all: count(),
          recent: sql<number>`(count(*) filter (where ${gte(of.createdAt, since)}))::int`,
          last: sql<string | null>`max(${of.createdAt})`,
        })
        .from(of.table)
        .where(and(isOf(of, owner), only?.()));
      return {
        module,
        kept: counted?.all ?? 0,
        startedIn30Days: counted?.recent ?? 0,
        lastStartedAt: counted?.last ? new Date(counted.last).toISOString() : null,
      };
    }),
  );
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
  const [processTasks, pendingForward, ownStocks, sets, wanted, forbidden, banned, keys] = await Promise.all([
    used(owned(tasks), and(eq(tasks.routeType, 'processchemistry'), underWay)),
    used(owned(forwardTasks), eq(forwardTasks.state, 'queued')),
    used(owned(stocks)),
    used(owned(templateSets)),
    craft('interest'),
    craft('forbidden'),
    used(owned(bannedReactions)),
    used(owned(apiKeys), and(isNull(apiKeys.revokedAt), gte(apiKeys.expiresAt, now))),
  ]);
  const line = (holding: EquityHolding, taken: number, limit: number) => ({ holding, used: taken, limit });
  return [
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
