// Condition optimizations, as their owner sees and changes them.

import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, gt, gte, ilike, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ConditionSpace, MeasuredYield } from '@app/shared/contracts/conditions/conditions';
import { AppError } from '@app/shared/errors/app-error';
import type { Database, Queries } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { optimizations } from './schema.ts';
import { takeSearch } from '../quota/store.ts';
import { keepYieldVersion } from './yields/yield-versions.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { optimizationKind } from './deletion.ts';

export type OptimizationRow = typeof optimizations.$inferSelect;
export type NewOptimization = Omit<OptimizationRow, 'results' | 'measured' | 'bestMeasured' | 'version'>;

export interface OptimizationOwner {
  tenantId: string;
  userId: string;
}

/** Keeps a new optimization, with no yield measured. Throws as `takeSearch`. */
export async function insertOptimization(tx: Queries, entry: NewOptimization): Promise<OptimizationRow> {
  const [row] = await tx
    .insert(optimizations)
    .values({ ...entry, results: [] })
    .returning();
  if (!row) throw new Error('an optimization was not stored');
  const { id: subjectId, createdAt: now } = row;
  await takeSearch(tx, entry, { module: 'conditionoptimization', subjectId, now });
  return row;
}

/** The owner's entry. Throws `dataMissingOrNoAccess` for anybody else's as for one that never was. */
export async function findOptimization(
  queries: Queries,
  owner: OptimizationOwner,
  id: string,
): Promise<OptimizationRow> {
  const [row] = await queries.select().from(optimizations).where(ownEntry(owner, id));
  if (!row) throw missing();
  return row;
}

export interface HistoryFilter {
  pageIndex: number;
  pageSize: number;
  /** Part of the name. */
  key?: string;
  classes?: readonly string[];
  /** Both included. */
  from?: Date;
  to?: Date;
  measuredOnly?: boolean;
}

/** One page of the owner's entries, newest first, how many the filter finds, and the classes of all entries. */
export async function listOptimizations(
  queries: Queries,
  owner: OptimizationOwner,
  { pageIndex, pageSize, ...filter }: HistoryFilter,
): Promise<{ total: number; rows: OptimizationRow[]; classes: string[] }> {
  const condition = and(ownedBy(owner), ...conditionsOf(filter));
  const total = await queries.$count(optimizations, condition);
  const rows = await queries
    .select()
    .from(optimizations)
    .where(condition)
    .orderBy(desc(optimizations.createdAt), desc(optimizations.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  const classes = await queries
    .selectDistinct({ name: optimizations.class })
    .from(optimizations)
    .where(ownedBy(owner))
    .orderBy(optimizations.class);
  return { total, rows, classes: classes.flatMap(({ name }) => name || []) };
}

function conditionsOf({ key, classes, from, to, measuredOnly }: Omit<HistoryFilter, 'pageIndex' | 'pageSize'>) {
  return [
    key ? ilike(optimizations.name, `%${escapeLike(key)}%`) : undefined,
    classes && classes.length > 0 ? inArray(optimizations.class, [...classes]) : undefined,
    from && gte(optimizations.createdAt, from),
    to && lte(optimizations.createdAt, to),
    measuredOnly ? gt(optimizations.measured, 0) : undefined,
  ];
}

/** The owner's names that begin so, to find a free one. */
export async function namesLike(queries: Queries, owner: OptimizationOwner, name: string): Promise<Set<string>> {
  const pattern = `${escapeLike(name)}%`;
  const rows = await queries
    .select({ name: optimizations.name })
    .from(optimizations)
    .where(and(ownedBy(owner), ilike(optimizations.name, pattern)));
  return new Set(rows.map((row) => row.name));
}

/** Two entries may have one name. Throws `dataMissingOrNoAccess`. */
export async function renameOptimization(
  queries: Queries,
  owner: OptimizationOwner,
  id: string,
  { name, now }: { name: string; now: Date },
): Promise<OptimizationRow> {
  const [row] = await queries
    .update(optimizations)
    .set({ name, updatedAt: now, version: sql`${optimizations.version} + 1` })
    .where(ownEntry(owner, id))
    .returning();
  if (!row) throw missing();
  return row;
}

/** Takes an entry away with its yields and plates. Throws `dataMissingOrNoAccess`. */
export function deleteOptimization(context: DeletionContext, owner: OptimizationOwner, id: string): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const own = ownEntry(owner, id);
    const [row] = await tx.select({ id: optimizations.id }).from(optimizations).where(own).for('update');
    if (!row) throw missing();
    return setAside(tx, context, owner, optimizationKind, [row.id]);
  });
}

export interface EntryChange {
  space?: ConditionSpace;
  results?: readonly MeasuredYield[];
}

/**
 * Changes space or yields while nobody else does: `change` sees the entry as it is and may ask for more within the same
 * transaction. A change without anything new leaves version and time. Throws `dataMissingOrNoAccess`, or what `change` does.
 */
export function changeOptimization<T extends EntryChange>(
  database: Database,
  owner: OptimizationOwner,
  id: string,
  now: Date,
  change: (row: OptimizationRow, tx: Queries) => Promise<T> | T,
): Promise<{ row: OptimizationRow; changed: T }> {
  return database.transaction(async (tx) => {
    const [before] = await tx.select().from(optimizations).where(ownEntry(owner, id)).for('update');
    if (!before) throw missing();
    const changed = await change(before, tx);
    if (isSame(before, changed)) return { row: before, changed };
    const version = before.version + 1;
    const [row] = await tx
      .update(optimizations)
      .set({ ...columnsOf(changed), version, updatedAt: now })
      .where(eq(optimizations.id, id))
      .returning();
    if (!row) throw missing();
    if (changed.results) await keepYieldVersion(tx, before, { version, results: row.results });
    return { row, changed };
  });
}

function columnsOf({ space, results }: EntryChange): Partial<OptimizationRow> {
  if (!results) return { ...(space && { space }) };
  const best = results.reduce<number | null>((most, one) => Math.max(most ?? 0, one.yieldPercent), null);
  return { ...(space && { space }), results: [...results], measured: results.length, bestMeasured: best };
}

function isSame(before: OptimizationRow, { space, results }: EntryChange): boolean {
  const isEqual = isDeepStrictEqual;
  return (!space || isEqual(space, before.space)) && (!results || isEqual(results, before.results));
}

function ownedBy({ tenantId, userId }: OptimizationOwner): SQL | undefined {
  return and(eq(optimizations.tenantId, tenantId), eq(optimizations.userId, userId));
}

function ownEntry(owner: OptimizationOwner, id: string): SQL | undefined {
  return and(eq(optimizations.id, id), ownedBy(owner));
}

function missing(): AppError {
  return new AppError('dataMissingOrNoAccess');
}
