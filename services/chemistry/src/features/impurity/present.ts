// Predictions and impurities as their owner sees them, in the owner's language.

import { message } from '@app/locales/messages';
import type { Impurity } from '@app/shared/contracts/impurity/results';
import type { ImpurityBatch, ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { catalogue, errorKeyOf } from '@app/shared/errors/catalogue';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { phraseText } from '../../engine/impurity/conversions/phrase.ts';
import type { FoundSearch } from './store.ts';
import type { LikedResult } from './store-results.ts';
import type { PathStep } from '../../engine/impurity/types.ts';
import type { ImpurityServices } from './services.ts';
import { presentAlert } from './alert-present.ts';
import { presentKind } from '../tasks/step-templates.ts';
import { jobsAheadOf } from '../../platform/jobs/order.ts';
import { impurityKind } from './jobs.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';

type Named = Pick<ImpurityServices, 'names'>;

/** Searches, those that wait with their places in the queue. */
export async function presentSearches(
  services: ImpurityServices,
  caller: Caller,
  found: readonly FoundSearch[],
): Promise<ImpuritySearch[]> {
  const batches = found.map(({ batch }) => batch);
  const ahead = await jobsAheadOf(services.database.queries, impurityKind, batches);
  return found.map((one) => ({ ...presentSearch(services, caller, one), tasksAhead: ahead.get(one.batch.id) }));
}

/** A search with the run that is shown with it. */
export function presentSearch({ names }: Named, caller: Caller, { search, batch }: FoundSearch): ImpuritySearch {
  const present = (molecule: StoredMolecule) => presentMolecule(names, molecule);
  const { reaction } = search;
  return {
    userSearchBatchId: search.id,
    name: search.name,
    rInchikey: search.reactionKey,
    reaction: {
      smiles: reaction.smiles,
      reactants: reaction.reactants.map(present),
      agents: reaction.agents.map(present),
      product: present(reaction.product),
      byProducts: reaction.byProducts.map(present),
    },
    kind: presentKind(search.templateId ?? undefined, caller),
    conditions: search.conditions,
    carried: search.carried.map(present),
    batchId: batch.id,
    state: batch.state,
    percent: batch.percent,
    impurities: batch.impurities,
    alerting: batch.alerting,
    batches: search.batches,
    failure: failureOf(batch.failureCode, caller),
    routeId: search.routeId ?? undefined,
    stepId: search.stepId ?? undefined,
    version: search.version,
    createdAt: search.createdAt.toISOString(),
    finishedAt: batch.finishedAt?.toISOString(),
  };
}

export function presentBatch({ search, batch }: FoundSearch): ImpurityBatch {
  return {
    batchId: batch.id,
    userSearchBatchId: search.id,
    name: search.name,
    conditions: batch.conditions,
    state: batch.state,
    impurities: batch.impurities,
    createdAt: batch.createdAt.toISOString(),
    finishedAt: batch.finishedAt?.toISOString(),
  };
}

export function presentImpurity({ names }: Named, { culture }: Caller, result: LikedResult): Impurity {
  const { impurity } = result;
  const molecule = (smiles: string) => {
    const stored = result.molecules[smiles];
    if (!stored) throw new TypeError('an impurity speaks of a molecule that was not kept');
    return presentMolecule(names, stored);
  };
  const step = ({ reactants, product, text }: PathStep): Impurity['path'][number] => ({
    smiles: `${reactants.join('.')}>>${product}`,
    reactants: reactants.map(molecule),
    product: molecule(product),
    text: phraseText(text, culture),
  });
  const { fate, removal } = impurity;
  return {
    resultId: result.id,
    rank: result.rank,
    molecule: molecule(impurity.smiles),
    cause: impurity.cause,
    causes: impurity.causes,
    likelihood: impurity.likelihood,
    score: impurity.score,
    why: phraseText(impurity.why, culture),
    path: impurity.path.map(step),
    exactMass: impurity.exactMass,
    massShift: impurity.massShift,
    adducts: impurity.adducts,
    alerts: impurity.alerts.map((alert) => presentAlert(alert, culture)),
    fate: fate && { kind: fate.kind, of: molecule(fate.of), text: phraseText(fate.why, culture) },
    removal: removal && phraseText(removal, culture),
    isLiked: result.isLiked,
  };
}

function failureOf(code: number | null, { culture }: Caller): ImpuritySearch['failure'] {
  const key = code === null ? undefined : errorKeyOf(code);
  return key && { code: catalogue[key].code, message: message(culture, 'errors', key) };
}
