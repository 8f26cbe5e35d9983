// The list that a reader came from, so that the pages of its routes go through them in the same order and back to it.

import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useMemo } from 'react';
import { useCall } from '../../shared/api/use-call.ts';

export interface ListOrder {
  /** Path and search of the list. */
  address: string;
  /** As shown there, filtered and sorted. */
  routeIds: readonly string[];
}

const nameOf = (taskId: string) => `route-order ${taskId}`;

/** Keeps what a list shows for the pages of this window. */
export function keepOrder(taskId: string, order: ListOrder): void {
  try {
    sessionStorage.setItem(nameOf(taskId), JSON.stringify(order));
  } catch {
    // No room: the routes are stepped through in the order of their rank.
    sessionStorage.removeItem(nameOf(taskId));
  }
}

/** What was kept of a task; null where no list of it was seen in this window. */
export function keptOrder(taskId: string): ListOrder | null {
  const text = sessionStorage.getItem(nameOf(taskId));
  return text === null ? null : (JSON.parse(text) as ListOrder);
}

/** The ids before and after one of them; none for an id that is not among them. */
export function adjacentOf(routeIds: readonly string[], routeId: string): { previous?: string; next?: string } {
  const at = routeIds.indexOf(routeId);
  return at === -1 ? {} : { previous: routeIds[at - 1], next: routeIds[at + 1] };
}

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
