import { describe, expect, it } from 'vitest';
import { heavyFormula } from './heavy-formula.ts';

describe('heavyFormula', () => {
  it.each([
    ['CC(=O)Oc1ccccc1C(=O)O', 'C9O4'],
    ['Clc1c[nH]c2ccc(Br)cc12', 'Br1C8Cl1N1'],
    ['C[C@H](N)C(=O)[O-]', 'C3N1O2'],
    ['[13CH3][Mg]Br', 'Br1C1Mg1'],
    ['[2H]C([2H])([2H])O', 'C1O1'],
    ['c1cc[se]c1', 'C4Se1'],
    ['[Na+].[Cl-]', 'Cl1Na1'],
    ['O=S(=O)(Cl)c1ccccc1', 'C6Cl1O2S1'],
  ])('of %s is %s', (smiles, formula) => {
    expect(heavyFormula(smiles)).toBe(formula);
  });

  it('is the same for two ways to write a molecule', () => {
    expect(heavyFormula('c1ccncc1C(=O)Cl')).toBe(heavyFormula('ClC(=O)C1=CN=CC=C1'));
  });
});
