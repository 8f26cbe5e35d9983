import type { RouteDetail } from '@app/shared/contracts/routes';
import { useCall } from '../../api/use-call.ts';

/** Ids of the routes before and after this one in the order of their rank. */
export function useNeighbours(route: Pick<RouteDetail, 'taskId' | 'summary' | 'isShared'>): {
  previous?: string;
  next?: string;
} {
  // Of a colleague's task only what is shared may be read.
  const body = { routeType: 'retrosynthesis', taskId: route.taskId, pageIndex: 1, pageSize: 100 } as const;
  const { data } = useCall('routeList', route.isShared ? null : { body });
  const routes = (data?.items ?? []).toSorted((a, b) => a.rank - b.rank);
  const at = routes.findIndex((one) => one.routeId === route.summary.routeId);
  if (at === -1) return {};
  return { previous: routes[at - 1]?.routeId, next: routes[at + 1]?.routeId };
}
