import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { RouteIdeas } from './route-idea.ts';
import type { Route, RouteNode } from './types.ts';

let rdkit: RDKit;
let ideas: RouteIdeas;
beforeAll(async () => {
  rdkit = await loadRDKit();
  ideas = new RouteIdeas(rdkit);
});
afterAll(() => ideas[Symbol.dispose]());

/** A route of one step. */
function route(smiles: string): Route {
  const [precursors = '', product = ''] = smiles.split('>>');
  const leaf = (one: string): RouteNode => ({ smiles: one, inStock: true, origin: 'common' });
  const tree: RouteNode = {
    smiles: product,
    inStock: false,
    origin: null,
    reaction: {
      templateId: 'some-template',
      name: { en: 'Some', 'zh-CN': '某' },
      class: 'acylation',
      smiles,
      conditions: [],
      precedents: 0,
      familyPrecedents: 0,
      score: 1,
      forwardRank: 1,
      forwardShare: 1,
      competing: [],
      children: precursors.split('.').map(leaf),
    },
  };
  const components = { steps: 1, convergence: 1, precedent: 1, selectivity: 1, stock: 1, complexity: 1 };
  return { id: smiles, solved: true, score: 1, components, steps: 1, longestLinearSequence: 1, found: 1, tree };
}

describe('the idea of a route', () => {
  it.each([
    ['the halide', 'BrCc1ccccc1.CNC>>CN(C)Cc1ccccc1', 'CNC.ClCc1ccccc1>>CN(C)Cc1ccccc1'],
    ['the alkyl group of an ester', 'COC(=O)c1ccccc1>>O=C(O)c1ccccc1', 'CCOC(=O)c1ccccc1>>O=C(O)c1ccccc1'],
    [
      'the form of the boron',
      'Brc1ccncc1.OB(O)c1ccccc1>>c1ccc(-c2ccncc2)cc1',
      'Brc1ccncc1.CC1(C)OB(c2ccccc2)OC1(C)C>>c1ccc(-c2ccncc2)cc1',
    ],
  ])('is the same when two routes differ only in %s', (_, one, other) => {
    expect(ideas.of(route(one))).toBe(ideas.of(route(other)));
  });

  it.each([
    ['acid and acid chloride', 'CN.O=C(O)c1ccccc1>>CNC(=O)c1ccccc1', 'CN.O=C(Cl)c1ccccc1>>CNC(=O)c1ccccc1'],
    ['alkylation and reductive amination', 'CNC.ClCc1ccccc1>>CN(C)Cc1ccccc1', 'CNC.O=Cc1ccccc1>>CN(C)Cc1ccccc1'],
  ])('tells %s apart', (_, one, other) => {
    expect(ideas.of(route(one))).not.toBe(ideas.of(route(other)));
  });
});
