// The draft procedure of a reaction or of a step, for its screens, for reports and for notebooks.

import { defaultProcedureBatch, type Procedure, type ProcedureBatch } from '@app/shared/contracts/reaction/procedure';
import { message } from '@app/locales/messages';
import type { CallInput } from '@app/shared/contracts/catalogue';
import { stepConditions } from '../tasks/step-conditions.ts';
import type { StoredCondition } from '../../engine/conditions/stored-condition.ts';
import type { StoredStep } from '../tasks/stored.ts';
import { chineseAgentName } from '../../chemistry/facts/agent-names.ts';
import { statedYield } from '../tasks/stated.ts';
import { conditionOriginOf } from '../../chemistry/templates/template.ts';
import type { AskedProcedure, Draft } from '../../engine/procedure/types.ts';
import { writeProcedure } from '../../engine/procedure/write-procedure.ts';
import type { ReactionServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { type CallersReaction, readAskedReaction } from './asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { keyedMolecule, presentMolecule } from '../structure/molecules.ts';
import { stepTemplates } from '../tasks/step-templates.ts';

const procedure = handle('reactionProcedure', async ({ body }, caller, services) => {
  const found = await readAskedReaction(services, caller, body);
  const batch = body.batch ?? defaultProcedureBatch;
  const { step } = found;
  const asked = step ? askedOfStep(step, batch) : await askedOfWritten(services, found, body, batch);
  const own = body.conditions
    ? { conditions: body.conditions, conditionOrigin: body.conditionOrigin ?? 'chemist' }
    : {};
  const equivalents = body.equivalents ?? asked.equivalents;
  return draftIn(services, caller, { ...asked, ...own, equivalents });
});

export const reactionProcedureCalls: readonly Registration<ReactionServices>[] = [procedure];

/** Drafts of stored steps by their ids, for reports and notebooks; a step that cannot be read has none. */
export async function proceduresOfSteps(
  services: ReactionServices,
  caller: Caller,
  steps: readonly StoredStep[],
  batch: ProcedureBatch = defaultProcedureBatch,
): Promise<Record<string, Procedure>> {
  const drafts: Record<string, Procedure> = {};
  for (const step of steps) drafts[step.stepId] = await draftIn(services, caller, askedOfStep(step, batch));
  return drafts;
}

/** A question with the words that the draft is shown under. */
interface NamedQuestion extends AskedProcedure {
  name?: { en: string; 'zh-CN': string };
}

function askedOfStep(step: StoredStep, batch: ProcedureBatch): NamedQuestion {
  const [left = '', middle = '', product = ''] = step.reactionSmiles.split('>');
  const { set, origin } = stepConditions(step);
  const yieldPercent = statedYield(step);
  return {
    reactants: left.split('.'),
    agents: middle === '' ? [] : middle.split('.'),
    product,
    kind: step.name.en,
    name: step.name,
    classKey: step.classKey,
    conditions: set,
    conditionOrigin: origin,
    equivalents: step.facts?.equivalents ?? [],
    ...(yieldPercent !== undefined && { yieldPercent }),
    batch,
  };
}

type AskedBody = CallInput<'reactionProcedure'>['body'];

/** A written reaction runs with the agents that were written; without any as its kind is run. */
async function askedOfWritten(
  services: ReactionServices,
  { read, reactants, agents, product }: CallersReaction,
  { templateId }: AskedBody,
  batch: ProcedureBatch,
): Promise<NamedQuestion> {
  const id = templateId ?? read.kinds[0] ?? '';
  const left = reactants.map(({ smiles }) => smiles);
  const step = { templateId: id, reaction: `${left.join('.')}>>${product.smiles}` };
  const template = id === '' ? undefined : (await stepTemplates(services, [step]))(step);
  const conditions: StoredCondition | undefined = template?.conditions[0] && {
    ...template.conditions[0],
    catalysts: template.conditions[0].catalysts ?? [],
  };
  return {
    reactants: left,
    agents: agents.map(({ smiles }) => smiles),
    product: product.smiles,
    kind: template?.name.en ?? '',
    ...(template && { name: template.name, classKey: template.class, conditionOrigin: conditionOriginOf(template) }),
    conditions,
    equivalents: [],
    batch,
  };
}

async function draftIn(
  services: ReactionServices,
  caller: Caller,
  { name, ...asked }: NamedQuestion,
): Promise<Procedure> {
  const draft = await services.reactions.run('procedure', asked);
  const present = await presenter(services, caller, draft);
  const title = message(caller.culture, 'procedure', name ? 'title' : 'titleAlone', {
    name: name?.[caller.culture] ?? '',
  });
  return writeProcedure(draft, title, {
    culture: caller.culture,
    present,
    agentName: (agent) => chineseAgentName(agent, services.names),
  });
}

async function presenter(services: ReactionServices, caller: Caller, { figures }: Draft) {
  const keyed = new Map(figures.map((one) => [one.smiles, keyedMolecule(services, caller, one)]));
  await saveMolecules(services.database.queries, caller.tenantId, [...keyed.values()]);
  return (smiles: string) => {
    const molecule = keyed.get(smiles);
    if (!molecule) throw new RangeError(`no molecule ${smiles}`);
    return presentMolecule(services.names, molecule);
  };
}
