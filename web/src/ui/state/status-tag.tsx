import type { TaskState } from '@app/shared/constants/modules';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, ClockIcon, ErrorIcon, MinusIcon, StopIcon, TrashIcon } from '../icons/icons.tsx';
import { Spinner } from '../button/spinner.tsx';

const looks: Record<TaskState, { color: string; icon: ReactNode }> = {
  notStarted: { color: 'default', icon: <MinusIcon size={14} /> },
  queued: { color: 'default', icon: <ClockIcon size={14} /> },
  searching: { color: 'processing', icon: <Spinner size={13} /> },
  completed: { color: 'success', icon: <CheckCircleIcon size={14} /> },
  stopped: { color: 'warning', icon: <StopIcon size={14} /> },
  failed: { color: 'error', icon: <ErrorIcon size={14} /> },
  deleted: { color: 'default', icon: <TrashIcon size={14} /> },
};

/** State of a task in a word, an icon and a colour. */
export function StatusTag({ state, tasksAhead = 0 }: { state: TaskState; tasksAhead?: number | undefined }) {
  const { t } = useTranslation('common');
  return (
    <Tag {...looks[state]} style={{ display: 'inline-flex', gap: 4, alignItems: 'center', marginInlineEnd: 0 }}>
      {state === 'queued' && tasksAhead > 0 ? t('taskState.ahead', { count: tasksAhead }) : t(`taskState.${state}`)}
    </Tag>
  );
}
