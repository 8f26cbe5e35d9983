// Rings that do not close, and precursors with rings that do not exist.

import type { WrongRule } from './rule.ts';

const kind = 'impossible ring';
const bridgehead = '$(C12**C(*1)**2),$(C12**C(**1)**2),$(C12***C(*1)**2),$(C12CC3CC(C1)CC(C2)C3),$(C12***C(*1)***2)';
const unlikely = 'r8,r9,r10,r11';

export const impossibleRingRules: readonly WrongRule[] = [
  {
    kind,
    closes: true,
    smarts:
      '([NX3;H1,H2;+0;!$(N-[C,S]=[O,N]):1].[#6:5][CX3:2](=[O:3])[OX2;$(O[CH3]),$(O[CH2][CH3]),$([OH]):4])>>([N:1][C:2](=[O:3])[#6:5])',
    has: [`[N;${unlikely};R]C(=O)`],
    why: 'The lactam would be a strained ring of 8 to 11 members or bridge an aromatic ring.',
    most: 12,
  },
  {
    kind,
    closes: true,
    smarts:
      '([NX3;H1,H2;+0;!$(N-[C,S]=[O,N]):1][CX4:4][CX3:2](=[O:3])[OX2;$(O[CH3]),$(O[CH2][CH3]),$([OH]):5])>>[N:1]1[C:4][C:2]1(=[O:3])',
    why: 'An alpha-amino acid does not close to the three-membered lactam.',
    most: 6,
  },
  {
    kind,
    closes: true,
    smarts:
      '([NX3;H1,H2;+0;!$(N-S):1]-[c:4]:[c:5]-[CX3:2](=[O:3])[OX2;$(O[CH3]),$(O[CH2][CH3]),$([OH]):6])>>[N:1]1-[c:4]:[c:5]-[C:2]1(=[O:3])',
    why: 'An ortho-aminobenzoic acid does not close to the four-membered lactam.',
    most: 6,
  },
  {
    kind,
    closes: true,
    smarts:
      '([OH:1]-[c:4]:[c:5]-[CX3:2](=[O:3])[OX2;$(O[CH3]),$(O[CH2][CH3]),$([OH]):6])>>[O:1]1-[c:4]:[c:5]-[C:2]1(=[O:3])',
    why: 'A salicylic acid does not close to the four-membered lactone.',
    most: 5,
  },
  {
    kind,
    closes: true,
    smarts:
      '([OX2;H1;$(O[#6]);!$(OC=O):1].[#6:5][CX3:2](=[O:3])[OX2;$(O[CH3]),$(O[CH2][CH3]),$([OH]):4])>>([O:1][C:2](=[O:3])[#6:5])',
    has: [`[O;${unlikely};R]C(=O)`],
    lacks: ['c-C(=O)-O-c'],
    why: 'The lactone would be a strained ring of 8 to 11 members or bridge an aromatic ring.',
    most: 10,
  },
  {
    kind,
    closes: true,
    smarts: '([NX3;H1,H2;+0;!$(N-[C,S]=[O,N]):1].[c:2]-[F,Cl,Br:3])>>([N:1]-[c:2])',
    has: ['[N;r4,r8,r9,r10,r11;R]-c'],
    why: 'The ring would be far too strained: it closes over an aromatic ring or has four members.',
    most: 9,
  },
  {
    kind,
    closes: true,
    smarts: '([OX2;H1;$(O[#6]);!$(OC=O):1].[c:2]-[F,Cl,Br:3])>>([O:1]-[c:2])',
    has: ['[O;r4,r8,r9,r10,r11;R]-c'],
    why: 'The cyclic ether would be far too strained: it closes over an aromatic ring or has four members.',
    most: 7,
  },
  {
    kind,
    closes: true,
    smarts: '([NX3;H1,H2;+0;!$(N-[C,S]=[O,N]):1].[CX4;H2:2]-[Cl,Br:3])>>([N:1]-[C:2])',
    has: ['[N;r8,r9,r10,r11;R]-[CH2]'],
    why: 'The cyclic amine would be a strained ring of 8 to 11 members or bridge an aromatic ring.',
    most: 6,
  },
  {
    kind,
    smarts: `[CX4;H1;${bridgehead}:1]-[CX4;H2;R:2]>>[C:1]=[C:2]`,
    why: 'The alkene at the bridgehead cannot exist (Bredt).',
    most: 8,
  },
  {
    kind,
    smarts: '[CX4;H2;r6;R1:1]-[CX4;H2;r6;R1:2]>>[C:1]#[C:2]',
    has: ['C1CCCCC1'],
    why: 'A cyclohexyne is no precursor that can be kept.',
    most: 5,
  },
  {
    kind,
    smarts: '[CX4;H2;r5;R1:1]-[CX4;H2;r5;R1:2]>>[C:1]#[C:2]',
    why: 'A five-membered ring holds no triple bond.',
    most: 5,
  },
  {
    kind,
    closes: true,
    smarts: '([cH;$(c1ccccc1):1].[#6:5][CX3:2](=[O:3])[OX2;H1:4])>>([c:1][C:2](=[O:3])[#6:5])',
    has: ['[CX3;r4,r8,r9,r10,r11;R](=O)c'],
    why: 'The cyclic ketone would be far too strained: it closes over an aromatic ring or has four members.',
    most: 7,
  },
];
