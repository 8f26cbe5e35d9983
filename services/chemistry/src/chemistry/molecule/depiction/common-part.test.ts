import { beforeAll, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../rdkit.ts';
import { graphOfSmiles } from '../graph.ts';
import { commonPart, smartsOf } from './common-part.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const imatinib = 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1';
const strychnine = 'O=C1CC2OCC=C3CN4CCC56C4CC3C2C6N1c1ccccc15';

it.each([
  ['a precursor of imatinib', imatinib, 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Br', 24],
  ['an amine and its amide', 'CC(=O)Nc1ccccc1', 'Nc1ccccc1', 7],
  ['a cage and what it is closed from', strychnine, 'O=C(O)CC1OCC=C2CN3CCC45C3CC2C1C4Nc1ccccc15', 21],
  ['a molecule with itself', strychnine, strychnine, 25],
  ['rings of other sizes', 'C1CCCC1', 'C1CCCCC1', 0],
])('finds what is common to %s', (_, one, other, atoms) => {
  const [first, second] = [one, other].map((smiles) => graphOfSmiles(rdkit, smiles));
  if (!first || !second) throw new TypeError('no graphs');
  const part = commonPart(first, second);
  expect(part.size).toBe(atoms);
  const smarts = smartsOf(first, new Set(part.keys()));
  using pattern = rdkit.get_qmol(smarts);
  for (const smiles of [one, other]) {
    using mol = rdkit.get_mol(smiles);
    const found = pattern && mol ? (JSON.parse(mol.get_substruct_match(pattern)) as { atoms?: number[] }) : {};
    expect(found.atoms?.length ?? 0).toBe(atoms);
  }
});
