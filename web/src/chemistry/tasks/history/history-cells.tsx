// The cells of a list of the user's own work: name, state, progress, time of creation, and what can be done with a row.

import type { TaskState } from '@app/shared/constants/modules';
import { Flex, Typography, type TableColumnType } from 'antd';
import { use, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAction } from '../../../shared/hooks/use-action.ts';
import { formatAgo, formatDateTime } from '../../../shared/i18n/format.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { PencilIcon, RestartIcon, StopIcon, TrashIcon } from '../../../ui/icons/icons.tsx';
import { MoreIcon } from '../../../ui/icons/work-icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { StatusTag } from '../../../ui/state/status-tag.tsx';
import { canContinue, isRunning } from '../task-state.ts';
import { HistoryContext } from './history-list.tsx';
import { RenameForm } from './rename-form.tsx';
import { column } from '../../../ui/table/column.tsx';

interface NameCellProps {
  id: string;
  /** As it is renamed. */
  name: string;
  /** As it is shown. */
  shown?: string;
  to: string;
  picture?: ReactNode;
  note?: ReactNode;
  /** Rejects where the service does not take the name. */
  onRename: (name: string) => Promise<unknown>;
  /** The form in which it is changed. */
  form?: (props: ComponentProps<typeof RenameForm>) => ReactNode;
}

const usualForm = (props: ComponentProps<typeof RenameForm>) => <RenameForm {...props} />;

/** A task's name, which leads to it, or the field in which it is changed. */
export function NameCell({ id, name, shown = name, to, picture, note, onRename, form = usualForm }: NameCellProps) {
  const { renaming, rename, reload } = use(HistoryContext);
  const { run } = useAction();
  const change = (typed: string) =>
    run(async () => {
      await onRename(typed);
      rename(null);
      await reload();
    });
  return (
    <Flex gap="small" align="center">
      {picture}
      <span style={{ minWidth: 140, overflowWrap: 'anywhere' }}>
        {renaming === id ? (
          form({ name, onCancel: () => rename(null), onRename: change })
        ) : (
          <>
            <Link to={to} style={{ fontWeight: 600 }}>
              {shown}
            </Link>
            {note !== undefined && <small style={{ display: 'block', color: 'var(--secondary)' }}>{note}</small>}
          </>
        )}
      </span>
    </Flex>
  );
}

interface ListedTask {
  name: string;
  state: TaskState;
  /** How many wait before a queued one. */
  tasksAhead?: number | undefined;
  failure?: { message: string };
  createdAt: string;
}

export function useTaskColumns<Task extends ListedTask>() {
  const { t } = useTranslation('retrosynthesis');
  return {
    state: column(t('history.state'), { width: 130 }, ({ state, tasksAhead, failure }) => (
      <>
        <StatusTag state={state} tasksAhead={tasksAhead} />
        {failure && <Typography.Text type="danger">{failure.message}</Typography.Text>}
      </>
    )) satisfies TableColumnType<Task>,
    created: column(t('history.created'), { width: 130 }, ({ createdAt }) => (
      <span title={formatDateTime(createdAt)}>{formatAgo(createdAt)}</span>
    )) satisfies TableColumnType<Task>,
    /** Without its cells, which each list has of its own. */
    actions: {
      key: 'actions',
      title: <span className="visually-hidden">{t('history.actions')}</span>,
      width: 88,
    } satisfies TableColumnType<Task>,
  };
}

interface RowActionsProps {
  id: string;
  /** Part of each action's label. */
  name: string;
  /** Of what takes its time. */
  state?: TaskState;
  onStop?: () => Promise<unknown>;
  /** Resumes what was stopped or failed. */
  onContinue?: () => Promise<unknown>;
  /** Begins once more. */
  again?: { label: string; run: () => Promise<unknown> };
  onDelete: () => unknown;
}

/** Stop, start again, rename, delete: each where the state allows it. */
export function RowActions({ id, name, state, onStop, onContinue, again, onDelete }: RowActionsProps) {
  const { t } = useTranslation('retrosynthesis');
  const { rename, reload } = use(HistoryContext);
  const { isBusy, run } = useAction();
  const running = state !== undefined && isRunning(state);
  const button = (label: string, icon: ReactNode, act: () => Promise<unknown>) => (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      disabled={isBusy}
      onClick={() => void run(act).then(() => reload())}
    />
  );
  return (
    <>
      {running && onStop && button(t('history.stop', { name }), <StopIcon size={16} />, onStop)}
      {onContinue &&
        state &&
        canContinue(state) &&
        button(t('history.continue', { name }), <RestartIcon size={16} />, onContinue)}
      {again && !running && button(again.label, <RestartIcon size={16} />, again.run)}
      <Menu
        label={t('history.more', { name })}
        trigger={<MoreIcon />}
        isIcon
        items={[
          { key: 'rename', label: t('history.rename'), icon: <PencilIcon size={16} />, onSelect: () => rename(id) },
          {
            key: 'delete',
            label: t('history.delete'),
            icon: <TrashIcon size={16} />,
            danger: true,
            disabled: running,
            hint: running ? t('history.deleteLater') : undefined,
            onSelect: () => void onDelete(),
          },
        ]}
      />
    </>
  );
}
