// /forwardsynthesis: what to ask, and all tasks with how far they are.

import {
  forwardTypes,
  type ForwardType,
  forwardTaskTypes,
  type ForwardTask,
} from '@app/shared/contracts/forward/forward';
import { Col, Row, Typography, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../../shared/navigation/use-title.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { FlaskIcon, LibraryIcon } from '../../../ui/icons/module-icons.tsx';
import { ForwardIcon } from '../../../ui/icons/work-icons.tsx';
import { ModulePage } from '../../../ui/page/module-page.tsx';
import { generatePath, productsPath } from '../paths.ts';
import { limits } from '@app/shared/constants/limits';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { NameCell, RowActions, useTaskColumns } from '../../../chemistry/tasks/history/history-cells.tsx';
import { TaskBar } from '../../../chemistry/tasks/task-bar.tsx';
import { HistoryList } from '../../../chemistry/tasks/history/history-list.tsx';
import { call } from '../../../shared/api/call.ts';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { useRemoval } from '../../../ui/notice/remove-with-undo.ts';
import { allTasks, progressWords, shownName, stopTask, useContinue, useForwardTasks, type TaskQuery } from './tasks.ts';
import { column, rowHeading } from '../../../ui/table/column.tsx';

const icons: Record<ForwardType, ReactNode> = {
  enumeration: <ForwardIcon size={24} />,
  library: <LibraryIcon size={24} />,
  prediction: <FlaskIcon size={24} />,
};

const choiceStyle = {
  justifyContent: 'start',
  height: '100%',
  padding: '12px 16px',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;

export function ForwardTasksPage() {
  const { t } = useTranslation('forward');
  useTitle(t('title'));
  return (
    <ModulePage title={t('title')} intro={t('intro')}>
      <nav aria-label={t('type.label')} style={{ padding: 16 }}>
        <Row gutter={[12, 12]}>
          {forwardTypes.map((type) => (
            <Col key={type} xs={24} lg={8}>
              <ButtonLink block to={generatePath(type)} icon={icons[type]} style={choiceStyle}>
                <span>
                  <strong>{t(`type.${type}.name`)}</strong>
                  <Typography.Text type="secondary" style={{ display: 'block' }}>
                    {t(`type.${type}.text`)}
                  </Typography.Text>
                </span>
              </ButtonLink>
            </Col>
          ))}
        </Row>
      </nav>
      <TaskTable />
    </ModulePage>
  );
}

// The user's tasks: find, open, rename, stop, go on, delete.

const places = { places: limits.concurrentForwardTasks, mostWaiting: limits.pendingForwardTasks };

function TaskTable() {
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
        column(t('tasks.column.name'), rowHeading, (task) => (
          <NameCell
            id={task.taskId}
            name={task.name}
            shown={shownName(task)}
            to={productsPath(task.taskId)}
            picture={<MoleculePicture molecule={task.start} width={96} height={64} decorative />}
            note={t(`type.${task.type}.name`)}
            onRename={(name) => call('forwardTaskRename', { body: { taskId: task.taskId, name } })}
          />
        )),
        columns.state,
        column(t('tasks.column.progress'), { width: 240 }, (task) => (
          <>
            {progressWords(task, t)}
            <TaskBar task={task} percent={task.progress.percent} isOpen={task.progress.planned === 0} />
          </>
        )),
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
