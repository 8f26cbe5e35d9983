// What is put onto the canvas at once: one chosen step, or a route that a search found.

import { AppError } from '@app/shared/errors/app-error';
import type {
  StoredDraft,
  StoredDraftMolecule,
  StoredDraftStep,
  StoredFacts,
  StoredNode,
  StoredRoute,
  StoredStep,
} from '../tasks/stored.ts';
import { keysBelow, type Fragment } from './canvas.ts';
import { proposalId, type ExpandedProposal, type Expansion } from '../tasks/graph/expansion.ts';

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
 * What a kept route makes the molecule `root` by, the whole of it or a part, in place of that molecule. Throws
 * `nonIntermediateUnspliceable` when the route does not make it, `childRoutesIncludeParent` when it comes by a molecule
 * that `root` is for, and `duplicateMoleculesInRoute` when it needs one molecule in two places.
 */
export async function routeFragment(
  draft: StoredDraft,
  root: string,
  route: StoredRoute,
  ask: AskProposal,
): Promise<Fragment> {
  const part = partOf(route, root);
  if (!part) throw new AppError('nonIntermediateUnspliceable');
  const above = ancestorsOf(draft, root);
  if (part.nodes.some(({ molecule }) => above.has(molecule.key))) throw new AppError('childRoutesIncludeParent');
  const { steps, facts } = await draftSteps(part, ask);
  const molecules = part.nodes.map(moleculeOf);
  return { root, steps, facts, molecules: molecules.filter(({ key }) => key !== root) };
}

/** The steps of a kept route, or of a part of one, as the canvas has them. */
export async function draftSteps(
  route: Pick<StoredRoute, 'nodes' | 'steps'>,
  ask: AskProposal,
): Promise<{ steps: StoredDraftStep[]; facts: Record<string, StoredFacts> }> {
  const places = new Map(route.nodes.map((node) => [node.nodeId, node]));
  const steps: StoredDraftStep[] = [];
  const said: Record<string, StoredFacts> = {};
  for (const { facts, ...step } of route.steps) {
    const product = places.get(step.productNodeId)?.molecule;
    if (!product) throw new RangeError('a step of a kept route has no product');
    const precursors = route.nodes.filter((node) => node.parentStepId === step.stepId);
    const keys = [...new Set(precursors.map(({ molecule }) => molecule.key))];
    const shaped = await assessed(step, product, keys, ask);
    if (facts) said[shaped.stepId] = facts;
    steps.push(shaped);
  }
  return { steps, facts: said };
}

/** A molecule of a kept route. */
export function moleculeOf({ molecule, origin }: StoredNode): StoredDraftMolecule {
  return { ...molecule, origin: origin ? originText(origin) : null };
}

/** How a route makes a molecule: steps and nodes from it down; undefined when it does not. */
export function partOf(
  route: Pick<StoredRoute, 'nodes' | 'steps'>,
  key: string,
): Pick<StoredRoute, 'nodes' | 'steps'> | undefined {
  const made = new Map(route.steps.map((step) => [step.productNodeId, step]));
  const top = route.nodes.find((node) => node.molecule.key === key && made.has(node.nodeId));
  if (!top) return undefined;
  const part: Pick<StoredRoute, 'nodes' | 'steps'> = { nodes: [], steps: [] };
  const visit = (node: StoredNode): void => {
    part.nodes.push(node);
    const step = made.get(node.nodeId);
    if (!step) return;
    part.steps.push(step);
    for (const child of route.nodes) if (child.parentStepId === step.stepId) visit(child);
  };
  visit(top);
  return part;
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
