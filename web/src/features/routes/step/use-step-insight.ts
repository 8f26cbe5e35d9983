import type { StepInsight } from '@app/shared/contracts/routes/insight';
import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useMemo } from 'react';
import type { CallError } from '../../../shared/api/call-error.ts';
import { useCall } from '../../../shared/api/use-call.ts';

export interface RouteInsight {
  /** Undefined until it is there. */
  of: (stepId: string) => StepInsight | undefined;
  error: CallError | undefined;
  retry: () => void;
}

/** Atoms that change and hazards of every step of a route, asked for once. */
export function useStepInsight({ summary, routeType }: Pick<RouteDetail, 'summary' | 'routeType'>): RouteInsight {
  const { data, error, mutate } = useCall('routeStepInsight', { query: { routeId: summary.routeId, routeType } });
  const byId = useMemo(() => new Map(data?.steps.map((step) => [step.stepId, step])), [data]);
  return { of: (stepId) => byId.get(stepId), error, retry: () => void mutate() };
}

/** The atoms to mark of each molecule of a step, by node. */
export function markedAtoms(insight: StepInsight | undefined): ReadonlyMap<string, readonly number[]> {
  return new Map(insight?.changed.map(({ nodeId, atoms }) => [nodeId, atoms]));
}
