import type { CallData } from '@app/shared/contracts/catalogue';
import { AppError } from '@app/shared/errors/app-error';
import { type ConditionCounts, readConditionCounts } from '../conditions/condition-counts.ts';
import { recommendConditions } from '../conditions/recommend.ts';
import { isLearnedId, templateById } from '../models/learned-template.ts';
import type { ReactionTemplate } from '../models/templates/template.ts';
import type { Services } from '../services.ts';
import type { StoredStep } from '../context/stored.ts';
import { findRoute } from '../tasks/route-store.ts';
import { answer, type Registration } from './calls.ts';
import type { Caller } from './caller.ts';
import { conditionExperimentCalls } from './conditions-experiments.ts';
import { conditionHistoryCalls } from './conditions-history.ts';
import { optimizationCalls } from './conditions-optimization.ts';

let counts: ConditionCounts | undefined;

const reactionConditions = answer('reactionConditions', async ({ query }, caller, services) => {
  counts ??= readConditionCounts();
  const { routeId, stepId, templateId, top } = query;
  const step = routeId ? await findStep(services, caller, routeId, stepId ?? '') : undefined;
  const kinds = step ? await kindsOfStep(services, step) : kindOf(templateId);
  const { records, explained, sources } = counts;
  const conditions = recommendConditions(kinds, counts, top);
  const atRisk = step ? await services.interactive.run('groupsAtRisk', step.reactionSmiles, conditions) : [];
  return {
    conditions: conditions.map((one, index) => ({ ...present(one, caller), atRisk: atRisk[index] ?? [] })),
    counted: { records, explained, sources },
  };
});

export const conditionsCalls: readonly Registration[] = [
  reactionConditions,
  ...optimizationCalls,
  ...conditionHistoryCalls,
  ...conditionExperimentCalls,
];

type Presented = CallData<'reactionConditions'>['conditions'][number];

function present(one: ReturnType<typeof recommendConditions>[number], { culture }: Caller): Omit<Presented, 'atRisk'> {
  return { ...one, kind: templateById(one.templateId)?.name[culture] ?? one.templateId };
}

function kindOf(templateId: string | undefined): ReactionTemplate[] {
  const template = templateById(templateId ?? '');
  if (!template) throw new AppError('dataNotFound');
  return [template];
}

async function findStep({ database }: Services, caller: Caller, routeId: string, stepId: string): Promise<StoredStep> {
  const { detail } = await findRoute(database.queries, caller, routeId);
  const step = detail.steps.find((one) => one.stepId === stepId);
  if (!step) throw new AppError('dataNotFound');
  return step;
}

/** The step's own kind; beside a learned one, which is wide, those that the reaction itself is recognised as. */
async function kindsOfStep({ interactive }: Services, step: StoredStep): Promise<ReactionTemplate[]> {
  const known = templateById(step.templateId);
  if (known && !isLearnedId(known.id)) return [known];
  const ids = await interactive.run('kindsOfReaction', step.reactionSmiles);
  return [...new Set([...(known ? [known.id] : []), ...ids])].flatMap((id) => templateById(id) ?? []);
}
