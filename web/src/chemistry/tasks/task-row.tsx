import { Input } from 'antd';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { limits } from '@app/shared/constants/limits';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTranslation } from 'react-i18next';
import { MoleculePicture } from '../drawing/molecule-picture.tsx';
import { presentError } from '../../shared/errors/present.ts';
import { formatAgo } from '../../shared/i18n/format.ts';
import { Button } from '../../ui/button/button.tsx';
import { PencilIcon, RestartIcon, TrashIcon } from '../../ui/icons/icons.tsx';
import { MoreIcon, RouteIcon } from '../../ui/icons/work-icons.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useRemoval } from '../../ui/notice/remove-with-undo.ts';
import { StatusTag } from '../../ui/state/status-tag.tsx';
import { useNavigate } from 'react-router-dom';
import styles from './task-list.module.css';
import { canRestart, isRunning } from './task-state.ts';

export interface TaskRowProps {
  task: RetroTask;
  isCurrent: boolean;
  onOpen: (taskId: string) => void;
  onChanged: () => unknown;
  onDeleted: (taskId: string) => void;
}

type Mode = 'look' | 'rename';

export function TaskRow({ task, isCurrent, onOpen, onChanged, onDeleted }: TaskRowProps) {
  const { t } = useTranslation('retrosynthesis');
  const removeWithUndo = useRemoval();
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>('look');
  const { taskId, taskName, state } = task;
  const run = async (action: () => Promise<unknown>) => {
    try {
      await action();
      setMode('look');
      await onChanged();
    } catch (error) {
      presentError(error);
    }
  };
  const remove = async () => {
    const isGone = await removeWithUndo({
      remove: () => call('retroTaskDelete', { body: { taskIds: [taskId] } }),
      said: t('tasks.deleted', { name: taskName }),
      lists: ['retroTaskList', 'waitingSmiles'],
    });
    if (isGone) onDeleted(taskId);
  };
  if (mode === 'rename')
    return (
      <RenameForm
        name={taskName}
        onCancel={() => setMode('look')}
        onRename={(name) => run(() => call('retroTaskRename', { body: { taskId, taskName: name } }))}
      />
    );
  return (
    <li className={styles.row} data-current={isCurrent}>
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onOpen(taskId)}
      >
        <MoleculePicture molecule={task.target} width={84} height={60} decorative />
        <span className={styles.words}>
          <span className={styles.name}>{taskName}</span>
          <span className={styles.meta}>
            <StatusTag state={state} />
            <span>{t('tasks.routes', { count: task.solvedCount })}</span>
          </span>
          <span className={styles.quiet}>{formatAgo(task.createdAt)}</span>
        </span>
      </button>
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
            onSelect: () => setMode('rename'),
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
    </li>
  );
}

function RenameForm({
  name,
  onRename,
  onCancel,
}: {
  name: string;
  onRename: (n: string) => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation('retrosynthesis');
  const [typed, setTyped] = useState(name);
  const isUsable = typed.trim() !== '';
  return (
    <li className={styles.row}>
      <form
        className={styles.edit}
        onSubmit={(event) => {
          event.preventDefault();
          if (isUsable) onRename(typed.trim());
        }}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      >
        <Input
          size="small"
          autoFocus
          aria-label={t('tasks.newName')}
          value={typed}
          maxLength={limits.taskNameLength}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <Button type="submit" size="small" variant="primary" disabled={!isUsable}>
          {t('tasks.save')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('tasks.cancel')}
        </Button>
      </form>
    </li>
  );
}
