// Bonds from a nucleophile to saturated carbon: substitution, opening of epoxides, conjugate addition, Mitsunobu.

import type { Family } from './family.ts';
import {
  acidOxygen,
  alcohol,
  alkylCarbon,
  alkylLeaving,
  amine,
  atOtherNitrogen,
  azole,
  nhAcid,
  openAlkyl,
  phenol,
  thiol,
} from './parts.ts';

const halide = `[${alkylCarbon};!$(C[F,Cl,Br,I][*]):2][${alkylLeaving}]`;
const open = `[${openAlkyl}:2][${alkylLeaving}]`;
const activeCarbon = '[CX4;!H0;$(C([$([CX3]=O),$(C#N)])[$([CX3]=O),$(C#N),$(S(=O)=O),$([N+](=O)[O-])])';
const epoxides = (nucleophile: string, bound = '[*:1]'): string[] => [
  `[${nucleophile}:1].[CX4;H1,H2;R:2]1[O:3][C:4]1>>${bound}[C:2][C:4][OH:3]`,
];
const acceptor = '[CX3;H1,H2:2]=[CX3:3][$([CX3]=O),$(C#N),$(S(=O)=O),$([N+](=O)[O-]):4]';
const withBase = [['base'], ['strongBase'], ['carbonate'], ['amineBase']] as const;

export const alkylationFamilies: readonly Family[] = [
  {
    id: 'alkylate-amine',
    group: 'alkylation',
    smarts: [`[${amine}:1].${halide}>>[N:1][C:2]`],
    when: [[]],
    overFloor: 0.5,
  },
  {
    id: 'quaternise',
    group: 'alkylation',
    smarts: [`[NX3;H0;+0;$(N([CX4])([CX4])[CX4]);!$(N[C,S,P]=[O,S,N]);!$(N[CX4;H0,H1;!R]):1].${open}>>[N+:1][C:2]`],
    when: [[]],
    rate: -0.8,
  },
  {
    id: 'alkylate-phenol',
    group: 'alkylation',
    smarts: [`[${phenol}:1].${halide}>>[O:1][C:2]`],
    when: withBase,
  },
  {
    id: 'alkylate-acid',
    group: 'alkylation',
    smarts: [`[${acidOxygen}:1].${open}>>[O:1][C:2]`],
    when: withBase,
  },
  {
    id: 'alkylate-thiol',
    group: 'alkylation',
    smarts: [`[${thiol}:1].${halide}>>[S:1][C:2]`],
    when: [[]],
  },
  {
    id: 'alkylate-alcohol',
    group: 'alkylation',
    smarts: [`[${alcohol}:1].${open}>>[O:1][C:2]`],
    when: [['strongBase']],
    rate: -1,
  },
  {
    id: 'alkylate-azole',
    group: 'alkylation',
    smarts: [`[${azole}:1].${halide}>>[nH0:1][C:2]`, ...atOtherNitrogen(halide)],
    when: withBase,
  },
  {
    id: 'alkylate-lactam',
    group: 'alkylation',
    smarts: [
      `[nH;r6:1]:[c:3]=[O:4].${halide}>>[nH0:1]([C:2])[c:3]=[O:4]`,
      `[nH;r6:1]:[c:3]=[O:4].${open}>>[n+0;H0:1]:[c:3][O:4][C:2]`,
    ],
    when: withBase,
  },
  {
    id: 'alkylate-nh-acid',
    group: 'alkylation',
    smarts: [`[${nhAcid}:1].${open}>>[N:1][C:2]`],
    when: [['strongBase']],
    rate: -1,
  },
  {
    id: 'alkylate-active-carbon',
    group: 'alkylation',
    smarts: [`${activeCarbon}:1].${halide}>>[C:1][C:2]`],
    when: [['strongBase'], ['alkoxide']],
    overFloor: 0.45,
  },
  {
    id: 'open-epoxide',
    group: 'alkylation',
    smarts: [
      ...epoxides(amine),
      ...epoxides(phenol),
      ...epoxides(thiol),
      ...epoxides(alcohol),
      ...epoxides(azole, '[nH0:1]'),
    ],
    when: [[]],
  },
  {
    id: 'mitsunobu',
    group: 'mitsunobu',
    smarts: [phenol, acidOxygen, 'NX3;H1,H2;$(N(C=O)[C,S]=O)'].map(
      (one) => `[${one}:1].[CX4;H1,H2,H3;!$(C([OX2H])[O,N]):2][OX2H]>>[*:1][C:2]`,
    ),
    when: [['mitsunobu']],
  },
  {
    id: 'mitsunobu-azole',
    group: 'mitsunobu',
    smarts: [`[${azole}:1].[CX4;H1,H2,H3:2][OX2H]>>[nH0:1][C:2]`, ...atOtherNitrogen('[CX4;H1,H2,H3:2][OX2H]')],
    when: [['mitsunobu']],
    rate: -0.5,
  },
  {
    id: 'conjugate-addition',
    group: 'conjugateAddition',
    smarts: [
      ...[amine, thiol].map((one) => `[${one}:1].${acceptor}>>[*:1][C:2][C:3][*:4]`),
      `[${azole}:1].${acceptor}>>[nH0:1][C:2][C:3][*:4]`,
      `${activeCarbon}:1].${acceptor}>>[C:1][C:2][C:3][*:4]`,
    ],
    when: [[]],
    rate: -0.5,
  },
];
