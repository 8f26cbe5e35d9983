// Partial reductions of alkynes and arenes.

import { method } from '../method.ts';
import type { ReactionTemplate } from '../template.ts';

export const unsaturatedReductionMethods: readonly ReactionTemplate[] = [
  method({
    id: 'method-lindlar',
    en: 'Semihydrogenation of an alkyne to the Z alkene',
    zh: '炔烃半氢化成 Z-烯烃',
    class: 'reduction',
    forward: [
      '[#6:1][CX2:2]#[CX2:3][#6:4]>>[*:1]/[CH:2]=[CH:3]\\[*:4]',
      '[#6:1][CX2:2]#[CX2;H1:3]>>[*:1][CH:2]=[CH2:3]',
    ],
    agents: [['H2', 'quinoline']],
    temperatureC: [0, 25],
    examples: [{ reactants: 'CCCC#CCCC', product: 'CCC/C=C\\CCC' }],
  }),
  method({
    id: 'method-dissolving-metal-alkyne',
    en: 'Dissolving-metal reduction of an alkyne to the E alkene',
    zh: '碱金属-液氨还原炔烃成 E-烯烃',
    class: 'reduction',
    forward: ['[#6:1][CX2:2]#[CX2:3][#6:4]>>[*:1]/[CH:2]=[CH:3]/[*:4]'],
    agents: [
      ['Na', 'NH3'],
      ['Li', 'NH3'],
    ],
    temperatureC: [-78, -33],
    examples: [{ reactants: 'CCCC#CCCC', product: 'CCC/C=C/CCC' }],
  }),
  method({
    id: 'method-birch',
    en: 'Birch reduction',
    zh: 'Birch 还原',
    class: 'reduction',
    forward: [
      '[c:1]1([$([OX2][CX4]),$([NX3]),$([CX4]):7])[cH:2][c:3][c;!$(c-[OX2,NX3]):4][cH:5][c:6]1>>[C:1]1([*:7])=[C:6][CH2:5][C:4]=[C:3][CH2:2]1',
      '[cH:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1>>[CH2:1]1[C:2]=[C:3][CH2:4][C:5]=[C:6]1',
      '[c:1]1([$(C(=O)[OX2,NX3]):7])[cH:2][c:3][cH:4][c:5][cH:6]1>>[CH:1]1([*:7])[C:2]=[C:3][CH2:4][C:5]=[C:6]1',
    ],
    agents: [
      ['Na', 'NH3'],
      ['Li', 'NH3'],
    ],
    temperatureC: [-78, -33],
    examples: [{ reactants: 'COc1ccccc1', product: 'COC1=CCC=CC1' }],
  }),
];
