import type { ScoreTask } from '@app/shared/contracts/sascore';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { isRunning } from '../../chem/tasks/task-state.ts';
import { presentError } from '../../errors/present.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoreIcon, PencilIcon, RestartIcon, StopIcon, TrashIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { resultPath } from './paths.ts';
import { RenameForm } from './rename-form.tsx';
import { canContinue, useTaskActions } from './task-actions.ts';
import { TaskProgress } from './task-progress.tsx';
import styles from './task-table.module.css';

export interface TaskRowProps {
  task: ScoreTask;
  /** Just started here: shown in colour, so that the eye finds it. */
  isNew: boolean;
  onChanged: () => unknown;
  onDelete: () => void;
}

export function TaskRow({ task, isNew, onChanged, onDelete }: TaskRowProps) {
  const { t } = useTranslation('sascore');
  const [isRenaming, setRenaming] = useState(false);
  const { busy, run } = useTaskActions(task.taskId, onChanged);
  const { taskId, name, state, failure } = task;
  const rename = async (newName: string) => {
    try {
      await call('sascoreRename', { query: { id: taskId, name: newName } });
      setRenaming(false);
      await onChanged();
    } catch (error) {
      presentError(error);
    }
  };
  return (
    <tr data-new={isNew}>
      <th scope="row">
        {isRenaming ? (
          <RenameForm name={name} onRename={rename} onCancel={() => setRenaming(false)} />
        ) : (
          <>
            <Link to={resultPath(taskId)}>{name}</Link>
            <small title={task.fileName}>{task.fileName}</small>
          </>
        )}
      </th>
      <td data-label={t('tasks.column.state')}>
        <StatusTag state={state} />
        {failure && <small className={styles.failure}>{failure.message}</small>}
      </td>
      <td data-label={t('tasks.column.progress')}>
        <TaskProgress task={task} />
      </td>
      <td data-label={t('tasks.column.unreadable')} data-number>
        {formatNumber(task.unreadable)}
      </td>
      <td data-label={t('tasks.column.mean')} data-number>
        {task.meanScore === undefined ? '–' : formatNumber(task.meanScore, 2)}
      </td>
      <td data-label={t('tasks.column.created')} title={formatDateTime(task.createdAt)}>
        {formatAgo(task.createdAt)}
      </td>
      <td className={styles.actions}>
        {isRunning(state) && (
          <IconButton
            size="small"
            label={t('tasks.stop', { name })}
            icon={<StopIcon size={16} />}
            disabled={busy}
            onClick={() => void run('stop')}
          />
        )}
        {canContinue(task) && (
          <IconButton
            size="small"
            label={t('tasks.continue', { name })}
            icon={<RestartIcon size={16} />}
            disabled={busy}
            onClick={() => void run('continue')}
          />
        )}
        <Menu
          label={t('tasks.more', { name })}
          trigger={<MoreIcon />}
          className={styles.more}
          items={[
            {
              key: 'rename',
              label: t('tasks.rename'),
              icon: <PencilIcon size={16} />,
              onSelect: () => setRenaming(true),
            },
            {
              key: 'delete',
              label: t('tasks.delete'),
              icon: <TrashIcon size={16} />,
              danger: true,
              disabled: isRunning(state),
              hint: isRunning(state) ? t('tasks.deleteLater') : undefined,
              onSelect: onDelete,
            },
          ]}
        />
      </td>
    </tr>
  );
}
