import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { MoleculePicture } from '../../../chemistry/drawing/molecule-picture.tsx';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { canContinue, isRunning } from '../../../chemistry/tasks/task-state.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { productsPath } from '../paths.ts';
import { useForwardActions, shownName } from './tasks.ts';
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
  const { busy, run } = useForwardActions(taskId, onChanged);
  const running = isRunning(state);
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
      <td>
        <RowActions
          name={name}
          isBusy={busy}
          onStop={running ? () => run('stop') : undefined}
          restart={
            canContinue(state) ? { label: t('tasks.continue', { name }), run: () => run('continue') } : undefined
          }
          onRename={() => setRenaming(true)}
          onDelete={onDelete}
          deleteLater={running ? t('tasks.deleteLater') : undefined}
        />
      </td>
    </tr>
  );
}
