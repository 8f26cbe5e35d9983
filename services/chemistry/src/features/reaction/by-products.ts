// What likely forms beside the product of a reaction or of a step, for its screens and for reports.

import type { ByProduct } from '@app/shared/contracts/impurity/results';
import type { ImpurityConditions } from '@app/shared/contracts/impurity/impurity';
import { agentNames, stepConditions } from '../tasks/step-conditions.ts';
import type { StoredStep } from '../tasks/stored.ts';
import { phraseText } from '../../engine/impurity/conversions/phrase.ts';
import type { ByProductFound } from '../../engine/impurity/step-by-products.ts';
import type { ReactionServices } from './services.ts';
import { saveMolecules } from '../structure/molecule-store.ts';
import { readAskedReaction } from './asked-reaction.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { keyedMolecule, presentMolecule } from '../structure/molecules.ts';

const byProducts = handle('reactionByProducts', async ({ body }, caller, services) => {
  const found = await readAskedReaction(services, caller, body);
  const { agents = [], ...conditions } = body.conditions ?? conditionsOfStep(found.step);
  const made = await services.reactions.run('byProducts', {
    reactants: found.reactants.map(({ smiles }) => smiles),
    agents: [...found.agents.map(({ smiles }) => smiles), ...agents],
    product: found.product.smiles,
    conditions,
  });
  return { byProducts: await presentAll(services, caller, made) };
});

export const reactionByProductCalls: readonly Registration<ReactionServices>[] = [byProducts];

/** By-products of stored steps by their ids, for a report: a step that cannot be read has none. */
export async function byProductsOfSteps(
  services: ReactionServices,
  caller: Caller,
  steps: readonly StoredStep[],
): Promise<Record<string, ByProduct[]>> {
  const found: Record<string, ByProduct[]> = {};
  for (const step of steps) {
    const [left = '', product = ''] = step.reactionSmiles.split('>>');
    const { agents = [], ...conditions } = conditionsOfStep(step);
    const asked = { reactants: left.split('.'), agents, product, conditions };
    found[step.stepId] = await presentAll(services, caller, await services.reactions.run('byProducts', asked));
  }
  return found;
}

/** A step of a route is run as the route says; nothing is known of a written reaction. */
export function conditionsOfStep(step: StoredStep | undefined): ImpurityConditions {
  const set = step && stepConditions(step).set;
  return set ? { agents: agentNames(set), temperatureC: Math.max(...set.temperatureC) } : {};
}

async function presentAll(
  services: ReactionServices,
  caller: Caller,
  found: readonly ByProductFound[],
): Promise<ByProduct[]> {
  const keyed = (one: ByProductFound) => keyedMolecule(services, caller, one);
  await saveMolecules(services.database.queries, caller.tenantId, found.map(keyed));
  return found.map((one) => ({
    molecule: presentMolecule(services.names, keyed(one)),
    cause: one.cause,
    likelihood: one.likelihood,
    why: phraseText(one.why, caller.culture),
  }));
}
