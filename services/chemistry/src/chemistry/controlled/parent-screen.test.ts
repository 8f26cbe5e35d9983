import { expect, it } from 'vitest';
import { loadRDKit } from '../molecule/rdkit.ts';
import { skeletonSmarts } from './parent-screen.ts';

it('a skeleton is found in esters, ethers and tautomers, and not in other molecules', async () => {
  const rdkit = await loadRDKit();
  using skeleton = rdkit.get_qmol(skeletonSmarts('CN1CCC23C4C1CC5=C2C(=C(C=C5)O)OC3C(=O)CC4'));
  const holds = (smiles: string): boolean => {
    using mol = rdkit.get_mol(smiles);
    return mol !== null && skeleton !== null && mol.get_substruct_match(skeleton) !== '{}';
  };
  expect(holds('CN1CCC23C4C1Cc1ccc(OC)c(c12)OC3C(OC(C)=O)=CC4')).toBe(true);
  expect(holds('COc1ccc2c(c1)C13CCCCC1C(C2)N(C)CC3')).toBe(false);
  expect(skeletonSmarts('[NH3+]CC%12=CC%12Cl')).toBe('[N,n]~[C,c]~[C,c]~%12~[C,c]~[C,c]~%12~[Cl]');
});
