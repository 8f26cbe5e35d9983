// The user's scoring tasks: find, open, rename, stop, go on, delete.

import type { ScoreTask } from '@app/shared/contracts/sascore';
import { call } from '../../api/call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useRemoval } from '../../ui/remove-with-undo.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Paging } from './paging.tsx';
import { TaskFilters } from './task-filters.tsx';
import { isNarrowed, taskPageSize, type TaskQuery } from './task-query.ts';
import { TaskRow } from './task-row.tsx';
import styles from './task-table.module.css';
import type { useScoreTasks } from './use-score-tasks.ts';

export interface TaskTableProps {
  query: TaskQuery;
  onQuery: (query: TaskQuery) => void;
  tasks: ReturnType<typeof useScoreTasks>;
  newTaskId: string | null;
}

const columns = ['name', 'state', 'progress', 'unreadable', 'mean', 'created'] as const;

export function TaskTable({ query, onQuery, tasks, newTaskId }: TaskTableProps) {
  const { t } = useTranslation('sascore');
  const removeWithUndo = useRemoval();
  const { data, error, mutate } = tasks;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / taskPageSize));
  const remove = ({ taskId, name }: ScoreTask) =>
    removeWithUndo({
      remove: () => call('sascoreDelete', { params: { id: taskId } }),
      said: t('tasks.deleted', { name }),
      lists: ['sascoreTasks'],
    });
  return (
    <section className={styles.tasks} aria-label={t('tasks.title')}>
      <header className={styles.head}>
        <h2>
          {t('tasks.title')}
          {data && <small>{formatNumber(data.total)}</small>}
        </h2>
        <TaskFilters query={query} onChange={onQuery} />
      </header>
      {data && error && <ConnectionBanner error={error} retry={() => mutate()} />}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && (
        <EmptyState
          title={t(isNarrowed(query) ? 'tasks.noneFound' : 'tasks.none')}
          text={t(isNarrowed(query) ? 'tasks.noneFoundHint' : 'tasks.noneHint')}
        />
      )}
      {data && data.items.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={t('tasks.title')}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-number={column === 'unreadable' || column === 'mean'}>
                    {t(`tasks.column.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('tasks.column.actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((task) => (
                <TaskRow
                  key={task.taskId}
                  task={task}
                  isNew={task.taskId === newTaskId}
                  onChanged={() => mutate()}
                  onDelete={() => void remove(task)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <Paging
          pageIndex={Math.min(query.pageIndex, pages)}
          pages={pages}
          onPage={(pageIndex) => onQuery({ ...query, pageIndex })}
        />
      )}
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={52} radius={6} />
      ))}
    </div>
  );
}
