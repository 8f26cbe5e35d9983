// The worklist of a module as the service holds it, refreshed while something is in progress, and what can be done with it.

import type { Worklist } from '@app/shared/contracts/batch';
import type { RouteType, SearchSettings } from '@app/shared/contracts/retrosynthesis';
import type { ProcessGoals } from '@app/shared/contracts/process/figures';
import type { CallData } from '@app/shared/contracts/catalogue';
import { useCallback } from 'react';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useAction } from '../../shared/hooks/use-action.ts';
import { isUnderWay, type WorklistAction } from './worklist-state.ts';

const pollMs = 1_500;
/** A long worklist is fetched less often. */
const longPollMs = 3_000;
const longFrom = 150;

export type Started = CallData<'batchSearch'>;

export interface Order {
  ids: string[];
  settings: SearchSettings;
  /** Of process chemistry. */
  goals?: ProcessGoals;
}

export function useWorklist(routeType: RouteType) {
  const { data, error, mutate } = useCall(
    'waitingSmiles',
    { query: { routeType } },
    // A new function for each response: with a stable one, paused polling would never resume.
    {
      passive: true,
      follows: true,
      isQueued: ({ items }) => items.some(({ state }) => state === 'queued'),
      refreshInterval: (newest) => pollOf(newest),
    },
  );
  const { busy, run: act } = useAction<WorklistAction>();
  const refresh = useCallback(() => mutate().catch(() => undefined), [mutate]);
  /** A refusal means that the worklist has changed. */
  const run = <T>(deed: WorklistAction, action: () => Promise<T>) => act(() => action().finally(refresh), deed);
  return {
    worklist: data,
    error,
    busy,
    refresh,
    start: (order: Order): Promise<Started | undefined> =>
      run('start', () => call('batchSearch', { body: { ...order, routeType } })),
    pause: (ids: string[]) => run('pause', () => call('batchPause', { body: { ids, routeType } })),
    stop: (ids: string[]) => run('stop', () => call('batchStop', { body: { ids, routeType } })),
    remove: (ids: string[]) => run('remove', () => call('deleteWaitingSmiles', { body: { ids, routeType } })),
    edit: (id: string, change: { name?: string; structure?: string }) =>
      run('edit', () => call('trayEdit', { body: { id, ...change, routeType } })),
  };
}

export type WorklistAccess = ReturnType<typeof useWorklist>;

function pollOf(newest: Worklist | undefined): number {
  if (!newest || !isUnderWay(newest.counts)) return 0;
  return newest.items.length < longFrom ? pollMs : longPollMs;
}
