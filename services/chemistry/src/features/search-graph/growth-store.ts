// Rows of what people add to search graphs.

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { JobData, JobKind } from '../../platform/jobs/kind.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { AppError } from '@app/shared/errors/app-error';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Making, Queries } from '../../platform/database/database.ts';
import { graphGrowths } from '../tasks/graph-schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type GrowthRow = typeof graphGrowths.$inferSelect;
export type GrowthHeader = Omit<GrowthRow, 'content'>;

interface GrowthContext {
  database: Database;
  clock: Clock;
}

export const growthKind: JobKind = { name: 'growth', concurrency: 1, retryLimit: 1, timeoutSeconds: 600 };

interface NewGrowth {
  id: string;
  owner: Owner;
  taskId: string;
  molecule: StoredMolecule;
  now: Date;
}

/** Searches that may wait or run in all, and of one user. */
const mostWaiting = 40;
const mostOfUser = 3;
const underWay = inArray(graphGrowths.state, ['queued', 'searching']);

/** Keeps one step, in place of an earlier one of the same molecule. */
export async function insertStep(database: Database, step: NewGrowth, content: Buffer): Promise<void> {
  const { id, owner, taskId, molecule, now } = step;
  await database.transaction(async (tx) => {
    const same = sql`${graphGrowths.molecule} ->> 'key' = ${molecule.key}`;
    await tx.delete(graphGrowths).where(and(eq(graphGrowths.taskId, taskId), eq(graphGrowths.kind, 'step'), same));
    await tx.insert(graphGrowths).values({
      ...row({ id, owner, taskId, molecule, now }),
      kind: 'step',
      state: 'completed',
      expansions: 1,
      content,
    });
  });
}

/**
 * Queues a search from a molecule. Throws `routeStillSearching` while another search of the graph is in progress, and
 * `computingBusy` where too many wait.
 */
export function insertSearch(
  { database, jobs }: { database: Making<GrowthHeader>; jobs: JobQueue },
  search: NewGrowth,
  seconds: number,
): Promise<GrowthHeader> {
  const { owner, taskId } = search;
  return database.transaction(async (tx, connection) => {
    // Held to the end of the transaction, so that of several at once each counts those before it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('graph-growths', 0))`);
    const running = await tx.select(head).from(graphGrowths).where(underWay);
    if (running.some((one) => one.taskId === taskId)) throw new AppError('routeStillSearching');
    const own = running.filter((one) => one.tenantId === owner.tenantId && one.userId === owner.userId);
    if (running.length >= mostWaiting || own.length >= mostOfUser) throw new AppError('computingBusy');
    const [written] = await tx
      .insert(graphGrowths)
      .values({ ...row(search), kind: 'search', state: 'queued', seconds })
      .returning(head);
    if (!written) throw new Error('a search was not written');
    await jobs.send(growthKind, written, {}, connection);
    return written;
  });
}

/** What was added to a graph, newest first. */
export function listGrowths(queries: Queries, taskId: string): Promise<GrowthHeader[]> {
  return queries
    .select(head)
    .from(graphGrowths)
    .where(eq(graphGrowths.taskId, taskId))
    .orderBy(desc(graphGrowths.createdAt), desc(graphGrowths.id));
}

/** Throws `dataMissingOrNoAccess` for anybody else's as for one that never was. */
export async function stopGrowth({ database, clock }: GrowthContext, owner: Owner, id: string): Promise<GrowthHeader> {
  const mine = and(
    eq(graphGrowths.id, id),
    eq(graphGrowths.tenantId, owner.tenantId),
    eq(graphGrowths.userId, owner.userId),
  );
  const [stopped] = await database.queries
    .update(graphGrowths)
    .set({ state: 'stopped', updatedAt: clock.now() })
    .where(and(mine, underWay))
    .returning(head);
  const [found] = stopped ? [stopped] : await database.queries.select(head).from(graphGrowths).where(mine);
  if (!found) throw new AppError('dataMissingOrNoAccess');
  return found;
}

/** Marks a search that waits as begun; undefined where it does not wait any more. */
export async function beginGrowth(tx: Queries, id: string, now: Date): Promise<GrowthHeader | undefined> {
  const [taken] = await tx
    .update(graphGrowths)
    .set({ state: 'searching', updatedAt: now })
    .where(and(eq(graphGrowths.id, id), underWay))
    .returning(head);
  return taken;
}

/** Searches that are to have a job. */
export function openGrowths(queries: Queries): Promise<JobData[]> {
  return queries
    .select({ id: graphGrowths.id, tenantId: graphGrowths.tenantId, userId: graphGrowths.userId })
    .from(graphGrowths)
    .where(underWay);
}

export interface GrowthNews {
  elapsedMs: number;
  expansions: number;
  content?: Buffer | undefined;
}

/** Writes what a search found so far; false when it is to end. */
export async function reportGrowth(
  tx: Queries,
  id: string,
  news: GrowthNews,
  now: Date,
  end?: 'completed',
): Promise<boolean> {
  const rows = await tx
    .update(graphGrowths)
    .set({ ...said(news), updatedAt: now, ...(end && { state: end }) })
    .where(and(eq(graphGrowths.id, id), eq(graphGrowths.state, 'searching')))
    .returning({ id: graphGrowths.id });
  return rows.length > 0;
}

/** Writes what a search found that was stopped meanwhile. */
export async function noteStopped(queries: Queries, id: string, news: GrowthNews, now: Date): Promise<void> {
  await queries
    .update(graphGrowths)
    .set({ ...said(news), updatedAt: now })
    .where(and(eq(graphGrowths.id, id), eq(graphGrowths.state, 'stopped')));
}

/** Ends a search that did not end by itself. */
export async function endGrowth(tx: Queries, id: string, state: 'stopped' | 'failed', now: Date): Promise<void> {
  await tx
    .update(graphGrowths)
    .set({ state, updatedAt: now })
    .where(and(eq(graphGrowths.id, id), underWay));
}

const head = {
  id: graphGrowths.id,
  taskId: graphGrowths.taskId,
  tenantId: graphGrowths.tenantId,
  userId: graphGrowths.userId,
  kind: graphGrowths.kind,
  state: graphGrowths.state,
  molecule: graphGrowths.molecule,
  seconds: graphGrowths.seconds,
  elapsedMs: graphGrowths.elapsedMs,
  expansions: graphGrowths.expansions,
  createdAt: graphGrowths.createdAt,
  updatedAt: graphGrowths.updatedAt,
};

function row({ id, owner: { tenantId, userId }, taskId, molecule, now }: NewGrowth) {
  const { key, smiles, formula, molecularWeight } = molecule;
  return {
    id,
    tenantId,
    userId,
    taskId,
    molecule: { key, smiles, formula, molecularWeight },
    createdAt: now,
    updatedAt: now,
  };
}

function said({ elapsedMs, expansions, content }: GrowthNews) {
  return { elapsedMs: Math.round(elapsedMs), expansions, ...(content && { content }) };
}
