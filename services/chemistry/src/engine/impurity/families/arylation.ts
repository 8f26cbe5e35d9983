// Bonds to aromatic and alkenyl carbon: substitution of activated halides, and couplings by metals.

import type { Family } from './family.ts';
import {
  acceptorCarbon,
  alcohol,
  amine,
  arylHalogen,
  atOtherNitrogen,
  azineCarbon,
  azole,
  boron,
  nhAcid,
  nitroCarbon,
  phenol,
  readyCarbon,
  snarCarbon,
  sp2Carbon,
  thiol,
} from './parts.ts';

const leaving = '[F,Cl,Br,$(S(=O)(=O)[CX4])]';
const active = `[${snarCarbon}:2]${leaving}`;
const ready = `[${readyCarbon}:2]${leaving}`;
const byAmine = (carbon: string): string[] => [
  `[${amine}:1].[${carbon}:2]${leaving}>>[N:1][c:2]`,
  `[${azole}:1].[${carbon}:2]${leaving}>>[nH0:1][c:2]`,
  ...atOtherNitrogen(`[${carbon}:2]${leaving}`, '[c:2]'),
];
const halide = `[${sp2Carbon}:2][${arylHalogen}]`;

export const arylationFamilies: readonly Family[] = [
  {
    // Protons activate the ring nitrogen, not a nitro group.
    id: 'snar-nitrogen',
    group: 'snar',
    smarts: byAmine(azineCarbon),
    when: [['base'], ['hot'], ['strongAcid', 'warm']],
  },
  {
    id: 'snar-nitrogen-on-nitroarene',
    group: 'snar',
    smarts: byAmine(nitroCarbon),
    when: [['base'], ['hot']],
    not: ['strongAcid'],
  },
  {
    id: 'snar-nitrogen-on-acceptor',
    group: 'snar',
    smarts: byAmine(acceptorCarbon),
    when: [
      ['strongBase', 'warm'],
      ['base', 'hot'],
    ],
    not: ['strongAcid'],
    rate: -1.5,
  },
  {
    // The anion of an azole takes even a fluorine that only a trifluoromethyl group or a halogen helps.
    id: 'snar-azole-forced',
    group: 'snar',
    smarts: [`[${azole}:1].[c:2][F]>>[nH0:1][c:2]`, ...atOtherNitrogen('[c:2][F]', '[c:2]')],
    when: [['base', 'hot']],
    not: ['palladium', 'copper', 'strongAcid'],
    rate: -2.5,
  },
  {
    // The alkoxide of an amino alcohol and a haloarene with a trifluoromethyl group, as in aryloxypropylamines.
    id: 'snar-by-alkoxide',
    group: 'snar',
    smarts: [alcohol, amine].map((one) => `[${one}:1].[c;$(c1ccc(C(F)(F)F)cc1):2][F,Cl]>>[*:1][c:2]`),
    when: [['strongBase']],
    not: ['palladium', 'copper'],
    rate: -1.5,
  },
  {
    id: 'snar-amide',
    group: 'snar',
    smarts: [`[${nhAcid}:1].${ready}>>[N:1][c:2]`],
    when: [['strongBase']],
    rate: -1,
  },
  {
    id: 'snar-carbon',
    group: 'snar',
    smarts: [
      `[cH;$(c1c[nH,$(n[CX4])]c2ccccc12),$([c;R1]1[c;R1][c;R1][c;R1][nH,$(n[CX4])]1):1].[${azineCarbon}:2][F,Cl,Br]>>[c:1][c:2]`,
    ],
    when: [['lewisAcid']],
    overFloor: 0.3,
  },
  { id: 'snar-sulfur', group: 'snar', smarts: [`[${thiol}:1].${active}>>[S:1][c:2]`], when: [['base']] },
  {
    id: 'snar-oxygen',
    group: 'snar',
    smarts: [`[${phenol}:1].${active}>>[O:1][c:2]`, `[${alcohol}:1].${active}>>[O:1][c:2]`],
    when: [['strongBase']],
  },
  {
    id: 'couple-nitrogen',
    group: 'heteroCoupling',
    smarts: [
      `[${amine}:1].${halide}>>[N:1][*:2]`,
      `[${nhAcid}:1].${halide}>>[N:1][*:2]`,
      `[${azole}:1].${halide}>>[nH0:1][*:2]`,
      ...atOtherNitrogen(halide, '[*:2]'),
    ],
    isMetal: true,
    overFloor: 0.2,
  },
  {
    id: 'couple-oxygen-or-sulfur',
    group: 'heteroCoupling',
    smarts: [phenol, thiol, alcohol].map((one) => `[${one}:1].${halide}>>[*:1][*:2]`),
    isMetal: true,
    rate: -1,
  },
  {
    id: 'couple-boron-nitrogen',
    group: 'heteroCoupling',
    smarts: [
      `[${amine}:1].[c:2]${boron}>>[N:1][c:2]`,
      `[${phenol}:1].[c:2]${boron}>>[O:1][c:2]`,
      `[${azole}:1].[c:2]${boron}>>[nH0:1][c:2]`,
    ],
    isMetal: true,
  },
  {
    id: 'couple-boron',
    group: 'carbonCoupling',
    smarts: [`[#6;!$(C(F)(F)F):1]${boron}.${halide}>>[*:1][*:2]`],
    when: [['palladium'], ['nickel']],
    isMetal: true,
  },
  {
    id: 'couple-metal',
    group: 'carbonCoupling',
    smarts: [`[#6:1][Sn,Zn,Mg,$([Si](C)(C)[OH])].${halide}>>[*:1][*:2]`],
    when: [['palladium'], ['nickel']],
    isMetal: true,
  },
  {
    id: 'couple-alkyne',
    group: 'carbonCoupling',
    smarts: [`[CX2;H1:1]#[CX2:3].${halide}>>[C:3]#[C:1][*:2]`],
    when: [['palladium', 'copper']],
    isMetal: true,
  },
  {
    id: 'heck',
    group: 'carbonCoupling',
    smarts: [`[CX3;H2:1]=[CX3:3].[c:2][${arylHalogen}]>>[C:3]=[C:1][c:2]`],
    when: [['palladium', 'base']],
    isMetal: true,
    rate: -0.5,
  },
  {
    id: 'heck-internal',
    group: 'carbonCoupling',
    // An acceptor sends the arene to the far end: R. F. Heck, Org. React. 1982, 27, 345.
    smarts: [`[CX3;H2:1]=[CX3;H1;!$(C[CX3]=O);!$(CC#N);!$(Cc:[n;X2]):3].[c:2][${arylHalogen}]>>[C:1]=[C:3][c:2]`],
    isMetal: true,
    rate: -1.2,
  },
  {
    id: 'heck-twofold',
    group: 'carbonCoupling',
    smarts: [
      `[CX3;H2:1]=[CX3;H1:3].[c:2][${arylHalogen}]>>[C:1]=[C:3][c:2]`,
      `[c:4][CX3;H1:1]=[CX3;H1:3].[c:2][${arylHalogen}]>>[c:4][C:1]([c:2])=[C:3]`,
    ],
    isMetal: true,
    rate: -2.2,
  },
  {
    id: 'borylate',
    needsOwnReagent: true,
    group: 'carbonCoupling',
    smarts: [`${boron}-[#5;$([#5]([#5])):1]([O:3])[O:4].${halide}>>[B:1]([O:3])([O:4])[*:2]`],
    isMetal: true,
  },
  {
    id: 'cyanate',
    needsOwnReagent: true,
    group: 'carbonCoupling',
    smarts: [`[c:2][${arylHalogen}]>>[c:2]C#N`],
    when: [['cyanide', 'palladium']],
    isMetal: true,
  },
];
