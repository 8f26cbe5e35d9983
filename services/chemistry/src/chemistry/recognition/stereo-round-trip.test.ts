import { beforeAll, describe, expect, it } from 'vitest';
import { inchiKey, loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { readKept } from '../molecule/read-structure.ts';
import { builtInNames } from './names.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const compounds = builtInNames().compounds.filter(
  ({ smiles }) => /@.*@|[/\\].*@/.test(smiles) && !/\.|\[\d*H/.test(smiles),
);

// The InChI of what comes in is the witness; the table says that it is the compound's own.
function wrongOnes(every: number): string[] {
  return compounds
    .filter((_, index) => index % every === 0)
    .filter(({ smiles, inchiKey: key }) => {
      const drawn = drawnWithHydrogens(smiles);
      using mol = rdkit.get_mol(drawn, JSON.stringify({ removeHs: false }));
      const given = rdkit.get_inchikey_for_inchi(mol?.get_inchi() ?? '');
      // Two drawings of quinuclidines are ambiguous for every reader.
      return given === key && inchiKey(rdkit, readKept(rdkit, drawn) ?? '') !== key;
    })
    .map(({ smiles }) => smiles);
}

function drawnWithHydrogens(smiles: string): string {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  mol.add_hs_in_place();
  mol.set_new_coords();
  return mol.get_v2Kmolblock();
}

describe('a drawing with every hydrogen', () => {
  it('comes back as the compound of the table that it was made from', () => {
    expect(compounds.length).toBeGreaterThan(300);
    expect(wrongOnes(12)).toEqual([]);
  });

  it('comes back as each compound of the table', { tags: ['full'], timeout: 120_000 }, () => {
    expect(wrongOnes(1)).toEqual([]);
  });
});
