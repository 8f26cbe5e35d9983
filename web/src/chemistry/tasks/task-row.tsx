import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { formatAgo } from '../../shared/i18n/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { PencilIcon, RestartIcon, TrashIcon } from '../../ui/icons/icons.tsx';
import { MoreIcon, RouteIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { RenameForm } from './history/rename-form.tsx';
import { canRestart, isRunning } from './task-state.ts';

export interface TaskRowProps {
  task: RetroTask;
  isCurrent: boolean;
  onOpen: (taskId: string) => void;
  onChanged: () => unknown;
  onDeleted: (taskId: string) => void;
}

export function TaskRow({ task, isCurrent, onOpen, onChanged, onDeleted }: TaskRowProps) {
  const { t } = useTranslation('retrosynthesis');
  const removeWithUndo = useRemoval();
  const navigate = useNavigate();
  const [isRenaming, setRenaming] = useState(false);
  const { taskId, taskName, state } = task;
  const { run: act } = useAction();
  const run = (action: () => Promise<unknown>) =>
    act(async () => {
      await action();
      setRenaming(false);
      await onChanged();
    });
  const remove = async () => {
    const isGone = await removeWithUndo({
      remove: () => call('retroTaskDelete', { body: { taskIds: [taskId] } }),
      said: t('tasks.deleted', { name: taskName }),
      lists: ['retroTaskList', 'waitingSmiles'],
    });
    if (isGone) onDeleted(taskId);
  };
  if (isRenaming)
    return (
      <li style={{ padding: 8 }}>
        <RenameForm
          name={taskName}
          onCancel={() => setRenaming(false)}
          onRename={(name) => run(() => call('retroTaskRename', { body: { taskId, taskName: name } }))}
        />
      </li>
    );
  return (
    <Flex component="li" align="start">
      <Button
        variant="text"
        aria-current={isCurrent ? 'true' : undefined}
        icon={<MoleculePicture molecule={task.target} width={84} height={60} decorative />}
        style={{
          flex: 1,
          minWidth: 0,
          height: 76,
          justifyContent: 'start',
          padding: '6px 8px',
          textAlign: 'start',
          background: isCurrent ? 'var(--primary-tint)' : undefined,
        }}
        onClick={() => onOpen(taskId)}
      >
        <span style={{ minWidth: 0 }}>
          <Typography.Text ellipsis style={{ display: 'block' }}>
            {taskName}
          </Typography.Text>
          <Flex component="span" gap={8} align="center" style={{ fontSize: 12 }}>
            <StatusTag state={state} tasksAhead={task.tasksAhead} />
            {t('tasks.routes', { count: task.solvedCount })}
          </Flex>
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {formatAgo(task.createdAt)}
          </Typography.Text>
        </span>
      </Button>
      <Menu
        label={t('tasks.more', { name: taskName })}
        trigger={<MoreIcon />}
        isIcon
        items={[
          {
            key: 'routes',
            label: t('tasks.openRoutes'),
            icon: <RouteIcon size={16} />,
            disabled: task.routeCount === 0,
            onSelect: () => navigate(`/route/list/${task.routeType}/${task.target.key}?task=${taskId}`),
          },
          {
            key: 'rename',
            label: t('tasks.rename'),
            icon: <PencilIcon size={16} />,
            onSelect: () => setRenaming(true),
          },
          {
            key: 'restart',
            label: t('task.restart'),
            icon: <RestartIcon size={16} />,
            disabled: !canRestart(state),
            onSelect: () => run(() => call('retroTaskRestart', { body: { taskId } })),
          },
          {
            key: 'delete',
            label: t('tasks.delete'),
            icon: <TrashIcon size={16} />,
            danger: true,
            disabled: isRunning(state),
            onSelect: () => void remove(),
          },
        ]}
      />
    </Flex>
  );
}
