import type { ForwardTask } from '@app/shared/contracts/forward';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { MoleculePicture } from '../../chem/molecule-picture.tsx';
import { isRunning } from '../../chem/tasks/task-state.ts';
import { presentError } from '../../errors/present.ts';
import { formatAgo, formatDateTime } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoreIcon, PencilIcon, RestartIcon, StopIcon, TrashIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { productsPath } from './paths.ts';
import { RenameForm } from './rename-form.tsx';
import { canContinue, useTaskActions } from './task-actions.ts';
import { shownName } from './task-name.ts';
import { TaskProgress } from './task-progress.tsx';
import styles from './task-table.module.css';

export interface TaskRowProps {
  task: ForwardTask;
  onChanged: () => unknown;
  onDelete: () => void;
}

export function TaskRow({ task, onChanged, onDelete }: TaskRowProps) {
  const { t } = useTranslation('forward');
  const [isRenaming, setRenaming] = useState(false);
  const { taskId, name, state, failure, start } = task;
  const rename = async (newName: string) => {
    try {
      await call('forwardTaskRename', { body: { taskId, name: newName } });
      setRenaming(false);
      await onChanged();
    } catch (error) {
      presentError(error);
    }
  };
  return (
    <tr>
      <td className={styles.start}>
        <MoleculePicture molecule={start} width={96} height={64} decorative />
      </td>
      <th scope="row">
        {isRenaming ? (
          <RenameForm name={name} onRename={rename} onCancel={() => setRenaming(false)} />
        ) : (
          <>
            <Link to={productsPath(taskId)} title={name}>
              {shownName(task)}
            </Link>
            <small>{t(`type.${task.type}.name`)}</small>
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
      <td data-label={t('tasks.column.created')} title={formatDateTime(task.createdAt)}>
        {formatAgo(task.createdAt)}
      </td>
      <TaskDeeds task={task} onChanged={onChanged} onRename={() => setRenaming(true)} onDelete={onDelete} />
    </tr>
  );
}

interface TaskDeedsProps extends TaskRowProps {
  onRename: () => void;
}

function TaskDeeds({ task, onChanged, onRename, onDelete }: TaskDeedsProps) {
  const { t } = useTranslation('forward');
  const { taskId, name, state } = task;
  const { busy, run } = useTaskActions(taskId, onChanged);
  const running = isRunning(state);
  return (
    <td className={styles.actions}>
      {running && (
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
          { key: 'rename', label: t('tasks.rename'), icon: <PencilIcon size={16} />, onSelect: onRename },
          {
            key: 'delete',
            label: t('tasks.delete'),
            icon: <TrashIcon size={16} />,
            danger: true,
            disabled: running,
            hint: running ? t('tasks.deleteLater') : undefined,
            onSelect: onDelete,
          },
        ]}
      />
    </td>
  );
}
