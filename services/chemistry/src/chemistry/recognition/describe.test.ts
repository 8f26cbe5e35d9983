import { beforeAll, describe, expect, it } from 'vitest';
import { countHandles } from '../molecule/testing/handle-count.ts';
import { loadRDKit, type RDKit } from '../molecule/rdkit.ts';
import { describeMolecule, molfileOf } from './describe.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const drugs = [
  'CC(=O)Oc1ccccc1C(=O)O',
  'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1',
  'CCCc1nn(C)c2c(=O)[nH]c(-c3cc(S(=O)(=O)N4CCN(C)CC4)ccc3OCC)nc12',
  'OB(O)c1ccc(Br)cc1',
  'C[Si](C)(C)C#C[Se]C',
  'FC(F)(F)c1ccc(I)c(Cl)c1P(=O)(O)O',
  'CCCC[Sn](CCCC)(CCCC)c1ccccn1',
  'C[N+](C)(C)CC(=O)[O-]',
];

describe('describeMolecule', () => {
  it.each([
    ['CC(=O)Oc1ccccc1C(=O)O', 'C9H8O4', 180.16],
    ['O', 'H2O', 18.02],
    ['ClCl', 'Cl2', 70.9],
    ['C[N+](C)(C)C', 'C4H12N+', 74.15],
    ['[O-]C(=O)C(=O)[O-]', 'C2O4-2', 88.02],
    ['BrB(Br)Br', 'BBr3', 250.52],
  ])('writes %s as %s', (smiles, formula, molecularWeight) => {
    expect(describeMolecule(rdkit, smiles)).toEqual({ formula, molecularWeight });
  });

  it.each(drugs)('weighs %s as RDKit does', (smiles) => {
    using mol = rdkit.get_mol(smiles);
    const figures: unknown = JSON.parse(mol?.get_descriptors() ?? '{}');
    const weight = describeMolecule(rdkit, smiles).molecularWeight;
    expect(figures).toHaveProperty('amw', expect.closeTo(weight, 1));
  });
});

describe('molfileOf', () => {
  it('writes a molfile with places for the atoms that reads back as the same molecule', () => {
    for (const smiles of drugs) {
      const molfile = molfileOf(rdkit, smiles);
      using mol = rdkit.get_mol(molfile);
      using original = rdkit.get_mol(smiles);
      expect(mol?.get_smiles()).toBe(original?.get_smiles());
      expect(molfile).toMatch(/V2000/);
      expect(molfile).toMatch(/-?[1-9]\.\d{4}/);
    }
  });

  it('releases every handle', () => {
    const handles = countHandles(rdkit);
    for (const smiles of drugs) molfileOf(rdkit, smiles);
    for (const smiles of drugs) describeMolecule(rdkit, smiles);
    expect(handles.live()).toBe(0);
    handles.stop();
  });
});
