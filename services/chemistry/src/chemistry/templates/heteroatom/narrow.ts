// Substitutions at nitrogen, oxygen and sulfur of narrow scope.

import { alkylCarbon, primaryAmine, secondaryAmine } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const nucleophiles: FunctionalGroup[] = ['phenol', 'carboxylicAcid', 'thiol', 'primaryAliphaticAmine'];
const alkylatedNitrogen = `$([NX3;H0;+0]([${alkylCarbon}])([${alkylCarbon}])),$([NX3;H1;+0][${alkylCarbon}])`;
const uracilCarbon = 'c;r6;$(c1[cH]c(=O)[n]c(=O)[n]1)';
const xanthineCarbon = 'c;r5;$(c1[nX2]c2c([nX3]1)c(=O)[n]c(=O)[n]2)';
const furfuryl = 'c;$(c1occc1)';

export const heteroatomNarrowTemplates: readonly ReactionTemplate[] = [
  {
    id: 'benzhydrol-etherification-with-aminoalkyl-chloride',
    name: { en: 'Etherification of a benzhydrol with an aminoalkyl chloride', 'zh-CN': '二苯甲醇与氨基烷基氯的醚化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[CX4;H1,H0;$(C(c)c):1][OX2;!R:2][CH2:3][CH2:4][$([NX3;H0]([CX4])([CX4])[CX4]):5]>>[C:1][OH:2].Cl[C:3][C:4][N:5]',
    ],
    forward: [
      '[CX4;H1,H0;$(C(c)c):1][OX2H1:2].[Cl,Br][CH2:3][CH2:4][$([NX3;H0]([CX4])([CX4])[CX4]):5]>>[C:1][OH0:2][C:3][C:4][N:5]',
    ],
    conditions: [
      { reagents: ['NaNH2'], solvents: ['toluene'], temperatureC: [80, 110], hours: [3, 10] },
      { reagents: ['NaOH', 'Bu4NBr'], solvents: ['toluene', 'H2O'], temperatureC: [60, 90], hours: [4, 12] },
    ],
    incompatible: [...nucleophiles, 'secondaryAliphaticAmine', 'primaryAlcohol', 'ester', 'aldehyde', 'acylHalide'],
    examples: [{ reactants: 'OC(c1ccccc1)c1ccccc1.CN(C)CCCl', product: 'CN(C)CCOC(c1ccccc1)c1ccccc1' }],
  },
  {
    id: 'chloroacetoacetate-alkoxylation',
    name: { en: 'Alkoxylation of ethyl 4-chloroacetoacetate', 'zh-CN': '4-氯乙酰乙酸乙酯的烷氧基化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[CX4;H2:1][OX2:2][CH2:3][CX3:4](=[OX1:5])[CH2:6][CX3:7](=[OX1:8])[OX2:9]>>[C:1][OH:2].Cl[C:3][C:4](=[O:5])[C:6][C:7](=[O:8])[O:9]',
    ],
    forward: [
      '[CX4;H2:1][OX2H1:2].Cl[CH2:3][CX3:4](=[OX1:5])[CH2:6][CX3:7](=[OX1:8])[OX2:9]>>[C:1][OH0:2][C:3][C:4](=[O:5])[C:6][C:7](=[O:8])[O:9]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['THF'], temperatureC: [0, 25], hours: [4, 20] }],
    incompatible: [...nucleophiles, 'secondaryAliphaticAmine', 'secondaryAlcohol', 'aldehyde', 'acylHalide'],
    examples: [
      {
        reactants: 'O=C1c2ccccc2C(=O)N1CCO.CCOC(=O)CC(=O)CCl',
        product: 'CCOC(=O)CC(=O)COCCN1C(=O)c2ccccc2C1=O',
      },
    ],
    note: 'Two equivalents of base: the dianion avoids self-condensation.',
  },
  {
    id: 'triarylmethyl-azole-from-chloride',
    name: { en: 'Triarylmethylation of an azole', 'zh-CN': '唑的三芳基甲基化' },
    class: 'heteroatomAlkylation',
    retro: ['[$([nX3;r5]1[cH]n[cH][cH]1),$([nX3;r5]1n[cH]n[cH]1):1]-!@[CX4;H0;$(C(c)(c)c):2]>>[nH:1].Cl[C:2]'],
    forward: ['[nH;r5:1].Cl[CX4;H0;$(C(c)(c)c):2]>>[nH0:1][C:2]'],
    conditions: [{ reagents: ['Et3N'], solvents: ['MeCN', 'toluene'], temperatureC: [25, 80], hours: [2, 6] }],
    incompatible: [...nucleophiles, 'secondaryAliphaticAmine', 'anilineNH', 'primaryAlcohol'],
    examples: [
      {
        reactants: 'Clc1ccccc1C(Cl)(c1ccccc1)c1ccccc1.c1c[nH]cn1',
        product: 'Clc1ccccc1C(c1ccccc1)(c1ccccc1)n1ccnc1',
      },
    ],
  },
  {
    id: 'allyl-amine-from-dichloropropene',
    name: { en: 'Alkylation of an amine with 1,3-dichloropropene', 'zh-CN': '胺与 1,3-二氯丙烯的烷基化' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H0;+0]([CX4])([CX4])[CX4]):1]!@[CH2:2]/[CH:3]=[CH:4]/Cl>>[NH:1].Cl[C:2]/[C:3]=[C:4]/Cl`],
    forward: [`[${secondaryAmine}:1].Cl[CH2:2]/[CH:3]=[CH:4]/Cl>>[NH0:1][C:2]/[C:3]=[C:4]/Cl`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF', 'MeCN'], temperatureC: [25, 60], hours: [4, 16] }],
    incompatible: [...nucleophiles, 'alkylBromideOrIodide'],
    examples: [{ reactants: 'CNCc1cccc2ccccc12.Cl/C=C/CCl', product: 'CN(C/C=C/Cl)Cc1cccc2ccccc12' }],
    note: 'Only the allylic chlorine reacts.',
  },
  {
    id: 'chlorouracil-amine-substitution',
    name: { en: 'Substitution of a 6-chlorouracil with an amine', 'zh-CN': '6-氯尿嘧啶的胺取代' },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylatedNitrogen}:1]!@[${uracilCarbon}:2]>>[N:1].[c:2]Cl`],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[${uracilCarbon}:2]Cl>>[N:1][c:2]`],
    conditions: [
      { reagents: ['NaHCO3'], solvents: ['EtOH'], temperatureC: [70, 100], hours: [2, 6] },
      { reagents: ['K2CO3'], solvents: ['iPrOH', 'H2O'], temperatureC: [60, 90], hours: [2, 8] },
    ],
    incompatible: [
      'acylHalide',
      'aldehyde',
      'alkylBromideOrIodide',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
    examples: [
      {
        reactants: 'CC(C)(C)OC(=O)N[C@@H]1CCCNC1.Cn1c(=O)cc(Cl)n(Cc2ccccc2C#N)c1=O',
        product: 'CC(C)(C)OC(=O)N[C@@H]1CCCN(C1)c1cc(=O)n(C)c(=O)n1Cc1ccccc1C#N',
      },
    ],
  },
  {
    id: 'bromoxanthine-amine-substitution',
    name: { en: 'Substitution of an 8-bromoxanthine with an amine', 'zh-CN': '8-溴黄嘌呤的胺取代' },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylatedNitrogen}:1]!@[${xanthineCarbon}:2]>>[N:1].[c:2]Br`],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[${xanthineCarbon}:2][Cl,Br]>>[N:1][c:2]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [70, 100], hours: [3, 12] }],
    incompatible: [
      'acylHalide',
      'aldehyde',
      'alkylBromideOrIodide',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
    examples: [
      {
        reactants: 'CC(C)(C)OC(=O)N[C@@H]1CCCNC1.CC#CCn1c(Br)nc2n(C)c(=O)n(Cc3nc(C)c4ccccc4n3)c(=O)c12',
        product: 'CC(C)(C)OC(=O)N[C@@H]1CCCN(C1)c1nc2n(C)c(=O)n(Cc3nc(C)c4ccccc4n3)c(=O)c2n1CC#CC',
      },
    ],
  },
  {
    id: 'fluoronitroarene-aromatic-amine',
    name: { en: 'SNAr of a 2-fluoronitroarene with an aromatic amine', 'zh-CN': '邻氟硝基芳烃与芳胺的取代' },
    class: 'heteroatomAlkylation',
    retro: ['[$([NX3;H1;+0](c)c):1]!@[c;$(c1c([N+](=O)[O-])cccc1):2]>>[NH2:1].[c:2]F'],
    forward: ['[$([NX3;H2;+0]c):1].[c;$(c1c([N+](=O)[O-])cccc1):2]F>>[NH:1][c:2]'],
    conditions: [
      { reagents: ['NaH'], solvents: ['DMF', 'THF'], temperatureC: [0, 40], hours: [2, 16] },
      { reagents: ['KOtBu'], solvents: ['DMSO'], temperatureC: [25, 60], hours: [2, 8] },
    ],
    incompatible: [...nucleophiles, 'secondaryAliphaticAmine', 'primaryAlcohol', 'aldehyde', 'acylHalide'],
    examples: [
      {
        reactants: 'Cc1cc(C#N)c(N)s1.Fc1ccccc1[N+](=O)[O-]',
        product: 'Cc1cc(C#N)c(Nc2ccccc2[N+](=O)[O-])s1',
      },
    ],
  },
  {
    id: 'diarylamine-n-methylation',
    name: { en: 'N-Methylation of a diarylamine', 'zh-CN': '二芳胺的 N-甲基化' },
    class: 'heteroatomAlkylation',
    retro: ['[$([NX3;H0;+0](c)(c)[CH3]):1]!@[CH3:2]>>[NH:1].[CH3:2]I'],
    forward: ['[$([NX3;H1;+0](c)c):1].[CH3:2]I>>[NH0:1][C:2]'],
    conditions: [{ reagents: ['Cs2CO3'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [
      ...nucleophiles,
      'secondaryAliphaticAmine',
      'tertiaryAmine',
      'azoleNH',
      'amideNH',
      'sulfonamideNH',
      'primaryAlcohol',
    ],
    examples: [{ reactants: 'Cc1c2ccc(Nc3ccnc(Cl)n3)cc2nn1C.CI', product: 'Cc1c2ccc(N(C)c3ccnc(Cl)n3)cc2nn1C' }],
  },
  {
    id: 'azole-exchange-of-mannich-base',
    name: { en: 'Exchange of a Mannich base with an azole', 'zh-CN': 'Mannich 碱与唑的交换' },
    class: 'heteroatomAlkylation',
    retro: ['[nX3;r5:1]-!@[CH2:2][CX4;H1;R:3][CX3;R:4]=[OX1:5]>>[nH:1].CN(C)[CH2:2][C:3][C:4]=[O:5]'],
    forward: ['[nH;r5:1].[CH3]N([CH3])[CH2:2][CX4;H1;R:3][CX3;R:4]=[OX1:5]>>[nH0:1][C:2][C:3][C:4]=[O:5]'],
    conditions: [{ reagents: ['AcOH (catalyst)'], solvents: ['H2O', 'EtOH'], temperatureC: [80, 110], hours: [4, 20] }],
    incompatible: [...nucleophiles, 'secondaryAliphaticAmine', 'acylHalide', 'aldehyde'],
    examples: [
      {
        reactants: 'Cc1ncc[nH]1.CN(C)CC1CCc2c(C1=O)c1ccccc1n2C',
        product: 'Cc1nccn1CC1CCc2c(C1=O)c1ccccc1n2C',
      },
    ],
    note: 'Dimethylamine leaves and the azole adds to the enone; gives the racemate.',
  },
  {
    id: 'furfuryl-thioether-from-alcohol',
    name: { en: 'Thioether from a furfuryl alcohol and cysteamine', 'zh-CN': '糠醇与半胱胺的硫醚化' },
    class: 'heteroatomAlkylation',
    retro: [`[${furfuryl}:1][CH2:2][SX2:3][CH2:4][CH2:5][NX3;H2:6]>>[c:1][CH2:2]O.[SH:3][C:4][C:5][N:6]`],
    forward: [`[${furfuryl}:1][CH2:2][OX2H1].[SX2H1:3][CH2:4][CH2:5][NX3;H2:6]>>[c:1][C:2][SH0:3][C:4][C:5][N:6]`],
    conditions: [{ reagents: ['HCl'], solvents: ['H2O'], temperatureC: [0, 30], hours: [12, 24] }],
    incompatible: ['aldehyde', 'acylHalide', 'alkylBromideOrIodide', 'isocyanate'],
    examples: [{ reactants: 'CN(C)Cc1ccc(CO)o1.NCCS', product: 'CN(C)Cc1ccc(CSCCN)o1' }],
    note: 'In strong acid the amine is protonated and sulfur attacks the furfuryl cation.',
  },
  {
    id: 'nitroethenediamine-from-methylthio-nitroethenamine',
    name: { en: 'Nitroethenediamine by displacement of methanethiol', 'zh-CN': '甲硫基硝基乙烯胺的胺取代' },
    class: 'heteroatomAlkylation',
    retro: [
      '[CX4:1][NX3;H1:2][CX3:3]([NX3;H1:4]-!@[CX4;H2:5])=[CX3;H1:7][N+:8](=[O:9])[O-:10]>>[C:1][N:2][C:3](SC)=[C:7][N+:8](=[O:9])[O-:10].[NH2:4][C:5]',
    ],
    forward: [
      '[CX4:1][NX3;H1:2][CX3:3](S[CH3])=[CX3;H1:7][N+:8](=[O:9])[O-:10].[NX3;H2:4][CX4;H2:5]>>[C:1][N:2][C:3]([NH:4][C:5])=[C:7][N+:8](=[O:9])[O-:10]',
    ],
    conditions: [{ reagents: [], solvents: ['H2O'], temperatureC: [40, 60], hours: [4, 12] }],
    incompatible: ['aldehyde', 'acylHalide', 'alkylBromideOrIodide', 'isocyanate', 'secondaryAliphaticAmine', 'thiol'],
    examples: [
      {
        reactants: 'CNC(SC)=C[N+](=O)[O-].CN(C)Cc1ccc(CSCCN)o1',
        product: 'CNC(=C[N+](=O)[O-])NCCSCc1ccc(CN(C)C)o1',
      },
    ],
    note: 'Methanethiol leaves as a gas and must be trapped.',
  },
  {
    id: 'amino-ester-alkylation-with-primary-tosylate',
    name: { en: 'Alkylation of an amino ester with a primary tosylate', 'zh-CN': '氨基酯与伯对甲苯磺酸酯的烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[$([NX3;H1;+0]([CX4;H1][CX3](=O)[OX2])[CX4;H2]):1]!@[CH2:2][CH2:3][c:4]>>[NH2:1].[C:2](OS(=O)(=O)c1ccc(C)cc1)[C:3][c:4]',
    ],
    forward: ['[$([NX3;H2;+0][CX4;H1][CX3](=O)[OX2]):1].[CH2:2](OS(=O)(=O)[#6])[CH2:3][c:4]>>[NH:1][C:2][C:3][c:4]'],
    conditions: [{ reagents: ['K2HPO4'], solvents: ['MeCN', 'EtOAc'], temperatureC: [70, 85], hours: [12, 40] }],
    incompatible: ['phenol', 'carboxylicAcid', 'thiol', 'secondaryAliphaticAmine', 'alkylBromideOrIodide', 'aldehyde'],
    examples: [
      {
        reactants: 'COC(=O)[C@@H](N)c1ccccc1Cl.Cc1ccc(cc1)S(=O)(=O)OCCc1cccs1',
        product: 'COC(=O)[C@@H](NCCc1cccs1)c1ccccc1Cl',
      },
    ],
  },
];
