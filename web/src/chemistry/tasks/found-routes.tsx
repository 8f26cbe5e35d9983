// The tree of the best route so far, and beside it the best route of each strategy, during the search and after.

import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Flex, Spin, Typography } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCall } from '../../shared/api/use-call.ts';
import { formatNumber } from '../../shared/i18n/format.ts';
import { useIsBelow } from '../../shared/hooks/viewport.ts';
import { CheckCircleIcon, WarningIcon } from '../../ui/icons/icons.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { moleculeLabel } from '../drawing/molecule-label.ts';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { toggleFold } from '../tree/fold.ts';
import type { ListedRoute } from '../thumbnail/listed-route.ts';
import { RouteTreeCell, useTreeFrames } from '../thumbnail/route-tree-cell.tsx';
import { routeTree } from '../tree/route-tree.ts';
import { TreeCanvas } from '../tree/tree-canvas.tsx';
import { layoutTree } from '../tree/tree-layout.ts';
import { isRunning } from './task-state.ts';
import { useTaskRoutes } from './use-task-routes.ts';

const mostStrategies = 8;
const thumbnailHeight = 120;

export function FoundRoutes({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  const { taskId, routeType, routeCount, state } = task;
  const isNarrow = useIsBelow('lg');
  const { data, mutate } = useTaskRoutes({ routeType, taskId });
  // The first response may be of before the search began, or began again.
  useEffect(() => {
    if (state !== 'notStarted') void mutate();
  }, [state, mutate]);
  const strategies = useMemo(() => bestOfStrategies(data?.routes ?? []), [data]);
  const { frames, isAwaited } = useTreeFrames(strategies, task.target);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const shown = strategies.find(({ route }) => route.routeId === pointedId) ?? strategies[0];
  if (!shown && (routeCount === 0 ? !isRunning(state) : data !== undefined && !isRunning(state))) return null;
  return (
    // The tree grows in what is left of the window; beside it the best routes.
    <Flex vertical={isNarrow} flex={1} gap={16} style={{ minHeight: isNarrow ? undefined : 420 }}>
      <div
        style={{
          position: 'relative',
          flex: isNarrow ? '0 0 360px' : 1,
          minWidth: 0,
          overflow: 'hidden',
          border: '1px solid var(--line)',
          borderRadius: 'var(--radius)',
        }}
      >
        {shown ? <ShownRoute key={shown.route.routeId} route={shown.route} taskId={taskId} /> : <Waiting task={task} />}
      </div>
      <Flex
        component="section"
        vertical
        gap={8}
        aria-label={t('found.title')}
        // As high as the tree.
        style={isNarrow ? undefined : { flex: '0 0 392px', contain: 'size' }}
      >
        <Typography.Text strong>{t('found.title')}</Typography.Text>
        {shown ? (
          <ul style={{ flex: 1, margin: 0, padding: 0, overflow: 'auto', listStyle: 'none' }}>
            {strategies.slice(0, mostStrategies).map(({ route, count }) => (
              <li key={route.routeId} style={{ marginBottom: 8 }}>
                <Link
                  to={`/route/detail/${route.routeId}`}
                  onPointerEnter={() => setPointedId(route.routeId)}
                  onFocus={() => setPointedId(route.routeId)}
                  style={{
                    display: 'block',
                    padding: '8px 10px',
                    border: `1px solid var(--${route === shown.route ? 'primary-border' : 'line'})`,
                    borderRadius: 'var(--radius)',
                    color: 'inherit',
                  }}
                >
                  <RouteFacts route={route} count={count} />
                  <RouteTreeCell
                    route={route}
                    frames={isAwaited ? undefined : frames}
                    like={task.target.key}
                    width={isNarrow ? 290 : 350}
                    height={thumbnailHeight}
                  />
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton height={164} radius={6} />
        )}
      </Flex>
    </Flex>
  );
}

interface Strategy {
  id: string;
  /** The best route of the strategy. */
  route: ListedRoute;
  /** How many routes follow it. */
  count: number;
}

/** The best route of each set of key bonds, the best of all first. */
export function bestOfStrategies(routes: readonly ListedRoute[]): Strategy[] {
  const groups = Map.groupBy(
    routes.toSorted((a, b) => a.rank - b.rank),
    ({ cluster }) => cluster?.id ?? '',
  );
  return [...groups].flatMap(([id, [route, ...others]]) => (route ? [{ id, route, count: others.length + 1 }] : []));
}

function RouteFacts({ route, count }: { route: ListedRoute; count: number }) {
  const { t } = useTranslation(['retrosynthesis', 'routes']);
  return (
    <>
      <Flex gap={10} align="baseline">
        <strong>{formatNumber(route.score, 1)}</strong>
        <span>{t('found.steps', { count: route.steps })}</span>
        <Typography.Text type={route.solved ? 'success' : 'warning'} style={{ whiteSpace: 'nowrap' }}>
          {route.solved ? <CheckCircleIcon size={14} /> : <WarningIcon size={14} />}{' '}
          {t(route.solved ? 'found.solved' : 'found.partial')}
        </Typography.Text>
        <Typography.Text type="secondary" style={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
          {t('found.routes', { count })}
        </Typography.Text>
      </Flex>
      <Typography.Text type="secondary" ellipsis>
        {route.cluster ? t('routes:cluster.title', { text: route.cluster.text }) : t('routes:listPage.cluster.none')}
      </Typography.Text>
    </>
  );
}

/** Until the first route: the target, which the tree grows from. */
function Waiting({ task }: { task: RetroTask }) {
  const { t } = useTranslation('retrosynthesis');
  return (
    <Flex vertical gap={12} align="center" justify="center" role="status" style={{ height: '100%' }}>
      <MoleculePicture molecule={task.target} width={260} height={180} label={moleculeLabel(task.target)} />
      <Flex gap={10} align="center">
        <Spin size="small" />
        {isRunning(task.state) && (
          <Typography.Text type="secondary">
            {t(task.state === 'queued' ? 'found.queued' : 'found.searching')}
          </Typography.Text>
        )}
      </Flex>
    </Flex>
  );
}

function ShownRoute({ route, taskId }: { route: ListedRoute; taskId: string }) {
  const { t } = useTranslation('routes');
  const isNarrow = useIsBelow('lg');
  const { data } = useCall('routeDetail', { query: { routeId: route.routeId } }, { keepFor: taskId, passive: true });
  const tree = useMemo(() => data && routeTree(data), [data]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [selectedId, setSelectedId] = useState<string>();
  const layout = useMemo(
    () => tree && layoutTree(tree, isNarrow ? 'vertical' : 'horizontal', folded),
    [tree, isNarrow, folded],
  );
  if (!tree || !layout) return <Skeleton height={420} />;
  return (
    <>
      <TreeCanvas
        layout={layout}
        selectedId={selectedId ?? tree.node.nodeId}
        onSelect={setSelectedId}
        onFold={(id) => setFolded((now) => toggleFold(now, id))}
      />
      <Typography.Text strong style={{ position: 'absolute', top: 8, left: 10, pointerEvents: 'none' }}>
        {t('list.route', { rank: route.rank })}
      </Typography.Text>
    </>
  );
}
