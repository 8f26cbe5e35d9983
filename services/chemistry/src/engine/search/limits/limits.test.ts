import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEngine, type LoadedEngine } from '../../../cli/engine.ts';
import type { SearchConstraints } from '../constraints.ts';
import { graphOfSmiles } from '../../../chemistry/molecule/graph.ts';
import type { RouteNode } from '../types.ts';
import { patternProblem } from './kept-substructures.ts';
import { PurchaseLimits, priceForAmount } from './purchase-limits.ts';

const peptide = 'CC(=O)N[C@@H](Cc1ccccc1)C(=O)Nc1ccc(O)cc1';

let loaded: LoadedEngine;
beforeAll(async () => {
  loaded = await loadEngine();
});
afterAll(() => loaded.engine.dispose());

function leavesOf(node: RouteNode): string[] {
  return node.reaction ? node.reaction.children.flatMap(leavesOf) : [node.smiles];
}

const has = (smiles: string, smarts: string): boolean => {
  using mol = loaded.rdkit.get_mol(smiles);
  using query = loaded.rdkit.get_qmol(smarts);
  return mol !== null && query !== null && mol.get_substruct_match(query) !== '{}';
};

describe('a substructure to keep', () => {
  it('lies whole in one starting material of every route', () => {
    const smarts = 'NC(Cc1ccccc1)C=O';
    const { routes, solved } = loaded.engine.plan(peptide, {
      expansions: 8,
      constraints: { keepSubstructures: [smarts] },
    });
    expect(solved).toBe(true);
    for (const { tree } of routes) expect(leavesOf(tree).filter((one) => has(one, smarts))).toHaveLength(1);
  });

  it('is kept wherever it lies: both amides, so that no step makes one', () => {
    const { routes, turnedAway } = loaded.engine.plan(peptide, {
      expansions: 6,
      constraints: { keepSubstructures: ['C(=O)N'] },
    });
    expect(turnedAway.keepSubstructures).toBeGreaterThan(0);
    const whole = routes.filter(({ solved }) => solved);
    for (const { tree } of whole) expect(leavesOf(tree).some((one) => has(one, 'CC(=O)NC'))).toBe(true);
  });

  it('keeps its configuration: no step sets it, and its bonds keep their order', () => {
    const target = 'C[C@H](O)c1ccccc1';
    const { routes } = loaded.engine.plan(target, { expansions: 6, constraints: { keepSubstructures: ['CC(O)c'] } });
    for (const { tree } of routes.filter(({ solved }) => solved))
      expect(leavesOf(tree).some((one) => one.includes('@') && has(one, 'CC(O)c'))).toBe(true);
  });

  it.each([
    ['CCCCC', 'substructureMissing'],
    ['[CX3](=O', 'substructureUnsound'],
    ['', 'substructureUnsound'],
    [peptide, 'substructureWhole'],
    ['C1=CC=CC=C1O', null],
    ['[#6]-[OH]', null],
  ] as const)('%j is answered by %j', (pattern, problem) => {
    expect(patternProblem(loaded.rdkit, peptide, pattern)).toBe(problem);
  });
});

describe('what counts as bought', () => {
  const limits = (constraints: SearchConstraints, packs: Record<string, number> = {}) =>
    new PurchaseLimits(constraints, {
      graph: (smiles) => graphOfSmiles(loaded.rdkit, smiles),
      packOf: (smiles) => packs[smiles] ?? null,
      priceOf: () => ({
        perGram: 1_000,
        perKilogram: 100_000,
        currency: 'USD',
        kind: 'estimate',
        source: 'common',
        uncertaintyFactor: 3,
      }),
    });

  it('weighs no more than asked', () => {
    expect(limits({ maxWeight: 78 }).exceeded('c1ccccc1')).toBe('maxWeight');
    expect(limits({ maxWeight: 79 }).exceeded('c1ccccc1')).toBeNull();
    expect(limits({}).exceeded('c1ccccc1')).toBeNull();
  });

  it.each([
    ['C', 6, null],
    ['C', 5, 'elementLimits'],
    ['H', 5, 'elementLimits'],
    ['H', 6, null],
    ['B', 0, null],
  ] as const)('has at most so many atoms: %s %d', (element, most, exceeded) => {
    expect(limits({ elementLimits: [{ element, most }] }).exceeded('c1ccccc1')).toBe(exceeded);
  });

  it('is to be had in the amount: ten of the largest pack, or by what the amount costs', () => {
    const packs = { CCO: 10 };
    expect(limits({ neededAmount: { grams: 100 } }, packs).exceeded('CCO')).toBeNull();
    expect(limits({ neededAmount: { grams: 101 } }, packs).exceeded('CCO')).toBe('neededAmount');
    expect(limits({ neededAmount: { grams: 101 } }, packs).exceeded('CCN')).toBeNull();
    const maxPrice = { minorUnits: 20_000, currency: 'USD' } as const;
    expect(limits({ neededAmount: { grams: 10, maxPrice } }).exceeded('CCN')).toBeNull();
    expect(limits({ neededAmount: { grams: 100, maxPrice } }).exceeded('CCN')).toBe('neededAmount');
  });

  it('prices an amount between a gram and a kilogram', () => {
    const price = { perGram: 1_000, perKilogram: 100_000 };
    expect(priceForAmount(price, 1)).toBe(1_000);
    expect(priceForAmount(price, 1_000)).toBeCloseTo(100_000);
    expect(priceForAmount(price, 100)).toBeGreaterThan(1_000);
    expect(priceForAmount(price, 100)).toBeLessThan(100_000);
  });

  it('contradicts nothing: unknown elements and two limits of one are refused', () => {
    const problems = (constraints: SearchConstraints) => loaded.engine.checkConstraints(peptide, constraints);
    expect(problems({ elementLimits: [{ element: 'Xx', most: 1 }] })).toEqual([
      { kind: 'elementUnknown', found: 'Xx' },
    ]);
    expect(
      problems({
        elementLimits: [
          { element: 'C', most: 1 },
          { element: 'C', most: 2 },
        ],
      }),
    ).toEqual([{ kind: 'elementTwice', found: 'C' }]);
  });
});
