// The user's tasks: find, open, rename, stop, go on, delete.

import { Select } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { forwardTaskTypes, type ForwardTask } from '@app/shared/contracts/forward/forward';
import { call } from '../../../shared/api/call.ts';
import { HistorySection, HistoryTable } from '../../../chemistry/tasks/history/history-section.tsx';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { isNarrowed, allTasks, type TaskQuery } from './task-query.ts';
import { TaskRow } from './task-row.tsx';
import styles from './task-table.module.css';
import type { useForwardTasks } from './tasks.ts';
import { HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';

interface TaskTableProps {
  query: TaskQuery;
  onQuery: (query: TaskQuery) => void;
  tasks: ReturnType<typeof useForwardTasks>;
}

const columns = ['start', 'name', 'state', 'progress', 'created'] as const;

export function TaskTable({ query, onQuery, tasks }: TaskTableProps) {
  const { t } = useTranslation('forward');
  const removeWithUndo = useRemoval();
  const { data, mutate } = tasks;
  const none = isNarrowed(query) ? 'tasks.noneFound' : 'tasks.none';
  const remove = ({ taskId, name }: ForwardTask) =>
    removeWithUndo({
      remove: () => call('forwardTaskDelete', { body: { taskIds: [taskId] } }),
      said: t('tasks.deleted', { name }),
      lists: ['forwardTaskList'],
    });
  return (
    <HistorySection<ForwardTask>
      title={t('tasks.title')}
      note={data && t('tasks.places', placesOf(data))}
      filters={<TaskFilters query={query} onChange={onQuery} />}
      isNarrowed={isNarrowed(query)}
      list={tasks}
      empty={{ title: t(none), text: t(`${none}Hint`) }}
      rowHeight={68}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => onQuery({ ...query, pageIndex })}
    >
      {(items) => (
        <HistoryTable
          label={t('tasks.title')}
          columns={columns.map((key) => ({ key, label: t(`tasks.column.${key}`) }))}
          className={styles.table}
        >
          {items.map((task) => (
            <TaskRow key={task.taskId} task={task} onChanged={() => mutate()} onDelete={() => void remove(task)} />
          ))}
        </HistoryTable>
      )}
    </HistorySection>
  );
}

function placesOf({ running, waiting }: { running: number; waiting: number }) {
  return { running, waiting, places: limits.concurrentForwardTasks, mostWaiting: limits.pendingForwardTasks };
}

interface TaskFiltersProps {
  query: TaskQuery;
  onChange: (query: TaskQuery) => void;
}

function TaskFilters({ query, onChange }: TaskFiltersProps) {
  const { t } = useTranslation('forward');
  const change = (part: Partial<TaskQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <HistoryFilters
      words={query.words}
      onWords={(words) => change({ words })}
      onAll={isNarrowed(query) ? () => onChange(allTasks) : null}
    >
      <StateField value={query.filter} onChange={(filter) => change({ filter })} />
      <Select
        aria-label={t('tasks.type')}
        value={query.type}
        options={[
          { value: 'all', label: t('tasks.allTypes') },
          ...forwardTaskTypes.map((one) => ({ value: one, label: t(`type.${one}.name`) })),
        ]}
        onChange={(picked) => change({ type: forwardTaskTypes.find((one) => one === picked) ?? 'all' })}
      />
    </HistoryFilters>
  );
}
