// The user's scoring tasks: find, open, rename, stop, go on, delete.

import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DayFields, HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { isNarrowed, wholeHistory, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { useRenaming } from '../../../chemistry/tasks/history/name-cell.tsx';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { TaskActions, TaskBar, useTaskColumns } from '../../../chemistry/tasks/history/task-columns.tsx';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { resultPath } from '../paths.ts';
import { useNameCheck } from '../upload/use-name-check.ts';
import { percentOf, progressWords, useScoreActions, type useScoreTasks } from './tasks.ts';

export interface TaskTableProps {
  query: HistoryQuery;
  onQuery: (query: HistoryQuery) => void;
  tasks: ReturnType<typeof useScoreTasks>;
  newTaskId: string | null;
}

export function TaskTable({ query, onQuery, tasks, newTaskId }: TaskTableProps) {
  const { t } = useTranslation('sascore');
  const { renaming, start, end } = useRenaming();
  const columns = useTaskColumns<ScoreTask>();
  const none = isNarrowed(query) ? 'tasks.noneFound' : 'tasks.none';
  const change = (part: Partial<HistoryQuery>) => onQuery({ ...query, ...part, pageIndex: 1 });
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
        columns.state,
        {
          key: 'progress',
          title: t('tasks.column.progress'),
          width: 200,
          render: (_, task) => (
            <>
              {progressWords(task, t)}
              <TaskBar task={task} percent={percentOf(task)} isOpen={task.total === 0} />
            </>
          ),
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
        columns.created,
        {
          ...columns.actions,
          render: (_, task) => <Actions task={task} onChanged={tasks.mutate} onRename={() => start(task.taskId)} />,
        },
      ]}
    />
  );
}

interface CellProps {
  task: ScoreTask;
  onChanged: () => unknown;
}

function TaskName({ task, isRenaming, onEnd, onChanged }: CellProps & { isRenaming: boolean; onEnd: () => void }) {
  const { t } = useTranslation('sascore');
  const { taskId, name, fileName, sheet } = task;
  // Names of scoring tasks are the user's own, each given once: what is typed is looked at while it is typed.
  const [typed, setTyped] = useState(name);
  const nameState = useNameCheck(isRenaming ? typed : name, name);
  const rename = async (newName: string) => {
    try {
      await call('sascoreRename', { query: { id: taskId, name: newName } });
      onEnd();
      await onChanged();
    } catch (error) {
      presentError(error);
    }
  };
  if (isRenaming)
    return (
      <RenameForm
        name={name}
        onRename={rename}
        onCancel={onEnd}
        onTyped={setTyped}
        problem={nameState === 'taken' ? t('name.taken') : undefined}
        isUnsure={nameState === 'checking'}
      />
    );
  const source = sheet === undefined ? fileName : `${fileName} · ${sheet}`;
  return (
    <>
      <Link to={resultPath(taskId)} style={{ fontWeight: 600 }}>
        {name}
      </Link>
      <small style={{ display: 'block', color: 'var(--secondary)' }}>{source}</small>
    </>
  );
}

function Actions({ task, onChanged, onRename }: CellProps & { onRename: () => void }) {
  const { t } = useTranslation('sascore');
  const { taskId, name } = task;
  const removeWithUndo = useRemoval();
  const remove = () =>
    removeWithUndo({
      remove: () => call('sascoreDelete', { params: { id: taskId } }),
      said: t('tasks.deleted', { name }),
      lists: ['sascoreTasks'],
    });
  return (
    <TaskActions
      task={task}
      actions={useScoreActions(taskId, onChanged)}
      onRename={onRename}
      onDelete={() => void remove()}
    />
  );
}
