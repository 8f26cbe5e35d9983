import type { ScoreTask } from '@app/shared/contracts/sascore/sascore';
import type { TFunction } from 'i18next';
import { useCall } from '../../../shared/api/use-call.ts';
import { daysAs, historyQuestion, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { call } from '../../../shared/api/call.ts';
import { formatNumber, formatTimeLeft } from '../../../shared/i18n/format.ts';
import { useTaskActions } from '../../../chemistry/tasks/use-task-actions.ts';

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

/** What can be done with a scoring task, on the list and on its own page. */
export function useScoreActions(taskId: string, onChanged: () => unknown) {
  const params = { id: taskId };
  return useTaskActions(
    { stop: () => call('sascoreStop', { params }), continue: () => call('sascoreContinue', { params }) },
    onChanged,
  );
}

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
