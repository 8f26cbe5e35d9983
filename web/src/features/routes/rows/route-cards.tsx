// The same routes as cards: if there is no room for a table, or to see whole trees.

import { infiniteScrollDelayMs, lazyImages } from '@app/shared/constants/layout';
import { Card, Checkbox, Descriptions, Flex } from 'antd';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PictureSize } from '../../../chemistry/drawing/picture-group.tsx';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { RouteTreeCell, useTreeFrames } from '../../../chemistry/thumbnail/route-tree-cell.tsx';
import { useWidth } from '../../../shared/hooks/viewport.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import { ClusterHeading } from '../cells/cluster-heading.tsx';
import { RouteEnzymes } from '../cells/route-enzymes.tsx';
import { MaterialsCell, routeFigure, RouteMarks, ScoreBar } from '../cells/route-cells.tsx';
import type { RouteSort } from '../filter/list-query.ts';
import { useFollow, useRouteListing } from '../list-context.ts';
import { routePath } from '../../../chemistry/export/paths.ts';
import { ListedSolvedMark } from '../score/solved-mark.tsx';

export function RouteCards() {
  const list = useRouteListing();
  const { entries, task, focus, scroller } = list;
  const { frames, isAwaited } = useTreeFrames(entries, task.target);
  const active = entries.findIndex(({ id }) => id === focus.activeId);
  const { count, end } = useGrown(scroller, entries.length, active + 1);
  useFollow(list, active);
  return (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 520px), 1fr))',
        gap: 10,
        margin: 0,
        padding: 10,
        listStyle: 'none',
      }}
    >
      {entries.slice(0, count).map((entry) =>
        entry.kind === 'cluster' ? (
          <li key={`cluster ${entry.id}`} style={{ gridColumn: '1 / -1' }}>
            <ClusterHeading cluster={entry} height={62} />
          </li>
        ) : (
          <RouteCard key={entry.id} route={entry.route} frames={isAwaited ? undefined : frames} />
        ),
      )}
      {count < entries.length && <li ref={end} style={{ height: 1 }} aria-hidden="true" />}
    </ul>
  );
}

interface RouteCardProps {
  route: ListedRoute;
  /** The room of pictures, by key of the molecule; undefined until it is known. */
  frames: ReadonlyMap<string, PictureSize> | undefined;
}

const RouteCard = memo(function RouteCard({ route, frames }: RouteCardProps) {
  const { t } = useTranslation('routes');
  const { task, focus, dispatch } = useRouteListing();
  const strip = useRef<HTMLDivElement>(null);
  const width = useWidth(strip);
  const { routeId: id, rank } = route;
  const isActive = focus.activeId === id;
  const isMarked = focus.marked.includes(id);
  return (
    <li
      data-route={id}
      onFocus={() => dispatch({ type: 'activate', id })}
      style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 212px' }}
    >
      <Card
        size="small"
        data-active={isActive}
        style={{
          ...(isActive && { borderColor: 'var(--primary)', boxShadow: '0 0 0 1px var(--primary)' }),
          ...(isMarked && { background: 'var(--primary-tint)' }),
        }}
        title={
          <Flex wrap gap="2px 10px" align="center">
            <Link to={routePath(id)} aria-label={t('list.openRoute', { rank })} style={{ lineHeight: '24px' }}>
              {t('list.route', { rank })}
            </Link>
            {route.solved && (
              <>
                <strong className="tabular">{formatNumber(route.score, 1)}</strong>
                <ScoreBar parts={route.scoreParts} />
              </>
            )}
            <ListedSolvedMark route={route} />
            <RouteEnzymes route={route} />
          </Flex>
        }
        extra={<RouteMarks route={route} />}
      >
        <div ref={strip} style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('column.mainLine')}>
          <RouteTreeCell
            route={route}
            frames={frames}
            like={task.target.key}
            width={width}
            height={220}
            largest={1.4}
          />
        </div>
        <CardFigures route={route} />
        <Flex wrap gap="4px 10px" align="center" justify="space-between">
          <MaterialsCell materials={route.startingMaterials} labelled />
          <Checkbox
            checked={isMarked}
            aria-label={t('list.markRoute', { rank })}
            onChange={() => dispatch({ type: 'mark', id })}
          >
            {t('list.compareMark')}
          </Checkbox>
        </Flex>
      </Card>
    </li>
  );
});

function CardFigures({ route }: { route: ListedRoute }) {
  const { t } = useTranslation('routes');
  const figures: RouteSort[] = [
    ...(route.process ? (['cost', 'isolations', 'mass', 'hazards'] as const) : []),
    ...(route.figures && !route.process ? (['cost', 'hazards'] as const) : []),
    ...(route.figures ? (['leadTime', 'confidence', 'greenness'] as const) : []),
  ];
  const items = figures.map((sort) => ({
    key: sort,
    label: t(`listPage.column.${sort}`),
    children: routeFigure(route, sort, t),
  }));
  return (
    <>
      <RecordNote>
        {[
          t('list.steps', { count: route.steps }),
          ...(route.cluster ? [t('cluster.title', { text: route.cluster.text })] : []),
          t('list.longest', { count: route.longestLinear }),
          t('list.precedents', { count: route.leastPrecedents, value: formatNumber(route.leastPrecedents) }),
        ].join(' · ')}
      </RecordNote>
      {items.length > 0 && <Descriptions size="small" column={{ xs: 2, md: 3 }} items={items} />}
    </>
  );
}

// A long list of cards grows as its end gets near; what is far below is not drawn yet.
const atOnce = 24;

/** How many of `total` cards to draw, `least` at least; `end` goes to an element behind the last one. */
function useGrown(scroller: RefObject<HTMLElement | null>, total: number, least: number) {
  const end = useRef<HTMLLIElement>(null);
  const [grown, setGrown] = useState(atOnce);
  const count = Math.min(total, Math.max(grown, least));
  useEffect(() => {
    const mark = end.current;
    if (!mark || count >= total || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grow = ([entry]: IntersectionObserverEntry[]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setGrown(count + atOnce), infiniteScrollDelayMs);
    };
    const rootMargin = `${Math.round((lazyImages.preload - 1) * 100)}% 0px`;
    const observer = new IntersectionObserver(grow, { root: scroller.current, rootMargin });
    observer.observe(mark);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [scroller, count, total]);
  return { count, end };
}
