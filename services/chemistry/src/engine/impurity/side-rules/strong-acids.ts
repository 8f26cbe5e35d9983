// What strong acids, acid chlorides and nitrite make of solvents and small molecules: traces that a toxicologist asks for.
// A. Teasdale et al., Org. Process Res. Dev. 2009, 13, 429 and 2010, 14, 999 (sulfonate esters); D. Levin, Org. Process Res. Dev.
// 1997, 1, 182 (dimethylcarbamoyl chloride); I. W. Ashworth et al., Org. Process Res. Dev. 2020, 24, 1629 (N-nitrosamines).

import type { SideRule } from './side-rule.ts';

const sulfonicAcid = '[SX4;$(S[#6]):1](=[O:2])(=[O:3])[OX2H:4]';
const simpleAlcohol = '[OX2H;!$(O[CX4;H0]);!$(O[CX4;H1]c)][CX4:5]';
const asEster = '[S:1](=[O:2])(=[O:3])[O:4][C:5]';
const sulfonicAcids = /^(?:MeSO3H|TsOH|camphorsulfonic acid)$/;
const alcohols = 'MeOH|EtOH|i-PrOH|n-PrOH|n-BuOH|isobutanol';

export const strongAcidRules: readonly SideRule[] = [
  {
    id: 'sulfonateOfSolvent',
    cause: 'solventReaction',
    smarts: [`${sulfonicAcid}.${simpleAlcohol}>>${asEster}`],
    on: ['reagent', 'agent'],
    agents: new RegExp(`^(?:MeSO3H|TsOH|camphorsulfonic acid|${alcohols})$`),
    not: ['hydroxide', 'carbonate', 'amineBase'],
    score: 0.2,
    factors: { hot: 1.3, water: 0.6 },
    example: { of: ['CS(=O)(=O)O', 'CO'], gives: 'COS(C)(=O)=O' },
    counterExample: ['CS(=O)(=O)O', 'CC(C)(C)O'],
  },
  {
    id: 'sulfonateOfReactant',
    cause: 'reagentReaction',
    smarts: [`${sulfonicAcid}.${simpleAlcohol}>>${asEster}`],
    on: ['agent', 'reactant'],
    agents: sulfonicAcids,
    not: ['hydroxide', 'carbonate', 'amineBase'],
    score: 0.18,
    factors: { hot: 1.3, water: 0.6 },
    example: { of: ['Cc1ccc(S(=O)(=O)O)cc1', 'CCO'], gives: 'CCOS(=O)(=O)c1ccc(C)cc1' },
    counterExample: ['Cc1ccc(S(=O)(=O)O)cc1', 'Oc1ccccc1'],
  },
  {
    id: 'chlorideOfSolvent',
    cause: 'solventReaction',
    smarts: ['[CX4;H1,H2;$(C[#6]):1][OX2H]>>[C:1]Cl'],
    on: ['agent'],
    agents: new RegExp(`^(?:${alcohols})$`),
    with: /^(?:HCl|SOCl2|acetyl chloride|oxalyl chloride)$/,
    not: ['hydroxide', 'carbonate', 'amineBase'],
    score: 0.12,
    factors: { hot: 1.5 },
    example: { of: ['CC(C)O'], gives: 'CC(C)Cl' },
    counterExample: ['CO'],
  },
  {
    id: 'dimethylcarbamoylChloride',
    cause: 'reagentByProduct',
    smarts: ['[CH3:1][NX3:2]([CH3:3])[CX3;H1:4]=[O:5]>>[C:1][N:2]([C:3])[CH0:4](=[O:5])Cl'],
    on: ['agent'],
    agents: /^DMF$/,
    when: [['acidChlorinating']],
    score: 0.12,
    factors: { hot: 1.3 },
    example: { of: ['CN(C)C=O'], gives: 'CN(C)C(=O)Cl' },
    counterExample: ['CC(=O)N(C)C'],
  },
  {
    id: 'tertButylEtherOfSolvent',
    cause: 'reagentByProduct',
    smarts: [
      '[OX2;$(O[CX3]=O)][CX4:2]([CH3:3])([CH3:4])[CH3:5].[OX2H:1][CX4;H1,H2,H3:6]>>[C:6][O:1][C:2]([C:3])([C:4])[C:5]',
    ],
    on: ['reactant', 'agent'],
    agents: new RegExp(`^(?:${alcohols})$`),
    when: [['strongAcid']],
    groups: ['acidDeprotection'],
    score: 0.22,
    example: { of: ['CNC(=O)OC(C)(C)C', 'CO'], gives: 'COC(C)(C)C' },
    counterExample: ['CNC(=O)OC', 'CO'],
  },
  {
    id: 'nitrosamineOfDimethylamine',
    cause: 'solventReaction',
    smarts: ['[NX3;H1:1]([CH3:2])[CH3:3]>>[N:1]([C:2])([C:3])N=O'],
    on: [{ smiles: 'CNC' }],
    agents: /^(?:DMF|DMA)$/,
    when: [['diazotising']],
    score: 0.2,
    example: { of: ['CNC'], gives: 'CN(C)N=O' },
    counterExample: ['CN(C)C'],
  },
  {
    id: 'nitrosamineOfBase',
    cause: 'baseReaction',
    smarts: [
      '[NX3;H1;+0;$(N([CX4])[CX4]):1]>>[N:1]N=O',
      '[CX4;H2,H3;!R][NX3;H0;+0;$(N([CX4])([CX4])[CX4]):1]>>[N:1]N=O',
    ],
    on: ['agent'],
    when: [['diazotising']],
    score: 0.2,
    example: { of: ['CCN(CC)CC'], gives: 'CCN(CC)N=O' },
    counterExample: ['CN(C)C=O'],
  },
  {
    id: 'etherCleavageByLewisAcid',
    cause: 'reagentReaction',
    smarts: ['[c:1][OX2:2][CH3]>>[c:1][O:2]'],
    on: ['product'],
    agents: /^AlCl3$/,
    score: 0.15,
    factors: { hot: 1.6, cold: 0.5 },
    example: { of: ['COc1ccccc1'], gives: 'Oc1ccccc1' },
    counterExample: ['COCc1ccccc1'],
  },
];
