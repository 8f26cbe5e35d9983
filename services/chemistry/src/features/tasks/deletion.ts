import { and, inArray, not } from 'drizzle-orm';
import { rowsBy, type DeletionKind } from '../../platform/database/set-aside.ts';
import { graphGrowths, searchGraphs } from './graph-schema.ts';
import { importedRoutes } from './imported/schema.ts';
import { manualRoutes, manualVersions } from './manual-schema.ts';
import { routes, tasks } from './schema.ts';

export const taskKind: DeletionKind = {
  name: 'task',
  parts: [
    rowsBy(tasks, tasks.id),
    { table: routes, belongsTo: (ids) => and(inArray(routes.taskId, [...ids]), not(routes.deleted)) },
    rowsBy(importedRoutes, importedRoutes.taskId),
    rowsBy(searchGraphs, searchGraphs.taskId),
    rowsBy(graphGrowths, graphGrowths.taskId),
  ],
};
export const manualRouteKind: DeletionKind = {
  name: 'manualRoute',
  parts: [rowsBy(manualRoutes, manualRoutes.id), rowsBy(manualVersions, manualVersions.draftId)],
};
