// The user's scoring tasks: find, open, rename, stop, go on, delete.

import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { Typography } from 'antd';
import { call } from '../../../shared/api/call.ts';
import { DayFields, HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';
import { isNarrowed, wholeHistory, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { useRenaming } from '../../../chemistry/tasks/history/name-cell.tsx';
import { formatAgo, formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { TaskProgress } from './task-progress.tsx';
import { TaskActions, TaskName } from './task-cells.tsx';
import type { useScoreTasks } from './tasks.ts';

export interface TaskTableProps {
  query: HistoryQuery;
  onQuery: (query: HistoryQuery) => void;
  tasks: ReturnType<typeof useScoreTasks>;
  newTaskId: string | null;
}

export function TaskTable({ query, onQuery, tasks, newTaskId }: TaskTableProps) {
  const { t } = useTranslation(['sascore', 'retrosynthesis']);
  const { renaming, start, end } = useRenaming();
  const removeWithUndo = useRemoval();
  const none = isNarrowed(query) ? 'tasks.noneFound' : 'tasks.none';
  const change = (part: Partial<HistoryQuery>) => onQuery({ ...query, ...part, pageIndex: 1 });
  const remove = ({ taskId, name }: ScoreTask) =>
    removeWithUndo({
      remove: () => call('sascoreDelete', { params: { id: taskId } }),
      said: t('tasks.deleted', { name }),
      lists: ['sascoreTasks'],
    });
  return (
    <HistoryList<ScoreTask>
      title={t('tasks.title')}
      filters={
        <HistoryFilters
          words={query.words}
          onWords={(words) => change({ words })}
          onAll={isNarrowed(query) ? () => onQuery(wholeHistory) : null}
        >
          <StateField value={query.filter} onChange={(filter) => change({ filter })} />
          <DayFields days={query} onChange={change} />
        </HistoryFilters>
      }
      isNarrowed={isNarrowed(query)}
      list={tasks}
      empty={{ title: t(none), text: t(`${none}Hint`) }}
      keyOf={({ taskId }) => taskId}
      // Just started here: in colour, so that the eye finds it.
      rowClassName={({ taskId }) => (taskId === newTaskId ? 'ant-table-row-selected' : '')}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => onQuery({ ...query, pageIndex })}
      columns={[
        {
          key: 'name',
          title: t('tasks.column.name'),
          ...rowHeading,
          render: (_, task) => (
            <TaskName task={task} isRenaming={renaming === task.taskId} onEnd={end} onChanged={tasks.mutate} />
          ),
        },
        {
          key: 'state',
          title: t('tasks.column.state'),
          width: 130,
          render: (_, { state, failure }) => (
            <>
              <StatusTag state={state} />
              {failure && <Typography.Text type="danger">{failure.message}</Typography.Text>}
            </>
          ),
        },
        {
          key: 'progress',
          title: t('tasks.column.progress'),
          width: 200,
          render: (_, task) => <TaskProgress task={task} />,
        },
        {
          key: 'unreadable',
          title: t('tasks.column.unreadable'),
          align: 'right',
          width: 110,
          render: (_, { unreadable }) => formatNumber(unreadable),
        },
        {
          key: 'mean',
          title: t('tasks.column.mean'),
          align: 'right',
          width: 100,
          render: (_, { meanScore }) => (meanScore === undefined ? '–' : formatNumber(meanScore, 2)),
        },
        {
          key: 'created',
          title: t('tasks.column.created'),
          width: 130,
          render: (_, { createdAt }) => <span title={formatDateTime(createdAt)}>{formatAgo(createdAt)}</span>,
        },
        {
          key: 'actions',
          title: <span className="visually-hidden">{t('retrosynthesis:history.actions')}</span>,
          width: 84,
          render: (_, task) => (
            <TaskActions
              task={task}
              onChanged={tasks.mutate}
              onRename={() => start(task.taskId)}
              onDelete={() => void remove(task)}
            />
          ),
        },
      ]}
    />
  );
}
