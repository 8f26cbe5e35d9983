import { useCall } from '../../../shared/api/use-call.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { taskQuestion, type TaskQuery } from './task-query.ts';

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
      refreshInterval: (newest) =>
        newest && (newest.running + newest.waiting > 0 || newest.items.some(({ state }) => isRunning(state)))
          ? pollMs
          : 0,
    },
  );
}
