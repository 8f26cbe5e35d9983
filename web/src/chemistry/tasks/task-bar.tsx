import type { TaskState } from '@app/shared/constants/modules';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../ui/state/progress-bar.tsx';
import { isRunning } from './task-state.ts';

interface TaskBarProps {
  task: { name: string; state: TaskState };
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
        {!isWaiting && t('history.percentDone', { name, percent: Math.floor(percent / 10) * 10 })}
      </span>
    </>
  );
}
