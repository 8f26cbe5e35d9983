import { limits } from '@app/shared/constants/limits';
import { useCall } from '../../shared/api/use-call.ts';

const pollMs = 2_000;

/** The user's process tasks that wait or search, five at most. */
export function useRunningTasks() {
  return useCall(
    'retroTaskList',
    {
      body: {
        routeType: 'processchemistry',
        states: ['notStarted', 'queued', 'searching'],
        pageIndex: 1,
        pageSize: limits.processTasksPerUser,
      },
    },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      refreshInterval: (newest) => ((newest?.total ?? 0) > 0 ? pollMs : 0),
    },
  );
}
