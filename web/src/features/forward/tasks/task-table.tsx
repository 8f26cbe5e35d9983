// The user's tasks: find, open, rename, stop, go on, delete.

import { limits } from '@app/shared/constants/limits';
import { forwardTaskTypes, type ForwardTask } from '@app/shared/contracts/forward/forward';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { NameCell, RowActions, useTaskColumns } from '../../../chemistry/tasks/history/history-cells.tsx';
import { TaskBar } from '../../../chemistry/tasks/task-bar.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { call } from '../../../shared/api/call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { productsPath } from '../paths.ts';
import { allTasks, progressWords, shownName, stopTask, useContinue, useForwardTasks, type TaskQuery } from './tasks.ts';

const places = { places: limits.concurrentForwardTasks, mostWaiting: limits.pendingForwardTasks };

export function TaskTable() {
  const { t } = useTranslation('forward');
  const [query, setQuery] = useState(allTasks);
  const tasks = useForwardTasks(useDebounced(query));
  const { data } = tasks;
  const columns = useTaskColumns<ForwardTask>();
  const removeWithUndo = useRemoval();
  const goOn = useContinue();
  return (
    <HistoryList<ForwardTask, TaskQuery>
      title={t('tasks.title')}
      note={data && t('tasks.places', { running: data.running, waiting: data.waiting, ...places })}
      say={(key) => t(`tasks.${key}`)}
      list={tasks}
      query={query}
      whole={allTasks}
      onQuery={setQuery}
      hasDays={false}
      renderFilters={(change) => (
        <Select
          size="small"
          aria-label={t('tasks.type')}
          value={query.type}
          options={[
            { value: 'all', label: t('tasks.allTypes') },
            ...forwardTaskTypes.map((one) => ({ value: one, label: t(`type.${one}.name`) })),
          ]}
          onChange={(type) => change({ type })}
        />
      )}
      keyOf={({ taskId }) => taskId}
      columns={[
        {
          key: 'name',
          title: t('tasks.column.name'),
          ...rowHeading,
          render: (_, task) => (
            <NameCell
              id={task.taskId}
              name={task.name}
              shown={shownName(task)}
              to={productsPath(task.taskId)}
              picture={<MoleculePicture molecule={task.start} width={96} height={64} decorative />}
              note={t(`type.${task.type}.name`)}
              onRename={(name) => call('forwardTaskRename', { body: { taskId: task.taskId, name } })}
            />
          ),
        },
        columns.state,
        {
          key: 'progress',
          title: t('tasks.column.progress'),
          width: 240,
          render: (_, task) => (
            <>
              {progressWords(task, t)}
              <TaskBar task={task} percent={task.progress.percent} isOpen={task.progress.planned === 0} />
            </>
          ),
        },
        columns.created,
        {
          ...columns.actions,
          render: (_, { taskId, name, state }) => (
            <RowActions
              id={taskId}
              name={name}
              state={state}
              onStop={() => stopTask(taskId)}
              onContinue={() => goOn(taskId)}
              onDelete={() =>
                removeWithUndo({
                  remove: () => call('forwardTaskDelete', { body: { taskIds: [taskId] } }),
                  said: t('tasks.deleted', { name }),
                  lists: ['forwardTaskList'],
                })
              }
            />
          ),
        },
      ]}
    />
  );
}
