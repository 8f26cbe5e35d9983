// Predictions of impurities as their owner sees and changes them.

import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { ImpurityConditions } from '@app/shared/contracts/impurity/impurity';
import { limits } from '@app/shared/constants/limits';
import { AppError } from '@app/shared/errors/app-error';
import type { Making, Queries } from '../../platform/database/database.ts';
import { historyConditions, type HistoryFilter } from '../../platform/database/history-filter.ts';
import { takeSearch } from '../quota/store.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { impurityKind } from './jobs.ts';
import { impurityBatches, impuritySearches } from './schema.ts';
import type { StoredReaction } from '../conditions/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { impuritySearchKind } from './deletion.ts';

export type SearchRow = typeof impuritySearches.$inferSelect;
export type BatchRow = typeof impurityBatches.$inferSelect;

/** A search with one of its runs. */
export interface FoundSearch {
  search: SearchRow;
  batch: BatchRow;
}

interface QueueingContext {
  database: Making<FoundSearch>;
  jobs: JobQueue;
}

export interface Owner {
  tenantId: string;
  userId: string;
}

export interface NewSearch extends Owner {
  id: string;
  batchId: string;
  name: string;
  reactionKey: string;
  reaction: StoredReaction;
  templateId: string | undefined;
  conditions: ImpurityConditions;
  carried: StoredMolecule[];
  routeId: string | undefined;
  stepId: string | undefined;
  now: Date;
}

const nextVersion = sql`${impuritySearches.version} + 1`;

/** Stores a search and queues its first run, both or neither. Throws `computingBusy` when too many of the owner's runs wait. */
export function insertSearch(
  { database, jobs }: QueueingContext,
  { batchId, now, ...search }: NewSearch,
): Promise<FoundSearch> {
  return database.transaction(async (tx, connection) => {
    await takePlace(tx, search);
    const [row] = await tx
      .insert(impuritySearches)
      .values({ ...search, lastBatchId: batchId, createdAt: now })
      .returning();
    if (!row) throw new Error('a search was not stored');
    const batch = await queueBatch(tx, row, batchId, now);
    await jobs.send(impurityKind, { ...search, id: batchId }, {}, connection);
    return { search: row, batch };
  });
}

// Held to the end of the transaction, so that of several submits at once each counts those before it.
async function takePlace(tx: Queries, owner: Owner): Promise<void> {
  const place = JSON.stringify(['impurity-runs', owner.tenantId, owner.userId]);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  const [waiting] = await tx
    .select({ runs: sql<number>`count(*)::int` })
    .from(impurityBatches)
    .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
    .where(and(ownedBy(owner), eq(impurityBatches.state, 'queued')));
  if ((waiting?.runs ?? 0) >= limits.pendingImpurityRuns)
    throw new AppError('computingBusy', { limit: limits.pendingImpurityRuns });
}

async function queueBatch(tx: Queries, search: SearchRow, id: string, now: Date): Promise<BatchRow> {
  const { conditions, id: searchId } = search;
  const [batch] = await tx
    .insert(impurityBatches)
    .values({ id, searchId, conditions, state: 'queued', notes: [], createdAt: now, queuedAt: now })
    .returning();
  if (!batch) throw new Error('a run was not stored');
  await takeSearch(tx, search, { module: 'impuritypredict', subjectId: id, now });
  return batch;
}

/** The owner's search with its last run. Throws `impurityTaskMissing` for anybody else's as for one that never was. */
export async function findSearch(queries: Queries, owner: Owner, id: string): Promise<FoundSearch> {
  const [found] = await joined(queries).where(and(eq(impuritySearches.id, id), ownedBy(owner)));
  return found ?? missing();
}

/** The owner's run with its search; throws as `findSearch` does. */
export async function findBatch(queries: Queries, owner: Owner, batchId: string): Promise<FoundSearch> {
  const [found] = await queries
    .select({ search: impuritySearches, batch: impurityBatches })
    .from(impurityBatches)
    .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
    .where(and(eq(impurityBatches.id, batchId), ownedBy(owner)));
  return found ?? missing();
}

/** By the id of a search or of one of its runs. */
export async function findByEitherId(queries: Queries, owner: Owner, id: string): Promise<FoundSearch> {
  const [found] = await joined(queries).where(and(eq(impuritySearches.id, id), ownedBy(owner)));
  return found ?? findBatch(queries, owner, id);
}

/** The owner's newest search for a step of a route; undefined where there is none. */
export async function findSearchOfStep(
  queries: Queries,
  owner: Owner,
  { routeId, stepId }: { routeId: string; stepId: string },
): Promise<FoundSearch | undefined> {
  const isOfStep = and(eq(impuritySearches.routeId, routeId), eq(impuritySearches.stepId, stepId));
  const [found] = await joined(queries)
    .where(and(ownedBy(owner), isOfStep))
    .orderBy(desc(impuritySearches.createdAt))
    .limit(1);
  return found;
}

/** One page of the owner's searches, newest first, and how many there are in all. */
export async function listSearches(
  queries: Queries,
  owner: Owner,
  { pageIndex, pageSize, ...filter }: HistoryFilter,
): Promise<{ total: number; rows: FoundSearch[] }> {
  const { name, createdAt } = impuritySearches;
  const condition = and(
    ownedBy(owner),
    ...historyConditions({ name, state: impurityBatches.state, createdAt }, filter),
  );
  const rows = await joined(queries)
    .where(condition)
    .orderBy(desc(impuritySearches.createdAt), desc(impuritySearches.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const [counted] = await queries
    .select({ total: sql<number>`count(*)::int` })
    .from(impuritySearches)
    .innerJoin(impurityBatches, eq(impurityBatches.id, impuritySearches.lastBatchId))
    .where(condition);
  return { total: counted?.total ?? 0, rows };
}

/** The owner's runs of one reaction, newest first. */
export function listBatches(queries: Queries, owner: Owner, reactionKey: string): Promise<FoundSearch[]> {
  return queries
    .select({ search: impuritySearches, batch: impurityBatches })
    .from(impurityBatches)
    .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
    .where(and(ownedBy(owner), eq(impuritySearches.reactionKey, reactionKey)))
    .orderBy(desc(impurityBatches.createdAt), desc(impurityBatches.id));
}

export async function renameSearch(queries: Queries, owner: Owner, id: string, name: string): Promise<FoundSearch> {
  const rows = await queries
    .update(impuritySearches)
    .set({ name, version: nextVersion })
    .where(and(eq(impuritySearches.id, id), ownedBy(owner)))
    .returning({ id: impuritySearches.id });
  return rows.length > 0 ? findSearch(queries, owner, id) : missing();
}

/** Takes a search away with all its runs. Throws `moleculeInSearchUndeletable` while one of them runs. */
export function deleteSearch(context: DeletionContext, owner: Owner, id: string): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const { search } = await findSearch(tx, owner, id);
    // Held, so that none of its runs begins meanwhile.
    const batches = await tx
      .select({ state: impurityBatches.state })
      .from(impurityBatches)
      .where(eq(impurityBatches.searchId, search.id))
      .for('update');
    if (batches.some(({ state }) => state === 'searching')) throw new AppError('moleculeInSearchUndeletable');
    return setAside(tx, context, owner, impuritySearchKind, [search.id]);
  });
}

/** Ends a run that waits or is in progress; what was found stays. Throws `taskStatusChanged` for one that has ended. */
export async function stopBatch(queries: Queries, owner: Owner, batchId: string, now: Date): Promise<FoundSearch> {
  const { search } = await findBatch(queries, owner, batchId);
  const rows = await queries
    .update(impurityBatches)
    .set({ state: 'stopped', finishedAt: now })
    .where(and(eq(impurityBatches.id, batchId), inArray(impurityBatches.state, ['queued', 'searching'])))
    .returning({ id: impurityBatches.id });
  if (rows.length === 0) throw new AppError('taskStatusChanged');
  await touchSearch(queries, search.id);
  return findBatch(queries, owner, batchId);
}

/** Queues one more run. Throws `taskQueued` or `routeStillSearching` while the last one has not ended, and as `insertSearch` does. */
export function searchAgain(
  { database, jobs }: QueueingContext,
  owner: Owner,
  id: string,
  { batchId, now }: { batchId: string; now: Date },
): Promise<FoundSearch> {
  return database.transaction(async (tx, connection) => {
    const [locked] = await tx
      .select()
      .from(impuritySearches)
      .where(and(eq(impuritySearches.id, id), ownedBy(owner)))
      .for('update');
    if (!locked) return missing();
    const { batch: last } = await findSearch(tx, owner, id);
    if (last.state === 'queued') throw new AppError('taskQueued');
    if (last.state === 'searching') throw new AppError('routeStillSearching');
    await takePlace(tx, owner);
    const batch = await queueBatch(tx, locked, batchId, now);
    await jobs.send(impurityKind, { ...owner, id: batchId }, {}, connection);
    const [search] = await tx
      .update(impuritySearches)
      .set({ lastBatchId: batchId, batches: sql`${impuritySearches.batches} + 1`, version: nextVersion })
      .where(eq(impuritySearches.id, id))
      .returning();
    return search ? { search, batch } : missing();
  });
}

/** A change of one of its runs is a change of the search. */
export async function touchSearch(queries: Queries, id: string): Promise<void> {
  await queries.update(impuritySearches).set({ version: nextVersion }).where(eq(impuritySearches.id, id));
}

function joined(queries: Queries) {
  return queries
    .select({ search: impuritySearches, batch: impurityBatches })
    .from(impuritySearches)
    .innerJoin(impurityBatches, eq(impurityBatches.id, impuritySearches.lastBatchId))
    .$dynamic();
}

function ownedBy({ tenantId, userId }: Owner): SQL | undefined {
  return and(eq(impuritySearches.tenantId, tenantId), eq(impuritySearches.userId, userId));
}

function missing(): never {
  throw new AppError('impurityTaskMissing');
}
