// The canvas of a route built by hand: pure steps from one state to the next, each of which can be undone. Every molecule
// stands there once (specification section 5: no duplicate molecules in a route), so its key is its place.

import { AppError } from '@app/shared/errors/app-error';
import type { StoredCanvas, StoredDraft, StoredDraftMolecule, StoredDraftStep } from '../context/stored.ts';

/** Changes that can be taken back. */
const maxUndo = 200;

export interface CanvasNode {
  key: string;
  /** The step that consumes it; null for the target. */
  parentStepId: string | null;
  status: 'made' | 'bought' | 'open';
}

/** Steps and molecules that come onto the canvas together; the steps hang on each other and on `root`. */
export interface Fragment {
  root: string;
  steps: readonly StoredDraftStep[];
  molecules: readonly StoredDraftMolecule[];
}

export function emptyDraft(target: StoredDraftMolecule): StoredDraft {
  return {
    root: target.key,
    molecules: { [target.key]: target },
    steps: {},
    past: [],
    present: { choices: {}, marks: {} },
    future: [],
    searches: {},
  };
}

/** The molecules on the canvas, from the target down. */
export function nodesOf(draft: StoredDraft): CanvasNode[] {
  const nodes: CanvasNode[] = [];
  const visit = (key: string, parentStepId: string | null): void => {
    const step = stepOf(draft, key);
    nodes.push({ key, parentStepId, status: step ? 'made' : isBought(draft, key) ? 'bought' : 'open' });
    for (const precursor of step?.precursors ?? []) visit(precursor, step?.stepId ?? null);
  };
  visit(draft.root, null);
  return nodes;
}

/** How a molecule of the canvas is made, if it is. */
export function stepOf(draft: StoredDraft, key: string): StoredDraftStep | undefined {
  const stepId = draft.present.choices[key];
  return stepId === undefined ? undefined : draft.steps[stepId];
}

/** Makes `fragment.root` by the fragment's steps, in place of what hung there. Throws `duplicateMoleculesInRoute`. */
export function attach(draft: StoredDraft, fragment: Fragment): StoredDraft {
  requireNode(draft, fragment.root);
  const cleared = clearedBelow(draft, fragment.root);
  const standing = new Set(keysBelow({ ...draft, present: cleared }, draft.root));
  for (const key of fragment.steps.flatMap((step) => step.precursors)) {
    if (standing.has(key)) throw new AppError('duplicateMoleculesInRoute', { smilesUniqueCode: key });
    standing.add(key);
  }
  const choices = { ...cleared.choices };
  for (const step of fragment.steps) choices[step.product] = step.stepId;
  const { [fragment.root]: _mark, ...marks } = cleared.marks;
  const molecules = { ...draft.molecules, ...byKey(fragment.molecules, (one) => one.key) };
  const steps = { ...draft.steps, ...byKey(fragment.steps, (one) => one.stepId) };
  return advance({ ...draft, molecules, steps }, { choices, marks });
}

/** Says that a molecule is bought, or that it is not to be; what hung below it goes. Throws `modifyRestricted` for the target. */
export function mark(draft: StoredDraft, key: string, as: 'bought' | 'make'): StoredDraft {
  requireNode(draft, key);
  if (key === draft.root) throw new AppError('modifyRestricted');
  const inStock = draft.molecules[key]?.origin !== null;
  const { choices, marks } = clearedBelow(draft, key);
  const { [key]: _before, ...others } = marks;
  // What is in stock is bought anyway, what is not is open anyway: only the opposite needs a mark.
  const next = inStock === (as === 'bought') ? others : { ...others, [key]: as };
  return advance(draft, { choices, marks: next });
}

/** Takes away how a molecule is made, with everything below. Throws `nothingToClear` when there is nothing. */
export function removeBranch(draft: StoredDraft, key: string): StoredDraft {
  requireNode(draft, key);
  if (!stepOf(draft, key)) throw new AppError('nothingToClear');
  return advance(draft, clearedBelow(draft, key));
}

/** The state before the last change; the same when there is none. */
export function undo(draft: StoredDraft): StoredDraft {
  const before = draft.past.at(-1);
  if (!before) return draft;
  return { ...draft, past: draft.past.slice(0, -1), present: before, future: [draft.present, ...draft.future] };
}

/** The state before the last undo; the same when there is none. */
export function redo(draft: StoredDraft): StoredDraft {
  const [next, ...future] = draft.future;
  return next ? { ...draft, past: [...draft.past, draft.present], present: next, future } : draft;
}

/** Throws `dataNotFound` for a molecule that is not on the canvas. */
export function requireNode(draft: StoredDraft, key: string): void {
  if (!keysBelow(draft, draft.root).includes(key)) throw new AppError('dataNotFound');
}

/** A molecule of the canvas and all that it is made from. */
export function keysBelow(draft: StoredDraft, key: string): string[] {
  return [key, ...(stepOf(draft, key)?.precursors ?? []).flatMap((one) => keysBelow(draft, one))];
}

function isBought({ root, molecules, present }: StoredDraft, key: string): boolean {
  if (key === root) return false;
  const said = present.marks[key];
  return said === undefined ? molecules[key]?.origin !== null : said === 'bought';
}

function clearedBelow(draft: StoredDraft, key: string): StoredCanvas {
  const gone = keysBelow(draft, key);
  const choices = without(draft.present.choices, gone);
  const marks = without(
    draft.present.marks,
    gone.filter((one) => one !== key),
  );
  return { choices, marks };
}

function without<T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
}

function advance(draft: StoredDraft, present: StoredCanvas): StoredDraft {
  return pruned({ ...draft, past: [...draft.past, draft.present].slice(-maxUndo), present, future: [] });
}

// Steps and molecules that no state needs any more go.
function pruned(draft: StoredDraft): StoredDraft {
  const states = [...draft.past, draft.present];
  const stepIds = new Set(states.flatMap(({ choices }) => Object.values(choices)));
  const steps = Object.fromEntries(Object.entries(draft.steps).filter(([stepId]) => stepIds.has(stepId)));
  const used = new Set(Object.values(steps).flatMap((step) => [step.product, ...step.precursors]));
  const molecules = Object.fromEntries(
    Object.entries(draft.molecules).filter(([key]) => used.has(key) || key === draft.root),
  );
  return { ...draft, steps, molecules };
}

function byKey<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, T> {
  return Object.fromEntries(items.map((item) => [keyOf(item), item]));
}
