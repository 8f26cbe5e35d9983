// Bonds to carbonyl carbon by carbon nucleophiles and amines.

import type { Family } from './family.ts';
import { primaryOrSecondaryAmine } from './parts.ts';

const metalCarbon = '[#6:1][Mg,Li,Zn,$([Ce])]';
/** Beside a ketone, an aldehyde or an ester: acids, amides and acid halides form no enolate here. */
const enolisable = 'CX4;!H0;$(C[CX3;!$(C[OH,N,F,Cl,Br])]=[OX1]);!$(C([CX3]=O)[CX3]=O)';
const aldehyde = '[CX3;$([CH][#6]),$([CH2]):3]=[OX1:4]';
/** A conjugated ketone takes a carbanion at its double bond. */
const ketone = '[CX3;$(C([#6])[#6]);!$(C[CX3]=[CX3]):3]=[OX1:4]';
const ketoneOrAldehyde = '[CX3;$(C([#6])[#6]),$([CH][#6]),$([CH2]):3]=[OX1:4]';
const amine = primaryOrSecondaryAmine;

export const carbonylFamilies: readonly Family[] = [
  {
    id: 'organometallic-to-carbonyl',
    group: 'organometallic',
    smarts: [`${metalCarbon}.${ketoneOrAldehyde}>>[#6:1][C:3][OH:4]`],
    when: [[]],
    overFloor: 0.5,
  },
  {
    id: 'organometallic-to-acyl',
    group: 'organometallic',
    smarts: [
      `${metalCarbon}.[CX3;$(C[#6]),$([CH]):3](=[O:4])[$([OX2][#6]),Cl,$([NX3](C)O),$([NX3](C)C)]>>[#6:1][C:3]=[O:4]`,
    ],
    when: [[]],
    rate: -0.5,
  },
  {
    id: 'organometallic-to-nitrile',
    group: 'organometallic',
    smarts: [`${metalCarbon}.[CX2:3]#[NX1]>>[#6:1][C:3]=O`],
    when: [[]],
    rate: -1.5,
  },
  {
    id: 'organometallic-to-epoxide',
    group: 'organometallic',
    smarts: [`${metalCarbon}.[CX4;H1,H2:3]1[O:4][C:5]1>>[#6:1][C:3][C:5][OH:4]`],
    rate: -1.5,
  },
  {
    id: 'organometallic-to-carbon-dioxide',
    needsOwnReagent: true,
    group: 'organometallic',
    smarts: [`${metalCarbon}.O=C=O>>[#6:1]C(=O)O`],
  },
  {
    id: 'aldol-addition',
    group: 'aldol',
    smarts: [`[${enolisable}:1].${aldehyde}>>[C:1][C:3][OH:4]`],
    rate: -0.3,
  },
  {
    id: 'aldol-addition-to-ketone',
    group: 'aldol',
    smarts: [`[${enolisable}:1].${ketone}>>[C:1][C:3][OH:4]`],
    rate: -1.8,
  },
  {
    id: 'aldol-condensation',
    group: 'aldol',
    smarts: [`[${enolisable};H2,H3:1].${aldehyde}>>[C:1]=[C:3]`],
  },
  {
    id: 'aldol-condensation-with-ketone',
    group: 'aldol',
    smarts: [`[${enolisable};H2,H3:1].${ketone}>>[C:1]=[C:3]`],
    rate: -1.5,
  },
  {
    id: 'knoevenagel',
    group: 'aldol',
    smarts: [
      '[CX4;H2;$(C([$([CX3]=O),$(C#N),$([N+](=O)[O-])])[$([CX3]=O),$(C#N),$(S(=O)=O),c]),$([CH3,CH2][N+](=O)[O-]):1].[CX3;$(C([#6])[#6]),$([CH][#6]):3]=[OX1]>>[C:1]=[C:3]',
    ],
  },
  {
    id: 'claisen',
    group: 'claisen',
    smarts: [
      '[CX4;!H0;$(C[CX3](=O)[$([OX2][#6]),#6]):1].[CX3;$(C[#6,H]),$([CH]):3](=[O:4])[OX2][#6]>>[C:1][C:3]=[O:4]',
    ],
    // The dicarbonyl compound is there as its enolate.
    neverOver: true,
  },
  {
    id: 'wittig',
    group: 'olefination',
    smarts: [
      '[CX4;H1,H2,H3:1][P+]([#6])([#6])[#6].[CX3;$(C([#6])[#6]),$([CH][#6]),$([CH2]):3]=[OX1]>>[C:1]=[C:3]',
      '[CX3:1]=[PX4].[CX3;$(C([#6])[#6]),$([CH][#6]),$([CH2]):3]=[OX1]>>[C:1]=[C:3]',
      '[CX4;H1,H2;$(C[CX3]=O),$(CC#N),$(Cc):1]P(=O)(O)O.[CX3;$(C([#6])[#6]),$([CH][#6]),$([CH2]):3]=[OX1]>>[C:1]=[C:3]',
    ],
    when: [[]],
  },
  {
    id: 'reductive-amination',
    group: 'reductiveAmination',
    smarts: [
      `[${amine}:1].[CX3;$(C([#6])[#6]),$([CH][#6]),$([CH2]):3]=[OX1]>>[N:1][C:3]`,
      `[NX3;H3:1].[CX3;$(C([#6])[#6]),$([CH][#6]):3]=[OX1]>>[N:1][C:3]`,
    ],
    when: [['borohydride'], ['mildHydride']],
    overFloor: 0.25,
  },
  {
    id: 'imine-formation',
    group: 'condensation',
    smarts: ['[NX3;H2;!$(N[C,S,P]=[O,S,N]):1].[CX3;$(C([#6])[#6]),$([CH][#6]):3]=[OX1]>>[N:1]=[C:3]'],
  },
  {
    id: 'paal-knorr',
    group: 'functionalGroup',
    smarts: [
      '[NX3;H2;$(N[#6]);!$(N[C,S,P]=[O,S,N]):1].[#6:7][CX3:2](=O)[CX4;!H0:3][CX4;!H0:4][CX3:5](=O)[#6:8]>>[#6:7][c:2]1[c:3][c:4][c:5]([#6:8])[n:1]1',
    ],
    neverOver: true,
  },
  {
    id: 'acetalise',
    group: 'condensation',
    smarts: ['[OX2H:1][CX4:5][CX4:6][OX2H:2].[CX3;$(C([#6])[#6]),$([CH][#6]):3]=[OX1]>>[O:1]1[C:5][C:6][O:2][C:3]1'],
  },
];
