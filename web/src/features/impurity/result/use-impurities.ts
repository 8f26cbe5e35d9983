// A prediction, its runs, and what one run found; refreshed while it runs.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { useEffect, useRef } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';
import { impurityPageSize, wireFilter, type ImpurityFilter, type ImpuritySort } from '../impurity-query.ts';

const pollMs = 1_000;

/** The prediction of which `id` is the id, or that of one of its runs. */
export function useSearch(id: string) {
  return useCall('impuritySearchOf', { query: { id } }, { keepFor: id });
}

export interface ImpurityQuestion {
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

/** The runs of the same reaction, newest first. */
export function useBatches({ rInchikey, state }: Pick<ImpuritySearch, 'rInchikey' | 'state'>) {
  const batches = useCall(
    'impurityBatches',
    { query: { rInchikey } },
    { passive: true, keepFor: rInchikey, follows: true, refreshInterval: isRunning(state) ? 4 * pollMs : 0 },
  );
  const { mutate } = batches;
  const known = useRef(state);
  // What the last run found in the end was not known when it was asked for.
  useEffect(() => {
    if (known.current === state) return;
    known.current = state;
    void mutate();
  }, [state, mutate]);
  return batches;
}

/** Only the last run of a prediction can still be running. */
export function isBatchRunning({ state, batchId: last }: Pick<ImpuritySearch, 'state' | 'batchId'>, batchId: string) {
  return batchId === last && isRunning(state);
}
