// Routes built by hand and proposals for them, as the screens see them.

import type {
  ManualNode,
  ManualRouteDraft,
  ManualStep,
  ManualSummary,
  Precursor,
  Proposal,
} from '@app/shared/contracts/manual/manual';
import type { StoredDraft, StoredDraftStep, StoredStep } from '../tasks/stored.ts';
import { nodesOf } from './canvas.ts';
import { chosenSteps, figuresOf, fingerprintOf, markedOrigin, routeOf } from './draft-route.ts';
import type { DraftRow } from '../tasks/draft-store.ts';
import type { ExpandedProposal, MoleculeFacts } from '../tasks/graph/expansion.ts';
import type { ManualServices } from './services.ts';
import { stockOrigin } from '../tasks/route-shape.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { presentMolecule } from '../structure/molecules.ts';
import { controlledText } from '../structure/plannable.ts';
import { presentStep, roundScore } from '../tasks/route-step.ts';

/** One proposal; `known` holds the facts of its precursors by SMILES. */
export function presentProposal(
  proposal: ExpandedProposal,
  known: ReadonlyMap<string, MoleculeFacts>,
  caller: Caller,
  services: ManualServices,
): Proposal {
  const { forward, ...step } = factsOf(proposal.step, caller);
  const precursors = proposal.precursors.flatMap((smiles) => known.get(smiles) ?? []);
  return {
    proposalId: proposal.id,
    precursors: precursors.map((one) => presentPrecursor(one, caller, services)),
    ...step,
    probability: proposal.probability,
    ...(proposal.isChecked && { forward }),
  };
}

/** A route under construction. */
export function presentDraft(row: DraftRow, caller: Caller, services: ManualServices): ManualRouteDraft {
  const { content } = row;
  const steps = chosenSteps(content);
  return {
    ...presentDraftSummary(row, services),
    nodes: nodesOf(content).flatMap((node) => presentNode(content, node, services)),
    reactions: [...new Set(steps)].map((step) => presentChosen(content, step, caller)),
    score: steps.length === 0 ? undefined : roundScore(routeOf(content).score * 100),
    isSaved: isSaved(content, steps),
    revision: content.revision ?? 0,
    canUndo: content.past.length > 0,
    canRedo: content.future.length > 0,
  };
}

export function presentDraftSummary(row: DraftRow, { names }: ManualServices): ManualSummary {
  return {
    draftId: row.id,
    name: row.name,
    target: presentMolecule(names, row.target),
    ...figuresOf(row.content),
    savedRouteId: row.content.saved?.routeId,
    editedRouteId: row.content.opened?.routeId,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function isSaved(draft: StoredDraft, steps: readonly StoredDraftStep[]): boolean {
  const { saved } = draft;
  return saved !== undefined && steps.length > 0 && fingerprintOf(draft) === saved.fingerprint;
}

/** What a step takes. */
export function presentPrecursor(one: MoleculeFacts, caller: Caller, { names }: ManualServices): Precursor {
  return {
    molecule: presentMolecule(names, one),
    inStock: one.origin !== null,
    origin: stockOrigin(one.origin),
    controlled: one.controlled ? { text: controlledText(one.controlled, caller) } : undefined,
  };
}

function presentNode(
  draft: StoredDraft,
  { id, key, parentStepId, status }: ReturnType<typeof nodesOf>[number],
  { names }: ManualServices,
): ManualNode[] {
  const molecule = draft.molecules[key];
  if (!molecule) return [];
  const marked = draft.present.marks[key] === 'bought';
  const isTarget = key === draft.root;
  const origin = isTarget ? null : marked ? markedOrigin : molecule.origin;
  return [
    {
      nodeId: id,
      parentStepId,
      molecule: presentMolecule(names, molecule),
      status,
      inStock: !isTarget && molecule.origin !== null,
      origin: stockOrigin(origin),
      marked,
      searchTaskId: draft.searches[key],
    },
  ];
}

function presentChosen(
  draft: StoredDraft,
  { stepId, product, precursors, step }: StoredDraftStep,
  caller: Caller,
): ManualStep {
  const facts = draft.present.facts?.[stepId];
  return {
    ...factsOf(facts ? { ...step, facts } : step, caller),
    stepId,
    productNodeId: product,
    precursorNodeIds: precursors,
  };
}

/** Without the places that it has in a route. */
function factsOf(stored: StoredStep, caller: Caller) {
  const { stepId: _id, number: _number, productNodeId: _product, ...step } = presentStep(stored, caller);
  return step;
}
