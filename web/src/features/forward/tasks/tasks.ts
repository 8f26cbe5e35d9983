import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import type { TFunction } from 'i18next';
import { call } from '../../../shared/api/call.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { useTaskActions } from '../../../chemistry/tasks/use-task-actions.ts';
import { formatNumber, formatTimeLeft } from '../../../shared/i18n/format.ts';
import { useTaskQueueing } from '../queue-task.ts';
import { taskQuestion, type TaskQuery } from './task-query.ts';
import { withSubscripts } from '@app/shared/rules/subscripts';

const pollMs = 1_000;

/** A page of the user's tasks, fresh while one of them waits or runs. */
export function useForwardTasks(query: TaskQuery) {
  return useCall(
    'forwardTaskList',
    { body: taskQuestion(query) },
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

/** What can be done with a forward task, on the list and on its own page. */
export function useForwardActions(taskId: string, onChanged: () => unknown) {
  const mayWait = useTaskQueueing();
  return useTaskActions(
    {
      stop: () => call('forwardTaskStop', { body: { taskId } }),
      continue: () =>
        mayWait((wait) => call('forwardTaskContinue', { body: { taskId, ...(wait && { mayWait: true }) } })),
    },
    onChanged,
  );
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
