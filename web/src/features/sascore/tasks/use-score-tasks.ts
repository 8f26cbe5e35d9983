import { useCall } from '../../../shared/api/use-call.ts';
import { daysAs, historyQuestion, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

const pollMs = 1_000;

/** A page of the user's scoring tasks, fresh while one of them waits or is scored. */
export function useScoreTasks(query: HistoryQuery) {
  return useCall(
    'sascoreTasks',
    { body: { ...historyQuestion(query), ...daysAs(query, 'startTime', 'endTime') } },
    {
      passive: true,
      keepFor: 'list',
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
}
