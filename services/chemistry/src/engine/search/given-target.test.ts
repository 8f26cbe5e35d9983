import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { readBuiltInStock } from '../../chemistry/stock/stock.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { dumpGraph } from '../../features/tasks/graph/search-graph.ts';
import { createEngine, type Engine } from './engine.ts';
import type { SearchedTree } from './types.ts';

let engine: Engine;
beforeAll(async () => {
  const parts = { stock: readBuiltInStock(), templates: reactionTemplates, counts: readTemplateCounts() };
  engine = createEngine({ rdkit: await loadRDKit(), ...parts });
});
afterAll(() => engine.dispose());

const racemate = 'CC(=O)N[C@H](C)c1ccccc1 |&1:4|';
const open = 'CC(=O)NC(C)c1ccccc1';
const limits = { expansions: 12, top: 5 };

it('a racemate is planned by its open centre, and its routes end in the racemate', () => {
  const [asked, plain] = [racemate, open].map((smiles) => engine.plan(smiles, limits));
  expect(asked?.target).toBe(racemate);
  expect(asked?.routes.length).toBeGreaterThan(0);
  expect(asked?.routes.map(({ id }) => id)).toEqual(plain?.routes.map(({ id }) => id));
  expect(asked?.routes.map(({ tree }) => tree.smiles)).toEqual(asked?.routes.map(() => racemate));
  expect(asked?.routes[0]?.tree.reaction?.smiles.split('>>')[1]).toBe(open);
});

it('the enantiomer is another search', () => {
  const [mixture, single] = [racemate, 'CC(=O)N[C@H](C)c1ccccc1'].map((smiles) => engine.plan(smiles, limits));
  expect(single?.routes.map(({ id }) => id)).not.toEqual(mixture?.routes.map(({ id }) => id));
});

it('the search graph begins with the racemate', () => {
  let root: SearchedTree | undefined;
  engine.plan(racemate, limits, { onGraph: (graph) => (root = graph) });
  const name = { en: '', 'zh-CN': '' };
  const options = { maxDepth: 8, nameOf: () => name, kindOf: () => ({ classKey: '', hazards: [] }) };
  const graph = root && dumpGraph(root, options);
  expect(graph?.molecules[0]?.smiles).toBe(racemate);
  expect(graph?.molecules[0]?.reactions.length).toBeGreaterThan(0);
});

it('marked bonds are those of the planned molecule', () => {
  // The amide bond: atoms 1 and 3 of the racemate's text.
  const broken = engine.plan(racemate, { ...limits, constraints: { breakBonds: [[1, 3]] } });
  expect(broken.routes.length).toBeGreaterThan(0);
  expect(engine.checkConstraints(racemate, { breakBonds: [[1, 3]] })).toEqual([]);
  expect(engine.checkConstraints(racemate, { breakBonds: [[0, 4]] })).toMatchObject([{ kind: 'bondUnknown' }]);
});
