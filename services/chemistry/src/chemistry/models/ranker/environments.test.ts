import { beforeAll, describe, expect, it } from 'vitest';
import { graphOf } from '../../molecule/graph.ts';
import { loadRDKit } from '../../molecule/rdkit.ts';
import type { RDKit } from '../../molecule/rdkit.ts';
import { atomEnvironments, environmentsPerAtom, ringSizes } from './environments.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

function environments(smiles: string): number[][] {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  const all = [...atomEnvironments(graphOf(mol))];
  return Array.from({ length: all.length / environmentsPerAtom }, (_, atom) =>
    all.slice(atom * environmentsPerAtom, (atom + 1) * environmentsPerAtom),
  );
}

describe('environments of atoms', () => {
  it('are the same however the molecule is written', () => {
    const one = environments('CC(=O)Nc1ccc(O)cc1').map(String).toSorted();
    const other = environments('c1(O)ccc(cc1)NC(C)=O').map(String).toSorted();
    expect(other).toEqual(one);
  });

  it('tell atoms apart from the radius on at which their surroundings differ', () => {
    const [ethyl = [], propyl = []] = ['CCO', 'CCCO'].map((smiles) => environments(smiles)[0] ?? []);
    expect(propyl.slice(0, 2)).toEqual(ethyl.slice(0, 2));
    expect(propyl[2]).not.toBe(ethyl[2]);
  });

  it('see charge, hydrogens, bond orders and ring size', () => {
    const numbers = ['CC', 'C=C', 'C[O-]', 'CO', 'C1CC1', 'C1CCC1'].map((smiles) =>
      String(environments(smiles).at(-1)),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('hold fixed numbers, so that trained weights keep their meaning', () => {
    expect(environments('CO')[1]?.slice(0, 3)).toMatchInlineSnapshot(`
      [
        739364380,
        808987994,
        -506769642,
      ]
    `);
  });

  it('know the smallest ring of each atom', () => {
    using mol = rdkit.get_mol('C1CC2CCCC2C1C');
    if (!mol) throw new TypeError('bicycle');
    expect([...ringSizes(graphOf(mol))]).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 0]);
  });
});
