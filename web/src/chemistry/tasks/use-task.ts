import { useCall } from '../../shared/api/use-call.ts';
import { isAnyQueued, isRunning } from './task-state.ts';

const pollMs = 700;

/** The task, fresh while it runs; null asks nothing. */
export function useTask(taskId: string | null) {
  return useCall('retroTask', taskId === null ? null : { query: { taskId } }, {
    passive: true,
    follows: true,
    isQueued: ({ task }) => isAnyQueued([task]),
    refreshInterval: (newest) => (newest && isRunning(newest.task.state) ? pollMs : 0),
  });
}
