// What one run of a prediction found, refreshed while it runs.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import { impurityPageSize, wireFilter, type ImpurityFilter, type ImpuritySort } from '../impurity-query.ts';

const pollMs = 1_000;

interface ImpurityQuestion {
  batchId: string;
  filter: ImpurityFilter;
  words: string;
  sort: ImpuritySort;
  pageIndex: number;
}

export function useImpurities({ batchId, filter, words, sort, pageIndex }: ImpurityQuestion) {
  return useCall(
    'impurityResults',
    { query: { batchId, pageIndex, pageSize: impurityPageSize, sort, ...wireFilter(filter, words) } },
    {
      passive: true,
      keepFor: batchId,
      follows: true,
      refreshInterval: (newest) => (newest && isBatchRunning(newest.search, batchId) ? pollMs : 0),
    },
  );
}

/** Only the last run of a prediction can still be running. */
export function isBatchRunning({ state, batchId: last }: Pick<ImpuritySearch, 'state' | 'batchId'>, batchId: string) {
  return batchId === last && isRunning(state);
}
