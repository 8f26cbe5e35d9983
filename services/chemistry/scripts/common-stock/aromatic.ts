// Benzene and pyridine families: the simple substitution patterns that suppliers list under each functional group.

import { words } from './words.ts';

// Group that makes the family, written so that the ring follows.
const heads = words(`
  Br I Cl F O N S CO OB(O) CC1(C)OB(OC1(C)C) OC(=O) O=C N#C ClC(=O) BrC ClC OC NC CC(=O) BrCC(=O) COC(=O) CCOC(=O) OC(=O)C N#CC ClS(=O)(=O) O=C=N NN [O-][N+](=O) C#C NC(=O) NS(=O)(=O) OCC NCC Br[Mg] C=C O=CC NC(C) CC(O) CN CNC NNC(=O) N=C(N) NC(=S) COC(=O)C CCC(=O)
`);

/** Groups that may sit beside; `clash` lists heads with which they are not sold. */
const substituents: readonly { smiles: string; clash: readonly string[] }[] = [
  { smiles: 'F', clash: [] },
  { smiles: 'Cl', clash: [] },
  { smiles: 'Br', clash: ['I'] },
  { smiles: 'C', clash: [] },
  { smiles: 'OC', clash: [] },
  { smiles: 'C(F)(F)F', clash: [] },
  { smiles: 'C#N', clash: ['Br[Mg]', 'N=C(N)', 'NC(=S)', 'NNC(=O)'] },
  { smiles: '[N+](=O)[O-]', clash: ['Br[Mg]', 'OB(O)', 'N=C(N)', 'NC(=S)'] },
  { smiles: 'CC', clash: ['NC(=S)', 'N=C(N)', 'NNC(=O)'] },
  { smiles: 'C(C)(C)C', clash: ['BrCC(=O)', 'NC(=S)'] },
  { smiles: 'C(C)C', clash: ['BrCC(=O)', 'NC(=S)', 'N=C(N)'] },
  { smiles: 'OC(F)(F)F', clash: ['N=C(N)'] },
  { smiles: 'OCC', clash: ['NC(=S)', 'N=C(N)', 'O=C=N'] },
  { smiles: 'SC', clash: ['N=C(N)', 'NC(=S)', 'NNC(=O)', 'CC(O)'] },
  { smiles: 'OCc2ccccc2', clash: ['N=C(N)', 'NC(=S)', 'O=C=N', 'ClS(=O)(=O)', 'I'] },
];
// Sold only beside groups that do not react with them.
const protic = words('O N');
const proticHeads = words(
  'Br I Cl F OC(=O) O=C N#C CC(=O) COC(=O) CCOC(=O) [O-][N+](=O) NC(=O) NS(=O)(=O) OC(=O)C OB(O) O N CC1(C)OB(OC1(C)C) OCC NCC OC',
);
const positions = [
  (head: string, one: string): string => `${head}c1ccccc1${one}`,
  (head: string, one: string): string => `${head}c1cccc(${one})c1`,
  (head: string, one: string): string => `${head}c1ccc(${one})cc1`,
];
const pairPatterns = [
  (head: string, a: string, b: string): string => `${head}c1cccc(${a})c1${b}`,
  (head: string, a: string, b: string): string => `${head}c1ccc(${a})cc1${b}`,
  (head: string, a: string, b: string): string => `${head}c1ccc(${a})c(${b})c1`,
  (head: string, a: string, b: string): string => `${head}c1cc(${a})cc(${b})c1`,
  (head: string, a: string, b: string): string => `${head}c1cc(${a})ccc1${b}`,
];
const pairs: readonly (readonly [string, string])[] = [
  ['F', 'F'],
  ['Cl', 'Cl'],
  ['C', 'C'],
  ['OC', 'OC'],
  ['F', 'Cl'],
  ['Cl', 'F'],
  ['F', 'OC'],
  ['F', 'C'],
  ['C', 'F'],
  ['Cl', 'OC'],
  ['OC', 'F'],
  ['C(F)(F)F', 'C(F)(F)F'],
  ['C(F)(F)F', 'F'],
  ['C(F)(F)F', 'Cl'],
  ['Br', 'F'],
  ['F', 'Br'],
  ['Br', 'C'],
];
const pairHeads = words('Br N O OC(=O) O=C OB(O) N#C I ClC(=O) BrC COC(=O) CC(=O) NC [O-][N+](=O)');

/** Benzenes with one, two and three substituents. */
export const benzenes: readonly string[] = [
  ...heads.map((head) => `${head}c1ccccc1`),
  ...heads.flatMap((head) =>
    substituents
      .filter((one) => !one.clash.includes(head))
      .flatMap((one) => positions.map((place) => place(head, one.smiles))),
  ),
  ...proticHeads.flatMap((head) => protic.flatMap((one) => positions.map((place) => place(head, one)))),
  ...pairHeads.flatMap((head) =>
    pairs.flatMap(([a, b]) =>
      pairPatterns.slice(0, a === 'C(F)(F)F' && b === a ? 4 : 5).map((place) => place(head, a, b)),
    ),
  ),
  ...words('Br I N OC(=O) O=C OB(O) N#C O').flatMap((head) =>
    [
      'c1cc(F)c(F)c(F)c1',
      'c1cc(OC)c(OC)c(OC)c1',
      'c1ccc2OCOc2c1',
      'c1ccc2ccccc2c1',
      'c1cccc2ccccc12',
      'c1ccc2OCCOc2c1',
      'c1ccc(-c2ccccc2)cc1',
      'c1ccccc1-c1ccccc1',
      'c1cccc(-c2ccccc2)c1',
      'c1ccc2OCCc2c1',
      'c1ccc2CCCc2c1',
      'c1ccc(Oc2ccccc2)cc1',
      'c1c(F)cccc1F',
      'c1c(Cl)cccc1Cl',
      'c1c(C)cccc1C',
      'c1c(OC)cccc1OC',
      'c1c(C)cc(C)cc1C',
    ].map((ring) => `${head}${ring}`),
  ),
];

const pyridineHeads = words(
  'Br Cl I F N OC(=O) O=C OB(O) N#C COC(=O) NC OC CC(=O) ClC NN O NC(=O) ClC(=O) C CC1(C)OB(OC1(C)C)',
);
const pyridineRings = [
  (head: string): string => `${head}c1ccccn1`,
  (head: string): string => `${head}c1cccnc1`,
  (head: string): string => `${head}c1ccncc1`,
];
const pyridinePairHeads = words('Br Cl N OC(=O) O=C OB(O) N#C F I');
const pyridineSubstituents = words('F Cl Br C OC C(F)(F)F N');
const pyridinePairs = [
  (head: string, one: string): string => `${head}c1ccc(${one})nc1`,
  (head: string, one: string): string => `${head}c1ccc(${one})cn1`,
  (head: string, one: string): string => `${head}c1cccnc1${one}`,
  (head: string, one: string): string => `${head}c1cccc(${one})n1`,
  (head: string, one: string): string => `${head}c1ccnc(${one})c1`,
  (head: string, one: string): string => `${head}c1cncc(${one})c1`,
  (head: string, one: string): string => `${head}c1cccc(n1)${one}`,
];

/** Pyridines with one and two substituents. */
export const pyridines: readonly string[] = [
  'c1ccncc1',
  ...pyridineHeads.flatMap((head) => pyridineRings.map((ring) => ring(head))),
  ...pyridinePairHeads.flatMap((head) =>
    pyridineSubstituents.flatMap((one) => pyridinePairs.map((place) => place(head, one))),
  ),
];
