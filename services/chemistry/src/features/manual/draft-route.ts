// A route built by hand as the search would give it, so that it is scored, shaped and kept like every other.

import { createHash } from 'node:crypto';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { StoredDraft, StoredDraftStep, StoredStep } from '../tasks/stored.ts';
import { routeIdOf } from '../../engine/search/route-builder.ts';
import { longestLinearSequence, reactionsOf, scoreRoute } from '../../engine/search/route-score.ts';
import type { Route, RouteNode } from '../../engine/search/types.ts';
import { shapeRoute, type ShapeContext } from '../tasks/route-shape.ts';
import type { FoundRoute } from '../tasks/route-store.ts';
import { reactionOf, withKnownSteps } from '../tasks/steps/assessed-route.ts';
import { keysBelow, nodesOf, stepOf } from './canvas.ts';

/** Origin of what is bought because the chemist says so. */
export const markedOrigin = 'marked';

export interface DraftFigures {
  steps: number;
  /** Molecules neither bought nor made. */
  open: number;
  /** There is a step, every leaf is bought, every step passes the forward check. */
  solved: boolean;
}

export function figuresOf(draft: StoredDraft): DraftFigures {
  const nodes = nodesOf(draft);
  const steps = chosenSteps(draft);
  const open = nodes.filter(({ status }) => status === 'open').length;
  return { steps: steps.length, open, solved: steps.length > 0 && open === 0 && steps.every(passes) };
}

/** The steps on the canvas, from the target down. */
export function chosenSteps(draft: StoredDraft): StoredDraftStep[] {
  return keysBelow(draft, draft.root).flatMap((key) => stepOf(draft, key) ?? []);
}

/** The route with its score, 0 to 1. Throws a RangeError for a canvas without a step. */
export function routeOf(draft: StoredDraft): Route {
  const tree = treeOf(draft, draft.root);
  const reactions = reactionsOf(tree);
  if (reactions.length === 0) throw new RangeError('a route has a step');
  return {
    id: routeIdOf(reactions),
    solved: figuresOf(draft).solved,
    ...scoreRoute(tree),
    steps: reactions.length,
    longestLinearSequence: longestLinearSequence(tree),
    found: 0,
    tree,
  };
}

/** The same for the same reactions of which the same is said; that of a search for a route of which nothing is said. */
export function fingerprintOf(draft: StoredDraft): string {
  const steps = chosenSteps(draft);
  const reactions = routeIdOf(steps.map(({ step }) => ({ smiles: step.reactionSmiles })));
  const said = steps.flatMap(({ stepId }) => {
    const facts = draft.present.facts?.[stepId];
    return facts ? [[stepId, facts]] : [];
  });
  if (said.length === 0) return reactions;
  return createHash('sha256')
    .update(JSON.stringify([reactions, said]))
    .digest('hex')
    .slice(0, 16);
}

/** The route as it is kept. */
export function foundRouteOf(draft: StoredDraft): FoundRoute {
  const kept = new Map(
    chosenSteps(draft).map(({ step, stepId }) => {
      const facts = draft.present.facts?.[stepId];
      return [step.reactionSmiles, facts ? { ...step, facts } : step];
    }),
  );
  const found = shapeRoute(routeOf(draft), shapingOf(draft, kept));
  return { ...found, fingerprint: fingerprintOf(draft), detail: withKnownSteps(found, kept) };
}

function passes({ step }: StoredDraftStep): boolean {
  return step.forward.passed;
}

function treeOf(draft: StoredDraft, key: string): RouteNode {
  const molecule = draft.molecules[key];
  if (!molecule) throw new RangeError('a molecule of the canvas is missing');
  const origin = originOf(draft, key);
  const node = { smiles: molecule.smiles, inStock: origin !== null, origin };
  const step = stepOf(draft, key);
  if (!step) return node;
  const children = step.precursors.map((one) => treeOf(draft, one));
  return { ...node, reaction: reactionOf(step, children) };
}

// What the chemist will not buy does not count as stock, and the target never does.
function originOf({ root, molecules, present }: StoredDraft, key: string): string | null {
  if (key === root || present.marks[key] === 'make') return null;
  return present.marks[key] === 'bought' ? markedOrigin : (molecules[key]?.origin ?? null);
}

// The steps are shaped already; what shaping asks of an engine is replaced by them.
function shapingOf(draft: StoredDraft, kept: ReadonlyMap<string, StoredStep>): ShapeContext {
  const [first] = kept.values();
  const molecules = new Map(Object.values(draft.molecules).map((one) => [one.smiles, withoutOrigin(one)]));
  return {
    molecule: (smiles) => molecules.get(smiles) ?? missing(smiles),
    templateNote: () => undefined,
    recorded: () => null,
    forwardWithin: first?.forward.within ?? 0,
    precedentSet: first?.precedentSet ?? { reactions: 0, name: '' },
  };
}

function withoutOrigin({ key, smiles, formula, molecularWeight }: StoredMolecule): StoredMolecule {
  return { key, smiles, formula, molecularWeight };
}

function missing(smiles: string): never {
  throw new RangeError(`a molecule of the canvas is missing: ${smiles}`);
}
