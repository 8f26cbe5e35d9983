// Conditions of a step of a route or of a kind of reaction, with the support of each.

import type { SupportedCondition } from '@app/shared/contracts/conditions/conditions';
import { AppError } from '@app/shared/errors/app-error';
import { type ConditionCounts, readConditionCounts } from '../../chemistry/reaction-classes/condition-counts.ts';
import { recommendConditions } from '../../engine/conditions/recommend.ts';
import type { StoredStep } from '../tasks/stored.ts';
import { isLearnedId, templateById } from '../../chemistry/models/learned-template.ts';
import type { ReactionTemplate } from '../../chemistry/templates/template.ts';
import type { ConditionsServices } from './services.ts';
import { findReadableRoute } from '../tasks/route-access.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { stepTemplates } from '../tasks/step-templates.ts';

let counts: ConditionCounts | undefined;

/** What was counted, read once. */
export function conditionCounts(): ConditionCounts {
  return (counts ??= readConditionCounts());
}

export interface ConditionQuestion {
  routeId?: string;
  stepId?: string;
  templateId?: string;
  top: number;
}

/** At most `top`, the best supported first. Throws `dataNotFound` for a step or a kind that is not there. */
export async function askedConditions(
  services: ConditionsServices,
  caller: Caller,
  { routeId, stepId, templateId, top }: ConditionQuestion,
): Promise<SupportedCondition[]> {
  const step = routeId ? await findStep(services, caller, routeId, stepId ?? '') : undefined;
  const kinds = step ? await kindsOfStep(services, step) : kindOf(templateId);
  const conditions = recommendConditions(kinds, conditionCounts(), top);
  const atRisk = step ? await services.interactive.run('groupsAtRisk', step.reactionSmiles, conditions) : [];
  return conditions.map((one, index) => ({ ...present(one, kinds, caller), atRisk: atRisk[index] ?? [] }));
}

function present(
  one: ReturnType<typeof recommendConditions>[number],
  kinds: readonly ReactionTemplate[],
  { culture }: Caller,
): Omit<SupportedCondition, 'atRisk'> {
  return { ...one, kind: kinds.find(({ id }) => id === one.templateId)?.name[culture] ?? one.templateId };
}

function kindOf(templateId: string | undefined): ReactionTemplate[] {
  const template = templateById(templateId ?? '');
  if (!template) throw new AppError('dataNotFound');
  return [template];
}

async function findStep(
  { database }: ConditionsServices,
  caller: Caller,
  routeId: string,
  stepId: string,
): Promise<StoredStep> {
  const { detail } = await findReadableRoute(database.queries, caller, routeId);
  const step = detail.steps.find((one) => one.stepId === stepId);
  if (!step) throw new AppError('dataNotFound');
  return step;
}

/** The step's own kind; beside a learned one, which is wide, those that the reaction itself is recognised as. */
async function kindsOfStep(services: ConditionsServices, step: StoredStep): Promise<ReactionTemplate[]> {
  const known = templateById(step.templateId);
  const { reactionSmiles: reaction } = step;
  const isSure = known !== undefined && !isLearnedId(known.id);
  const found = isSure ? [] : await services.interactive.run('kindsOfReaction', reaction);
  const steps = [...new Set([...(known ? [known.id] : []), ...found])].map((templateId) => ({ templateId, reaction }));
  const templateOf = await stepTemplates(services, steps);
  return steps.flatMap((one) => templateOf(one) ?? []);
}
