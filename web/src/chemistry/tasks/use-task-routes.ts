// All routes of a task, best first: one request for the task page and the route list.

import type { CallData, CallInput } from '@app/shared/contracts/catalogue';
import { useRef } from 'react';
import useSWR from 'swr';
import type { CallError } from '../../shared/api/call-error.ts';
import { call } from '../../shared/api/call.ts';
import { useKeptResponse } from '../../shared/api/use-call.ts';
import { useChanges, useFollowedInterval } from '../../shared/events/use-following.ts';
import { unpackRoutes, type ListedRoute } from '../thumbnail/listed-route.ts';
import { isRunning } from './task-state.ts';

export type About = Pick<CallInput<'routeOverview'>['body'], 'routeType' | 'taskId' | 'smilesUniqueCode'>;
type Listed = Omit<CallData<'routeOverview'>, 'packed'> & { routes: readonly ListedRoute[] };

const asLongAs = (newest: Listed | undefined) => (newest && isRunning(newest.task.state) ? 1 : 0);

/** The routes of a task, fresh while its search runs. */
export function useTaskRoutes(about: About) {
  const last = useRef<Listed | undefined>(undefined);
  const kept = useKeptResponse(about.taskId ?? about.smilesUniqueCode);
  const response = useSWR<Listed, CallError>(['routeOverview', about], {
    ...kept.options,
    refreshInterval: useFollowedInterval(asLongAs),
    fetcher: async () => (last.current = await fetchRoutes(about, last.current)),
  });
  useChanges(asLongAs, response.data, response.mutate);
  if (response.data !== undefined) kept.answered();
  return response;
}

/** Asks with what is known already, so that unchanged routes do not travel again. */
async function fetchRoutes(about: About, last: Listed | undefined): Promise<Listed> {
  const known = last && isAbout(last, about) ? last : undefined;
  const body = { ...about, ...(known && { known: known.stamp }) };
  const { packed, ...response } = await call('routeOverview', { body }, { passive: true });
  return { ...response, routes: packed ? unpackRoutes(packed) : (known?.routes ?? []) };
}

function isAbout({ task }: Listed, { taskId, smilesUniqueCode }: About): boolean {
  return taskId === undefined ? task.target.key === smilesUniqueCode : task.taskId === taskId;
}
