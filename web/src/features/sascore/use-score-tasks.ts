import { isRunning } from '../../chem/tasks/task-state.ts';
import { useCall } from '../../api/use-call.ts';
import { taskQuestion, type TaskQuery } from './task-query.ts';

const pollMs = 1_000;

/** A page of the user's scoring tasks, fresh while one of them waits or is scored. */
export function useScoreTasks(query: TaskQuery) {
  return useCall(
    'sascoreTasks',
    { body: taskQuestion(query) },
    {
      passive: true,
      keepPreviousData: true,
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
}
