import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useMemo } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { keptOrder, adjacentOf } from '../list-order.ts';

/**
 * Ids of the routes before and after this one, in the order of the list that the reader came from; in the order of their rank
 * for other visitors.
 */
export function useAdjacentRoutes({
  taskId,
  routeType,
  isShared,
  summary: { routeId },
}: Pick<RouteDetail, 'taskId' | 'summary' | 'isShared' | 'routeType'>): { previous?: string; next?: string } {
  const kept = useMemo(() => keptOrder(taskId)?.routeIds ?? [], [taskId]);
  const isKept = kept.includes(routeId);
  // Of a colleague's task only what is shared may be read.
  const { data } = useCall('routeOverview', isKept || isShared ? null : { body: { routeType, taskId } });
  if (isKept) return adjacentOf(kept, routeId);
  const ranked = (data?.packed?.routes ?? []).toSorted((a, b) => a.rank - b.rank);
  return adjacentOf(
    ranked.map((route) => route.routeId),
    routeId,
  );
}
