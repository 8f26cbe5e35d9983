import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from './graph.ts';
import { loadRDKit } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';
import { areneRate } from './arene-rates.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

/** The atom with the map number of a SMILES, by its place in the text. */
function rateAt(smiles: string, place: number, inStrongAcid = false): number {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  return areneRate(graphOf(mol), place, inStrongAcid);
}

describe('rates of arene positions', () => {
  it.each([
    // SMILES, the faster place, the slower place
    ['toluene: para before meta', 'Cc1ccccc1', 4, 3],
    ['toluene: ortho before meta', 'Cc1ccccc1', 2, 3],
    ['anisole: para before ortho', 'COc1ccccc1', 5, 3],
    ['nitrobenzene: meta before para', 'O=[N+]([O-])c1ccccc1', 5, 6],
    ['benzoate: meta before ortho', 'COC(=O)c1ccccc1', 6, 5],
    ['chlorobenzene: para before meta', 'Clc1ccccc1', 4, 3],
    ['thiophene: 2 before 3', 'c1ccsc1', 2, 1],
    ['indole: 3 before 2', 'c1ccc2[nH]ccc2c1', 6, 5],
    ['naphthalene: 1 before 2', 'c1ccc2ccccc2c1', 2, 1],
  ])('%s', (_, smiles, faster, slower) => {
    expect(rateAt(smiles, faster)).toBeGreaterThan(rateAt(smiles, slower));
  });

  it('turn an aniline from fast to slow in strong acid', () => {
    expect(rateAt('Nc1ccccc1', 4)).toBeGreaterThan(2);
    expect(rateAt('Nc1ccccc1', 4, true)).toBeLessThan(0);
  });

  it('are far lower on a ring that bears a nitro group, and on pyridine', () => {
    expect(rateAt('O=[N+]([O-])c1ccccc1', 5)).toBeLessThan(-3);
    expect(rateAt('c1ccncc1', 1)).toBeLessThan(-3);
  });
});
