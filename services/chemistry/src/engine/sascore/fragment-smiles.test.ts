import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { fragmentSmiles, pieceAround } from './fragment-smiles.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function pieceOf(smiles: string, centre: number, radius: number): string {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  const graph = graphOf(mol);
  return fragmentSmiles(graph, pieceAround(graph, centre, radius));
}

describe('the surroundings of an atom', () => {
  it.each([
    ['CCO', 1, 0, 'C'],
    ['CCO', 1, 1, 'C(C)O'],
    ['CC(=O)OC', 1, 1, 'C(C)(=O)O'],
    ['c1ccccc1', 0, 2, 'c(cc)cc'],
    ['c1cc[nH]c1', 3, 1, '[nH](c)c'],
    ['C1CC1', 0, 1, 'C(C)C'],
    ['C1CC1', 0, 2, 'C1CC1'],
    ['C[N+](C)(C)C', 0, 1, 'C[N+]'],
    ['c1ccccc1-c1ccccc1', 5, 1, 'c(c)(c)-c'],
    ['N#CC=C', 2, 2, 'C(=C)C#N'],
  ])('of %s atom %i within %i bonds are %s', (smiles, centre, radius, written) => {
    using mol = rdkit.get_qmol(written);
    expect(mol).not.toBeNull();
    expect([...pieceOf(smiles, centre, radius)].toSorted().join('')).toBe([...written].toSorted().join(''));
    using found = rdkit.get_qmol(pieceOf(smiles, centre, radius));
    using whole = rdkit.get_mol(smiles);
    expect(found && whole?.get_substruct_match(found)).not.toBe('{}');
  });
});
