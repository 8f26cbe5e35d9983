// The user's scoring tasks: find, open, rename, stop, go on, delete.

import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { call } from '../../../shared/api/call.ts';
import { DayFields, HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';
import { isNarrowed, wholeHistory, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { HistorySection, HistoryTable } from '../../../chemistry/tasks/history/history-section.tsx';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { TaskRow } from './task-row.tsx';
import styles from './task-table.module.css';
import type { useScoreTasks } from './tasks.ts';

export interface TaskTableProps {
  query: HistoryQuery;
  onQuery: (query: HistoryQuery) => void;
  tasks: ReturnType<typeof useScoreTasks>;
  newTaskId: string | null;
}

const columns = ['name', 'state', 'progress', 'unreadable', 'mean', 'created'] as const;

export function TaskTable({ query, onQuery, tasks, newTaskId }: TaskTableProps) {
  const { t } = useTranslation('sascore');
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
    <HistorySection<ScoreTask>
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
      rowHeight={52}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => onQuery({ ...query, pageIndex })}
    >
      {(items) => (
        <HistoryTable
          label={t('tasks.title')}
          columns={columns.map((key) => ({
            key,
            label: t(`tasks.column.${key}`),
            isNumber: key === 'unreadable' || key === 'mean',
          }))}
          className={styles.table}
        >
          {items.map((task) => (
            <TaskRow
              key={task.taskId}
              task={task}
              isNew={task.taskId === newTaskId}
              onChanged={() => tasks.mutate()}
              onDelete={() => void remove(task)}
            />
          ))}
        </HistoryTable>
      )}
    </HistorySection>
  );
}
