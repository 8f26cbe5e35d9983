import type { TaskState } from '@app/shared/constants/modules';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCircleIcon, ClockIcon, ErrorIcon, MinusIcon, StopIcon, TrashIcon } from '../icons/icons.tsx';
import { Spinner } from '../button/spinner.tsx';
import styles from './status-tag.module.css';

const icons: Record<TaskState, ReactNode> = {
  notStarted: <MinusIcon size={14} />,
  queued: <ClockIcon size={14} />,
  searching: <Spinner size={13} />,
  completed: <CheckCircleIcon size={14} />,
  stopped: <StopIcon size={14} />,
  failed: <ErrorIcon size={14} />,
  deleted: <TrashIcon size={14} />,
};

/** State of a task in a word, an icon and a colour. */
export function StatusTag({ state }: { state: TaskState }) {
  const { t } = useTranslation('common');
  return (
    <span className={styles['tag']} data-state={state}>
      {icons[state]}
      {t(`taskState.${state}`)}
    </span>
  );
}
