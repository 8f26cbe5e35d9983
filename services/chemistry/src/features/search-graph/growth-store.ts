// Rows of what people add to search graphs.

import { aliasedTable, and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import { lockClaims } from '../../platform/database/claim-lock.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Database, Making, Queries } from '../../platform/database/database.ts';
import { graphGrowths } from '../tasks/graph-schema.ts';
import type { StoredMolecule } from '../tasks/stored.ts';
import type { Owner } from '../tasks/task-store.ts';

export type GrowthRow = typeof graphGrowths.$inferSelect;
export type GrowthHead = Omit<GrowthRow, 'content'>;

export interface GrowthContext {
  database: Database;
  clock: Clock;
}

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
 * Queues a search from a molecule. Throws `routeStillSearching` while another search of the graph is under way, and
 * `computingBusy` where too many wait.
 */
export function insertSearch(database: Making<GrowthHead>, search: NewGrowth, seconds: number): Promise<GrowthHead> {
  const { owner, taskId } = search;
  return database.transaction(async (tx) => {
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
    return written;
  });
}

/** What was added to a graph, newest first. */
export function listGrowths(queries: Queries, taskId: string): Promise<GrowthHead[]> {
  return queries
    .select(head)
    .from(graphGrowths)
    .where(eq(graphGrowths.taskId, taskId))
    .orderBy(desc(graphGrowths.createdAt), desc(graphGrowths.id));
}

/** Throws `dataMissingOrNoAccess` for anybody else's as for one that never was. */
export async function stopGrowth({ database, clock }: GrowthContext, owner: Owner, id: string): Promise<GrowthHead> {
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

/** Takes the search that has waited longest, of the tenant and the user of whom the last one is longest ago. */
export function claimGrowth({ database, clock }: GrowthContext): Promise<GrowthHead | undefined> {
  return database.transaction(async (tx) => {
    await lockClaims(tx, 'growth');
    const [next] = await tx
      .select({ id: graphGrowths.id })
      .from(graphGrowths)
      .where(eq(graphGrowths.state, 'queued'))
      .orderBy(
        sql`${lastServed(ofSameTenant)} asc nulls first`,
        sql`${lastServed(ofSameUser)} asc nulls first`,
        asc(graphGrowths.createdAt),
      )
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [taken] = await tx
      .update(graphGrowths)
      .set({ state: 'searching', updatedAt: clock.now() })
      .where(eq(graphGrowths.id, next.id))
      .returning(head);
    return taken;
  });
}

const others = aliasedTable(graphGrowths, 'others');
const ofSameTenant = eq(others.tenantId, graphGrowths.tenantId);
const ofSameUser = and(ofSameTenant, eq(others.userId, graphGrowths.userId));

function lastServed(whose: SQL | undefined): SQL {
  return sql`(select max(${others.updatedAt}) from ${graphGrowths} others where ${whose} and ${others.kind} = 'search' and ${others.state} <> 'queued')`;
}

export interface GrowthNews {
  elapsedMs: number;
  expansions: number;
  content?: Buffer | undefined;
}

/** Writes what a search found so far; false when it is to end. */
export async function reportGrowth(
  { database, clock }: GrowthContext,
  id: string,
  news: GrowthNews,
  end?: 'completed' | 'failed',
): Promise<boolean> {
  const set = { ...said(news), updatedAt: clock.now() };
  const rows = await database.queries
    .update(graphGrowths)
    .set({ ...set, ...(end && { state: end }) })
    .where(and(eq(graphGrowths.id, id), eq(graphGrowths.state, 'searching')))
    .returning({ id: graphGrowths.id });
  if (rows.length > 0 || !end) return rows.length > 0;
  // Stopped meanwhile: what it found in its last moment is kept as well.
  await database.queries
    .update(graphGrowths)
    .set(set)
    .where(and(eq(graphGrowths.id, id), eq(graphGrowths.state, 'stopped')));
  return false;
}

/** Ends searches whose process is gone; what they found stays. */
export async function endLostGrowths({ database, clock }: GrowthContext, heardBefore: Date | 'all'): Promise<void> {
  const silent = heardBefore === 'all' ? undefined : lt(graphGrowths.updatedAt, heardBefore);
  await database.queries
    .update(graphGrowths)
    .set({ state: 'stopped', updatedAt: clock.now() })
    .where(and(eq(graphGrowths.state, 'searching'), silent));
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
