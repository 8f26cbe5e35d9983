// Taking protecting groups off nitrogen.

import { activeDiazine, alkylCarbon } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

/** Free aliphatic amines that are worth protecting: not on a carbon that bears another heteroatom, not hindered. */
const freeAmine = `$([NX3;H2;+0][${alkylCarbon}]),$([NX3;H1;+0]([${alkylCarbon};H2,H3])[${alkylCarbon};!H0])`;
const carbamateNitrogen = '$([NX3;H0]([CX4])([CX4])C(=O)O),$([NX3;H1]([CX4])C(=O)O)';
const reducible: FunctionalGroup[] = [
  'alkene',
  'alkyne',
  'nitro',
  'azide',
  'arylBromide',
  'arylIodide',
  'benzylEther',
  'cbz',
  'acylHalide',
  'nOxide',
  'imine',
];
const acidLabile: FunctionalGroup[] = [
  'tertButylEster',
  'boc',
  'silylEther',
  'acetalOrKetal',
  'epoxide',
  'tertiaryAlcohol',
];

export const deprotectionAmineTemplates: readonly ReactionTemplate[] = [
  {
    id: 'boc-deprotection',
    name: { en: 'Boc deprotection', 'zh-CN': 'Boc 脱保护' },
    class: 'deprotection',
    retro: [`[${freeAmine}:1]>>[N:1]C(=O)OC(C)(C)C`],
    forward: [`[${carbamateNitrogen}:1]C(=O)OC([CH3])([CH3])[CH3]>>[N:1]`],
    conditions: [
      { reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 4] },
      { reagents: ['HCl'], solvents: ['1,4-dioxane'], temperatureC: [0, 25], hours: [1, 4] },
    ],
    incompatible: [...acidLabile, 'aldehyde', 'acylHalide', 'isocyanate', 'sulfonylChloride', 'alkylBromideOrIodide'],
    examples: [
      {
        reactants: 'CC(=O)c1c(C)c2cnc(Nc3ccc(cn3)N3CCN(CC3)C(=O)OC(C)(C)C)nc2n(C2CCCC2)c1=O',
        product: 'CC(=O)c1c(C)c2cnc(Nc3ccc(cn3)N3CCNCC3)nc2n(C2CCCC2)c1=O',
      },
    ],
    counterExamples: [{ product: 'NC(=O)c1ccccc1', because: 'an amide is not unmasked from a carbamate' }],
  },
  {
    id: 'boc-deprotection-of-aromatic-amine',
    name: { en: 'Boc deprotection of an aromatic amine', 'zh-CN': '芳胺的 Boc 脱保护' },
    class: 'deprotection',
    retro: [`[NX3;H2;+0:1][c;r6;!${activeDiazine.split(',$').join(';!$')}:2]>>[N:1](C(=O)OC(C)(C)C)[c:2]`],
    forward: ['[NX3;H1;+0:1](C(=O)OC([CH3])([CH3])[CH3])[c;r6:2]>>[N:1][c:2]'],
    conditions: [{ reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 6] }],
    incompatible: [...acidLabile, 'aldehyde', 'acylHalide', 'isocyanate', 'sulfonylChloride', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'CC(C)(C)OC(=O)Nc1ccc(OC)nc1C', product: 'Nc1ccc(OC)nc1C' }],
  },
  {
    id: 'boc-deprotection-of-azole',
    name: { en: 'Boc deprotection of an indole or other azole', 'zh-CN': '吲哚等唑类的 Boc 脱保护' },
    class: 'deprotection',
    retro: ['[nH;r5;$(n1c2[c,n]c[c,n]cc2cc1),$(n1cccc1),$(n1nc2ccccc2c1):1]>>[nH0:1]C(=O)OC(C)(C)C'],
    forward: ['[nX3;H0;r5:1]C(=O)OC([CH3])([CH3])[CH3]>>[nH:1]'],
    conditions: [{ reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 8] }],
    incompatible: [...acidLabile, 'aldehyde', 'acylHalide', 'isocyanate', 'sulfonylChloride'],
    examples: [{ reactants: 'CC(C)(C)OC(=O)n1c(-c2ccccc2)cc2cc(F)ccc12', product: 'Fc1ccc2[nH]c(cc2c1)-c1ccccc1' }],
  },
  {
    id: 'cbz-deprotection',
    name: { en: 'Cbz hydrogenolysis', 'zh-CN': 'Cbz 氢解脱保护' },
    class: 'deprotection',
    retro: [`[${freeAmine}:1]>>[N:1]C(=O)OCc1ccccc1`],
    forward: [`[${carbamateNitrogen}:1]C(=O)O[CH2]c1[cH][cH][cH][cH][cH]1>>[N:1]`],
    conditions: [{ reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 40], hours: [2, 18] }],
    incompatible: [...reducible, 'sulfide', 'thiol', 'arylChloride'],
    examples: [{ reactants: 'CC(C)(C)OC(=O)N1CCC(CC1)NC(=O)OCc1ccccc1', product: 'CC(C)(C)OC(=O)N1CCC(N)CC1' }],
  },
  {
    id: 'fmoc-deprotection',
    name: { en: 'Fmoc deprotection', 'zh-CN': 'Fmoc 脱保护' },
    class: 'deprotection',
    retro: [
      '[$([NX3;H2;+0][CX4;H1,H2]C(=O)[OX2,NX3]),$([NX3;H1;R;+0]([CX4])[CX4;H1]C(=O)[OX2,NX3]):1]>>[N:1]C(=O)OCC1c2ccccc2-c2ccccc12',
    ],
    forward: [`[${carbamateNitrogen}:1]C(=O)O[CH2][CH1](c)c>>[N:1]`],
    conditions: [{ reagents: ['piperidine'], solvents: ['DMF'], temperatureC: [20, 25], hours: [0.25, 2] }],
    incompatible: [
      'betaLactam',
      'acylHalide',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'epoxide',
      'aldehyde',
      'michaelAcceptor',
    ],
    examples: [
      {
        reactants: 'CC(C)(C)OC(=O)C[C@H](NC(=O)OCC1c2ccccc2-c2ccccc12)C(=O)NCc1ccccc1',
        product: 'CC(C)(C)OC(=O)C[C@H](N)C(=O)NCc1ccccc1',
      },
    ],
    note: 'For amino acid derivatives, where this group is common.',
  },
  {
    id: 'n-debenzylation',
    name: { en: 'N-Debenzylation by hydrogenolysis', 'zh-CN': '氢解脱 N-苄基' },
    class: 'deprotection',
    retro: [`[$([NX3;H1;+0]([${alkylCarbon};!$(Cc);!$(CC=O)])[${alkylCarbon};!$(Cc);!$(CC=O)]):1]>>[N:1]Cc1ccccc1`],
    forward: ['[$([NX3;H0;+0]([CX4])([CX4])[CX4]):1][CH2]c1[cH][cH][cH][cH][cH]1>>[N:1]'],
    conditions: [
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 60], hours: [4, 24] },
      { reagents: ['HCO2NH4'], catalysts: ['Pd(OH)2/C'], solvents: ['MeOH'], temperatureC: [50, 65], hours: [2, 12] },
    ],
    incompatible: [...reducible, 'sulfide', 'thiol', 'arylChloride'],
    examples: [{ reactants: 'CN(Cc1ccccc1)CCC(O)c1ccccc1', product: 'CNCCC(O)c1ccccc1' }],
  },
  {
    id: 'phthalimide-deprotection',
    name: { en: 'Phthalimide cleavage with hydrazine', 'zh-CN': '邻苯二甲酰亚胺的肼解' },
    class: 'deprotection',
    retro: ['[NX3;H2;+0:1][CX4;H1,H2;!$(C([!#6;!#1])[!#6;!#1]);!$(CC=O):2]>>[N:1]1([C:2])C(=O)c2ccccc2C1=O'],
    forward: ['[NX3;H0;R:1]1([CX4:2])C(=O)c2ccccc2C1=O>>[NH2:1][C:2]'],
    conditions: [{ reagents: ['N2H4·H2O'], solvents: ['EtOH'], temperatureC: [25, 80], hours: [2, 12] }],
    incompatible: [
      'betaLactam',
      'aldehyde',
      'ketone',
      'acylHalide',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'epoxide',
      'michaelAcceptor',
    ],
    examples: [
      {
        reactants: 'O=C1O[C@@H](CN2C(=O)c3ccccc3C2=O)CN1c1ccc(cc1)N1CCOCC1=O',
        product: 'NC[C@H]1CN(C(=O)O1)c1ccc(cc1)N1CCOCC1=O',
      },
    ],
  },
  {
    id: 'acetanilide-hydrolysis',
    name: { en: 'Hydrolysis of an acetanilide', 'zh-CN': '乙酰苯胺的水解' },
    class: 'deprotection',
    retro: ['[NX3;H2;+0:1][c;r6;!$(c:[nX2]):2]>>[N:1](C(C)=O)[c:2]'],
    forward: ['[NX3;H1;+0:1]([CX3](=O)[CH3])[c;r6:2]>>[N:1][c:2]'],
    conditions: [
      { reagents: ['HCl'], solvents: ['H2O', 'EtOH'], temperatureC: [70, 100], hours: [1, 6] },
      { reagents: ['NaOH'], solvents: ['H2O'], temperatureC: [80, 100], hours: [1, 6] },
    ],
    incompatible: [
      'betaLactam',
      'ester',
      'acylHalide',
      'isocyanate',
      'sulfonylChloride',
      'boc',
      'epoxide',
      'nitrile',
      'alkylBromideOrIodide',
      'tertButylEster',
      'amide',
    ],
    examples: [{ reactants: 'CC(=O)Nc1ccc(cc1)S(=O)(=O)Nc1cc(C)on1', product: 'Nc1ccc(cc1)S(=O)(=O)Nc1cc(C)on1' }],
  },
  {
    id: 'trifluoroacetamide-deprotection',
    name: { en: 'Trifluoroacetamide cleavage', 'zh-CN': '三氟乙酰胺的脱保护' },
    class: 'deprotection',
    retro: [
      '[NX3;H2;+0:1][CX4;H2,H1;!$(C([!#6;!#1])[!#6;!#1]);$(CCc),$(C1CCCC1),$(C1CCCCC1):2]>>[N:1]([C:2])C(=O)C(F)(F)F',
    ],
    forward: ['[NX3;H1;+0:1]([CX4:2])C(=O)C(F)(F)F>>[N:1][C:2]'],
    conditions: [{ reagents: ['K2CO3'], solvents: ['MeOH', 'H2O'], temperatureC: [20, 60], hours: [1, 12] }],
    incompatible: [
      'betaLactam',
      'acylHalide',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'epoxide',
      'aldehyde',
      'michaelAcceptor',
    ],
    examples: [{ reactants: 'O=C(NCCc1ccc(cc1)S(N)(=O)=O)C(F)(F)F', product: 'NCCc1ccc(cc1)S(N)(=O)=O' }],
  },
  {
    id: 'trityl-azole-deprotection',
    name: { en: 'Detritylation of a tetrazole or imidazole', 'zh-CN': '四唑或咪唑的脱三苯甲基' },
    class: 'deprotection',
    retro: ['[nH;r5;$(n1nnnc1),$(n1nncn1),$(n1cncc1);!$(n1c2ccccc2nc1):1]>>[nH0:1]C(c1ccccc1)(c1ccccc1)c1ccccc1'],
    forward: ['[nX3;H0;r5:1][CX4](c1ccccc1)(c1ccccc1)c1ccccc1>>[nH:1]'],
    conditions: [
      { reagents: ['HCl'], solvents: ['MeOH'], temperatureC: [20, 50], hours: [1, 6] },
      { reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 4] },
    ],
    incompatible: [...acidLabile],
    examples: [
      {
        reactants: 'CCCCc1nc(Cl)c(CO)n1Cc1ccc(cc1)-c1ccccc1-c1nnnn1C(c1ccccc1)(c1ccccc1)c1ccccc1',
        product: 'CCCCc1nc(Cl)c(CO)n1Cc1ccc(cc1)-c1ccccc1-c1nnn[nH]1',
      },
    ],
  },
  {
    id: 'sem-azole-deprotection',
    name: { en: 'SEM deprotection of an azole', 'zh-CN': '唑类的 SEM 脱保护' },
    class: 'deprotection',
    retro: ['[nH;r5;$(n1nccc1),$(n1cncc1),$(n1c2[c,n]c[c,n]cc2cc1):1]>>[nH0:1]COCC[Si](C)(C)C'],
    forward: ['[nX3;H0;r5:1][CH2]O[CH2][CH2][Si]([CH3])([CH3])[CH3]>>[nH:1]'],
    conditions: [
      { reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 12] },
      { reagents: ['TBAF', 'ethylenediamine'], solvents: ['THF'], temperatureC: [50, 70], hours: [6, 24] },
    ],
    incompatible: [...acidLabile],
    examples: [
      {
        reactants: 'C[Si](C)(C)CCOCn1ccc2c(ncnc12)-c1cnn(c1)C(CC#N)C1CCCC1',
        product: 'N#CCC(C1CCCC1)n1cc(cn1)-c1ncnc2[nH]ccc12',
      },
    ],
  },
  {
    id: 'n-sulfonyl-indole-deprotection',
    name: { en: 'Desulfonylation of an N-sulfonyl indole or azaindole', 'zh-CN': 'N-磺酰基吲哚的脱保护' },
    class: 'deprotection',
    retro: ['[nH;r5;$(n1c2[c,n]c[c,n]cc2cc1):1]>>[nH0:1]S(=O)(=O)c1ccc(C)cc1'],
    forward: ['[nX3;H0;r5;$(n1c2[c,n]c[c,n]cc2cc1):1]S(=O)(=O)c>>[nH:1]'],
    conditions: [
      { reagents: ['NaOH'], solvents: ['MeOH', 'H2O'], temperatureC: [50, 80], hours: [1, 12] },
      { reagents: ['Cs2CO3'], solvents: ['MeOH', 'THF'], temperatureC: [40, 65], hours: [2, 16] },
    ],
    incompatible: ['ester', 'acylHalide', 'isocyanate', 'sulfonylChloride', 'alkylBromideOrIodide', 'epoxide', 'fmoc'],
    examples: [{ reactants: 'Cc1ccc(cc1)S(=O)(=O)n1cc(-c2ccncc2)c2ccccc12', product: 'c1ccc2c(c1)[nH]cc2-c1ccncc1' }],
  },
  {
    id: 'tert-butyl-sulfonamide-deprotection',
    name: { en: 'Cleavage of an N-tert-butyl sulfonamide', 'zh-CN': 'N-叔丁基磺酰胺的脱保护' },
    class: 'deprotection',
    retro: ['[c;$(c:c[#6]):3][SX4:2](=[O:4])(=[O:5])[NX3;H2:1]>>[c:3][S:2](=[O:4])(=[O:5])[N:1]C(C)(C)C'],
    forward: ['[c:3][SX4:2](=[O:4])(=[O:5])[NX3;H1:1]C([CH3])([CH3])[CH3]>>[c:3][S:2](=[O:4])(=[O:5])[N:1]'],
    conditions: [{ reagents: ['TFA', 'anisole'], solvents: ['CH2Cl2'], temperatureC: [25, 60], hours: [4, 24] }],
    incompatible: [...acidLabile],
    examples: [{ reactants: 'CC(C)(C)NS(=O)(=O)c1ccccc1-c1ccc(N)cc1', product: 'NS(=O)(=O)c1ccccc1-c1ccc(N)cc1' }],
  },
];
