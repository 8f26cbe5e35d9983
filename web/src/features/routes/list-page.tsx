// All routes of a task in one table: sort, filter, compare, open; new ones wait politely while the search runs.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { moleculeLabel } from '../../chem/molecule-label.ts';
import { mayPass } from '../../api/call-error.ts';
import { track } from '../../api/track.ts';
import { useIsBelow } from '../../lib/use-media.ts';
import { useTitle } from '../../lib/use-title.ts';
import { CompareView } from './compare-view.tsx';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { keepDensity, savedDensity } from './density.ts';
import { ListEmpty, NoTask } from './list-empty.tsx';
import { ListFilters } from './list-filters.tsx';
import { actionOfKey, listFocus, type ListAction, type ListFocus } from './list-keys.ts';
import styles from './list-page.module.css';
import { isFiltered, readListQuery, withoutFilters, writeListQuery, type ListQuery } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListSummary } from './list-summary.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NotReadable } from './not-readable.tsx';
import { routePath } from './paths.ts';
import { routeActions } from './route-actions.ts';
import { rowHeights } from './route-columns.ts';
import { RouteCards } from './route-cards.tsx';
import { RouteTable } from './route-table.tsx';
import { filterRoutes, groupRoutes, nextSort, sortRoutes } from './sort-routes.ts';
import { useShortcuts } from '../../chem/tree/use-shortcuts.ts';
import { isRunning, useRouteList } from './use-route-list.ts';

export function RouteListPage() {
  const { t } = useTranslation('routes');
  const { routeType, smilesUniqueCode } = useParams();
  const [search, setSearch] = useSearchParams();
  const query = readListQuery(search);
  const setQuery = (change: Partial<ListQuery>) =>
    setSearch(writeListQuery({ ...query, ...change }), { replace: change.compare === undefined });
  const list = useRouteList({
    routeType: routeTypeOf(routeType),
    ...(query.taskId ? { taskId: query.taskId } : { smilesUniqueCode }),
  });
  // Who comes back from a comparison finds the routes still marked.
  const [compared, setCompared] = useState(query.compare);
  const task = list.data?.task;
  useTitle(
    task
      ? t('list.title', { name: moleculeLabel(task.target) })
      : t(list.error ? 'list.unreadable' : 'list.titleLoading'),
  );

  if (!task) {
    const isAskedFor = query.taskId !== null || smilesUniqueCode !== undefined;
    if (list.error && !isAskedFor && !mayPass(list.error)) return <NoTask routeType={routeTypeOf(routeType)} />;
    if (list.error)
      return (
        <NotReadable
          title={t('list.unreadable')}
          error={list.error}
          routeType={routeTypeOf(routeType)}
          onRetry={() => list.mutate()}
        />
      );
    return <ListSkeleton />;
  }
  return (
    <section className={styles.page}>
      <ListToolbar task={task} />
      {list.error && <ConnectionBanner error={list.error} retry={() => list.mutate()} />}
      {query.compare.length > 1 ? (
        <CompareView
          routeIds={query.compare}
          onChange={(compare) => {
            if (compare.length > 0) setCompared(compare);
            setQuery({ compare });
          }}
        />
      ) : (
        <RouteBrowser
          list={list}
          query={query}
          setQuery={setQuery}
          marked={compared}
          actions={routeActions[routeTypeOf(routeType)]}
          onCompare={setCompared}
        />
      )}
    </section>
  );
}

interface BrowserProps {
  list: ReturnType<typeof useRouteList>;
  query: ListQuery;
  setQuery: (change: Partial<ListQuery>) => void;
  /** What was compared before, marked again for who comes back. */
  marked: string[];
  actions: (typeof routeActions)[RouteType];
  onCompare: (routeIds: string[]) => void;
}

function RouteBrowser({ list, query, setQuery, marked, actions, onCompare }: BrowserProps) {
  const { t } = useTranslation('routes');
  const navigate = useNavigate();
  const isNarrow = useIsBelow('md');
  const scroller = useRef<HTMLDivElement>(null);
  const [density, setDensity] = useState(savedDensity);
  const sorted = sortRoutes(filterRoutes(list.routes, query), query.sort, query.descending);
  const routes = query.isGrouped ? groupRoutes(sorted) : sorted;
  const ids = routes.map((route) => route.routeId);
  const [focus, dispatch] = useReducer((state: ListFocus, action: ListAction) => listFocus(state, action, ids), {
    activeId: null,
    marked,
  });
  const compare = () => {
    if (focus.marked.length < 2) return false;
    track(actions.compare);
    onCompare(focus.marked);
    setQuery({ compare: focus.marked });
    return true;
  };
  useShortcuts((key) => {
    if (key === '=') return compare();
    if (key === 'Enter' && focus.activeId) return navigate(routePath(focus.activeId));
    const action = actionOfKey(key, focus.activeId);
    if (action) dispatch(action);
    return action !== null;
  });
  useFollow(scroller, focus.activeId, ids.indexOf(focus.activeId ?? ''));
  const task = list.data?.task;
  if (!task) return null;
  const mark = (id: string) => dispatch({ type: 'mark', id });
  return (
    <>
      <ListSummary task={task} routes={list.routes} />
      <ListFilters
        query={query}
        routes={list.routes}
        shown={routes.length}
        density={density}
        marked={focus.marked.length}
        onQuery={(change) => {
          track(actions.filter);
          setQuery(change);
        }}
        onDensity={(next) => {
          keepDensity(next);
          setDensity(next);
        }}
        onCompare={compare}
        onClear={() => dispatch({ type: 'clear' })}
      />
      <div className={styles.stage}>
        {list.waiting > 0 && (
          <button type="button" className={styles.pill} onClick={list.letIn}>
            {t('list.newRoutes', { count: list.waiting })}
          </button>
        )}
        <div ref={scroller} className={styles.scroller}>
          {routes.length === 0 ? (
            <ListEmpty
              task={task}
              isFiltered={isFiltered(query) && list.routes.length > 0}
              isRunning={isRunning(task.state)}
              onShowAll={() => setQuery(withoutFilters(query))}
            />
          ) : isNarrow ? (
            <RouteCards routes={routes} marked={focus.marked} onMark={mark} />
          ) : (
            <RouteTable
              routes={routes}
              query={query}
              density={density}
              focus={focus}
              scroller={scroller}
              onSort={(sort) => {
                track(actions.sort);
                setQuery(nextSort(query, sort));
              }}
              onActivate={(id) => dispatch({ type: 'activate', id })}
              onMark={mark}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** Brings the active row into sight and puts the focus on its link. */
function useFollow(scroller: React.RefObject<HTMLDivElement | null>, activeId: string | null, index: number) {
  useEffect(() => {
    const host = scroller.current;
    if (!host || activeId === null || index === -1) return;
    const rowOf = () => host.querySelector<HTMLElement>(`[data-route="${CSS.escape(activeId)}"]`);
    const row = rowOf();
    if (row?.contains(document.activeElement)) return;
    // A row far away is not drawn: coming near draws it.
    if (row) row.scrollIntoView({ block: 'nearest' });
    else host.scrollTo({ top: index * rowHeights.compact });
    requestAnimationFrame(() =>
      rowOf()
        ?.querySelector('a')
        ?.focus({ preventScroll: row !== null }),
    );
  }, [scroller, activeId, index]);
}

function routeTypeOf(text: string | undefined): RouteType {
  return text === 'processchemistry' ? 'processchemistry' : 'retrosynthesis';
}
