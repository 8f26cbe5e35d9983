import { expect, it } from 'vitest';
import { graphOf } from '../molecule/graph.ts';
import { loadRDKit } from '../molecule/rdkit.ts';
import { isStrained } from './strained.ts';

const rdkit = await loadRDKit();

it.each([
  ['CN(C)c1nc(NC2C#CC(CN)CC2)nc2ccccc12', true],
  ['C1CCCCCC#C1', false],
  ['C1CCC#CC1', true],
  ['C1CC=C=CC1', true],
  ['CC=C=CC', false],
  ['CC(C)(C)OC(=O)N1C=C2CC1CN2', true],
  ['CCC12C=C3CC(C)(CC(C)(C3)C1)C2', true],
  ['C1CC2=CC1CC2', true],
  ['C1=CC2CCC1C2', false],
  ['C1CC2C=CC1CC2', false],
  ['C1CCC2=C(C1)CCCC2', false],
  ['COC1=CC=C2C3Cc4ccc(OC)c5OC1C2(CCN3C)c45', false],
  ['CC1(C)C2CC=C(C)C1C2', false],
  ['C=C1C2CCC(C2)C1(C)C', false],
  ['O=C1C2CCC(C2)C1', false],
  ['C1=CC2=CC=CC=C2C1', false],
  ['C1CN2CCC1CC2', false],
])('%s is strained: %s', (smiles, expected) => {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  expect(isStrained(graphOf(mol))).toBe(expected);
});
