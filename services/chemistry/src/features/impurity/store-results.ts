// The impurities of a run and the marks that their reader has set.

import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { impurityBatches, impurityLikes, impurityResults, impuritySearches } from './schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { BatchRow, Owner } from './store.ts';
import type { PredictedImpurity } from '../../engine/impurity/types.ts';

export interface StoredResult {
  id: string;
  key: string;
  rank: number;
  impurity: PredictedImpurity;
  /** By canonical SMILES. */
  molecules: Record<string, StoredMolecule>;
}

export interface LikedResult extends StoredResult {
  isLiked: boolean;
}

/** What a run has found, by rank. */
export async function resultsOf(
  queries: Queries,
  { id, searchId }: Pick<BatchRow, 'id' | 'searchId'>,
): Promise<LikedResult[]> {
  const rows = await queries
    .select({ result: impurityResults, isLiked: impurityLikes.isLiked })
    .from(impurityResults)
    .leftJoin(impurityLikes, and(eq(impurityLikes.searchId, searchId), eq(impurityLikes.key, impurityResults.key)))
    .where(eq(impurityResults.batchId, id))
    .orderBy(asc(impurityResults.rank));
  return rows.map(({ result, isLiked }) => ({ ...result, isLiked: isLiked ?? false }));
}

/** Puts the list in the place of what was there; a molecule that stays keeps its id. */
export async function replaceResults(tx: Queries, batchId: string, results: readonly StoredResult[]): Promise<void> {
  const keys = results.map(({ key }) => key);
  await tx
    .delete(impurityResults)
    .where(
      and(eq(impurityResults.batchId, batchId), keys.length > 0 ? notInArray(impurityResults.key, keys) : undefined),
    );
  if (results.length === 0) return;
  await tx
    .insert(impurityResults)
    .values(results.map((one) => ({ ...one, batchId })))
    .onConflictDoUpdate({
      target: [impurityResults.batchId, impurityResults.key],
      set: { rank: sql`excluded.rank`, impurity: sql`excluded.impurity`, molecules: sql`excluded.molecules` },
    });
}

/** Marks the molecule of a result, or turns its mark over. Throws `impurityTaskMissing` for what is not the owner's. */
export async function setLike(
  queries: Queries,
  owner: Owner,
  resultId: string,
  like: boolean | undefined,
): Promise<boolean> {
  const [found] = await queries
    .select({ key: impurityResults.key, searchId: impuritySearches.id })
    .from(impurityResults)
    .innerJoin(impurityBatches, eq(impurityBatches.id, impurityResults.batchId))
    .innerJoin(impuritySearches, eq(impuritySearches.id, impurityBatches.searchId))
    .where(
      and(
        eq(impurityResults.id, resultId),
        eq(impuritySearches.tenantId, owner.tenantId),
        eq(impuritySearches.userId, owner.userId),
      ),
    );
  if (!found) throw new AppError('impurityTaskMissing');
  const [row] = await queries
    .insert(impurityLikes)
    .values({ ...found, isLiked: like ?? true })
    .onConflictDoUpdate({
      target: [impurityLikes.searchId, impurityLikes.key],
      set: { isLiked: like ?? sql`not ${impurityLikes.isLiked}` },
    })
    .returning({ isLiked: impurityLikes.isLiked });
  return row?.isLiked ?? false;
}
