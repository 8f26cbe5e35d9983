import { useCall } from '../../../shared/api/use-call.ts';
import { daysAs, historyQuestion, type HistoryQuery } from '../../../chemistry/tasks/history/history-query.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

const pollMs = 1_500;

/** A page of the user's predictions, fresh while one of them waits or runs. */
export function useHistory(query: HistoryQuery) {
  return useCall(
    'impurityHistory',
    { body: { ...historyQuestion(query), ...daysAs(query, 'from', 'to') } },
    {
      passive: true,
      keepFor: 'list',
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
}
