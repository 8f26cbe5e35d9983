// The user's tasks: find, open, rename, stop, go on, delete.

import { Select, Typography } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { forwardTaskTypes, type ForwardTask } from '@app/shared/contracts/forward/forward';
import { call } from '../../../shared/api/call.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { NameCell, useRenaming } from '../../../chemistry/tasks/history/name-cell.tsx';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { canContinue, isRunning } from '../../../chemistry/tasks/task-state.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { rowHeading } from '../../../ui/table/row-heading.ts';
import { productsPath } from '../paths.ts';
import { TaskProgress } from './task-progress.tsx';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { isNarrowed, allTasks, type TaskQuery } from './task-query.ts';
import { shownName, useForwardActions, type useForwardTasks } from './tasks.ts';
import { HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';

interface TaskTableProps {
  query: TaskQuery;
  onQuery: (query: TaskQuery) => void;
  tasks: ReturnType<typeof useForwardTasks>;
}

export function TaskTable({ query, onQuery, tasks }: TaskTableProps) {
  const { t } = useTranslation(['forward', 'retrosynthesis']);
  const removeWithUndo = useRemoval();
  const { renaming, start, end } = useRenaming();
  const { data, mutate } = tasks;
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
  const remove = ({ taskId, name }: ForwardTask) =>
    removeWithUndo({
      remove: () => call('forwardTaskDelete', { body: { taskIds: [taskId] } }),
      said: t('tasks.deleted', { name }),
      lists: ['forwardTaskList'],
    });
  return (
    <HistoryList<ForwardTask>
      title={t('tasks.title')}
      note={data && t('tasks.places', placesOf(data))}
      filters={<TaskFilters query={query} onChange={onQuery} />}
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
          width: 240,
          render: (_, task) => <TaskProgress task={task} />,
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
              onChanged={() => mutate()}
              onRename={() => start(task.taskId)}
              onDelete={() => void remove(task)}
            />
          ),
        },
      ]}
    />
  );
}

interface TaskActionsProps {
  task: ForwardTask;
  onChanged: () => unknown;
  onRename: () => void;
  onDelete: () => void;
}

function TaskActions({ task: { taskId, name, state }, onChanged, onRename, onDelete }: TaskActionsProps) {
  const { t } = useTranslation('forward');
  const { busy, run } = useForwardActions(taskId, onChanged);
  const running = isRunning(state);
  return (
    <RowActions
      name={name}
      isBusy={busy}
      onStop={running ? () => run('stop') : undefined}
      restart={canContinue(state) ? { label: t('tasks.continue', { name }), run: () => run('continue') } : undefined}
      onRename={onRename}
      onDelete={onDelete}
      deleteLater={running ? t('tasks.deleteLater') : undefined}
    />
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
