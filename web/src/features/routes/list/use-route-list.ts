// The routes of a list: what the reader looks at stays while more come, and what the reader marks is marked at once.

import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { useCallback, useMemo, useState } from 'react';
import { useTaskRoutes, type About } from '../../../chemistry/tasks/use-task-routes.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { holdRoutes } from './new-routes.ts';

const none: readonly ListedRoute[] = [];

/** All routes of a task, fresh while its search runs; `letIn` shows those that came since. */
export function useRouteList(about: About) {
  const response = useTaskRoutes(about);
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
