import type { CallData, CallInput } from '@app/shared/contracts/catalogue';
import type { TaskState } from '@app/shared/constants/modules';
import type { RouteSummary } from '@app/shared/contracts/routes';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { holdRoutes } from './new-routes.ts';

const pollMs = 1_200;
const allRoutes = 100;
const none: readonly RouteSummary[] = [];

export type RouteListBody = CallInput<'routeList'>['body'];
export type RouteListAnswer = CallData<'routeList'>;

/** All routes of a task, fresh while its search runs; `letIn` shows those that came since. */
export function useRouteList(about: Pick<RouteListBody, 'routeType' | 'taskId' | 'smilesUniqueCode'>) {
  const answer = useCall(
    'routeList',
    { body: { ...about, pageIndex: 1, pageSize: allRoutes } },
    {
      passive: true,
      keepPreviousData: true,
      refreshInterval: (newest) => (newest && isRunning(newest.task.state) ? pollMs : 0),
    },
  );
  const [held, setHeld] = useState(none);
  const newest = answer.data?.items ?? none;
  const { shown, waiting } = holdRoutes(newest, held);
  if (shown !== held) setHeld(shown);
  return { ...answer, routes: shown, waiting, letIn: () => setHeld(newest) };
}

/** True while more routes may come. */
export function isRunning(state: TaskState): boolean {
  return state === 'queued' || state === 'searching' || state === 'notStarted';
}
