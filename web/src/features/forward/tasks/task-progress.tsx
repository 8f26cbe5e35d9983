import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import type { TFunction } from 'i18next';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';

/** How far a task is, in words and as a bar. */
export function TaskProgress({ task }: { task: ForwardTask }) {
  const { t } = useTranslation('forward');
  return (
    <>
      {progressWords(task, t)}
      <TaskBar task={task} />
    </>
  );
}

/** The bar alone, with its text for screen readers; nothing once the task has ended. */
export function TaskBar({ task }: { task: ForwardTask }) {
  const { t } = useTranslation('forward');
  const { name, progress } = task;
  if (!isRunning(task.state)) return null;
  const isWaiting = task.state !== 'searching' || progress.planned === 0;
  // Announced in tenths: every reaction would be too much for a screen reader.
  const tenth = Math.floor(progress.percent / 10) * 10;
  return (
    <>
      <ProgressBar percent={progress.percent} label={t('progress.label', { name })} indeterminate={isWaiting} />
      <span className="visually-hidden" role="status">
        {!isWaiting && t('progress.told', { name, percent: tenth })}
      </span>
    </>
  );
}

/** Position in the queue, products made and kept with the time left, or the result. */
export function progressWords(task: ForwardTask, t: TFunction<'forward'>): string {
  const { state, tasksAhead, progress, settings } = task;
  const { made, kept, secondsLeft, step } = progress;
  if (state === 'queued' || state === 'notStarted')
    return tasksAhead ? t('progress.ahead', { count: tasksAhead }) : t('progress.next');
  const found = t('progress.kept', { count: kept, value: formatNumber(kept) });
  const ofAll = made > kept ? t('progress.ofMade', { found, made: formatNumber(made) }) : found;
  if (state !== 'searching') return ofAll;
  const steps = settings.steps ?? 1;
  const parts = [
    steps > 1 && step > 0 && t('progress.step', { step, steps }),
    made === 0 ? t('progress.begins') : ofAll,
    secondsLeft !== undefined && t('progress.left', { time: timeLeft(Math.max(1, secondsLeft)) }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}

/** No more exact than the guess is: seconds up to a minute, tens of them up to ten, then minutes; more would only flicker. */
function timeLeft(seconds: number): string {
  if (seconds < 60) return i18n.t('common:duration.seconds', { value: Math.round(seconds) });
  if (seconds < 600) return formatDuration(Math.round(seconds / 10) * 10_000);
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    hours > 0 && i18n.t('common:duration.hours', { value: formatNumber(hours) }),
    rest > 0 && i18n.t('common:duration.minutes', { value: rest }),
  ]
    .filter(Boolean)
    .join(' ');
}
