// A molecule as a query that only itself fits: every figure of every atom, every bond.

import { graphOf } from '../../chemistry/molecule/graph.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { verdictOf } from '../../chemistry/smarts/verdict.ts';
import { readMolecule, type Figures } from './figures.ts';
import type { QueryBond, QueryGraph } from './query/read-query.ts';

const compared: readonly (keyof Figures)[] = [
  'z',
  'aromatic',
  'charge',
  'hydrogens',
  'degree',
  'isotope',
  'radicals',
  'ringBonds',
];

/** The query of a sound SMILES. Throws a TypeError for another. */
export function exactQuery(rdkit: RDKit, smiles: string): { graph: QueryGraph; heavyAtoms: number } {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError('not a molecule');
  const { figures, neighbours, bits } = readMolecule(graphOf(mol));
  const bonds = neighbours.flatMap((others, a) =>
    others.flatMap((b, place): QueryBond[] => {
      const bit = bits[a]?.[place] ?? 0;
      return a < b ? [{ a, b, sure: bit, possible: bit }] : [];
    }),
  );
  const atoms = figures.map(
    (own) => (other: Figures) => verdictOf(compared.every((name) => own[name] === other[name])),
  );
  return { graph: { atoms, bonds, nested: [], isVague: false }, heavyAtoms: figures.filter(({ z }) => z > 1).length };
}
