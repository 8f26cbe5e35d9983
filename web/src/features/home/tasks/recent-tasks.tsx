import { limits } from '@app/shared/constants/limits';
import type { TaskState } from '@app/shared/constants/modules';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Flex, Tag } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isAnyQueued } from '../../../chemistry/tasks/task-state.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { PictureGroup } from '../../../chemistry/drawing/picture-group.tsx';
import { useTrackedChange } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useIsBelow } from '../../../shared/hooks/viewport.ts';
import { formatAgo, formatDateTime, formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import styles from '../home.module.css';
import { GettingStarted } from './getting-started.tsx';
import { taskAddress } from './task-address.ts';

// Below the fold, and fetched for tasks with routes alone.
const BestRoute = lazy(() => import('./best-route.tsx').then((module) => ({ default: module.BestRoute })));

const firstPage = 8;
const morePerPage = 20;
const filterFrom = 8;
const liveMs = 1_500;
const active: ReadonlySet<TaskState> = new Set(['queued', 'searching']);
const frame = { width: 96, height: 60 } as const;

/** The user's tasks, newest first, with live progress; for a new user, how it works. */
export function RecentTasks() {
  const { t } = useTranslation('home');
  const [pageSize, setPageSize] = useState(firstPage);
  const [filter, setFilter] = useState('');
  const key = useDebounced(filter.trim());
  useTrackedChange(key, 'filterTasks');
  const { data, error, isLoading, mutate } = useCall(
    'retroTaskList',
    { body: { pageIndex: 1, pageSize, ...(key !== '' && { key }) } },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      isQueued: ({ items }) => isAnyQueued(items),
      refreshInterval: (newest) => (newest?.items.some(({ state }) => active.has(state)) ? liveMs : 0),
    },
  );
  if (data?.total === 0 && key === '') return <GettingStarted />;
  return (
    <section className={styles.card} data-tour="tasks" aria-labelledby="tasks-title" aria-busy={isLoading}>
      <Flex component="header" wrap gap="8px 12px" align="baseline" style={{ padding: '12px 16px' }}>
        <h2 id="tasks-title" style={{ margin: 0, fontSize: 16 }}>
          {t('tasks.title')}
        </h2>
        {data && <span style={{ color: 'var(--secondary)' }}>{t('tasks.count', { count: data.total })}</span>}
        {(filter !== '' || (data?.total ?? 0) > filterFrom) && (
          <input
            type="search"
            aria-label={t('tasks.filter')}
            placeholder={t('tasks.filter')}
            maxLength={limits.taskNameLength}
            value={filter}
            style={{ marginInlineStart: 'auto' }}
            onChange={({ target }) => setFilter(target.value)}
          />
        )}
      </Flex>
      {data && <TaskList tasks={data.items} />}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <Flex data-arriving vertical gap={16} style={{ minHeight: 320, padding: '0 16px' }}>
          <span className="visually-hidden">{t('common:layout.loading')}</span>
          {[52, 38, 61, 45].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={60} radius={6} />
          ))}
        </Flex>
      )}
      {data && error && (
        <p role="status" style={{ margin: 16 }}>
          {t('tasks.stale')}
        </p>
      )}
      {data && data.total > data.items.length && pageSize < limits.pageSize && (
        <Button
          loading={isLoading}
          style={{ margin: 12 }}
          onClick={() => setPageSize(Math.min(limits.pageSize, pageSize + morePerPage))}
        >
          {t('tasks.more')}
        </Button>
      )}
    </section>
  );
}

function TaskList({ tasks }: { tasks: readonly RetroTask[] }) {
  const { t } = useTranslation('home');
  const isNarrow = useIsBelow('md');
  if (tasks.length === 0) return <p style={{ margin: 16 }}>{t('tasks.noMatch')}</p>;
  const end = { textAlign: 'end', whiteSpace: 'nowrap' } as const;
  return (
    <PictureGroup molecules={tasks.map(({ target }) => target)} frame={frame}>
      <table className={styles.tasks} aria-labelledby="tasks-title">
        <thead className={isNarrow ? 'visually-hidden' : undefined}>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {t('tasks.column.molecule')}
            </th>
            {!isNarrow && <th scope="col">{t('tasks.column.best')}</th>}
            {!isNarrow && <th scope="col">{t('tasks.column.search')}</th>}
            <th scope="col" style={end}>
              {t('tasks.column.routes')}
            </th>
            {!isNarrow && (
              <th scope="col" style={end}>
                {t('tasks.column.score')}
              </th>
            )}
            {!isNarrow && (
              <th scope="col" style={end}>
                {t('tasks.column.when')}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="tabular">
          {tasks.map((task) => (
            <tr key={task.taskId}>
              <td style={{ width: frame.width + 24 }}>
                <MoleculePicture molecule={task.target} {...frame} decorative />
              </td>
              <th scope="row" style={{ overflowWrap: 'anywhere' }}>
                <Link to={taskAddress(task)} style={{ display: 'block', fontWeight: 600 }}>
                  {task.taskName}
                </Link>
                <StatusTag state={task.state} tasksAhead={task.tasksAhead} />
                {task.imported && <ImportedSign task={task} />}
                {isNarrow && <SearchCell task={task} />}
              </th>
              {!isNarrow && (
                <td style={{ width: 280 }}>
                  {task.routeCount > 0 && !active.has(task.state) && (
                    <Suspense>
                      <BestRoute task={task} />
                    </Suspense>
                  )}
                </td>
              )}
              {!isNarrow && (
                <td>
                  <SearchCell task={task} />
                </td>
              )}
              <td style={end}>
                <RoutesCell task={task} />
              </td>
              {!isNarrow && <td style={end}>{task.bestScore === undefined ? '–' : formatNumber(task.bestScore, 1)}</td>}
              {!isNarrow && (
                <td style={end}>
                  <time dateTime={task.createdAt} title={formatDateTime(task.createdAt)}>
                    {formatAgo(task.createdAt)}
                  </time>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </PictureGroup>
  );
}

/** Routes of a file, and which planner wrote it. */
function ImportedSign({ task }: { task: RetroTask }) {
  const { t } = useTranslation('home');
  const { format, fileName } = task.imported ?? {};
  return (
    <Tag title={fileName} style={{ marginInlineStart: 6 }}>
      {t('tasks.imported', { format: t(`tasks.format.${format}`) })}
    </Tag>
  );
}

const note = { display: 'block', color: 'var(--secondary)' } as const;

function SearchCell({ task }: { task: RetroTask }) {
  const { t } = useTranslation('home');
  const { state, progress, failure } = task;
  if (state === 'searching')
    return (
      <>
        <ProgressBar percent={progress.percent} label={t('tasks.progressOf', { name: task.taskName })} />
        <small>{t('tasks.running', { percent: progress.percent, time: formatDuration(progress.elapsedMs) })}</small>
      </>
    );
  if (state === 'failed' && failure) return <span style={{ color: 'var(--danger)' }}>{failure.message}</span>;
  if (progress.elapsedMs === 0) return null;
  return (
    <>
      {formatDuration(progress.elapsedMs)}
      {progress.firstRouteMs !== undefined && (
        <small style={note}>{t('tasks.firstRoute', { time: formatDuration(progress.firstRouteMs) })}</small>
      )}
    </>
  );
}

function RoutesCell({ task }: { task: RetroTask }) {
  const { t } = useTranslation('home');
  const { state, routeCount, solvedCount, progress, settings } = task;
  if (state === 'queued' || state === 'notStarted') return null;
  if (state === 'searching') {
    // A search may find more routes than it keeps.
    const isMore = progress.solvedRoutes > settings.maxRoutes;
    return t('tasks.found', { found: isMore ? `${settings.maxRoutes}+` : String(progress.solvedRoutes) });
  }
  if (routeCount === 0) return <small style={note}>{t('tasks.noRoutes')}</small>;
  return (
    <>
      <strong>{t('tasks.solved', { count: solvedCount })}</strong>
      <small style={note}>{t('tasks.ofRoutes', { count: routeCount })}</small>
    </>
  );
}
