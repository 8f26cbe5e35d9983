import type { CallData } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import { type ConditionCounts, readConditionCounts } from '../conditions/condition-counts.ts';
import { recommendConditions } from '../conditions/recommend.ts';
import { reactionTemplates } from '../models/templates/all.ts';
import type { ReactionTemplate } from '../models/templates/template.ts';
import type { Services } from '../services.ts';
import { findRoute } from '../tasks/route-store.ts';
import { answer, type Registration } from './calls.ts';
import type { Caller } from './caller.ts';

const byId = new Map(reactionTemplates.map((one) => [one.id, one]));
let counts: ConditionCounts | undefined;

const reactionConditions = answer('reactionConditions', async ({ query }, caller, services) => {
  counts ??= readConditionCounts();
  const { routeId, stepId, templateId, top } = query;
  const kinds = routeId ? await kindsOfStep(services, caller, routeId, stepId ?? '') : kindOf(templateId);
  const { records, explained, sources } = counts;
  const conditions = recommendConditions(kinds, counts, top);
  return { conditions: conditions.map((one) => present(one, caller)), counted: { records, explained, sources } };
});

export const conditionsCalls: readonly Registration[] = [reactionConditions];

function present(
  one: ReturnType<typeof recommendConditions>[number],
  { culture }: Caller,
): CallData<'reactionConditions'>['conditions'][number] {
  return { ...one, kind: byId.get(one.templateId)?.name[culture] ?? one.templateId };
}

function kindOf(templateId: string | undefined): ReactionTemplate[] {
  const template = byId.get(templateId ?? '');
  if (!template) throw new AppError('dataNotFound');
  return [template];
}

/** The step's own kind; what a learned template proposed is recognised from the reaction itself. */
async function kindsOfStep(
  { database, interactive }: Services,
  caller: Caller,
  routeId: string,
  stepId: string,
): Promise<ReactionTemplate[]> {
  const { detail } = await findRoute(database.queries, caller, routeId);
  const step = detail.steps.find((one) => one.stepId === stepId);
  if (!step) throw new AppError('dataNotFound');
  const known = byId.get(step.templateId);
  if (known) return [known];
  const ids = await interactive.run('kindsOfReaction', step.reactionSmiles);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
