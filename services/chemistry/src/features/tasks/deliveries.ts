import { and, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { elnDeliveries } from './delivery-schema.ts';

/** Whether one of the tasks, by one of its routes, is with the ELN or on its way there. */
export async function isAnySynced(queries: Queries, taskIds: readonly string[]): Promise<boolean> {
  if (taskIds.length === 0) return false;
  return (await queries.$count(elnDeliveries, and(inArray(elnDeliveries.taskId, [...taskIds]), isUnderWay))) > 0;
}

/** Ids of the routes of these tasks that are with the ELN or on their way there. */
export const syncedRouteIds = (queries: Queries, taskIds: readonly string[]) =>
  queries
    .select({ id: elnDeliveries.routeId })
    .from(elnDeliveries)
    .where(and(inArray(elnDeliveries.taskId, [...taskIds]), isUnderWay));

export const isUnderWay = inArray(elnDeliveries.state, ['waiting', 'delivered']);
