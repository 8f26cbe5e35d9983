import { useState } from 'react';
import { limits } from '@app/shared/constants/limits';
import type { TaskState } from '@app/shared/constants/modules';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { useTrackedChange } from '../../../shared/api/track.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { GettingStarted } from './getting-started.tsx';
import styles from './recent-tasks.module.css';
import { TaskRow } from './task-row.tsx';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { SearchIcon } from '../../../ui/icons/icons.tsx';

const firstPage = 8;
const morePerPage = 20;
const filterFrom = 8;
const liveMs = 1_500;
const active: ReadonlySet<TaskState> = new Set(['queued', 'searching']);

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
      refreshInterval: (newest) => (newest?.items.some(({ state }) => active.has(state)) ? liveMs : 0),
    },
  );
  const isNew = data?.total === 0 && key === '';
  if (isNew) return <GettingStarted />;
  const canFilter = key !== '' || filter !== '' || (data?.total ?? 0) > filterFrom;
  return (
    <section
      className={styles['tasks']}
      data-tour="tasks"
      data-arriving={(!data && !error) || undefined}
      aria-labelledby="tasks-title"
      aria-busy={isLoading}
    >
      <header className={styles['head']}>
        <h2 id="tasks-title">{t('tasks.title')}</h2>
        {data && <span className={styles['count']}>{t('tasks.count', { count: data.total })}</span>}
        {canFilter && <TaskFilter value={filter} onChange={setFilter} />}
      </header>
      <div className={styles['list']}>
        {data && <TaskList tasks={data.items} />}
        {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Loading />}
      </div>
      {data && error && (
        <p className={styles['stale']} role="status">
          {t('tasks.stale')}
        </p>
      )}
      {data && data.total > data.items.length && pageSize < limits.pageSize && (
        <Button
          className={styles['more']}
          loading={isLoading}
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
  if (tasks.length === 0) return <p className={styles['none']}>{t('tasks.noMatch')}</p>;
  return (
    <>
      <div className={styles['columns']} aria-hidden="true">
        <span className={styles['molecule']}>{t('tasks.column.molecule')}</span>
        <span>{t('tasks.column.state')}</span>
        <span>{t('tasks.column.search')}</span>
        <span className={styles['right']}>{t('tasks.column.routes')}</span>
        <span className={styles['right']}>{t('tasks.column.score')}</span>
        <span className={styles['right']}>{t('tasks.column.when')}</span>
      </div>
      <ul className={styles['rows']}>
        {tasks.map((task) => (
          <TaskRow key={task.taskId} task={task} />
        ))}
      </ul>
    </>
  );
}

function Loading() {
  const { t } = useTranslation('home');
  return (
    <>
      <span className="visually-hidden">{t('common:layout.loading')}</span>
      <div className={styles['columns']} aria-hidden="true" />
      {[52, 38, 61, 45].map((width) => (
        <div key={width} className={styles['loadingRow']}>
          <Skeleton width={84} height={52} radius={6} />
          <div>
            <Skeleton width={`${width / 2}%`} height={14} />
            <Skeleton width={`${width}%`} height={11} />
          </div>
        </div>
      ))}
    </>
  );
}

/** Finds tasks by a part of their name. */
function TaskFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('home');
  return (
    <label className={styles['filter']}>
      <SearchIcon size={16} />
      <input
        type="search"
        aria-label={t('tasks.filter')}
        placeholder={t('tasks.filter')}
        maxLength={limits.taskNameLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
