// A kept route as a route under construction. The route itself stays as it is.

import { AppError } from '@app/shared/errors/app-error';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredDraft, StoredRoute } from '../tasks/stored.ts';
import { emptyDraft, stepOf } from './canvas.ts';
import { draftSteps, moleculeOf, type AskProposal } from './fragments.ts';

/**
 * The canvas of a kept route, with nothing to undo. Throws `childRoutesIncludeParent` for one in which a
 * molecule is needed to make itself.
 */
export async function openedDraft(
  target: StoredMolecule,
  route: Pick<StoredRoute, 'nodes' | 'steps'>,
  ask: AskProposal,
): Promise<StoredDraft> {
  const { steps, facts } = await draftSteps(route, ask);
  const draft = emptyDraft({ ...target, origin: null });
  const made = new Set(route.steps.map((step) => step.productNodeId));
  for (const node of route.nodes) {
    const isMarked = node.origin?.kind === 'marked';
    if (node.molecule.key === target.key) continue;
    const molecule = isMarked ? { ...node.molecule, origin: null } : moleculeOf(node);
    draft.molecules[molecule.key] ??= molecule;
    if (isMarked && !made.has(node.nodeId)) draft.present.marks[molecule.key] = 'bought';
  }
  for (const step of steps) {
    draft.steps[step.stepId] = step;
    draft.present.choices[step.product] ??= step.stepId;
  }
  refuseCircles(draft);
  return { ...draft, present: { ...draft.present, facts } };
}

// Where a molecule is made once for all places, one that is needed to make itself would never end.
function refuseCircles(draft: StoredDraft): void {
  const visit = (key: string, above: ReadonlySet<string>): void => {
    if (above.has(key)) throw new AppError('childRoutesIncludeParent', { smilesUniqueCode: key });
    const step = stepOf(draft, key);
    for (const precursor of step?.precursors ?? []) visit(precursor, new Set([...above, key]));
  };
  visit(draft.root, new Set());
}
