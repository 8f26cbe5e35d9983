import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { canContinue, isRunning } from '../../../chemistry/tasks/task-state.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { resultPath } from '../paths.ts';
import { useScoreActions } from './tasks.ts';
import { TaskProgress } from './task-progress.tsx';
import styles from './task-table.module.css';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { useNameCheck } from '../upload/use-name-check.ts';

interface TaskRowProps {
  task: ScoreTask;
  /** Just started here: shown in colour, so that the eye finds it. */
  isNew: boolean;
  onChanged: () => unknown;
  onDelete: () => void;
}

export function TaskRow({ task, isNew, onChanged, onDelete }: TaskRowProps) {
  const { t } = useTranslation('sascore');
  const [isRenaming, setRenaming] = useState(false);
  const { busy, run } = useScoreActions(task.taskId, onChanged);
  const { taskId, name, state, failure } = task;
  const running = isRunning(state);
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
          <RenameTask name={name} onRename={rename} onCancel={() => setRenaming(false)} />
        ) : (
          <>
            <Link to={resultPath(taskId)}>{name}</Link>
            <small title={sourceOf(task)}>{sourceOf(task)}</small>
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

/** The file, and the sheet of it where there were several. */
function sourceOf({ fileName, sheet }: ScoreTask): string {
  return sheet === undefined ? fileName : `${fileName} · ${sheet}`;
}

interface RenameTaskProps {
  name: string;
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Names of scoring tasks are the user's own, each given once: what is typed is looked at while it is typed. */
function RenameTask({ name, onRename, onCancel }: RenameTaskProps) {
  const { t } = useTranslation('sascore');
  const [typed, setTyped] = useState(name);
  const state = useNameCheck(typed, name);
  return (
    <RenameForm
      name={name}
      onRename={onRename}
      onCancel={onCancel}
      onTyped={setTyped}
      problem={state === 'taken' ? t('name.taken') : undefined}
      isUnsure={state === 'checking'}
    />
  );
}
