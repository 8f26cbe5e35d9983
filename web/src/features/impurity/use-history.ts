import { useCall } from '../../api/use-call.ts';
import { isRunning } from '../../chem/tasks/task-state.ts';
import { historyQuestion, type HistoryQuery } from './history-query.ts';

const pollMs = 1_500;

/** A page of the user's predictions, fresh while one of them waits or runs. */
export function useHistory(query: HistoryQuery) {
  return useCall(
    'impurityHistory',
    { body: historyQuestion(query) },
    {
      passive: true,
      keepPreviousData: true,
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
}
