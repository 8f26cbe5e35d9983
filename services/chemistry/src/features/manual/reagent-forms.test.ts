import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit } from '../../chemistry/molecule/rdkit.ts';
import { ReagentForms } from './reagent-forms.ts';

let forms: ReagentForms;
beforeAll(async () => {
  forms = new ReagentForms(await loadRDKit());
});
afterAll(() => forms[Symbol.dispose]());

const smilesOf = (smiles: string): string[] =>
  forms
    .of(smiles)
    .map((one) => one.smiles)
    .toSorted();

describe('forms of a reagent', () => {
  it.each([
    ['OB(O)c1ccccc1', ['CC1(C)OB(c2ccccc2)OC1(C)C', 'CN1CC(=O)OB(c2ccccc2)OC(=O)C1', 'F[B-](F)(F)c1ccccc1.[K+]']],
    ['F[B-](F)(F)c1ccccc1.[K+]', ['CC1(C)OB(c2ccccc2)OC1(C)C', 'CN1CC(=O)OB(c2ccccc2)OC(=O)C1', 'OB(O)c1ccccc1']],
    ['O=C(Cl)c1ccccc1', ['CCOC(=O)c1ccccc1', 'COC(=O)c1ccccc1', 'O=C(O)c1ccccc1']],
    ['Clc1ccccc1', ['Brc1ccccc1', 'Ic1ccccc1', 'O=S(=O)(Oc1ccccc1)C(F)(F)F']],
    ['CN', ['CN.Cl']],
    ['CN.Cl', ['CN']],
    ['CC(N)=O', []],
    ['O=C(O)OC', []],
    ['c1ccncc1', []],
  ])('of %s are %j', (smiles, expected) => {
    expect(smilesOf(smiles)).toEqual(expected);
  });

  it('at several places are told apart', () => {
    const ids = forms.of('Brc1cccc(Cl)c1').map(({ formId }) => formId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(6);
  });
});
