// The routes of a list: what the reader looks at stays while more come, and what the reader marks is marked at once.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTaskRoutes, type About } from '../../../chemistry/tasks/use-task-routes.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useUndoKeys } from '../../../shared/keys/use-undo-keys.ts';
import { toast } from '../../../ui/notice/toast.ts';

type Mark = RouteMark | 'none';

const none: readonly ListedRoute[] = [];

/** All routes of a task, fresh while its search runs; `letIn` shows those that came since. */
export function useRouteList(about: About) {
  const response = useTaskRoutes(about);
  const [held, setHeld] = useState(none);
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>(new Map());
  const newest = response.data?.routes ?? none;
  const { shown, waiting } = holdRoutes(newest, held);
  if (shown !== held) setHeld(shown);
  const routes = useMemo(
    () =>
      shown.map((route) => {
        const mark = marks.get(route.routeId);
        return mark === undefined ? route : { ...route, mark: mark === 'none' ? undefined : mark };
      }),
    [shown, marks],
  );
  const setMark = useCallback((id: string, to: Mark) => setMarks((before) => new Map(before).set(id, to)), []);
  const { routeType } = about;
  return {
    ...response,
    routeType,
    routes,
    waiting,
    letIn: () => setHeld(newest),
    keep: useRouteMarks(routeType, setMark),
  };
}

/**
 * What to show of the newest response to a reader who is looking at `held`, and how many routes came since.
 * Nothing is held back while the list is empty, nor when the routes of an earlier run were removed.
 */
export function holdRoutes(newest: readonly ListedRoute[], held: readonly ListedRoute[]) {
  const known = new Set(held.map((route) => route.routeId));
  const waiting = newest.filter((route) => !known.has(route.routeId)).length;
  if (waiting === 0 || waiting === newest.length) return { shown: newest, waiting: 0 };
  return { shown: held, waiting };
}

interface Change {
  routeId: string;
  before: Mark;
  after: Mark;
}

/** Saves and hides: at once on the screen, then sent to the service. Ctrl+Z undoes the last change, Ctrl+Shift+Z redoes it. */
function useRouteMarks(routeType: RouteType, setMark: (id: string, mark: Mark) => void) {
  const { t } = useTranslation('routes');
  const past = useRef<Change[]>([]);
  const future = useRef<Change[]>([]);
  const put = async ({ routeId }: Change, mark: Mark, otherwise: Mark) => {
    setMark(routeId, mark);
    try {
      // A mark is sent even if the user leaves at once.
      await call('routeMark', { body: { routeIds: [routeId], mark, routeType } }, { keepalive: true });
    } catch (error) {
      setMark(routeId, otherwise);
      presentError(error);
    }
  };
  const run = (action: 'undo' | 'redo') => {
    const [from, to] = action === 'undo' ? [past, future] : [future, past];
    const change = from.current.pop();
    if (!change) return;
    to.current.push(change);
    const { before, after } = change;
    void (action === 'undo' ? put(change, before, after) : put(change, after, before));
  };
  useUndoKeys(run);
  return ({ routeId, rank, mark = undefined }: ListedRoute, wanted: RouteMark) => {
    const change: Change = { routeId, before: mark ?? 'none', after: mark === wanted ? 'none' : wanted };
    past.current.push(change);
    future.current = [];
    void put(change, change.after, change.before);
    if (change.after === 'hidden')
      toast.info(t('listPage.mark.hiddenNow', { rank }), { label: t('listPage.mark.undo'), run: () => run('undo') });
  };
}
