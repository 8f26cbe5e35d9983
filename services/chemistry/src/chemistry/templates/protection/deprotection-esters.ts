// Carboxylic acids from their esters.

import type { ReactionTemplate } from '../template.ts';

const acid = '[CX3:1](=[O:2])([#6;!$([CX4][CX3](=O)[#6]):4])[OX2H1:3]';
const freedAcid = '[C:1](=[O:2])([#6:4])[OH:3]';

export const deprotectionEsterTemplates: readonly ReactionTemplate[] = [
  {
    id: 'methyl-ester-hydrolysis',
    name: { en: 'Hydrolysis of a methyl ester', 'zh-CN': '甲酯的水解' },
    class: 'deprotection',
    retro: [`${acid}>>[C:1](=[O:2])([#6:4])[OH0:3]C`],
    forward: [`[CX3:1](=[O:2])([#6:4])[OX2:3][CH3]>>${freedAcid}`],
    conditions: [
      { reagents: ['LiOH'], solvents: ['THF', 'H2O'], temperatureC: [0, 40], hours: [2, 16] },
      { reagents: ['NaOH'], solvents: ['MeOH', 'H2O'], temperatureC: [20, 65], hours: [2, 16] },
    ],
    incompatible: [
      'betaLactam',
      'arylEster',
      'ester',
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'epoxide',
      'fmoc',
    ],
    examples: [{ reactants: 'COC(=O)c1ccc(CN2CCN(C)CC2)cc1', product: 'OC(=O)c1ccc(CN2CCN(C)CC2)cc1' }],
  },
  {
    id: 'ethyl-ester-hydrolysis',
    name: { en: 'Hydrolysis of an ethyl ester', 'zh-CN': '乙酯的水解' },
    class: 'deprotection',
    retro: [`${acid}>>[C:1](=[O:2])([#6:4])[OH0:3]CC`],
    forward: [`[CX3:1](=[O:2])([#6:4])[OX2:3][CH2][CH3]>>${freedAcid}`],
    conditions: [
      { reagents: ['NaOH'], solvents: ['EtOH', 'H2O'], temperatureC: [20, 75], hours: [2, 16] },
      { reagents: ['LiOH'], solvents: ['THF', 'H2O'], temperatureC: [20, 50], hours: [4, 24] },
    ],
    incompatible: [
      'betaLactam',
      'arylEster',
      'ester',
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'epoxide',
      'fmoc',
    ],
    examples: [{ reactants: 'CCOC(=O)c1cn(C2CC2)c2cc(F)c(F)cc2c1=O', product: 'OC(=O)c1cn(C2CC2)c2cc(F)c(F)cc2c1=O' }],
  },
  {
    id: 'tert-butyl-ester-cleavage',
    name: { en: 'Acid cleavage of a tert-butyl ester', 'zh-CN': '叔丁酯的酸解' },
    class: 'deprotection',
    retro: ['[CX3:1](=[O:2])([CX4;!$(C[CX3](=O)[#6]):4])[OX2H1:3]>>[C:1](=[O:2])([#6:4])[OH0:3]C(C)(C)C'],
    forward: [`[CX3:1](=[O:2])([#6:4])[OX2:3]C([CH3])([CH3])[CH3]>>${freedAcid}`],
    conditions: [
      { reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 12] },
      { reagents: ['HCl'], solvents: ['1,4-dioxane'], temperatureC: [0, 25], hours: [4, 18] },
    ],
    incompatible: [
      'boc',
      'tertButylEster',
      'silylEther',
      'acetalOrKetal',
      'epoxide',
      'tertiaryAlcohol',
      'acylHalide',
      'isocyanate',
    ],
    examples: [
      {
        reactants: 'CC(C)(C)OC(=O)COCCN1CCN(CC1)C(c1ccccc1)c1ccc(Cl)cc1',
        product: 'OC(=O)COCCN1CCN(CC1)C(c1ccccc1)c1ccc(Cl)cc1',
      },
    ],
  },
  {
    id: 'benzyl-ester-hydrogenolysis',
    name: { en: 'Hydrogenolysis of a benzyl ester', 'zh-CN': '苄酯的氢解' },
    class: 'deprotection',
    retro: ['[CX3:1](=[O:2])([CX4;$(C[NX3]):4])[OX2H1:3]>>[C:1](=[O:2])([#6:4])[OH0:3]Cc1ccccc1'],
    forward: [`[CX3:1](=[O:2])([#6:4])[OX2:3][CH2]c1[cH][cH][cH][cH][cH]1>>${freedAcid}`],
    conditions: [{ reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['EtOH'], temperatureC: [20, 30], hours: [1, 12] }],
    incompatible: [
      'alkene',
      'alkyne',
      'nitro',
      'azide',
      'arylBromide',
      'arylIodide',
      'arylChloride',
      'benzylEther',
      'cbz',
      'sulfide',
      'thiol',
      'acylHalide',
      'nOxide',
      'imine',
    ],
    examples: [
      {
        reactants: 'CCOC(=O)[C@H](CCc1ccccc1)N[C@@H](C)C(=O)N1CCC[C@H]1C(=O)OCc1ccccc1',
        product: 'CCOC(=O)[C@H](CCc1ccccc1)N[C@@H](C)C(=O)N1CCC[C@H]1C(=O)O',
      },
    ],
    note: 'For amino acid derivatives, where this group is common.',
  },
];
