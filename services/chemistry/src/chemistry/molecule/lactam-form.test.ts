import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LactamForm } from './lactam-form.ts';
import { canonicalSmiles, loadRDKit } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';

let rdkit: RDKit;
let forms: LactamForm;
beforeAll(async () => {
  rdkit = await loadRDKit();
  forms = new LactamForm(rdkit);
});
afterAll(() => forms[Symbol.dispose]());

const canonical = (smiles: string): string => canonicalSmiles(rdkit, smiles) ?? smiles;

describe('LactamForm', () => {
  it.each([
    ['pyrimidin-4-one', 'O=c1cc[nH]cn1', 'O=c1ccnc[nH]1'],
    ['2-phenylquinazolin-4-one', 'O=c1nc(-c2ccccc2)[nH]c2ccccc12', 'O=c1[nH]c(-c2ccccc2)nc2ccccc12'],
    ['hypoxanthine', 'O=c1nc[nH]c2nc[nH]c12', 'O=c1[nH]cnc2nc[nH]c12'],
    ['guanine', 'Nc1nc(=O)c2nc[nH]c2[nH]1', 'Nc1nc2[nH]cnc2c(=O)[nH]1'],
    ['6-methyl-2-thiouracil with both hydrogens', 'Cc1cc(=O)[nH]c(=S)[nH]1', 'Cc1cc(=O)[nH]c(=S)[nH]1'],
    [
      'sildenafil as it is often written',
      'CCCC1=NN(C)C2=C1NC(=NC2=O)c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
      'CCCc1nn(C)c2c(=O)[nH]c(-c3cc(S(=O)(=O)N4CCN(C)CC4)ccc3OCC)nc12',
    ],
    ['two rings at once', 'O=c1cc(-c2cc(=O)nc[nH]2)[nH]cn1', 'O=c1cc(-c2cc(=O)[nH]cn2)nc[nH]1'],
  ])('%s', (_, drawn, usual) => {
    expect(forms.of(canonical(drawn))).toBe(canonical(usual));
  });

  it.each([
    ['pyrimidin-2-one', 'O=c1nccc[nH]1'],
    ['cytosine', 'Nc1cc[nH]c(=O)n1'],
    ['uracil', 'O=c1cc[nH]c(=O)[nH]1'],
    ['an acylimidazole', 'O=C(c1ccccc1)c1ncc[nH]1'],
    ['an N-methyl pyrimidin-4-one', 'Cn1cnc(=O)cc1'],
    ['caffeine', 'Cn1c(=O)c2c(ncn2C)n(C)c1=O'],
    ['4-quinolone', 'O=c1cc[nH]c2ccccc12'],
  ])('leaves %s as it is', (_, smiles) => {
    expect(forms.of(canonical(smiles))).toBe(canonical(smiles));
  });
});
