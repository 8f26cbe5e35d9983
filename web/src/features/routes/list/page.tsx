// All routes of a task in one table: sort, filter, compare, open; new ones wait politely while the search runs.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { mayPass } from '../../../shared/api/call-error.ts';
import { moleculeLabel } from '../../../chemistry/drawing/molecule-label.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ConnectionBanner } from '../../../ui/notice/connection-banner.tsx';
import { usePrefetched } from '../../../ui/state/later.tsx';
import { readListQuery, usualOrder, writeListQuery, type ListQuery } from '../filter/list-query.ts';
import { NotReadable } from '../not-readable.tsx';
import { NoTask } from './empty.tsx';
import { CompareView, listParts } from './parts.tsx';
import { ListToolbar } from './list-head.tsx';
import { RouteBrowser } from './route-browser.tsx';
import { useRouteList } from './use-route-list.ts';
import { RecordNote } from '../../../ui/table/record-text.tsx';

const pageStyle = {
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100dvh - var(--header-height))',
  minHeight: 420,
} as const;

export function RouteListPage() {
  const { routeType, smilesUniqueCode } = useParams();
  const [search] = useSearchParams();
  // Another task begins with no routes held back, marked or compared.
  return <OneList key={[routeType, search.get('task') ?? smilesUniqueCode].join(' ')} />;
}

function OneList() {
  const { t } = useTranslation(['routes', 'common']);
  const { routeType, smilesUniqueCode } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data: profile } = useCall('userProfile', {}, { passive: true });
  const usual = usualOrder(profile?.sortValue);
  const query = readListQuery(search, usual);
  const setQuery = (change: Partial<ListQuery>) =>
    setSearch(writeListQuery({ ...query, ...change }, usual), { replace: change.compare === undefined });
  const list = useRouteList({
    routeType: routeTypeOf(routeType),
    ...(query.taskId ? { taskId: query.taskId } : { smilesUniqueCode }),
  });
  // Routes stay marked on the way back from a comparison.
  const [compared, setCompared] = useState(query.compare);
  usePrefetched(listParts);
  const task = list.data?.task;
  const isShared = list.data?.isShared ?? false;
  const hasRanges = list.routes.some(
    ({ figures, process }) => figures?.costPerKg?.low !== undefined || process?.costPerKg,
  );
  const isAskedFor = query.taskId !== null || smilesUniqueCode !== undefined;
  const hasNone = list.error !== undefined && !isAskedFor && !mayPass(list.error);
  useTitle(
    task
      ? t('list.title', { name: moleculeLabel(task.target) })
      : t(hasNone ? 'empty.noTask.title' : list.error ? 'list.unreadable' : 'list.titleLoading'),
  );

  if (!task) {
    if (hasNone) return <NoTask routeType={routeTypeOf(routeType)} />;
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
    <section style={pageStyle} data-paper="wide">
      <ListToolbar task={task} isShared={isShared} />
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
        <RouteBrowser list={list} query={query} setQuery={setQuery} marked={compared} onCompare={setCompared} />
      )}
      {hasRanges && (
        <div style={{ padding: '6px 12px' }}>
          <RecordNote>{t('common:money.short')}</RecordNote>
        </div>
      )}
    </section>
  );
}

function routeTypeOf(text: string | undefined): RouteType {
  return text === 'processchemistry' ? 'processchemistry' : 'retrosynthesis';
}

function ListSkeleton() {
  const { t } = useTranslation('routes');
  return (
    <section style={{ ...pageStyle, padding: 16 }} aria-busy="true" aria-label={t('list.titleLoading')}>
      <Skeleton active avatar={{ shape: 'square', size: 84 }} paragraph={{ rows: 2 }} />
      <Skeleton active title={false} paragraph={{ rows: 14 }} />
    </section>
  );
}
