import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/api/call.ts';
import { RowActions } from '../../../chemistry/tasks/history/row-actions.tsx';
import { canContinue, isRunning } from '../../../chemistry/tasks/task-state.ts';
import { presentError } from '../../../shared/errors/present.ts';
import { useTranslation } from 'react-i18next';
import { resultPath } from '../paths.ts';
import { useScoreActions } from './tasks.ts';
import { RenameForm } from '../../../chemistry/tasks/history/rename-form.tsx';
import { useNameCheck } from '../upload/use-name-check.ts';

interface CellProps {
  task: ScoreTask;
  onChanged: () => unknown;
}

export function TaskName({
  task,
  isRenaming,
  onEnd,
  onChanged,
}: CellProps & { isRenaming: boolean; onEnd: () => void }) {
  const { taskId, name } = task;
  const rename = async (newName: string) => {
    try {
      await call('sascoreRename', { query: { id: taskId, name: newName } });
      onEnd();
      await onChanged();
    } catch (error) {
      presentError(error);
    }
  };
  if (isRenaming) return <RenameTask name={name} onRename={rename} onCancel={onEnd} />;
  return (
    <>
      <Link to={resultPath(taskId)} style={{ fontWeight: 600 }}>
        {name}
      </Link>
      <small title={sourceOf(task)} style={{ display: 'block', color: 'var(--secondary)' }}>
        {sourceOf(task)}
      </small>
    </>
  );
}

export function TaskActions(props: CellProps & { onRename: () => void; onDelete: () => void }) {
  const { task, onChanged, onRename, onDelete } = props;
  const { t } = useTranslation('sascore');
  const { taskId, name, state } = task;
  const { busy, run } = useScoreActions(taskId, onChanged);
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
