// What reagents for amides and esters do besides their task. A. El-Faham and F. Albericio, Chem. Rev. 2011, 111, 6557.

import { primaryOrSecondaryAmine } from '../families/parts.ts';
import type { SideRule } from './side-rule.ts';

const acid = '[CX3;$(C[#6]):1](=[O:2])[OX2H]';

export const couplingReagentRules: readonly SideRule[] = [
  {
    id: 'guanidinylation',
    cause: 'reagentReaction',
    smarts: ['[NX3;H2;$(N[#6]);!$(N[C,S,P]=[O,S,N]):1]>>[N:1]=C(N(C)C)N(C)C'],
    on: ['reactant'],
    when: [['uronium']],
    score: 0.4,
    example: { of: ['NCc1ccccc1'], gives: 'CN(C)C(=NCc1ccccc1)N(C)C' },
    counterExample: ['CNCc1ccccc1'],
  },
  {
    id: 'acylurea',
    cause: 'reagentReaction',
    smarts: [`${acid}.[#6:3][N:4]=[C:5]=[N:6][#6:7]>>[C:1](=[O:2])[N:4]([#6:3])[C:5](=O)[N:6][#6:7]`],
    on: ['reactant', 'agent'],
    when: [['carbodiimide']],
    score: 0.42,
    example: { of: ['O=C(O)c1ccccc1', 'C(=NC1CCCCC1)=NC1CCCCC1'], gives: 'O=C(NC1CCCCC1)N(C(=O)c1ccccc1)C1CCCCC1' },
    counterExample: ['COC(=O)c1ccccc1', 'C(=NC1CCCCC1)=NC1CCCCC1'],
  },
  {
    id: 'carbodiimideGuanidine',
    cause: 'reagentReaction',
    smarts: [
      `[${primaryOrSecondaryAmine};$(N[CX4]):1].[#6:3][N:4]=[C:5]=[N:6][#6:7]>>[N:1][C:5](=[N:4][#6:3])[N:6][#6:7]`,
    ],
    on: ['reactant', 'agent'],
    when: [['carbodiimide']],
    score: 0.15,
    example: { of: ['CNC', 'C(=NC1CCCCC1)=NC1CCCCC1'], gives: 'CN(C)C(=NC1CCCCC1)NC1CCCCC1' },
    counterExample: ['CC(N)=O', 'C(=NC1CCCCC1)=NC1CCCCC1'],
  },
  {
    id: 'azabenzotriazolylEster',
    cause: 'intermediate',
    smarts: [`${acid}>>[C:1](=[O:2])On1nnc2cccnc21`],
    on: ['reactant'],
    agents: /^(?:HATU|HOAt|PyAOP)$/,
    score: 0.25,
    example: { of: ['O=C(O)c1ccccc1'], gives: 'O=C(On1nnc2cccnc21)c1ccccc1' },
    counterExample: ['COC(=O)c1ccccc1'],
  },
  {
    id: 'benzotriazolylEster',
    cause: 'intermediate',
    smarts: [`${acid}>>[C:1](=[O:2])On1nnc2ccccc21`],
    on: ['reactant'],
    agents: /^(?:HBTU|TBTU|PyBOP|BOP|HOBt)$/,
    score: 0.25,
    example: { of: ['O=C(O)c1ccccc1'], gives: 'O=C(On1nnc2ccccc21)c1ccccc1' },
    counterExample: ['COC(=O)c1ccccc1'],
  },
  {
    id: 'succinimidylEster',
    cause: 'intermediate',
    smarts: [`${acid}>>[C:1](=[O:2])ON1C(=O)CCC1=O`],
    on: ['reactant'],
    agents: /^N-hydroxysuccinimide$/,
    score: 0.3,
    example: { of: ['O=C(O)c1ccccc1'], gives: 'O=C(c1ccccc1)ON1C(=O)CCC1=O' },
    counterExample: ['COC(=O)c1ccccc1'],
  },
  {
    id: 'acylImidazole',
    cause: 'intermediate',
    smarts: [`${acid}>>[C:1](=[O:2])n1ccnc1`],
    on: ['reactant'],
    agents: /^CDI$/,
    score: 0.25,
    example: { of: ['O=C(O)c1ccccc1'], gives: 'O=C(c1ccccc1)n1ccnc1' },
    counterExample: ['COC(=O)c1ccccc1'],
  },
  {
    id: 'chloroformateOnAmine',
    cause: 'reagentReaction',
    smarts: [`[${primaryOrSecondaryAmine}:1]>>[N:1]C(=O)OCC(C)C`],
    on: ['reactant'],
    agents: /^isobutyl chloroformate$/,
    score: 0.4,
    example: { of: ['NCc1ccccc1'], gives: 'CC(C)COC(=O)NCc1ccccc1' },
    counterExample: ['CC(N)=O'],
  },
];
