import { describe, expect, it } from 'vitest';
import type { ForwardCheck } from '../../../chemistry/models/types.ts';
import { countGraph, pathTo } from '../../search-graph/graph-facts.ts';
import {
  dumpGraph,
  packGraph,
  unpackGraph,
  type DumpOptions,
  type SearchedMolecule,
  type SearchedReaction,
} from './search-graph.ts';

const options: DumpOptions = {
  maxDepth: 3,
  nameOf: (id) => ({ en: `name of ${id}`, 'zh-CN': id }),
  kindOf: (proposal) => ({ classKey: `class of ${proposal.templateId}`, hazards: [] }),
};

function molecule(smiles: string, depth: number, more: Partial<SearchedMolecule> = {}): SearchedMolecule {
  return { smiles, depth, origin: null, reactions: null, solved: Infinity, ...more };
}

function reaction(
  templateId: string,
  score: number,
  precursors: SearchedMolecule[],
  check: ForwardCheck | null = null,
  solved = Infinity,
): SearchedReaction {
  const smiles = precursors.map((one) => one.smiles);
  return {
    proposal: { precursors: smiles, templateId, score, probability: score, precedents: 7, competing: [] },
    check,
    precursors,
    solved,
  };
}

const passed: ForwardCheck = { passed: true, rank: 1, share: 1, templateId: 'f', templateIds: ['f'], competing: [] };
const failed: ForwardCheck = {
  ...passed,
  passed: false,
  rank: null,
  competing: [{ product: 'CN', templateId: 'rival' }, { group: 'nitro' }],
};

const stock = molecule('C', 1, { origin: 'common', solved: 0 });
const deadEnd = molecule('N', 2, { reactions: [] });
const deep = molecule('O', 3, { reactions: [] });
const middle = molecule('CCO', 1, { reactions: [reaction('b', 0.4, [deadEnd]), reaction('c', 0.3, [deep], failed)] });
const root = molecule('CCOC', 0, {
  solved: 2,
  reactions: [
    reaction('a', 0.2, [stock, stock], passed, 2),
    reaction('d', 0.9, [middle, molecule('CI', 1)]),
    reaction('e', 0.5, [molecule('CCO', 1)]),
  ],
});

describe('a search graph', () => {
  it('holds every molecule once, with the state of the place that the search knows most about', () => {
    const { molecules } = dumpGraph(root, options);
    expect(molecules.map(({ smiles, state }) => `${smiles} ${state}`)).toEqual([
      'CCOC expanded',
      'C inStock',
      'CCO expanded',
      'CI open',
      'N deadEnd',
      'O tooDeep',
    ]);
    expect(molecules.map(({ solved }) => solved)).toEqual([true, true, false, false, false, false]);
  });

  it('puts what leads to stock first, then the likelier, and a failed check last, with what would form instead', () => {
    const { molecules, templates } = dumpGraph(root, options);
    expect(molecules[0]?.reactions.map(({ templateId, check }) => [templateId, check])).toEqual([
      ['a', 'passed'],
      ['d', 'unchecked'],
      ['e', 'unchecked'],
    ]);
    expect(molecules[0]?.reactions[0]).toMatchObject({ rank: 1, precedents: 7, precursors: [1], solved: true });
    expect(molecules[2]?.reactions.at(-1)).toMatchObject({
      check: 'failed',
      rank: 0,
      rivals: [
        ['CN', 'rival'],
        [undefined, undefined],
      ],
    });
    expect(templates['rival']).toEqual({ name: options.nameOf('rival') });
    expect(templates['c']).toEqual({ name: options.nameOf('c'), hazards: [], classKey: 'class of c' });
  });

  it('leaves out the least likely beyond its limit, but nothing that the search followed or checked, and says how many', () => {
    const { molecules, left } = dumpGraph(root, { ...options, perMolecule: 0 });
    expect(molecules[0]?.reactions.map(({ templateId }) => templateId)).toEqual(['a', 'd']);
    expect(left).toBe(2);
  });

  it('is the same after it was packed', async () => {
    const graph = dumpGraph(root, options);
    const packed = packGraph(graph);
    expect(await unpackGraph(packed)).toEqual(JSON.parse(JSON.stringify(graph)));
  });

  it('is counted, and tells a shortest way to a molecule', () => {
    const graph = dumpGraph(root, options);
    expect(countGraph(graph)).toEqual({
      molecules: 6,
      expanded: 3,
      inStock: 1,
      reactions: 5,
      passed: 1,
      failed: 1,
      solved: 2,
      left: 0,
    });
    expect(pathTo(graph, 0)).toEqual(['CCOC']);
    expect(pathTo(graph, 4)).toEqual(['CCOC', 'CCO', 'N']);
  });
});
