// Consecutive enzymatic steps that can share a vessel, with what speaks against it.

import { message } from '@app/locales/messages';
import type { RouteStep } from '@app/shared/contracts/routes/routes';
import { onePotOf } from '../../engine/enzymes/one-pot.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { StoredRoute } from '../tasks/stored.ts';

/** The steps, each enzymatic one that another enzymatic one follows with what is to be said of one pot. */
export function withOnePots(
  { nodes }: StoredRoute,
  { culture }: Pick<Caller, 'culture'>,
  steps: readonly RouteStep[],
): RouteStep[] {
  return steps.map((step) => {
    const usedIn = nodes.find(({ nodeId }) => nodeId === step.productNodeId)?.parentStepId;
    const next = steps.find(({ stepId }) => stepId === usedIn);
    const found = step.enzyme && next && onePotOf(step.templateId, next.templateId);
    if (!step.enzyme || !next || !found) return step;
    const against = found.against.map((one) => message(culture, 'enzymes', `onePot.${one}`));
    return {
      ...step,
      enzyme: { ...step.enzyme, onePot: { step: next.number, isPossible: found.isPossible, against } },
    };
  });
}
