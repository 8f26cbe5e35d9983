import type { CallData, CallInput } from '@app/shared/contracts/catalogue';
import type { TaskState } from '@app/shared/constants/modules';
import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { useCallback, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import type { CallError } from '../../../shared/api/call-error.ts';
import { call } from '../../../shared/api/call.ts';
import { useKeptResponse } from '../../../shared/api/use-call.ts';
import { useChanges, useFollowedInterval } from '../../../shared/events/use-following.ts';
import { unpackRoutes, type ListedRoute } from '../listed-route.ts';
import { holdRoutes } from './new-routes.ts';

const asLongAs = (newest: Listed | undefined) => (newest && isRunning(newest.task.state) ? 1 : 0);
const none: readonly ListedRoute[] = [];

type About = Pick<CallInput<'routeOverview'>['body'], 'routeType' | 'taskId' | 'smilesUniqueCode'>;
type Listed = Omit<CallData<'routeOverview'>, 'packed'> & { routes: readonly ListedRoute[] };

/** All routes of a task, fresh while its search runs; `letIn` shows those that came since. */
export function useRouteList(about: About) {
  const last = useRef<Listed | undefined>(undefined);
  const kept = useKeptResponse(about.taskId ?? about.smilesUniqueCode);
  const response = useSWR<Listed, CallError>(['routeOverview', about], {
    ...kept.options,
    refreshInterval: useFollowedInterval(asLongAs),
    fetcher: async () => (last.current = await fetchRoutes(about, last.current)),
  });
  useChanges(asLongAs, response.data, response.mutate);
  if (response.data !== undefined) kept.answered();
  const [held, setHeld] = useState(none);
  const [marks, setMarks] = useState<ReadonlyMap<string, RouteMark | 'none'>>(new Map());
  const newest = response.data?.routes ?? none;
  const { shown, waiting } = holdRoutes(newest, held);
  if (shown !== held) setHeld(shown);
  const routes = useMemo(() => withMarks(shown, marks), [shown, marks]);
  const mark = useCallback(
    (ids: readonly string[], to: RouteMark | 'none') =>
      setMarks((before) => new Map([...before, ...ids.map((id) => [id, to] as const)])),
    [],
  );
  return {
    ...response,
    routes,
    waiting,
    letIn: () => setHeld(newest),
    /** Marks on the screen at once; the caller sends it to the service. */
    setMarks: mark,
  };
}

/** True while more routes may come. */
export function isRunning(state: TaskState): boolean {
  return state === 'queued' || state === 'searching' || state === 'notStarted';
}

/** Asks with what is known already, so that unchanged routes do not travel again. */
async function fetchRoutes(about: About, last: Listed | undefined): Promise<Listed> {
  const known = last && isAbout(last, about) ? last : undefined;
  const body = { ...about, ...(known && { known: known.stamp }) };
  const { packed, ...response } = await call('routeOverview', { body }, { passive: true });
  return { ...response, routes: packed ? unpackRoutes(packed) : (known?.routes ?? none) };
}

function isAbout({ task }: Listed, { taskId, smilesUniqueCode }: About): boolean {
  return taskId === undefined ? task.target.key === smilesUniqueCode : task.taskId === taskId;
}

function withMarks(
  routes: readonly ListedRoute[],
  marks: ReadonlyMap<string, RouteMark | 'none'>,
): readonly ListedRoute[] {
  if (marks.size === 0) return routes;
  return routes.map((route) => {
    const mark = marks.get(route.routeId);
    return mark === undefined ? route : { ...route, mark: mark === 'none' ? undefined : mark };
  });
}
