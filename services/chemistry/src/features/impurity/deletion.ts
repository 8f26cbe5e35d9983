import { inArray, sql, type SQL } from 'drizzle-orm';
import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { impurityBatches, impurityLikes, impurityResults, impuritySearches } from './schema.ts';

export const impuritySearchKind: DeletionKind = {
  name: 'impuritySearch',
  parts: [
    rowsBy(impuritySearches, impuritySearches.id),
    rowsBy(impurityBatches, impurityBatches.searchId),
    { table: impurityResults, belongsTo: ofSearches },
    rowsBy(impurityLikes, impurityLikes.searchId),
  ],
};

function ofSearches(ids: readonly string[]): SQL {
  const batches = sql`select ${impurityBatches.id} from ${impurityBatches} where ${inArray(impurityBatches.searchId, [...ids])}`;
  return sql`${impurityResults.batchId} in (${batches})`;
}
