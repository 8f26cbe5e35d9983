import type { ForwardTask } from '@app/shared/contracts/forward/forward';
import { useCall } from '../../../shared/api/use-call.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { taskQuestion, type TaskQuery } from './task-query.ts';
import { call } from '../../../shared/api/call.ts';
import { useTaskActions } from '../../../chemistry/tasks/use-task-actions.ts';
import { useTaskQueueing } from '../queue-task.ts';
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
