import { beforeAll, describe, expect, it } from 'vitest';
import { inchiKey, loadRDKit } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';
import { readKept } from './read-structure.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

/** A drawing with every hydrogen as an atom of its own. */
function drawnWithHydrogens(smiles: string, version: 2 | 3): string {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  mol.add_hs_in_place();
  mol.set_new_coords();
  return version === 2 ? mol.get_v2Kmolblock() : mol.get_v3Kmolblock();
}

const inositols = [
  ['scyllo', 'O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O'],
  ['(+)-chiro', 'O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O)[C@H]1O'],
  ['(−)-chiro', 'O[C@H]1[C@H](O)[C@H](O)[C@@H](O)[C@H](O)[C@H]1O'],
  ['myo', 'O[C@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O)[C@@H]1O'],
  ['quinic acid', 'O[C@@H]1C[C@](O)(C(=O)O)C[C@@H](O)[C@H]1O'],
  ['shikimic acid', 'O=C(O)C1=C[C@@H](O)[C@@H](O)[C@H](O)C1'],
  ['glucose', 'OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O'],
  ['camphor', 'CC1(C)[C@@H]2CC[C@@]1(C)C(=O)C2'],
  ['a spiro diol', 'O[C@H]1CCC[C@]12CCC[C@H](F)[C@@H]2O'],
  ['a sulfoxide', 'C[S@](=O)c1ccccc1'],
  ['a phosphine', 'CC[P@](C)c1ccccc1'],
  ['a sulfoximine', 'CC[S@](C)(=N)=O'],
  ['an oxime', 'C/C(=N\\O)c1ccccc1'],
] as const;

describe('a molfile with explicit hydrogens', () => {
  it.each(inositols)('keeps the configuration of %s', (_, smiles) => {
    for (const version of [2, 3] as const) {
      const kept = readKept(rdkit, drawnWithHydrogens(smiles, version));
      expect(kept).toBe(readKept(rdkit, smiles));
      expect(inchiKey(rdkit, kept ?? '')).toBe(inchiKey(rdkit, smiles));
    }
  });
});

describe('what is kept', () => {
  it.each([
    ['[H]/C=C/F', 'C=CF'],
    ['F/C=C/[H]', 'C=CF'],
    ['[H]/C=C/C(=O)OC', 'C=CC(=O)OC'],
    ['OC(/C=C/[H])C', 'C=CC(C)O'],
    ['[H]/C(F)=C(/[H])Cl', 'F/C=C/Cl'],
    ['[H]/N=C/c1ccccc1', '[H]/N=C/c1ccccc1'],
    ['[H][C@](C)(O)CC', 'CC[C@@H](C)O'],
    ['C/C=C/C=C\\C', 'C/C=C\\C=C\\C'],
    ['C1CCC/C=C/CC1', 'C1=C/CCCCCC/1'],
    ['CC[N@](C)CCC', 'CCCN(C)CC'],
    ['C[N@@+](CC)(CCC)CCCC', 'CCCC[N@+](C)(CC)CCC'],
  ])('of %s is %s', (text, kept) => {
    expect(readKept(rdkit, text)).toBe(readKept(rdkit, kept));
    expect(readKept(rdkit, kept)).toBe(kept);
  });
});
