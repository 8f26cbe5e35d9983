import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import type { TFunction } from 'i18next';
import { daysAs, historyQuestion, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber, formatTimeLeft } from '../../../shared/i18n/format.ts';

const pollMs = 1_000;

/** A page of the user's scoring tasks, fresh while one of them waits or is scored. */
export function useScoreTasks(query: HistoryQuery) {
  return useCall(
    'sascoreTasks',
    { body: { ...historyQuestion(query), ...daysAs(query, 'startTime', 'endTime') } },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
}

export const stopScoring = (id: string) => call('sascoreStop', { params: { id } });
export const continueScoring = (id: string) => call('sascoreContinue', { params: { id } });

/** Percent of the rows that are done; 0 until the file has been read. */
export function percentOf({ scored, total }: Pick<ScoreTask, 'scored' | 'total'>): number {
  return total === 0 ? 0 : (scored / total) * 100;
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
  return `${done} · ${t('progress.left', { time: formatTimeLeft(secondsLeft) })}`;
}
