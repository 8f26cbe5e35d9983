// What can be deleted and brought back, and the rows that each kind of thing has.

import { and, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { forwardIntermediates, forwardProducts, forwardTasks, forwardUnits } from '../forward/schema.ts';
import { graphGrowths } from '../tasks/graph-schema.ts';
import { stockItems, stocks, templateSets } from '../stock/schema.ts';
import { impurityBatches, impurityLikes, impurityResults, impuritySearches } from '../impurity/schema.ts';
import { manualVersions } from '../tasks/manual-schema.ts';
import { optimizations, plannedPlates, yieldVersions } from '../conditions/schema.ts';
import { quotations } from '../quotation/schema.ts';
import { bannedReactions, craftMolecules, manualRoutes, routes, searchGraphs, tasks } from '../tasks/schema.ts';
import { scoreChunks, scoreTasks } from '../sascore/schema.ts';
import { trayMolecules } from '../batch/schema.ts';

export type DeletionKind =
  | 'task'
  | 'scoreTask'
  | 'forwardTask'
  | 'impuritySearch'
  | 'optimization'
  | 'manualRoute'
  | 'quotation'
  | 'stock'
  | 'templateSet'
  | 'trayMolecule'
  | 'craftMolecule'
  | 'bannedReaction';

export interface Part {
  table: PgTable;
  /** Which of its rows belong to things with these ids. */
  belongsTo: (ids: readonly string[]) => SQL | undefined;
}

/** The thing's own table first, then what hangs on it, so that rows come back in this order. */
export const partsOf: Readonly<Record<DeletionKind, readonly [Part, ...Part[]]>> = {
  task: [
    by(tasks, tasks.id),
    { table: routes, belongsTo: (ids) => and(inArray(routes.taskId, [...ids]), not(routes.deleted)) },
    by(searchGraphs, searchGraphs.taskId),
    by(graphGrowths, graphGrowths.taskId),
  ],
  scoreTask: [by(scoreTasks, scoreTasks.id), by(scoreChunks, scoreChunks.taskId)],
  forwardTask: [
    by(forwardTasks, forwardTasks.id),
    by(forwardUnits, forwardUnits.taskId),
    by(forwardIntermediates, forwardIntermediates.taskId),
    by(forwardProducts, forwardProducts.taskId),
  ],
  impuritySearch: [
    by(impuritySearches, impuritySearches.id),
    by(impurityBatches, impurityBatches.searchId),
    { table: impurityResults, belongsTo: ofSearches },
    by(impurityLikes, impurityLikes.searchId),
  ],
  optimization: [
    by(optimizations, optimizations.id),
    by(yieldVersions, yieldVersions.optimizationId),
    by(plannedPlates, plannedPlates.optimizationId),
  ],
  manualRoute: [by(manualRoutes, manualRoutes.id), by(manualVersions, manualVersions.draftId)],
  quotation: [by(quotations, quotations.id)],
  stock: [by(stocks, stocks.id), by(stockItems, stockItems.stockId)],
  templateSet: [by(templateSets, templateSets.id)],
  trayMolecule: [by(trayMolecules, trayMolecules.id)],
  craftMolecule: [by(craftMolecules, craftMolecules.id)],
  bannedReaction: [by(bannedReactions, bannedReactions.id)],
};

function by(table: PgTable, column: PgColumn): Part {
  return { table, belongsTo: (ids) => inArray(column, [...ids]) };
}

function ofSearches(ids: readonly string[]): SQL {
  const batches = sql`select ${impurityBatches.id} from ${impurityBatches} where ${inArray(impurityBatches.searchId, [...ids])}`;
  return sql`${impurityResults.batchId} in (${batches})`;
}
