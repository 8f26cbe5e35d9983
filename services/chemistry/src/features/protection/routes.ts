import { AppError } from '@app/shared/errors/app-error';
import type { ErrorKey } from '@app/shared/errors/catalogue';
import type { ProtectedRoute } from './service.ts';
import type { ProtectionPlan } from '../../engine/protection/plan.ts';
import { keepProtected } from './keep-protected.ts';
import { protectingGroups } from '../../engine/protection/protecting-groups.ts';
import type { StoredRoute } from '../tasks/stored.ts';
import type { ProtectionServices } from './services.ts';
import { findRoute, type FoundRoute } from '../tasks/route-store.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';

const routeProtection = handle('routeProtection', async ({ query }, caller, { database, expansion }) => {
  const { detail } = await findRoute(database.queries, caller, query.routeId);
  const risks = await expansion.risks(detail);
  return {
    risks: detail.steps.flatMap(({ stepId, reactionSmiles }) => {
      const risk = risks.find(({ step }) => step === reactionSmiles);
      return risk ? [{ stepId, groups: risk.groups }] : [];
    }),
  };
});

const routeProtect = handle('routeProtect', async ({ body }, caller, { database, expansion, clock, newId }) => {
  const route = await findRoute(database.queries, caller, body.routeId);
  const { stepId, protectingGroup: groupId, replace } = body;
  const step = route.detail.steps.find((one) => one.stepId === stepId)?.reactionSmiles;
  if (stepId !== undefined && step === undefined) throw new AppError('dataNotFound');
  const made = await protectedRoute({ expansion }, caller, route.detail, { step, protectingGroup: groupId, replace });
  const { route: found, protections, open } = made;
  const now = clock.now();
  const routeId = await database.transaction((tx) => keepProtected(tx, route, found, { id: newId(), now }));
  return {
    routeId,
    taskId: route.task.id,
    protections: protections.map(({ groupId: id, name, kind, resistance, origin }) => ({
      groupId: id,
      name,
      kind,
      resistance: resistance === 'stable' ? ('stable' as const) : ('partly' as const),
      origin,
    })),
    open: open.length,
  };
});

export const protectionCalls: readonly Registration<ProtectionServices>[] = [routeProtection, routeProtect];

export interface WantedProtection {
  /** Reaction SMILES of the only step to protect. */
  step?: string | undefined;
  protectingGroup?: string | undefined;
  /** A protecting group of the route that another takes the place of. */
  replace?: string | undefined;
}

/**
 * A route with protecting groups. Throws `parameterError` for a group that nobody knows, and what says why nothing could be
 * protected: `protectingStepFailed`, `protectingGroupOnReactionSite`, `protectingGroupOrigin`,
 * `noProtectingGroupToReplace`, `nonSpecificFunctionalGroups`.
 */
export async function protectedRoute(
  { expansion }: Pick<ProtectionServices, 'expansion'>,
  { tenantId }: Caller,
  detail: StoredRoute,
  { step, protectingGroup: groupId, replace }: WantedProtection,
): Promise<ProtectedRoute & { route: FoundRoute }> {
  const isKnown = (asked: string | undefined): boolean => !asked || protectingGroups.some(({ id }) => id === asked);
  if (!isKnown(groupId) || !isKnown(replace)) throw new AppError('parameterError');
  const made = await expansion.protect(tenantId, detail, {
    ...(step !== undefined && { step }),
    ...(groupId !== undefined && { groupId }),
    ...(replace !== undefined && { replace }),
  });
  const { route } = made;
  if (!route) throw new AppError(made.refusal ? refusals[made.refusal] : refusalOf(made.open));
  return { ...made, route };
}

const refusals: Record<NonNullable<ProtectedRoute['refusal']>, ErrorKey> = {
  absent: 'noProtectingGroupToReplace',
  origin: 'protectingGroupOrigin',
  stepFailed: 'protectingStepFailed',
};

/** What is told when nothing was protected: the worst of the steps that stay open, or that none has a group at risk. */
function refusalOf(open: ProtectionPlan['open']): ErrorKey {
  const reasons = new Set(open.map(({ reason }) => reason));
  if (reasons.has('stepFailed')) return 'protectingStepFailed';
  if (reasons.has('reactionSite')) return 'protectingGroupOnReactionSite';
  return 'nonSpecificFunctionalGroups';
}
