// The engine against what textbooks say: what forms, what competes, and what is left open.

import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import type { ForwardFilter } from '@app/shared/contracts/forward/forward';
import type { FoundProduct, JobsFound, ProductRules, StockEntry } from './questions.ts';
import type { PredictedMixture } from './predict.ts';
import { pairSlots } from './pair-slots.ts';
import { ForwardEngine } from './thread-answers.ts';

let engine: ForwardEngine;
beforeAll(async () => {
  engine = new ForwardEngine(await loadRDKit(), undefined);
});

function made(start: string, partner: string | null, rules: ProductRules = {}): FoundProduct[] {
  const before = { probability: 1, verdict: 'clear' } as const;
  return engine.answer({ kind: 'pair', start, partner, before, rules }) as FoundProduct[];
}
const find = (products: readonly FoundProduct[], smiles: string) => products.find((one) => one.smiles === smiles);

const textbook: readonly [name: string, start: string, partner: string | null, product: string][] = [
  ['amide coupling', 'O=C(O)c1ccccc1', 'NCc1ccccc1', 'O=C(NCc1ccccc1)c1ccccc1'],
  ['Suzuki coupling', 'CC(=O)c1ccc(Br)cc1', 'OB(O)c1ccccc1', 'CC(=O)c1ccc(-c2ccccc2)cc1'],
  ['reductive amination', 'O=Cc1ccccc1', 'C1CCNCC1', 'c1ccc(CN2CCCCC2)cc1'],
  ['Fischer esterification', 'O=C(O)c1ccccc1', 'CCO', 'CCOC(=O)c1ccccc1'],
  ['sulfonamide', 'Cc1ccc(S(=O)(=O)Cl)cc1', 'NC1CCCCC1', 'Cc1ccc(S(=O)(=O)NC2CCCCC2)cc1'],
  ['Williamson ether', 'Oc1ccccc1', 'BrCc1ccccc1', 'c1ccc(COc2ccccc2)cc1'],
  ['SNAr', 'O=[N+]([O-])c1ccc(F)cc1', 'C1COCCN1', 'O=[N+]([O-])c1ccc(N2CCOCC2)cc1'],
  ['urea', 'O=C=Nc1ccccc1', 'NCc1ccccc1', 'O=C(NCc1ccccc1)Nc1ccccc1'],
  ['Grignard on an aldehyde', 'O=Cc1ccccc1', 'C[Mg]Br', 'CC(O)c1ccccc1'],
  ['Boc removal', 'CC(C)(C)OC(=O)NCc1ccccc1', null, 'NCc1ccccc1'],
  ['ketone reduction', 'CC(=O)c1ccccc1', null, 'CC(O)c1ccccc1'],
  ['nitro reduction', 'O=[N+]([O-])c1ccccc1C', null, 'Cc1ccccc1N'],
  ['ester hydrolysis', 'CCOC(=O)c1ccc(Cl)cc1', null, 'O=C(O)c1ccc(Cl)cc1'],
  ['nitration of toluene', 'Cc1ccccc1', null, 'Cc1ccc([N+](=O)[O-])cc1'],
  ['Buchwald amination', 'Brc1ccccc1', 'C1COCCN1', 'c1ccc(N2CCOCC2)cc1'],
];

describe('the forward engine', () => {
  it.each(textbook)('gives %s', (_, start, partner, product) => {
    expect(made(start, partner).map(({ smiles }) => smiles)).toContain(product);
  });

  it('tells that 2,4-dichloropyrimidine reacts in position 4, and in position 2 a little', () => {
    const [first] = made('Clc1ccnc(Cl)n1', 'C1COCCN1');
    expect(first?.smiles).toBe('Clc1nccc(N2CCOCC2)n1');
    const { share, competing } = first?.step.selectivity ?? {};
    expect(share).toBeGreaterThan(0.8);
    expect(competing).toMatchObject([{ kind: 'regio', product: 'Clc1ccnc(N2CCOCC2)n1' }]);
  });

  it('prefers the alkylamine to the aniline of one molecule, and counts two equal amines as a mixture', () => {
    const chemo = find(made('O=C(O)c1ccccc1', 'NCCc1ccc(N)cc1'), 'Nc1ccc(CCNC(=O)c2ccccc2)cc1');
    expect(chemo?.step.selectivity.competing[0]).toMatchObject({
      kind: 'chemo',
      product: 'NCCc1ccc(NC(=O)c2ccccc2)cc1',
      reason: { key: 'nucleophile', group: 'primaryAniline' },
    });
    const regio = made('O=C(O)c1ccccc1', 'CC(N)CCN');
    expect(regio.length).toBeGreaterThan(0);
    expect(regio.every(({ verdict }) => verdict === 'mixed')).toBe(true);
  });

  it('says which stereocentres and double bonds nobody controls', () => {
    const alcohol = find(made('O=Cc1ccccc1', 'C[Mg]Br'), 'CC(O)c1ccccc1');
    expect(alcohol?.step.selectivity.unknown).toContainEqual({ key: 'stereocentres', count: 1 });
    const nitro = find(made('Cc1ccccc1', null), 'Cc1ccc([N+](=O)[O-])cc1');
    expect(nitro).toMatchObject({ verdict: 'unknown' });
    expect(nitro?.step.selectivity.unknown).toContainEqual({ key: 'aromaticSite' });
  });

  it('offers neither a molecule that reacts with itself nor one that nobody may make', () => {
    // Reduction of the ketone gives methamphetamine by way of the imine: the pair must not be offered.
    const barred = made('CC(=O)Cc1ccccc1', 'CN').map(({ smiles }) => smiles);
    expect(barred).not.toContain('CNC(C)Cc1ccccc1');
    expect(made('NCCC=O', 'O=C(O)c1ccccc1')).toEqual([]);
  });

  it('keeps to the chosen kinds, classes and places', () => {
    const both = made('O=C(O)c1ccc(Br)cc1', 'NCc1ccccc1');
    expect(both.length).toBeGreaterThan(1);
    const kinds = new Set(made('O=C(O)c1ccc(Br)cc1', 'NCc1ccccc1', { classes: ['acylation'] }).map((one) => one.class));
    expect([...kinds]).toEqual(['acylation']);
    // The bromine of O=C(O)c1ccc(Br)cc1 is atom 7, its carbon atom 6.
    const atBromine = made('O=C(O)c1ccc(Br)cc1', 'NCc1ccccc1', { sites: [6, 7] });
    expect(atBromine.map(({ smiles }) => smiles)).toEqual(['O=C(O)c1ccc(NCc2ccccc2)cc1']);
  });

  const filters: readonly [ForwardFilter, boolean][] = [
    [{}, true],
    [{ molecularWeight: { to: 211.3 } }, true],
    [{ molecularWeight: { to: 211 } }, false],
    [{ molecularWeight: { from: 211.27 } }, false],
    [{ logP: { from: 2, to: 4 } }, true],
    [{ logP: { to: 1 } }, false],
    [{ tpsa: { from: 29, to: 30 } }, true],
    [{ tpsa: { to: 20 } }, false],
    [{ rules: ['lipinski', 'veber', 'ruleOfThree'] }, true],
    [{ sascore: { to: 2 } }, true],
    [{ sascore: { from: 5 } }, false],
    [{ contains: ['[NX3;H1]C(=O)c', 'c1ccccc1'] }, true],
    [{ contains: ['Br'] }, false],
    [{ excludes: ['C(=O)N'] }, false],
    [{ probability: { from: 0.99 } }, false],
    [{ clearOnly: true }, true],
    [{ classes: ['reduction'] }, false],
  ];
  it.each(filters)('with %j lets N-benzylbenzamide pass: %s', (filter, passes) => {
    const found = find(made('O=C(O)c1ccccc1', 'NCc1ccccc1', { filter }), 'O=C(NCc1ccccc1)c1ccccc1');
    expect(found?.figures !== undefined).toBe(passes);
  });

  it('computes the figures of a product as RDKit does', () => {
    const target = 'O=C(NCc1ccccc1)c1ccccc1';
    const { weight, formula, figures } = find(made('O=C(O)c1ccccc1', 'NCc1ccccc1', { target }), target) ?? {};
    expect({ weight, formula }).toEqual({ weight: 211.26, formula: 'C14H13NO' });
    expect(figures).toMatchObject({ tpsa: 29.1, donors: 1, acceptors: 1, similarity: 1 });
    expect(figures?.logP).toBeCloseTo(2.63, 1);
  });
});

describe('partners', () => {
  it('are known by the slots they fit, without counter-ions; an unstable or barred one is none', () => {
    const entry = engine.answer({ kind: 'slots', smiles: 'Cl.NCc1ccccc1' }) as StockEntry;
    expect(entry.smiles).toBe('NCc1ccccc1');
    const { jobs } = engine.answer({ kind: 'jobs', start: 'O=C(O)c1ccccc1', rules: {} }) as JobsFound;
    const amide = jobs.find(({ templateId }) => templateId === 'amide-from-acid-and-primary-amine');
    expect(amide?.partnerSlots.some((slot) => entry.slots.includes(slot))).toBe(true);
    expect(Math.max(...entry.slots)).toBeLessThan(pairSlots().smarts.length);
    expect(engine.answer({ kind: 'slots', smiles: 'NCCC=O' })).toBeNull();
    expect(engine.answer({ kind: 'slots', smiles: 'CNC(C)Cc1ccccc1' })).toBeNull();
  });
});

describe('a mixture', () => {
  const predict = (reactants: string[], agents: string[] = []): PredictedMixture =>
    engine.answer({ kind: 'predict', reactants, agents, top: 10 }) as PredictedMixture;

  it('gives its products, never what was there, and a solvent may take part', () => {
    const ester = predict(['O=C(O)c1ccccc1'], ['CCO', 'O=S(=O)(O)O']);
    expect(ester.products.map(({ smiles }) => smiles)).toContain('CCOC(=O)c1ccccc1');
    expect(ester.products.find(({ smiles }) => smiles === 'CCOC(=O)c1ccccc1')?.used).toEqual([0, 1]);
    expect(ester.products.map(({ smiles }) => smiles)).not.toContain('O=C(O)c1ccccc1');
    const [amide] = predict(['O=C(O)c1ccccc1', 'NCc1ccccc1']).products;
    expect(amide).toMatchObject({ smiles: 'O=C(NCc1ccccc1)c1ccccc1', used: [0, 1], selectivity: { verdict: 'clear' } });
  });

  it('of agents alone is a mixture of reactants; what reacts with itself is named', () => {
    expect(predict([], ['Cc1ccccc1', 'O=[N+]([O-])O']).products.map(({ smiles }) => smiles)).toContain(
      'Cc1ccc([N+](=O)[O-])cc1',
    );
    expect(predict(['NCCC=O', 'O=C(O)c1ccccc1']).unstable).toEqual(['NCCC=O']);
  });
});
