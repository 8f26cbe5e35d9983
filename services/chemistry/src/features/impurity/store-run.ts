// What a job of a prediction writes to its run. A run that was stopped stays as it was.

import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { catalogue } from '@app/shared/errors/catalogue';
import type { Phrase } from '../../engine/impurity/types.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JobData } from '../../platform/jobs/kind.ts';
import { giveSearchesBack } from '../quota/store.ts';
import { impurityBatches, impuritySearches } from './schema.ts';
import { replaceResults, type StoredResult } from './store-results.ts';
import { touchSearch, type BatchRow, type FoundSearch } from './store.ts';

const isOpen = inArray(impurityBatches.state, ['queued', 'searching']);

/** Marks a run that waits as begun; undefined where it does not wait any more. */
export async function beginBatch(tx: Queries, id: string): Promise<FoundSearch | undefined> {
  const [batch] = await tx
    .update(impurityBatches)
    .set({ state: 'searching', run: sql`${impurityBatches.run} + 1` })
    .where(and(eq(impurityBatches.id, id), isOpen))
    .returning();
  if (!batch) return undefined;
  await touchSearch(tx, batch.searchId);
  const [search] = await tx.select().from(impuritySearches).where(eq(impuritySearches.id, batch.searchId));
  return search && { search, batch };
}

export interface FoundSoFar {
  percent: number;
  results: readonly StoredResult[];
  alerting: number;
  notes: Phrase[];
  templateId: string | undefined;
  isLast: boolean;
}

/** Keeps what a stage found and how far the run is; false when the run is over. */
export async function keepFound(
  tx: Queries,
  { id, searchId }: Pick<BatchRow, 'id' | 'searchId'>,
  { percent, results, alerting, notes, templateId, isLast }: FoundSoFar,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(impurityBatches)
    .set({
      percent: isLast ? 100 : Math.min(99, percent),
      impurities: results.length,
      alerting,
      notes,
      ...(isLast && { state: 'completed' as const, finishedAt: now }),
    })
    .where(isSearching(id))
    .returning({ id: impurityBatches.id });
  if (rows.length === 0) return false;
  await replaceResults(tx, id, results);
  if (templateId !== undefined)
    await tx.update(impuritySearches).set({ templateId }).where(eq(impuritySearches.id, searchId));
  await touchSearch(tx, searchId);
  return true;
}

/** Marks a run as failed; who got nothing of it gets the search back. */
export async function failBatch(tx: Queries, id: string, now: Date): Promise<void> {
  const [batch] = await tx
    .update(impurityBatches)
    .set({ state: 'failed', failureCode: catalogue.queryFailed.code, finishedAt: now })
    .where(and(eq(impurityBatches.id, id), isOpen))
    .returning();
  if (!batch) return;
  if (batch.impurities === 0) await giveSearchesBack(tx, [id], now);
  await touchSearch(tx, batch.searchId);
}

/** Runs that had begun wait once more. */
export async function returnBatches(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx
    .update(impurityBatches)
    .set({ state: 'queued' })
    .where(and(inArray(impurityBatches.id, [...ids]), eq(impurityBatches.state, 'searching')));
}

/** Runs that are to have a job. */
export function openBatches(queries: Queries): Promise<JobData[]> {
  const { tenantId, userId } = impuritySearches;
  return queries
    .select({ id: impurityBatches.id, tenantId, userId })
    .from(impurityBatches)
    .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
    .where(isOpen);
}

function isSearching(id: string): SQL | undefined {
  return and(eq(impurityBatches.id, id), eq(impurityBatches.state, 'searching'));
}
