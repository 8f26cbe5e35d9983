import type { ForwardTask, ForwardTaskType } from '@app/shared/contracts/forward/forward';
import { withSubscripts } from '@app/shared/rules/subscripts';
import type { TFunction } from 'i18next';
import * as history from '../../../chemistry/tasks/history/history-query.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { formatNumber, formatTimeLeft } from '../../../shared/i18n/format.ts';
import { useTaskQueueing } from '../queue-task.ts';

export interface TaskQuery extends history.HistoryQuery {
  type: ForwardTaskType | 'all';
}

export const allTasks: TaskQuery = { ...history.wholeHistory, type: 'all' };

const pollMs = 1_000;

/** A page of the user's tasks, fresh while one of them waits or runs. */
export function useForwardTasks({ type, ...query }: TaskQuery) {
  return useCall(
    'forwardTaskList',
    { body: { ...history.historyQuestion(query), ...(type !== 'all' && { types: [type] }) } },
    {
      passive: true,
      keepFor: 'list',
      // Others than those on this page may run too: then the counts move.
      follows: true,
      refreshInterval: (newest) =>
        newest && (newest.running + newest.waiting > 0 || newest.items.some(({ state }) => isRunning(state)))
          ? pollMs
          : 0,
    },
  );
}

export const stopTask = (taskId: string) => call('forwardTaskStop', { body: { taskId } });

/** Resumes a task, which may have to be queued. */
export function useContinue() {
  const mayWait = useTaskQueueing();
  return (taskId: string) =>
    mayWait((wait) => call('forwardTaskContinue', { body: { taskId, ...(wait && { mayWait: true }) } }));
}

/** Its name; where that is the formula of the starting molecule, as formulas are written. */
export function shownName({ name, start }: Pick<ForwardTask, 'name' | 'start'>): string {
  return name === start.formula ? withSubscripts(name) : name;
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
    secondsLeft !== undefined && t('progress.left', { time: formatTimeLeft(secondsLeft) }),
  ];
  return parts.filter((part) => part !== false).join(' · ');
}
