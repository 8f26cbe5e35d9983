import { describe, expect, it } from 'vitest';
import type { StoredDraft, StoredDraftMolecule, StoredDraftStep } from '../tasks/stored.ts';
import { attach, emptyDraft, mark, nodesOf, redo, removeBranch, setFacts, undo } from './canvas.ts';

const molecule = (key: string, origin: string | null = null): StoredDraftMolecule => ({
  key,
  smiles: key,
  formula: 'C',
  molecularWeight: 12.01,
  origin,
});

function step(product: string, precursors: string[]): StoredDraftStep {
  const stepId = `${precursors.join('.')}>>${product}`;
  const forward = { passed: true, rank: 1, within: 5 };
  return {
    stepId,
    product,
    precursors,
    familyPrecedents: 0,
    forwardShare: 1,
    touchedGroups: [],
    step: {
      stepId: '',
      number: 0,
      productNodeId: '',
      templateId: 't',
      name: { en: 't', 'zh-CN': 't' },
      classKey: 'acylation',
      reactionSmiles: stepId,
      conditions: [],
      precedents: 0,
      precedentSet: { reactions: 0, name: 'USPTO' },
      score: 0.5,
      forward,
    },
  };
}

const make = (draft: StoredDraft, product: string, ...precursors: StoredDraftMolecule[]): StoredDraft =>
  attach(draft, {
    root: product,
    steps: [
      step(
        product,
        precursors.map(({ key }) => key),
      ),
    ],
    molecules: precursors,
  });

const shown = (draft: StoredDraft) => nodesOf(draft).map(({ key, status }) => `${key} ${status}`);

const begun = emptyDraft(molecule('T'));
const twoSteps = make(make(begun, 'T', molecule('A'), molecule('B', 'common')), 'A', molecule('C'), molecule('D'));

describe('the canvas', () => {
  it('shows molecules from the target down: made, bought because in stock, open', () => {
    expect(shown(begun)).toEqual(['T open']);
    expect(shown(twoSteps)).toEqual(['T made', 'A made', 'C open', 'D open', 'B bought']);
  });

  it('takes every change back and makes it again, until something else is done', () => {
    const once = undo(twoSteps);
    expect(shown(once)).toEqual(['T made', 'A open', 'B bought']);
    expect(shown(undo(once))).toEqual(['T open']);
    expect(undo(begun)).toBe(begun);
    expect(shown(redo(redo(undo(once))))).toEqual(shown(twoSteps));
    const other = mark(once, 'A', 'bought');
    expect(redo(other)).toBe(other);
    expect(shown(undo(other))).toEqual(shown(once));
  });

  it('keeps no step and no molecule that no state needs', () => {
    const other = make(undo(twoSteps), 'A', molecule('E'));
    expect(Object.keys(other.molecules).toSorted()).toEqual(['A', 'B', 'E', 'T']);
    expect(Object.keys(other.steps)).toHaveLength(2);
  });

  it('lets a molecule be bought that is not in stock, and made that is; what hung below goes', () => {
    expect(shown(mark(twoSteps, 'A', 'bought'))).toEqual(['T made', 'A bought', 'B bought']);
    const open = mark(twoSteps, 'B', 'make');
    expect(shown(open)).toContain('B open');
    expect(open.present.marks).toEqual({ B: 'make' });
    expect(mark(open, 'B', 'bought').present.marks).toEqual({});
    expect(() => mark(twoSteps, 'T', 'bought')).toThrow('modifyRestricted');
  });

  it('removes a branch with what was said of its molecules', () => {
    const marked = mark(twoSteps, 'C', 'bought');
    const bare = removeBranch(marked, 'T');
    expect([shown(bare), bare.present.marks]).toEqual([['T open'], {}]);
    expect(() => removeBranch(bare, 'T')).toThrow('nothingToClear');
    expect(() => removeBranch(bare, 'A')).toThrow('dataNotFound');
  });

  it('takes a molecule once: not the target, not a branch, not within what is put in', () => {
    expect(() => make(twoSteps, 'C', molecule('T'))).toThrow('duplicateMoleculesInRoute');
    expect(() => make(twoSteps, 'C', molecule('B'))).toThrow('duplicateMoleculesInRoute');
    const twice = { root: 'C', steps: [step('C', ['E', 'F']), step('E', ['F'])], molecules: [] };
    expect(() => attach(twoSteps, twice)).toThrow('duplicateMoleculesInRoute');
  });

  it('may use again what the replaced branch used', () => {
    expect(shown(make(twoSteps, 'A', molecule('C')))).toEqual(['T made', 'A made', 'C open', 'B bought']);
  });

  it('keeps what a molecule below is made from when the part above it is replaced', () => {
    const deep = make(twoSteps, 'C', molecule('E'));
    const other = { root: 'T', steps: [step('T', ['F']), step('F', ['C'])], molecules: [molecule('F')] };
    const replaced = attach(deep, other, ['C']);
    expect(shown(replaced)).toEqual(['T made', 'F made', 'C made', 'E open']);
    expect(shown(undo(replaced))).toEqual(shown(deep));
    const clash = { root: 'T', steps: [step('T', ['C', 'E'])], molecules: [] };
    expect(() => attach(deep, clash, ['C'])).toThrow('duplicateMoleculesInRoute');
  });

  it('shows a molecule of a found route in each of its places, and makes it in one way for all', () => {
    const twice = {
      ...twoSteps,
      steps: { ...twoSteps.steps, again: { ...step('D', ['C']), stepId: 'again' } },
      present: { ...twoSteps.present, choices: { ...twoSteps.present.choices, D: 'again' } },
    };
    expect(nodesOf(twice).map(({ id }) => id)).toEqual(['T', 'A', 'C', 'D', 'C~1', 'B']);
    const made = make(twice, 'C', molecule('E'));
    expect(shown(made)).toEqual(['T made', 'A made', 'C made', 'E open', 'D made', 'C made', 'B bought']);
    expect(shown(removeBranch(made, 'D'))).toEqual(['T made', 'A made', 'C made', 'E open', 'D open', 'B bought']);
  });

  it('keeps what is said of steps, and takes it back', () => {
    const said = setFacts(twoSteps, { s: { yieldPercent: 80 } });
    expect(said.present.facts).toEqual({ s: { yieldPercent: 80 } });
    expect(() => setFacts(said, { s: { yieldPercent: 80 } })).toThrow('noChangeToSave');
    expect(setFacts(said, { s: {} }).present.facts).toEqual({});
    expect(undo(said).present.facts ?? {}).toEqual({});
  });
});
