// What is asked for of a route besides the route itself; each once for all that show it.

import type { StepInsight } from '@app/shared/contracts/routes/insight';
import type { RouteNote } from '@app/shared/contracts/routes/notes';
import type { RouteDetail, RouteStep } from '@app/shared/contracts/routes/routes';
import { useMemo } from 'react';
import { useCall } from '../../shared/api/use-call.ts';

export type NotedRoute = Pick<RouteDetail, 'summary' | 'routeType'>;

/** What the parts of a step are given. */
export interface StepOfRoute {
  route: RouteDetail;
  step: RouteStep;
}

/** Atoms that change and hazards of every step of a route; `of` gives undefined until it is known. */
export function useStepInsight({ summary, routeType }: NotedRoute) {
  const { data, error, mutate } = useCall('routeStepInsight', { query: { routeId: summary.routeId, routeType } });
  const byId = useMemo(() => new Map(data?.steps.map((step) => [step.stepId, step])), [data]);
  return { of: (stepId: string): StepInsight | undefined => byId.get(stepId), error, retry: () => void mutate() };
}

/** Notes of one step; of the route as a whole where none is named. */
export function useRouteNotes({ summary, routeType }: NotedRoute) {
  const { data, error, mutate } = useCall('routeNotes', { query: { routeId: summary.routeId, routeType } });
  const keep = (note: RouteNote) =>
    mutate((now) => now && { ...now, notes: [...now.notes.filter((one) => one.stepId !== note.stepId), note] }, false);
  const own = (stepId: string | undefined) => data?.notes.find((one) => one.stepId === stepId);
  const theirs = (stepId: string | undefined) => data?.shared?.notes.find((one) => one.stepId === stepId);
  return {
    isReady: data !== undefined,
    error,
    own,
    theirs,
    by: data?.shared?.by,
    message: data?.shared?.message,
    keep,
    retry: () => void mutate(),
  };
}
