// What a predicting process does to a run. Every start has a number; a write that names an older one changes nothing, so that
// a run that was stopped stays as it was, and a process that was thought dead cannot spoil the work of its successor.

import { and, asc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import { catalogue } from '@app/shared/errors/catalogue';
import { lockClaims } from '../../platform/database/claim-lock.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { impurityBatches, impuritySearches } from './schema.ts';
import { giveSearchesBack } from '../quota/store.ts';
import { replaceResults, type StoredResult } from './store-results.ts';
import { touchSearch, type BatchRow, type FoundSearch } from './store.ts';
import type { Phrase } from '../../engine/impurity/types.ts';

/** Starts without an end, after which a run has failed. */
const maxAttempts = 3;

export interface RunContext {
  database: Database;
  clock: Clock;
}

/** Who was served longer ago waits like somebody who never was. */
const servedMs = 600_000;

const lastHeard = sql`max(coalesce(${impurityBatches.heartbeatAt}, ${impurityBatches.finishedAt}))`;

// When anything was last heard of a run of each tenant.
function servedTenants(tx: Queries, since: Date) {
  return tx
    .select({ tenantId: impuritySearches.tenantId, at: lastHeard.as('tenant_served_at') })
    .from(impurityBatches)
    .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
    .where(servedSince(since))
    .groupBy(impuritySearches.tenantId)
    .as('served_tenants');
}

// The same of each owner.
function servedOwners(tx: Queries, since: Date) {
  return tx
    .select({
      tenantId: impuritySearches.tenantId,
      userId: impuritySearches.userId,
      at: lastHeard.as('served_at'),
    })
    .from(impurityBatches)
    .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
    .where(servedSince(since))
    .groupBy(impuritySearches.tenantId, impuritySearches.userId)
    .as('served');
}

function servedSince(since: Date): SQL | undefined {
  return and(
    gt(impurityBatches.run, 0),
    or(gt(impurityBatches.heartbeatAt, since), gt(impurityBatches.finishedAt, since)),
  );
}

type Run = Pick<BatchRow, 'id' | 'run' | 'searchId'>;

/**
 * Takes the longest waiting run of the tenant that was served the longest ago, and within it of the user who was, so that
 * nobody waits for the whole of another's batch; nothing when none waits.
 */
export function claimRun({ database, clock }: RunContext): Promise<FoundSearch | undefined> {
  return database.transaction(async (tx) => {
    await lockClaims(tx, 'impurities');
    const since = new Date(clock.now().getTime() - servedMs);
    const [tenants, served] = [servedTenants(tx, since), servedOwners(tx, since)];
    const [next] = await tx
      .select({ id: impurityBatches.id, searchId: impurityBatches.searchId })
      .from(impurityBatches)
      .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
      .leftJoin(served, and(eq(served.tenantId, impuritySearches.tenantId), eq(served.userId, impuritySearches.userId)))
      .leftJoin(tenants, eq(tenants.tenantId, impuritySearches.tenantId))
      .where(eq(impurityBatches.state, 'queued'))
      .orderBy(
        sql`${tenants.at} asc nulls first`,
        sql`${served.at} asc nulls first`,
        asc(impurityBatches.queuedAt),
        asc(impurityBatches.id),
      )
      .limit(1)
      .for('update', { of: impurityBatches, skipLocked: true });
    if (!next) return undefined;
    const [batch] = await tx
      .update(impurityBatches)
      .set({
        state: 'searching',
        run: sql`${impurityBatches.run} + 1`,
        attempts: sql`${impurityBatches.attempts} + 1`,
        heartbeatAt: clock.now(),
      })
      .where(eq(impurityBatches.id, next.id))
      .returning();
    await touchSearch(tx, next.searchId);
    const [search] = await tx.select().from(impuritySearches).where(eq(impuritySearches.id, next.searchId));
    return batch && search ? { search, batch } : undefined;
  });
}

export interface FoundSoFar {
  percent: number;
  results: readonly StoredResult[];
  alerting: number;
  notes: Phrase[];
  templateId: string | undefined;
  isLast: boolean;
}

/** Keeps what a stage found and how far the run is, both or neither; false when the run is over. */
export function keepFound({ database, clock }: RunContext, running: Run, found: FoundSoFar): Promise<boolean> {
  const { percent, results, alerting, notes, templateId, isLast } = found;
  return database.transaction(async (tx) => {
    const now = clock.now();
    const rows = await tx
      .update(impurityBatches)
      .set({
        percent: isLast ? 100 : Math.min(99, percent),
        impurities: results.length,
        alerting,
        notes,
        heartbeatAt: isLast ? null : now,
        ...(isLast && { state: 'completed' as const, finishedAt: now, attempts: 0 }),
      })
      .where(isRun(running))
      .returning({ id: impurityBatches.id });
    if (rows.length === 0) return false;
    await replaceResults(tx, running.id, results);
    const kind = templateId === undefined ? {} : { templateId };
    await tx
      .update(impuritySearches)
      .set({ ...kind, version: sql`${impuritySearches.version} + 1` })
      .where(eq(impuritySearches.id, running.searchId));
    return true;
  });
}

/** The prediction went wrong in a way that trying again would not mend. */
export async function failRun({ database, clock }: RunContext, running: Run): Promise<void> {
  await database.transaction(async (tx) => {
    await fail(tx, isRun(running), clock.now());
    await touchSearch(tx, running.searchId);
  });
}

// Who got nothing of it gets the search back.
async function fail(tx: Queries, which: SQL | undefined, now: Date): Promise<void> {
  const rows = await tx
    .update(impurityBatches)
    .set({ ...failed, finishedAt: now })
    .where(which)
    .returning({ id: impurityBatches.id, impurities: impurityBatches.impurities });
  const fruitless = rows.filter(({ impurities }) => impurities === 0).map(({ id }) => id);
  await giveSearchesBack(tx, fruitless, now);
}

/** Back into the queue, without counting the attempt: the process was told to go. */
export async function giveBackRun({ database }: RunContext, running: Run): Promise<void> {
  await database.queries
    .update(impurityBatches)
    .set({ state: 'queued', attempts: sql`${impurityBatches.attempts} - 1`, heartbeatAt: null })
    .where(isRun(running));
}

/** Queues runs whose process is gone; those that three starts did not bring to an end have failed. */
export async function requeueLostRuns(
  { database, clock }: RunContext,
  lost: { heardBefore: Date } | 'all',
): Promise<void> {
  const silent = lost === 'all' ? undefined : lt(impurityBatches.heartbeatAt, lost.heardBefore);
  const searching = and(silent, eq(impurityBatches.state, 'searching'));
  const { queries } = database;
  const isTriedOut = and(searching, sql`${impurityBatches.attempts} >= ${maxAttempts}`);
  await database.transaction((tx) => fail(tx, isTriedOut, clock.now()));
  await queries.update(impurityBatches).set({ state: 'queued', heartbeatAt: null }).where(searching);
}

const failed = { state: 'failed', failureCode: catalogue.queryFailed.code, heartbeatAt: null } as const;

const isRun = ({ id, run }: Run) =>
  and(eq(impurityBatches.id, id), eq(impurityBatches.run, run), eq(impurityBatches.state, 'searching'));
