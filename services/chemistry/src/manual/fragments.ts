// What is put onto the canvas at once: one chosen step, or a route that a search found.

import { AppError } from '@app/shared/errors/app-error';
import type {
  StoredDraft,
  StoredDraftMolecule,
  StoredDraftStep,
  StoredNode,
  StoredRoute,
  StoredStep,
} from '../context/stored.ts';
import { keysBelow, type Fragment } from './canvas.ts';
import { proposalId, type ExpandedProposal, type Expansion } from './expansion.ts';

/** The one proposal of an expansion as a step of the molecule `root`. */
export function stepFragment(root: string, { precursors, proposals }: Expansion): Fragment {
  const [proposal] = proposals;
  if (!proposal) throw new RangeError('an expansion without its proposal');
  const keys = precursors.map(({ key }) => key);
  const molecules = precursors.map(({ controlled: _none, ...molecule }) => molecule);
  return { root, molecules, steps: [draftStep(root, keys, proposal)] };
}

export type AskProposal = (product: string, id: string) => Promise<Expansion | null>;

/**
 * A kept route in place of the molecule `root`. Throws `nonIntermediateUnspliceable` when the route makes another
 * molecule, `childRoutesIncludeParent` when it comes by a molecule that `root` is for, and `duplicateMoleculesInRoute`
 * when it needs one molecule in two places.
 */
export async function routeFragment(
  draft: StoredDraft,
  root: string,
  route: StoredRoute,
  ask: AskProposal,
): Promise<Fragment> {
  const places = new Map(route.nodes.map((node) => [node.nodeId, node]));
  const target = route.nodes.find((node) => node.parentStepId === null);
  if (target?.molecule.key !== root) throw new AppError('nonIntermediateUnspliceable');
  const above = ancestorsOf(draft, root);
  const steps = route.steps.map((step) => {
    const product = places.get(step.productNodeId)?.molecule;
    const precursors = route.nodes.filter((node) => node.parentStepId === step.stepId);
    if (!product) throw new RangeError('a step of a kept route has no product');
    const keys = [...new Set(precursors.map(({ molecule }) => molecule.key))];
    if (keys.some((key) => above.has(key))) throw new AppError('childRoutesIncludeParent');
    return { step, product, keys };
  });
  const shaped: StoredDraftStep[] = [];
  for (const { step, product, keys } of steps) shaped.push(await assessed(step, product, keys, ask));
  const molecules = route.nodes.map(({ molecule, origin }): StoredDraftMolecule => ({
    ...molecule,
    origin: origin ? originText(origin) : null,
  }));
  return { root, steps: shaped, molecules: molecules.filter(({ key }) => key !== root) };
}

// As the search writes it: `patents:<uses>`, `list:<id>:<name>`; a kept route names a list and not its id.
function originText({ kind, count = 0, name }: NonNullable<StoredNode['origin']>): string {
  if (kind === 'patents') return `${kind}:${count}`;
  return name === undefined ? kind : `${kind}::${name}`;
}

/** The step as the engine sees it today; what it does not know any more counts for nothing in the score. */
async function assessed(
  step: StoredStep,
  product: { key: string; smiles: string },
  keys: string[],
  ask: AskProposal,
): Promise<StoredDraftStep> {
  const [precursors = ''] = step.reactionSmiles.split('>>');
  const id = proposalId(precursors.split('.'), product.smiles);
  const proposal = (await ask(product.smiles, id))?.proposals[0];
  if (proposal) return { ...draftStep(product.key, keys, proposal), step };
  const unknown = { familyPrecedents: step.precedents, forwardShare: 0, touchedGroups: [] };
  return { stepId: id, product: product.key, precursors: keys, step, ...unknown };
}

function draftStep(product: string, precursors: string[], proposal: ExpandedProposal): StoredDraftStep {
  const { id, step, familyPrecedents, forwardShare, touchedGroups } = proposal;
  return { stepId: id, product, precursors, step, familyPrecedents, forwardShare, touchedGroups };
}

/** The molecules between this one and the target, the target included. */
function ancestorsOf(draft: StoredDraft, key: string): Set<string> {
  const onTheWay = Object.keys(draft.molecules).filter(
    (one) => one !== key && draft.present.choices[one] !== undefined && keysBelow(draft, one).includes(key),
  );
  return new Set(onTheWay);
}
