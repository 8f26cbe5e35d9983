// The user's tasks: find, open, rename, stop, go on, delete.

import { limits } from '@app/shared/constants/limits';
import { forwardTaskTypes, type ForwardTask } from '@app/shared/contracts/forward/forward';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { NameCell, useRenaming } from '../../../chemistry/tasks/history/name-cell.tsx';
import { TaskActions, TaskBar, useTaskColumns } from '../../../chemistry/tasks/history/task-columns.tsx';
import { call } from '../../../shared/api/call.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { productsPath } from '../paths.ts';
import { allTasks, isNarrowed, type TaskQuery } from './task-query.ts';
import { progressWords, shownName, useForwardActions, type useForwardTasks } from './tasks.ts';

interface TaskTableProps {
  query: TaskQuery;
  onQuery: (query: TaskQuery) => void;
  tasks: ReturnType<typeof useForwardTasks>;
}

export function TaskTable({ query, onQuery, tasks }: TaskTableProps) {
  const { t } = useTranslation('forward');
  const { renaming, start, end } = useRenaming();
  const columns = useTaskColumns<ForwardTask>();
  const { data, mutate } = tasks;
  const change = (part: Partial<TaskQuery>) => onQuery({ ...query, ...part, pageIndex: 1 });
  const rename = async (taskId: string, name: string) => {
    try {
      await call('forwardTaskRename', { body: { taskId, name } });
      await mutate();
      return true;
    } catch (error) {
      presentError(error);
      return false;
    }
  };
  const none = isNarrowed(query) ? 'tasks.noneFound' : 'tasks.none';
  const places = { places: limits.concurrentForwardTasks, mostWaiting: limits.pendingForwardTasks };
  return (
    <HistoryList<ForwardTask>
      title={t('tasks.title')}
      note={data && t('tasks.places', { running: data.running, waiting: data.waiting, ...places })}
      filters={
        <HistoryFilters
          words={query.words}
          onWords={(words) => change({ words })}
          onAll={isNarrowed(query) ? () => onQuery(allTasks) : null}
        >
          <StateField value={query.filter} onChange={(filter) => change({ filter })} />
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
        </HistoryFilters>
      }
      isNarrowed={isNarrowed(query)}
      list={tasks}
      empty={{ title: t(none), text: t(`${none}Hint`) }}
      keyOf={({ taskId }) => taskId}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => onQuery({ ...query, pageIndex })}
      columns={[
        {
          key: 'name',
          title: t('tasks.column.name'),
          ...rowHeading,
          render: (_, task) => (
            <NameCell
              name={task.name}
              shown={shownName(task)}
              to={productsPath(task.taskId)}
              picture={<MoleculePicture molecule={task.start} width={96} height={64} decorative />}
              note={t(`type.${task.type}.name`)}
              isRenaming={renaming === task.taskId}
              onRename={(name) => rename(task.taskId, name)}
              onEnd={end}
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
          render: (_, task) => <Actions task={task} onChanged={mutate} onRename={() => start(task.taskId)} />,
        },
      ]}
    />
  );
}

interface ActionsProps {
  task: ForwardTask;
  onChanged: () => unknown;
  onRename: () => void;
}

function Actions({ task, onChanged, onRename }: ActionsProps) {
  const { t } = useTranslation('forward');
  const { taskId, name } = task;
  const removeWithUndo = useRemoval();
  const remove = () =>
    removeWithUndo({
      remove: () => call('forwardTaskDelete', { body: { taskIds: [taskId] } }),
      said: t('tasks.deleted', { name }),
      lists: ['forwardTaskList'],
    });
  return (
    <TaskActions
      task={task}
      actions={useForwardActions(taskId, onChanged)}
      onRename={onRename}
      onDelete={() => void remove()}
    />
  );
}
