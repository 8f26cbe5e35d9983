// Other forms of a reagent of the canvas: the step that takes it is written with each, and checked anew.

import { AppError } from '@app/shared/errors/app-error';
import type { StoredDraft, StoredDraftStep } from '../tasks/stored.ts';
import { keyOfNode, requireNode } from './canvas.ts';
import { chosenSteps } from './draft-route.ts';
import { findDraft } from '../tasks/draft-store.ts';
import type { Expansion, MoleculeFacts } from '../tasks/graph/expansion.ts';
import type { OtherForm } from './reagent-forms.ts';
import type { ManualServices } from './services.ts';
import { sharedLists } from '../stock/shared-lists.ts';
import { stockOrigin } from '../tasks/route-shape.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handle } from './services.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { rememberMolecules } from './search.ts';
import { presentChecked } from './steps.ts';
import { bannedBy, isBanned } from '../bans/refuse-banned.ts';

const manualReagentForms = handle('manualReagentForms', async ({ body }, caller, services) => {
  const { content } = await findDraft(services.database.queries, caller, body.draftId);
  const key = keyOfNode(body.nodeId);
  requireNode(content, key);
  const found = await checkedForms(services, caller, content, key);
  const banned = await bannedBy(services, caller);
  const allowed = found.filter(({ expansion }) => !expansion.proposals.some(({ step }) => isBanned(banned, step)));
  const items = allowed.map(({ form, molecule, expansion }) => ({
    formId: form.formId,
    name: form.name[caller.culture],
    molecule: presentMolecule(services.names, molecule),
    inStock: molecule.origin !== null,
    origin: stockOrigin(molecule.origin),
    step: presentChecked(expansion, caller, services),
  }));
  return { items: items.toSorted((a, b) => rankOf(a.step.forward, a.inStock) - rankOf(b.step.forward, b.inStock)) };
});

export const manualFormCalls: readonly Registration<ManualServices>[] = [manualReagentForms];

export interface CheckedForm {
  form: OtherForm;
  molecule: MoleculeFacts;
  /** Of the product of the step, by the step with this form. */
  expansion: Expansion;
}

/** One form with the key of what its step makes. Throws `replacementNotFound` when the molecule has no such form. */
export async function formOf(
  services: ManualServices,
  caller: Caller,
  content: StoredDraft,
  key: string,
  formId: string,
): Promise<{ product: string; expansion: Expansion }> {
  requireNode(content, key);
  const found = (await checkedForms(services, caller, content, key)).find(({ form }) => form.formId === formId);
  if (!found) throw new AppError('replacementNotFound');
  return { product: stepTaking(content, key)?.product ?? '', expansion: found.expansion };
}

async function checkedForms(
  services: ManualServices,
  caller: Caller,
  content: StoredDraft,
  key: string,
): Promise<CheckedForm[]> {
  const step = stepTaking(content, key);
  const molecule = content.molecules[key];
  const product = step && content.molecules[step.product];
  if (!step || !molecule || !product) return [];
  const forms = await services.expansion.forms(molecule.smiles);
  const others = step.precursors.filter((one) => one !== key).map((one) => content.molecules[one]?.smiles ?? '');
  const lists = await sharedLists(services.database.queries, caller);
  const named = forms.map(({ smiles }) => ({ precursors: [...others, smiles], product: product.smiles }));
  const expansions = named.length > 0 ? await services.expansion.assess(caller.tenantId, lists, named) : [];
  for (const expansion of expansions) await rememberMolecules(services, caller, expansion);
  return forms.flatMap((form, index) => {
    const expansion = expansions[index];
    const described = expansion?.precursors.find(({ smiles }) => smiles === form.smiles);
    return expansion && described ? [{ form, molecule: described, expansion }] : [];
  });
}

function stepTaking(content: StoredDraft, key: string): StoredDraftStep | undefined {
  return chosenSteps(content).find(({ precursors }) => precursors.includes(key));
}

// What works comes before what does not, what can be bought before what has to be made.
function rankOf({ passed, rank }: { passed: boolean; rank: number }, inStock: boolean): number {
  return (passed ? 0 : 1_000) + (inStock ? 0 : 100) + rank;
}
