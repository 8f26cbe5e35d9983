import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import type { RouteMark } from '@app/shared/contracts/routes/routes';
import { createContext, use, useEffect, type RefObject } from 'react';
import type { ListedRoute } from '../../chemistry/thumbnail/listed-route.ts';
import type { ListEntry } from './filter/entries.ts';
import type { ListQuery } from './filter/list-query.ts';
import type { ListAction, ListFocus } from './list-keys.ts';

/** What the rows, cards and points of a list have in common. */
export interface RouteList {
  task: RetroTask;
  /** Another user's: read and saved as files, but not shared further. */
  isShared: boolean;
  query: ListQuery;
  /** All of the task. */
  routes: readonly ListedRoute[];
  /** Of those that the filters leave, in display order. */
  entries: readonly ListEntry[];
  focus: ListFocus;
  /** What scrolls around the routes. */
  scroller: RefObject<HTMLDivElement | null>;
  dispatch: (action: ListAction) => void;
  onFilter: (change: Partial<ListQuery>) => void;
  onSort: (change: Pick<ListQuery, 'sort' | 'descending'>) => void;
  onKeep: (route: ListedRoute, mark: RouteMark) => void;
  onFold: (clusterId: string) => void;
}

export const ListContext = createContext<RouteList | null>(null);

export function useRouteListing(): RouteList {
  const list = use(ListContext);
  if (!list) throw new RangeError('a route outside of a list');
  return list;
}

/** Brings the active route, `top` pixels below the first, into sight and puts the focus on its link. */
export function useFollow({ scroller, focus: { activeId } }: RouteList, top: number): void {
  useEffect(() => {
    const host = scroller.current;
    if (!host || activeId === null || top < 0) return undefined;
    const rowOf = () => host.querySelector<HTMLElement>(`[data-route="${CSS.escape(activeId)}"]`);
    const row = rowOf();
    if (row?.contains(document.activeElement)) return undefined;
    // A row far away is not drawn: coming near draws it.
    if (row) row.scrollIntoView({ block: 'nearest' });
    else host.scrollTo({ top: top - host.clientHeight / 2 });
    const frame = requestAnimationFrame(() =>
      rowOf()
        ?.querySelector('a')
        ?.focus({ preventScroll: row !== null }),
    );
    // A user who has navigated meanwhile is not moved.
    return () => cancelAnimationFrame(frame);
  }, [scroller, activeId, top]);
}
