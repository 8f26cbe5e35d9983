// What is written beside a route: the caller's own, and of a shared route its owner's.

import type { RouteNote } from '@app/shared/contracts/routes/notes';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useCall } from '../../shared/api/use-call.ts';

export type NotedRoute = Pick<RouteDetail, 'summary' | 'routeType'>;

/** Notes of one step; of the route as a whole where none is named. */
export function useRouteNotes({ summary, routeType }: NotedRoute) {
  const { data, error, mutate } = useCall('routeNotes', { query: { routeId: summary.routeId, routeType } });
  const keep = (note: RouteNote) =>
    mutate((now) => now && { ...now, notes: [...now.notes.filter((one) => one.stepId !== note.stepId), note] }, false);
  const own = (stepId: string | undefined) => data?.notes.find((one) => one.stepId === stepId);
  const theirs = (stepId: string | undefined) => data?.shared?.notes.find((one) => one.stepId === stepId);
  return {
    isReady: data !== undefined,
    error,
    own,
    theirs,
    by: data?.shared?.by,
    message: data?.shared?.message,
    keep,
    retry: () => void mutate(),
  };
}
