// The user's scoring tasks: find, open, rename, stop, go on, delete.

import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { NameCell, RowActions, useTaskColumns } from '../../../chemistry/tasks/history/history-cells.tsx';
import { TaskBar } from '../../../chemistry/tasks/task-bar.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { wholeHistory, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { call } from '../../../shared/api/call.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { resultPath } from '../paths.ts';
import { useNameCheck } from '../upload/use-name-check.ts';
import { continueScoring, percentOf, progressWords, stopScoring, type useScoreTasks } from './tasks.ts';
import { column, rowHeading } from '../../../ui/table/column.tsx';

interface TaskTableProps {
  query: HistoryQuery;
  onQuery: (query: HistoryQuery) => void;
  tasks: ReturnType<typeof useScoreTasks>;
  newTaskId: string | null;
}

export function TaskTable({ query, onQuery, tasks, newTaskId }: TaskTableProps) {
  const { t } = useTranslation('sascore');
  const columns = useTaskColumns<ScoreTask>();
  const removeWithUndo = useRemoval();
  return (
    <HistoryList<ScoreTask, HistoryQuery>
      title={t('tasks.title')}
      say={(key) => t(`tasks.${key}`)}
      list={tasks}
      query={query}
      whole={wholeHistory}
      onQuery={onQuery}
      keyOf={({ taskId }) => taskId}
      // Just started here: in colour, so that the eye finds it.
      rowClassName={({ taskId }) => (taskId === newTaskId ? 'ant-table-row-selected' : '')}
      columns={[
        column(t('tasks.column.name'), rowHeading, ({ taskId, name, fileName, sheet }) => (
          <NameCell
            id={taskId}
            name={name}
            to={resultPath(taskId)}
            note={sheet === undefined ? fileName : `${fileName} · ${sheet}`}
            onRename={(typed) => call('sascoreRename', { query: { id: taskId, name: typed } })}
            form={checkedForm}
          />
        )),
        columns.state,
        column(t('tasks.column.progress'), { width: 200 }, (task) => (
          <>
            {progressWords(task, t)}
            <TaskBar task={task} percent={percentOf(task)} isOpen={task.total === 0} />
          </>
        )),
        column(t('tasks.column.unreadable'), { align: 'right', width: 110 }, ({ unreadable }) =>
          formatNumber(unreadable),
        ),
        column(t('tasks.column.mean'), { align: 'right', width: 100 }, ({ meanScore }) =>
          meanScore === undefined ? '–' : formatNumber(meanScore, 2),
        ),
        columns.created,
        {
          ...columns.actions,
          render: (_, { taskId, name, state }) => (
            <RowActions
              id={taskId}
              name={name}
              state={state}
              onStop={() => stopScoring(taskId)}
              onContinue={() => continueScoring(taskId)}
              onDelete={() =>
                removeWithUndo({
                  remove: () => call('sascoreDelete', { params: { id: taskId } }),
                  said: t('tasks.deleted', { name }),
                  lists: ['sascoreTasks'],
                })
              }
            />
          ),
        },
      ]}
    />
  );
}

type FormProps = ComponentProps<typeof RenameForm>;

const checkedForm = (props: FormProps) => <CheckedForm {...props} />;

/** Names of scoring tasks are given once: what is typed is looked at while it is typed. */
function CheckedForm(props: FormProps) {
  const { t } = useTranslation('sascore');
  const [typed, setTyped] = useState(props.name);
  const state = useNameCheck(typed, props.name);
  return (
    <RenameForm
      {...props}
      onTyped={setTyped}
      problem={state === 'taken' ? t('name.taken') : undefined}
      isUnsure={state === 'checking'}
    />
  );
}
