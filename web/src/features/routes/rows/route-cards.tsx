// The same routes as cards: if there is no room for a table, or to see whole main lines.

import { Card, Checkbox, Descriptions, Flex } from 'antd';
import { memo, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { infiniteScrollDelayMs, lazyImages } from '@app/shared/constants/layout';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ClusterHeading } from '../cells/parts.tsx';
import type { ListEntry } from '../filter/entries.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import type { ListFocus } from './list-keys.ts';
import { MainLine, stripSizes } from '../cells/main-line.tsx';
import { MaterialsCell, routeFigure, RouteMarks, type MarkRoute, ScoreBar } from '../cells/route-cells.tsx';
import { RouteTreeCell, useTreeFrames } from '../../../chemistry/thumbnail/route-tree-cell.tsx';
import type { PictureSize } from '../../../chemistry/drawing/picture-group.tsx';
import { useWidth } from '../../../shared/hooks/viewport.ts';
import { routePath } from '../paths.ts';
import { RecordNote } from '../../../ui/table/record-text.tsx';
import type { RouteSort } from '../filter/route-sorts.ts';
import { ListedSolvedMark } from '../score/solved-mark.tsx';

/** The line scrolls, so there is room for the names. */
const cardTree = { height: 220, largest: 1.4 };
const cardStrip = { ...stripSizes.compact, arrowWidth: 124 };

interface RouteCardsProps {
  entries: readonly ListEntry[];
  target: Molecule;
  focus: ListFocus;
  /** What scrolls around the cards. */
  scroller: RefObject<HTMLDivElement | null>;
  onMark: (id: string) => void;
  onActivate: (id: string) => void;
  onKeep: MarkRoute;
  onFold: (clusterId: string) => void;
}

export function RouteCards(props: RouteCardsProps) {
  const { entries, target, focus, scroller, onMark, onActivate, onKeep, onFold } = props;
  const { activeId, marked } = focus;
  const { frames, isAwaited } = useTreeFrames(entries, target);
  const active = entries.findIndex((entry) => entry.id === activeId);
  const { count, end } = useGrown(scroller, entries.length, active + 1);
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
            <ClusterHeading cluster={entry} target={target} height={62} onFold={onFold} />
          </li>
        ) : (
          <RouteCard
            key={entry.id}
            route={entry.route}
            frames={isAwaited ? undefined : frames}
            like={target.key}
            isActive={entry.id === activeId}
            isMarked={marked.includes(entry.id)}
            onMark={onMark}
            onActivate={onActivate}
            onKeep={onKeep}
          />
        ),
      )}
      {count < entries.length && <li ref={end} style={{ height: 1 }} aria-hidden="true" />}
    </ul>
  );
}

interface RouteCardProps extends Pick<RouteCardsProps, 'onMark' | 'onActivate' | 'onKeep'> {
  route: ListedRoute;
  /** The room of pictures, by key of the molecule; undefined until it is known. */
  frames: ReadonlyMap<string, PictureSize> | undefined;
  /** Key of the target. */
  like: string;
  isActive: boolean;
  isMarked: boolean;
}

const RouteCard = memo(function RouteCard(props: RouteCardProps) {
  const { route, frames, like, isActive, isMarked, onMark, onActivate, onKeep } = props;
  const { t } = useTranslation('routes');
  const strip = useRef<HTMLDivElement>(null);
  const width = useWidth(strip);
  return (
    <li
      data-route={route.routeId}
      onFocus={() => onActivate(route.routeId)}
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
            <Link to={routePath(route.routeId)} aria-label={t('list.openRoute', { rank: route.rank })}>
              {t('list.route', { rank: route.rank })}
            </Link>
            {route.solved && (
              <>
                <strong className="tabular">{formatNumber(route.score, 1)}</strong>
                <ScoreBar parts={route.scoreParts} />
              </>
            )}
            <ListedSolvedMark route={route} />
          </Flex>
        }
        extra={<RouteMarks route={route} onKeep={onKeep} />}
      >
        <div ref={strip} style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('column.mainLine')}>
          {route.tree ? (
            <RouteTreeCell route={route} frames={frames} like={like} width={width} {...cardTree} />
          ) : (
            <MainLine route={route} size={cardStrip} />
          )}
        </div>
        <CardFigures route={route} />
        <Flex wrap gap="4px 10px" align="center" justify="space-between">
          <MaterialsCell materials={route.startingMaterials} labelled />
          <Checkbox
            checked={isMarked}
            aria-label={t('list.markRoute', { rank: route.rank })}
            onChange={() => onMark(route.routeId)}
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
  const columns: readonly RouteSort[] = route.process
    ? ['cost', 'isolations', 'mass', 'hazards']
    : route.figures
      ? ['cost', 'hazards']
      : [];
  const figures: readonly RouteSort[] = route.figures ? ['leadTime', 'confidence', 'greenness'] : [];
  const facts = [...columns, ...figures].map((sort) => ({
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
      {facts.length > 0 && <Descriptions size="small" column={{ xs: 2, md: 3 }} items={facts} />}
    </>
  );
}

// A long list of cards grows as its end gets near; what is far below is not drawn yet.
const atOnce = 24;

/** How many of `total` cards to draw; `end` goes to an element behind the last one. At least `least` are drawn. */
function useGrown(
  scroller: RefObject<HTMLElement | null>,
  total: number,
  least: number,
): { count: number; end: RefObject<HTMLLIElement | null> } {
  const end = useRef<HTMLLIElement>(null);
  const [grown, setGrown] = useState(atOnce);
  const count = Math.min(total, Math.max(grown, least));
  useEffect(() => {
    const mark = end.current;
    if (!mark || count >= total || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const margin = `${Math.round((lazyImages.preload - 1) * 100)}% 0px`;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setGrown(count + atOnce), infiniteScrollDelayMs);
      },
      { root: scroller.current, rootMargin: margin },
    );
    observer.observe(mark);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [scroller, count, total]);
  return { count, end };
}
