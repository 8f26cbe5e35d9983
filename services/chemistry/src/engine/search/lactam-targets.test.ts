import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { createEngine, type Engine } from './engine.ts';
import { readBuiltInStock } from '../../chemistry/stock/stock.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';

let engine: Engine;
beforeAll(async () => {
  const parts = { stock: readBuiltInStock(), templates: reactionTemplates, counts: readTemplateCounts() };
  engine = createEngine({ rdkit: await loadRDKit(), ...parts });
});
afterAll(() => engine.dispose());

const usual = 'CCCc1nn(C)c2c(=O)[nH]c(-c3ccccc3OCC)nc12';
const drawnAtN1 = 'CCCc1nn(C)c2c(=O)nc(-c3ccccc3OCC)[nH]c12';
const openRing = ['CCCc1nn(C)c(C(N)=O)c1NC(=O)c1ccccc1OCC'];

it('a pyrimidinone is taken apart alike in both forms', () => {
  const [one, other] = [usual, drawnAtN1].map((smiles) => engine.expand(smiles));
  expect(other?.map(({ precursors }) => precursors)).toContainEqual(openRing);
  expect(other).toEqual(one);
});

it('the step to the form that was drawn passes the forward check', () => {
  expect(engine.checkForward(openRing, drawnAtN1)).toMatchObject({ passed: true, rank: 1 });
});

it('no step turns one form into the other', () => {
  const all = engine.expand(drawnAtN1).flatMap(({ precursors }) => precursors);
  expect(all).not.toContain(usual);
  expect(all).not.toContain(drawnAtN1);
});
