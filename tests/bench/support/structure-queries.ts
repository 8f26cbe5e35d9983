// Queries as chemists search with them, from rare scaffolds to benzene and a carbon atom, and fragments of the molecules
// that are searched, the same ones for the same seed.

import { graphOf } from '../../../services/chemistry/src/chemistry/molecule/graph.ts';
import type { RDKit } from '../../../services/chemistry/src/chemistry/molecule/rdkit.ts';
import { seededRandom } from '../../../services/chemistry/src/chemistry/molecule/random.ts';
import { randomQuery } from '../../../services/chemistry/src/test-support/random-queries.ts';

const written: readonly string[] = [
  'c1ccccc1',
  'C',
  '[#6]',
  'N',
  'c1ccncc1',
  'C(=O)O',
  'C(=O)N',
  'CC(=O)Nc1ccccc1',
  'c1ccc2[nH]ccc2c1',
  'c1ccc2ncccc2c1',
  'c1ccc2ccccc2c1',
  'C1CCNCC1',
  'C1CNCCN1',
  'N1CCOCC1',
  'C1CC1',
  'C1CCC1',
  'FC(F)(F)c1ccccc1',
  'N#Cc1ccccc1',
  'S(=O)(=O)N',
  'S(=O)(=O)Cl',
  'B(O)O',
  'B1OC(C)(C)C(C)(C)O1',
  'C#C',
  '[N+](=O)[O-]',
  'N=[N+]=[N-]',
  'OCC(N)C(=O)O',
  'O=C1NC(=O)c2ccccc12',
  'c1ccc(-c2ccccc2)cc1',
  'c1nc2ccccc2[nH]1',
  'c1cc2c(cc1)OCO2',
  'c1csc(N)n1',
  'Cn1cnc2c1c(=O)[nH]c(=O)n2',
  'c1nnn[nH]1',
  'C1CC2CCC1C2',
  'O=C(OC(C)(C)C)N',
  'O=C(OCc1ccccc1)N',
  '[NX3;H2]c1ccncc1',
  '[CX3](=O)[OX2H1]',
  '[$([NX3;H2]c)]',
  '[#6]1:[#6]:[#6]:[#7,#8]:[#6]:[#6]:1',
  '[Cl,Br,I]c1ncccc1',
  '[R]@[R]!@[R]@[R]',
  '[!#6;!#1]~[!#6;!#1]',
  '[OX2H][CX4]C#N',
  'c1ccc2c(c1)[nH]c1ccccc12',
  'O=C1CCC(=O)N1',
  'C[Si](C)(C)C',
  '[Sn]',
  '[P+]',
  'C=CC(=O)[#6]',
];

/** The written ones and, from the molecules, as many fragments as make up the number. */
export function benchQueries(rdkit: RDKit, molecules: readonly string[], count: number): string[] {
  const queries = [...written];
  const random = seededRandom(11);
  while (queries.length < count) {
    using mol = rdkit.get_mol(molecules[Math.floor(random() * molecules.length)] ?? '');
    const smarts = mol ? randomQuery(graphOf(mol), random, 0.002) : '';
    using query = rdkit.get_qmol(smarts);
    if (query && query.get_num_atoms() > 2) queries.push(smarts);
  }
  return queries;
}
