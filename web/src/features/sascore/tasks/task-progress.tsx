import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import type { TFunction } from 'i18next';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { formatDuration, formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { percentOf } from './tasks.ts';

/** How far a task is, in words and as a bar; the room for both is always there. */
export function TaskProgress({ task }: { task: ScoreTask }) {
  const { t } = useTranslation('sascore');
  const running = isRunning(task.state);
  const isWaiting = task.state !== 'searching' || task.total === 0;
  const percent = percentOf(task);
  // Announced in tenths: every molecule would be too much for a screen reader.
  const tenth = Math.floor(percent / 10) * 10;
  return (
    <>
      {progressWords(task, t)}
      {running && (
        <ProgressBar percent={percent} label={t('progress.label', { name: task.name })} indeterminate={isWaiting} />
      )}
      <span className="visually-hidden" role="status">
        {running && !isWaiting && t('progress.told', { name: task.name, percent: tenth })}
      </span>
    </>
  );
}

/** Molecules done of all, the time that is left, or the position in the queue; nothing before a file has been read. */
export function progressWords(task: ScoreTask, t: TFunction<'sascore'>): string {
  const { state, scored, total, tasksAhead, secondsLeft } = task;
  if (state === 'queued' || state === 'notStarted')
    return tasksAhead ? t('progress.ahead', { count: tasksAhead }) : t('progress.next');
  if (total === 0) return state === 'searching' ? t('progress.reading') : '';
  if (state === 'completed') return t('progress.all', { count: total, value: formatNumber(total) });
  const done = t('progress.done', { done: formatNumber(scored), total: formatNumber(total) });
  if (state !== 'searching' || secondsLeft === undefined) return done;
  return `${done} · ${t('progress.left', { time: timeLeft(Math.max(1, secondsLeft)) })}`;
}

/** Whole seconds up to a minute: more exact than the guess is would only flicker. */
function timeLeft(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000);
}
