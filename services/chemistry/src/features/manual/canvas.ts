// The canvas of a route built by hand: pure steps from one state to the next, each of which can be undone. Every molecule
// that a change brings is there once (specification section 5: no duplicate molecules in a route), so its key is its
// place. A route of a search may need one in two places; then it is made in one way for both.

import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@app/shared/errors/app-error';
import type {
  StoredCanvas,
  StoredDraft,
  StoredDraftMolecule,
  StoredDraftStep,
  StoredFacts,
  StoredSnapshot,
} from '../tasks/stored.ts';

/** Changes that can be taken back. */
const maxUndo = 200;

export interface CanvasNode {
  /** The key of the molecule; where it is needed again, with `~1`, `~2` … */
  id: string;
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
  /** What a chemist said of the steps, by their ids. */
  facts?: Readonly<Record<string, StoredFacts>>;
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
  const places = new Map<string, number>();
  const visit = (key: string, parentStepId: string | null): void => {
    const step = stepOf(draft, key);
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    const status = step ? 'made' : isBought(draft, key) ? 'bought' : 'open';
    nodes.push({ id: place === 0 ? key : `${key}~${place}`, key, parentStepId, status });
    // What is needed in two places is made once.
    if (place === 0) for (const precursor of step?.precursors ?? []) visit(precursor, step?.stepId ?? null);
  };
  visit(draft.root, null);
  return nodes;
}

/** How a molecule of the canvas is made, if it is. */
export function stepOf(draft: StoredDraft, key: string): StoredDraftStep | undefined {
  const stepId = draft.present.choices[key];
  return stepId === undefined ? undefined : draft.steps[stepId];
}

/** The molecule of a place on the canvas. */
export function keyOfNode(nodeId: string): string {
  return nodeId.split('~', 1)[0] ?? nodeId;
}

/**
 * Makes `fragment.root` by the fragment's steps, in place of what hung there; `kept`, molecules below, stay with all
 * that they are made from. Throws `duplicateMoleculesInRoute`.
 */
export function attach(draft: StoredDraft, fragment: Fragment, kept: readonly string[] = []): StoredDraft {
  requireNode(draft, fragment.root);
  const cleared = clearedBelow(draft, fragment.root, kept);
  const standing = new Set(keysBelow({ ...draft, present: cleared }, draft.root));
  const held = kept.flatMap((key) => keysBelow(draft, key).slice(1));
  for (const key of held) standing.add(key);
  for (const key of fragment.steps.flatMap((step) => step.precursors)) {
    if (standing.has(key)) throw new AppError('duplicateMoleculesInRoute', { smilesUniqueCode: key });
    standing.add(key);
  }
  const choices = { ...cleared.choices };
  for (const step of fragment.steps) choices[step.product] = step.stepId;
  const { [fragment.root]: _mark, ...marks } = cleared.marks;
  const molecules = { ...draft.molecules, ...byKey(fragment.molecules, (one) => one.key) };
  const steps = { ...draft.steps, ...byKey(fragment.steps, (one) => one.stepId) };
  const facts = { ...draft.present.facts, ...fragment.facts };
  return advance({ ...draft, molecules, steps }, { choices, marks, facts });
}

/** Puts a whole state in place of what stands, as a change that can be undone. */
export function putState(draft: StoredDraft, { molecules, steps, state }: StoredSnapshot): StoredDraft {
  const known = { ...draft, molecules: { ...draft.molecules, ...molecules }, steps: { ...draft.steps, ...steps } };
  return advance(known, state);
}

/** Says what the chemist knows of steps; an empty record takes it back. Throws `noChangeToSave` when it is known already. */
export function setFacts(draft: StoredDraft, facts: Readonly<Record<string, StoredFacts>>): StoredDraft {
  const before = draft.present.facts ?? {};
  const all = Object.entries({ ...before, ...facts }).filter(([, one]) => Object.keys(one).length > 0);
  const next = Object.fromEntries(all);
  if (isDeepStrictEqual(next, before)) throw new AppError('noChangeToSave');
  return advance(draft, { ...draft.present, facts: next });
}

/** Says that a molecule is bought, or that it is not to be; what hung below it goes. Throws `modifyRestricted` for the target. */
export function mark(draft: StoredDraft, key: string, as: 'bought' | 'make'): StoredDraft {
  requireNode(draft, key);
  if (key === draft.root) throw new AppError('modifyRestricted');
  const inStock = draft.molecules[key]?.origin !== null;
  const cleared = clearedBelow(draft, key);
  const { marks } = cleared;
  const { [key]: _before, ...others } = marks;
  // What is in stock is bought anyway, what is not is open anyway: only the opposite needs a mark.
  const next = inStock === (as === 'bought') ? others : { ...others, [key]: as };
  return advance(draft, { ...cleared, marks: next });
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

function clearedBelow(draft: StoredDraft, key: string, kept: readonly string[] = []): StoredCanvas {
  const { present } = draft;
  const bare = { ...draft, present: { ...present, choices: without(present.choices, [key]) } };
  const staying = new Set([...keysBelow(bare, draft.root), ...kept.flatMap((one) => keysBelow(draft, one))]);
  const gone = keysBelow(draft, key).filter((one) => one !== key && !staying.has(one));
  return { ...present, choices: without(present.choices, [key, ...gone]), marks: without(present.marks, gone) };
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
