import { describe, expect, it } from 'vitest';
import { bareGraph, growGraph, newReactions } from './merge-graph.ts';
import { stepsBy, pathsBy, pathsOf } from './graph-paths.ts';
import type { DumpedMolecule, DumpedReaction, SearchGraph } from './search-graph.ts';

const reaction = (precursors: number[], more: Partial<DumpedReaction> = {}): DumpedReaction => ({
  templateId: 't',
  score: 0.5,
  precedents: 1,
  check: 'passed',
  solved: false,
  precursors,
  ...more,
});
const molecule = (smiles: string, reactions: DumpedReaction[] = []): DumpedMolecule => ({
  smiles,
  origin: null,
  state: reactions.length > 0 ? 'expanded' : 'open',
  depth: 0,
  solved: false,
  reactions,
});
const bought = (smiles: string): DumpedMolecule => ({ ...molecule(smiles), origin: 'common', state: 'inStock' });
const graphOf = (...molecules: DumpedMolecule[]): SearchGraph => ({ molecules, templates: {}, left: 0 });

// The target from A and B; A is not taken apart.
const base = () => graphOf(molecule('T', [reaction([1, 2])]), molecule('A'), bought('B'));

describe('a search graph with additions', () => {
  it('leads to stock where an addition closes the last gap', () => {
    const grown = growGraph(base(), [graphOf(molecule('A', [reaction([1])]), bought('C'))]);
    expect(grown.molecules.map(({ smiles, solved, depth }) => [smiles, solved, depth])).toEqual([
      ['T', true, 0],
      ['A', true, 1],
      ['B', true, 1],
      ['C', true, 2],
    ]);
    expect(grown.molecules[0]?.reactions[0]?.solved).toBe(true);
    expect(grown.molecules[1]?.state).toBe('expanded');
  });

  it('leaves the graph that it grew from as it was', () => {
    const before = base();
    growGraph(before, [graphOf(molecule('A', [reaction([1])]), bought('C'))]);
    expect(before).toEqual(base());
  });

  it('holds a reaction once, with the check that one of the two knows', () => {
    const unchecked = graphOf(molecule('T', [reaction([1], { check: 'unchecked' })]), bought('C'));
    const checked = graphOf(molecule('T', [reaction([1], { rank: 1 })]), bought('C'));
    const grown = growGraph(unchecked, [checked, unchecked]);
    expect(grown.molecules[0]?.reactions).toEqual([reaction([1], { rank: 1, solved: true })]);
    expect(newReactions(unchecked, checked)).toBe(0);
  });

  it('tells one equivalent from two', () => {
    const once = graphOf(molecule('T', [reaction([1])]), bought('C'));
    const twice = graphOf(molecule('T', [reaction([1], { counts: [2] })]), bought('C'));
    expect(newReactions(once, twice)).toBe(1);
  });

  it('leaves out an addition to a molecule that it does not hold', () => {
    const grown = growGraph(base(), [graphOf(molecule('X', [reaction([1])]), bought('C'))]);
    expect(grown.molecules.map(({ smiles }) => smiles)).toEqual(['T', 'A', 'B']);
  });

  it('grows from the target alone', () => {
    const grown = growGraph(bareGraph('T'), [graphOf(molecule('T', [reaction([1])]), bought('C'))]);
    expect(grown.molecules[0]).toMatchObject({ smiles: 'T', state: 'expanded', solved: true });
  });
});

describe('ways below a molecule', () => {
  it('are counted through molecules that several ways share', () => {
    const graph = graphOf(
      molecule('T', [reaction([1, 2]), reaction([3])]),
      molecule('A', [reaction([3]), reaction([4])]),
      molecule('B', [reaction([3]), reaction([4]), reaction([3, 4])]),
      bought('C'),
      bought('D'),
    );
    const ways = pathsOf(graph);
    expect([...ways.ways]).toEqual([7, 2, 3, 1, 1]);
    expect([...ways.steps]).toEqual([1, 1, 1, 0, 0]);
    expect(graph.molecules[0]?.reactions.map((one) => [stepsBy(ways, one), pathsBy(ways, one)])).toEqual([
      [3, 6],
      [1, 1],
    ]);
  });

  it('do not go round in a circle, nor by what failed its check', () => {
    const graph = graphOf(
      molecule('T', [reaction([1]), reaction([2], { check: 'failed' })]),
      molecule('A', [reaction([0]), reaction([2], { check: 'unchecked' })]),
      bought('C'),
    );
    const ways = pathsOf(graph);
    expect([...ways.ways]).toEqual([0, 0, 1]);
    expect([...ways.steps]).toEqual([Infinity, Infinity, 0]);
  });
});
