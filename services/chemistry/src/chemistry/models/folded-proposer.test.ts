import { afterAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../molecule/rdkit.ts';
import { FoldedProposer } from './folded-proposer.ts';
import { ReagentNormalForm } from './learned/reagents/reagent-normal-form.ts';
import type { Proposal } from './types.ts';

const rdkit = await loadRDKit();
const forms = new ReagentNormalForm(rdkit);
afterAll(() => forms[Symbol.dispose]());

const product = 'c1ccc(-c2ccccc2)cc1';
const acid = 'OB(O)c1ccccc1';
const ester = 'CC1(C)OB(c2ccccc2)OC1(C)C';
const bromide = 'Brc1ccccc1';

function proposal(precursors: string[], probability: number): Proposal {
  return {
    precursors: precursors.toSorted(),
    templateId: 'any',
    score: probability,
    probability,
    precedents: 1,
    competing: [],
  };
}

function folded(proposals: Proposal[], stock: readonly string[]): readonly Proposal[] {
  const originOf = (smiles: string): string | null => (stock.includes(smiles) ? 'list' : null);
  return new FoldedProposer({ expand: () => proposals }, forms, { size: stock.length, originOf }).expand(product);
}

describe('proposals that differ in the written form of a reagent', () => {
  const both = [proposal([ester, bromide], 0.3), proposal(['Clc1ccccc1', acid], 0.25), proposal([acid, bromide], 0.2)];

  it('are one, with the sum of their probabilities, in the likeliest form', () => {
    const [first, second, ...rest] = folded(both, []);
    expect(first).toMatchObject({ precursors: [bromide, ester], probability: 0.5, score: 0.3 });
    expect(second?.precursors).toEqual(['Clc1ccccc1', acid]);
    expect(rest).toEqual([]);
  });

  it('are shown in the form that is in stock', () => {
    expect(folded(both, [acid, bromide])[0]?.precursors).toEqual([bromide, acid]);
  });

  it('take the form in stock even where nothing proposed it', () => {
    const grignard = proposal(['[Br-]', '[Mg+]c1ccccc1', 'CC=O'], 0.4);
    const [only] = folded([grignard], ['CC=O', '[Br][Mg][c]1ccccc1', '[Br-]']);
    expect(only?.precursors).toEqual(['CC=O', '[Br][Mg][c]1ccccc1']);
  });

  it('stay apart where another reagent stands behind', () => {
    expect(folded([proposal([acid, bromide], 0.3), proposal([acid, 'Ic1ccccc1'], 0.2)], [])).toHaveLength(2);
  });
});
