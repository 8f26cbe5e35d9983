// The routes of a task to look through: filters, order, rows or cards, keys, marks.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Flex } from 'antd';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { track } from '../../../shared/api/track.ts';
import { useShortcuts } from '../../../shared/keys/use-shortcuts.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { guidance } from '../../../shared/navigation/guidance.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { useListTip } from '../../../ui/tooltip/use-list-tip.tsx';
import { keepPanel, keepView, savedPanel, savedView } from '../rows/density.ts';
import { ListFilters } from './filters.tsx';
import { entriesOf, routeIdsOf } from '../filter/entries.ts';
import { actionOfKey, listFocus, type ListAction, type ListFocus } from '../rows/list-keys.ts';
import { listShortcuts } from './list-shortcuts.ts';
import { keepOrder } from '../list-order.ts';
import { isFiltered, maxCompared, withoutFilters, type ListQuery } from '../filter/list-query.ts';
import { ChoiceBar, FilterPanel, ListEmpty, RouteCards, RouteChart } from './parts.tsx';
import { ListSummary } from './list-head.tsx';
import { routePath } from '../paths.ts';
import { routeActions } from '../route-actions.ts';
import { stripSizes } from '../cells/main-line.tsx';
import { topsOf } from '../rows/route-columns.ts';
import { RouteTable } from '../rows/route-table.tsx';
import { filterRoutes, groupRoutes, nextSort, sortRoutes } from '../filter/sort-routes.ts';
import { useRouteMarks } from './use-route-marks.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import type { useRouteList } from './use-route-list.ts';

/** Opaque: what scrolls is painted once and then only moved. */
const scrollerStyle = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: 'var(--page)',
} as const;
/** Over the end of the list. */
const pillStyle = { position: 'absolute', bottom: 64, left: '50%', zIndex: 5, translate: '-50%' } as const;

export interface RouteBrowserProps {
  list: ReturnType<typeof useRouteList>;
  query: ListQuery;
  setQuery: (change: Partial<ListQuery>) => void;
  /** What was compared before, marked again on the way back. */
  marked: string[];
  routeType: RouteType;
  onCompare: (routeIds: string[]) => void;
}

export function RouteBrowser({ list, query, setQuery, marked, routeType, onCompare }: RouteBrowserProps) {
  const { t } = useTranslation('routes');
  const navigate = useNavigate();
  const isNarrow = useIsBelow('md');
  const scroller = useRef<HTMLDivElement>(null);
  const tip = useListTip(scroller);
  const actions = routeActions[routeType];
  const [savedChoice, setView] = useState(savedView);
  const view = isNarrow && savedChoice !== 'chart' ? 'cards' : savedChoice;
  const rows = view === 'compact' ? 'compact' : 'comfortable';
  const isSheet = useIsBelow('lg');
  const [isPanelOpen, setPanelOpen] = useState(() => savedPanel() && !isSheet);
  const routes = useShown(list.routes, query);
  const { isGrouped } = query;
  const folded = useSame(query.folded);
  const entries = useMemo(() => entriesOf(routes, { isGrouped, folded }), [routes, isGrouped, folded]);
  const ids = useMemo(() => routeIdsOf(entries), [entries]);
  const [focus, dispatch] = useReducer((state: ListFocus, action: ListAction) => listFocus(state, action, ids), {
    activeId: null,
    marked,
  });
  const mark = useCallback((id: string) => dispatch({ type: 'mark', id }), []);
  const activate = useCallback((id: string) => dispatch({ type: 'activate', id }), []);
  const keep = useRouteMarks(routeType, list.setMarks);
  const openPanel = (isOpen: boolean) => {
    setPanelOpen(isOpen);
    keepPanel(isOpen);
  };
  const compare = () => {
    if (focus.marked.length < 2 || focus.marked.length > maxCompared) return false;
    track(actions.compare);
    onCompare(focus.marked);
    setQuery({ compare: focus.marked });
    return true;
  };
  const filter = (change: Partial<ListQuery>) => {
    track(actions.filter);
    setQuery(change);
  };
  const fold = (clusterId: string) =>
    setQuery({
      folded: folded.includes(clusterId) ? folded.filter((one) => one !== clusterId) : [...folded, clusterId],
    });
  const foldAll = () => {
    const clusters = entries.flatMap((entry) => (entry.kind === 'cluster' ? [entry.id] : []));
    setQuery({ folded: folded.length > 0 ? [] : clusters });
  };
  const foldActive = () => {
    const active = routes.find((one) => one.routeId === focus.activeId);
    if (!isGrouped || !active) return false;
    return fold(active.cluster?.id ?? '');
  };
  const keepActive = (kind: 'saved' | 'hidden') => {
    const route = routes.find((one) => one.routeId === focus.activeId);
    if (!route) return false;
    // What is hidden leaves the list: the next route is read on.
    if (kind === 'hidden') dispatch({ type: 'move', by: ids.at(-1) === route.routeId ? -1 : 1 });
    keep(route, kind);
    return true;
  };
  useShortcuts('routes:listPage.keys.title', listShortcuts, (key) => {
    if (key === '=') return compare();
    if (key === 'f') return openPanel(!isPanelOpen);
    if (key === 'g') return filter({ isGrouped: !isGrouped });
    if (key === 'c') return foldActive();
    if (key === 'n' && list.waiting > 0) return list.letIn();
    if (key === 's') return keepActive('saved');
    if (key === 'h') return keepActive('hidden');
    if (key === 'Escape' && isPanelOpen && isSheet) return openPanel(false);
    if (key === 'Enter' && focus.activeId) return navigate(routePath(focus.activeId));
    const action = actionOfKey(key, focus.activeId);
    if (action) dispatch(action);
    return action !== null;
  });
  const activeAt = entries.findIndex((entry) => entry.kind === 'route' && entry.id === focus.activeId);
  useFollow(scroller, focus.activeId, activeAt < 0 ? -1 : (topsOf(entries, rows)[activeAt] ?? 0));
  const shown = useMemo(() => routes.slice(0, 60).flatMap(({ mainLine }) => mainLine.slice(1)), [routes]);
  const task = list.data?.task;
  useKeptOrder(task?.taskId, ids);
  if (!task) return null;
  return (
    <>
      <ListSummary task={task} routes={list.routes} />
      <ListFilters
        query={query}
        total={list.routes.length}
        shown={routes.length}
        isProcess={task.routeType === 'processchemistry'}
        view={view}
        isPanelOpen={isPanelOpen}
        onQuery={filter}
        onSort={(change) => {
          track(actions.sort);
          setQuery(change);
        }}
        onView={(next) => {
          keepView(next);
          setView(next);
        }}
        onPanel={() => openPanel(!isPanelOpen)}
        onHelp={() => guidance.set('keys')}
        onFoldAll={foldAll}
      />
      <Flex flex={1} style={{ minHeight: 0 }}>
        {isPanelOpen && (
          <FilterPanel
            task={task}
            query={query}
            routes={list.routes}
            onQuery={filter}
            onClose={() => openPanel(false)}
          />
        )}
        <Flex vertical flex={1} style={{ position: 'relative', minWidth: 0, minHeight: 0 }}>
          {list.waiting > 0 && (
            <Button variant="primary" aria-keyshortcuts="N" style={pillStyle} onClick={list.letIn}>
              {t('list.newRoutes', { count: list.waiting })}
            </Button>
          )}
          <div ref={scroller} style={scrollerStyle} data-tour="routes">
            {routes.length === 0 ? (
              <ListEmpty
                task={task}
                isFiltered={list.routes.length > 0}
                isAllHidden={!isFiltered(query) && list.routes.length > 0}
                isRunning={isRunning(task.state)}
                onShowAll={() => setQuery(isFiltered(query) ? withoutFilters(query) : { marked: 'hidden' })}
              />
            ) : (
              <PictureGroup molecules={shown} frame={pictureFrame(rows)} like={task.target}>
                {view === 'chart' ? (
                  <RouteChart routes={routes} target={task.target} />
                ) : view === 'cards' ? (
                  <RouteCards
                    entries={entries}
                    target={task.target}
                    onFold={fold}
                    focus={focus}
                    scroller={scroller}
                    onMark={mark}
                    onActivate={activate}
                    onKeep={keep}
                  />
                ) : (
                  <RouteTable
                    entries={entries}
                    target={task.target}
                    isProcess={task.routeType === 'processchemistry'}
                    onFold={fold}
                    onMarkAll={() => dispatch({ type: 'markAll' })}
                    query={query}
                    density={rows}
                    focus={focus}
                    scroller={scroller}
                    onSort={(sort) => {
                      track(actions.sort);
                      setQuery(nextSort(query, sort));
                    }}
                    onActivate={activate}
                    onMark={mark}
                    onKeep={keep}
                  />
                )}
              </PictureGroup>
            )}
          </div>
          {focus.marked.length > 0 && (
            <ChoiceBar
              routeIds={focus.marked}
              routeType={task.routeType}
              isShared={list.data?.isShared ?? false}
              onCompare={compare}
              onClear={() => dispatch({ type: 'clear' })}
            />
          )}
        </Flex>
      </Flex>
      {tip}
    </>
  );
}

function pictureFrame(rows: keyof typeof stripSizes) {
  const { thumbWidth, thumbHeight } = stripSizes[rows];
  return { width: thumbWidth, height: thumbHeight };
}

/** The routes that the filters leave, in order; the same list until one of both changes. */
function useShown(routes: Parameters<typeof filterRoutes>[0], query: ListQuery) {
  // The address is parsed at each render: compare its content, not the object.
  const { compare: _, ...asked } = query;
  const key = JSON.stringify(asked);
  return useMemo(() => {
    const wanted = { ...(JSON.parse(key) as Omit<ListQuery, 'compare'>), compare: [] };
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

/** The list of before where the newest says the same. */
function useSame(list: readonly string[]): string[] {
  const key = JSON.stringify(list);
  return useMemo(() => JSON.parse(key) as string[], [key]);
}

/** Brings the active row, `top` pixels below the first, into sight and puts the focus on its link. */
function useFollow(scroller: React.RefObject<HTMLDivElement | null>, activeId: string | null, top: number) {
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
