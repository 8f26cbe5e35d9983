// The columns that every list of tasks ends with: state, progress, time of creation, and what can be done with a row.

import type { TaskState } from '@app/shared/constants/modules';
import { Typography, type TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { canContinue, isRunning } from '../task-state.ts';
import type { TaskAction } from '../use-task-actions.ts';
import { RowActions } from './row-actions.tsx';

interface ListedTask {
  name: string;
  state: TaskState;
  failure?: { message: string };
  createdAt: string;
}

export function useTaskColumns<Task extends ListedTask>() {
  const { t } = useTranslation('retrosynthesis');
  return {
    state: {
      key: 'state',
      title: t('history.state'),
      width: 130,
      render: (_, { state, failure }) => (
        <>
          <StatusTag state={state} />
          {failure && <Typography.Text type="danger">{failure.message}</Typography.Text>}
        </>
      ),
    } satisfies TableColumnType<Task>,
    created: {
      key: 'created',
      title: t('history.created'),
      width: 130,
      render: (_, { createdAt }) => <span title={formatDateTime(createdAt)}>{formatAgo(createdAt)}</span>,
    } satisfies TableColumnType<Task>,
    /** Without its cells, which each list has of its own. */
    actions: {
      key: 'actions',
      title: <span className="visually-hidden">{t('history.actions')}</span>,
      width: 84,
    } satisfies TableColumnType<Task>,
  };
}

export interface TaskActionsProps {
  task: Pick<ListedTask, 'name' | 'state'>;
  /** As `useTaskActions` gives it. */
  actions: { busy: boolean; run: (action: TaskAction) => unknown };
  onRename: () => void;
  onDelete: () => void;
}

/** Stop, continue, rename, delete: each where the task's state allows it. */
export function TaskActions({ task: { name, state }, actions, onRename, onDelete }: TaskActionsProps) {
  const { t } = useTranslation('retrosynthesis');
  const running = isRunning(state);
  return (
    <RowActions
      name={name}
      isBusy={actions.busy}
      onStop={running ? () => actions.run('stop') : undefined}
      restart={
        canContinue(state) ? { label: t('history.continue', { name }), run: () => actions.run('continue') } : undefined
      }
      onRename={onRename}
      onDelete={onDelete}
      deleteLater={running ? t('history.deleteLater') : undefined}
    />
  );
}

export interface TaskBarProps {
  task: Pick<ListedTask, 'name' | 'state'>;
  percent: number;
  /** Not known how far: the size of the work is not. */
  isOpen: boolean;
}

/** How far a running task is, as a bar and for screen readers; nothing once it has ended. */
export function TaskBar({ task: { name, state }, percent, isOpen }: TaskBarProps) {
  const { t } = useTranslation('retrosynthesis');
  if (!isRunning(state)) return null;
  const isWaiting = state !== 'searching' || isOpen;
  return (
    <>
      <ProgressBar percent={percent} label={t('history.progress', { name })} indeterminate={isWaiting} />
      <span className="visually-hidden" role="status">
        {/* In tenths: every change would be too much for a screen reader. */}
        {!isWaiting && t('history.told', { name, percent: Math.floor(percent / 10) * 10 })}
      </span>
    </>
  );
}
