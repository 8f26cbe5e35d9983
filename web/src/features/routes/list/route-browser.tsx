// The routes of a task to look through: filters, order, rows or cards, keys, marks.

import { Flex } from 'antd';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { track } from '../../../shared/api/track.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useShortcuts } from '../../../shared/keys/use-shortcuts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useListTip } from '../../../ui/tooltip/use-list-tip.tsx';
import { pictureFrames } from '../cells/main-line.tsx';
import { entriesOf, routeIdsOf } from '../filter/entries.ts';
import { isFiltered, maxCompared, withoutFilters, type ListQuery } from '../filter/list-query.ts';
import { filterRoutes, groupRoutes, sortRoutes } from '../filter/sort-routes.ts';
import { ListContext } from '../list-context.ts';
import { actionOfKey, listFocus, listShortcuts, type ListAction, type ListFocus } from '../list-keys.ts';
import { keepOrder } from '../list-order.ts';
import { routePath } from '../../../chemistry/export/paths.ts';
import { routeAction } from '../route-actions.ts';
import { RouteTable } from '../rows/route-table.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { ListEmpty } from './empty.tsx';
import { ListFilters, listViews } from './filters.tsx';
import { ListSummary } from './list-head.tsx';
import { usePreferred } from './use-preferred.ts';
import { FilterPanel, RouteCards, RouteChart } from './parts.tsx';
import type { useRouteList } from './use-route-list.ts';

// How this browser's user likes the list.
const viewKey = 'routeListDensity';
const panelKey = 'routeListFilters';

export interface RouteBrowserProps {
  list: ReturnType<typeof useRouteList>;
  query: ListQuery;
  setQuery: (change: Partial<ListQuery>) => void;
  /** What was compared before, marked again on the way back. */
  marked: string[];
  onCompare: (routeIds: string[]) => void;
}

export function RouteBrowser({ list, query, setQuery, marked, onCompare }: RouteBrowserProps) {
  const { t } = useTranslation('routes');
  const navigate = useNavigate();
  const isNarrow = useIsBelow('md');
  const isSheet = useIsBelow('lg');
  const scroller = useRef<HTMLDivElement>(null);
  const tip = useListTip(scroller);
  const [chosenView, setView] = useState(
    () => listViews.find((view) => view === localStorage.getItem(viewKey)) ?? 'comfortable',
  );
  const view = isNarrow && chosenView !== 'chart' ? 'cards' : chosenView;
  const density = view === 'compact' ? 'compact' : 'comfortable';
  const [isPanelOpen, setPanelOpen] = useState(() => localStorage.getItem(panelKey) === 'open' && !isSheet);
  const task = list.data?.task;
  const routes = useShown(usePreferred(list.routes, query, task), query);
  const { isGrouped, folded } = query;
  const foldedKey = JSON.stringify(folded);
  const entries = useMemo(
    () => entriesOf(routes, { isGrouped, folded: JSON.parse(foldedKey) }),
    [routes, isGrouped, foldedKey],
  );
  const ids = useMemo(() => routeIdsOf(entries), [entries]);
  const [focus, dispatch] = useReducer((state: ListFocus, action: ListAction) => listFocus(state, action, ids), {
    activeId: null,
    marked,
  });
  const shown = useMemo(() => routes.slice(0, 60).flatMap(({ mainLine }) => mainLine.slice(1)), [routes]);
  useKeptOrder(task?.taskId, ids);
  const { routeType } = list;
  const active = routes.find((one) => one.routeId === focus.activeId);
  const openPanel = (isOpen: boolean) => {
    setPanelOpen(isOpen);
    localStorage.setItem(panelKey, isOpen ? 'open' : 'closed');
  };
  const compare = () => {
    if (focus.marked.length < 2 || focus.marked.length > maxCompared) return false;
    track(routeAction(routeType, 'compare'));
    onCompare(focus.marked);
    setQuery({ compare: focus.marked });
    return true;
  };
  const filter = (change: Partial<ListQuery>) => {
    track(routeAction(routeType, 'filter'));
    setQuery(change);
  };
  const sort = (change: Partial<ListQuery>) => {
    track(routeAction(routeType, 'sort'));
    setQuery(change);
  };
  const fold = (id: string) =>
    setQuery({ folded: folded.includes(id) ? folded.filter((one) => one !== id) : [...folded, id] });
  useShortcuts('routes:listPage.keys.title', listShortcuts, (key) => {
    if (key === '=') return compare();
    if (key === 'f') return openPanel(!isPanelOpen);
    if (key === 'g') return filter({ isGrouped: !isGrouped });
    if (key === 'c') return isGrouped && active ? fold(active.cluster?.id ?? '') : false;
    if (key === 'n' && list.waiting > 0) return list.letIn();
    if (key === 's' && active) return list.keep(active, 'saved');
    if (key === 'h' && active) {
      // What is hidden leaves the list: the next route is read on.
      dispatch({ type: 'move', by: ids.at(-1) === active.routeId ? -1 : 1 });
      return list.keep(active, 'hidden');
    }
    if (key === 'Escape' && isPanelOpen && isSheet) return openPanel(false);
    if (key === 'Enter' && focus.activeId) return navigate(routePath(focus.activeId));
    const action = actionOfKey(key, focus.activeId);
    if (action) dispatch(action);
    return action !== null;
  });
  if (!task) return null;
  const { isShared } = list.data ?? { isShared: false };
  const common = {
    task,
    isShared,
    query,
    routes: list.routes,
    entries,
    focus,
    scroller,
    dispatch,
    onFilter: filter,
    onSort: sort,
    onKeep: list.keep,
    onFold: fold,
  };
  return (
    <ListContext value={common}>
      <ListSummary task={task} routes={list.routes} />
      <ListFilters
        shown={routes.length}
        view={view}
        isPanelOpen={isPanelOpen}
        onView={(next) => {
          localStorage.setItem(viewKey, next);
          setView(next);
        }}
        onPanel={() => openPanel(!isPanelOpen)}
      />
      <Flex flex={1} style={{ minHeight: 0 }}>
        {isPanelOpen && <FilterPanel onClose={() => openPanel(false)} />}
        <Flex vertical flex={1} style={{ position: 'relative', minWidth: 0, minHeight: 0 }}>
          {list.waiting > 0 && (
            <Button
              variant="primary"
              aria-keyshortcuts="N"
              style={{ position: 'absolute', bottom: 64, left: '50%', zIndex: 5, translate: '-50%' }}
              onClick={list.letIn}
            >
              {t('list.newRoutes', { count: list.waiting })}
            </Button>
          )}
          {/* Opaque: what scrolls is painted once and then only moved. */}
          <div
            ref={scroller}
            data-tour="routes"
            style={{
              flex: 1,
              minHeight: 0,
              overflow: 'auto',
              overscrollBehavior: 'contain',
              background: 'var(--page)',
            }}
          >
            {routes.length === 0 ? (
              <ListEmpty
                task={task}
                isFiltered={list.routes.length > 0}
                isAllHidden={!isFiltered(query) && list.routes.length > 0}
                isRunning={isRunning(task.state)}
                onShowAll={() => setQuery(isFiltered(query) ? withoutFilters(query) : { marked: 'hidden' })}
              />
            ) : (
              <PictureGroup molecules={shown} frame={pictureFrames[density]} like={task.target}>
                {view === 'chart' && <RouteChart routes={routes} />}
                {view === 'cards' && <RouteCards />}
                {(view === 'comfortable' || view === 'compact') && <RouteTable density={view} />}
              </PictureGroup>
            )}
          </div>
          {focus.marked.length > 0 && <ChoiceBar onCompare={compare} />}
        </Flex>
      </Flex>
      {tip}
    </ListContext>
  );
}

/** The routes that the filters leave, in order; the same list until one of both changes. */
function useShown(routes: Parameters<typeof filterRoutes>[0], query: ListQuery) {
  // The address is parsed at each render: compare its content, not the object.
  const key = JSON.stringify({ ...query, compare: [] });
  return useMemo(() => {
    const wanted: ListQuery = JSON.parse(key);
    const sorted = sortRoutes(filterRoutes(routes, wanted), wanted.sort, wanted.descending);
    return wanted.isGrouped ? groupRoutes(sorted) : sorted;
  }, [routes, key]);
}

/** The route pages step through the routes in this order. */
function useKeptOrder(taskId: string | undefined, routeIds: readonly string[]) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (taskId !== undefined) keepOrder(taskId, { address: pathname + search, routeIds });
  }, [taskId, pathname, search, routeIds]);
}
