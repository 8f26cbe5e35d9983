// Reductions of nitrogen groups, sulfur groups and carbon–carbon multiple bonds.

import type { ReactionTemplate } from '../template.ts';

/** An aromatic carbon whose nitro compound is an ordinary nitration product: not next to, nor opposite to, a ring nitrogen. */
const nitratableCarbon = '[c;!$(c:[n,o,s]);!$(c1ccncc1)';

export const reductionTemplates: readonly ReactionTemplate[] = [
  {
    id: 'nitroarene-to-aniline',
    name: { en: 'Nitroarene reduction to an aniline', 'zh-CN': '硝基芳烃还原为芳胺' },
    class: 'reduction',
    retro: [`${nitratableCarbon}:1][NX3H2:2]>>[c:1][N+:2](=O)[O-]`],
    forward: ['[c:1][N+:2](=O)[O-]>>[c:1][NH2;+0:2]'],
    conditions: [
      { reagents: ['Fe', 'NH4Cl'], solvents: ['EtOH', 'water'], temperatureC: [60, 85], hours: [1, 5] },
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 40], hours: [1, 16] },
    ],
    incompatible: ['acylHalide', 'aldehyde', 'azide', 'isocyanate', 'nitro', 'peroxide', 'sulfonylChloride'],
    examples: [
      { reactants: 'O=[N+]([O-])c1ccc(N2CCOCC2)c(F)c1', product: 'Nc1ccc(N2CCOCC2)c(F)c1' },
      { reactants: 'Cc1ccc([N+](=O)[O-])cc1Nc1nccc(-c2cccnc2)n1', product: 'Cc1ccc(N)cc1Nc1nccc(-c2cccnc2)n1' },
    ],
    counterExamples: [{ product: 'Nc1ccccn1', because: '2-nitropyridine is not the way to 2-aminopyridine' }],
  },
  {
    id: 'nitroalkene-to-arylethylamine',
    name: { en: 'Nitrostyrene reduction to an arylethylamine', 'zh-CN': '硝基苯乙烯还原为芳乙胺' },
    class: 'reduction',
    retro: ['[c:1][CH2:2][CH2:3][NX3H2:4]>>[c:1]/[CH:2]=[CH:3]/[N+:4](=O)[O-]'],
    forward: ['[c:1][CX3H1:2]=[CX3H1:3][N+:4](=O)[O-]>>[c:1][CH2:2][CH2:3][NH2;+0:4]'],
    conditions: [{ reagents: ['LiAlH4'], solvents: ['THF'], temperatureC: [0, 66], hours: [2, 16] }],
    incompatible: ['acylHalide', 'aldehyde', 'amide', 'carboxylicAcid', 'ester', 'ketone', 'nitrile', 'nitro'],
    examples: [{ reactants: 'O=[N+]([O-])/C=C/c1c[nH]c2ccc(F)cc12', product: 'NCCc1c[nH]c2ccc(F)cc12' }],
  },
  {
    id: 'alkyl-azide-to-amine',
    name: { en: 'Azide reduction to a primary amine', 'zh-CN': '叠氮还原为伯胺' },
    class: 'reduction',
    retro: ['[CX4;H2,$([CH1]([CX4])[CX4]);!$(C[!#6;!#1;!$([NX3H2])]):1][NX3H2:2]>>[C:1][N;H0:2]=[N+]=[N-]'],
    forward: ['[CX4:1][NX2;H0:2]=[NX2+]=[NX1-]>>[C:1][NH2:2]'],
    conditions: [
      { reagents: ['PPh3', 'H2O'], solvents: ['THF'], temperatureC: [20, 60], hours: [4, 24] },
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 30], hours: [1, 16] },
    ],
    incompatible: ['acylHalide', 'aldehyde', 'azide', 'isocyanate', 'peroxide', 'sulfonylChloride'],
    examples: [
      {
        reactants: '[N-]=[N+]=NC[C@H]1CN(c2ccc(N3CCOCC3)c(F)c2)C(=O)O1',
        product: 'NC[C@H]1CN(c2ccc(N3CCOCC3)c(F)c2)C(=O)O1',
      },
    ],
  },
  {
    id: 'ketoxime-to-amine',
    name: { en: 'Oxime reduction to a primary amine', 'zh-CN': '肟还原为伯胺' },
    class: 'reduction',
    retro: ['[c,CX4:1][CX4H1:2]([NX3H2:3])[CX4;H2,H3;!$(C[!#6;!#1]):4]>>[*:1][CH0:2](=[N;H0:3]O)[C:4]'],
    forward: ['[c,CX4:1][CX3;H0:2](=[NX2:3][OX2H1])[c,CX4:4]>>[*:1][CH1:2]([NH2:3])[*:4]'],
    conditions: [
      { reagents: ['Zn', 'NH4Cl or AcOH'], solvents: ['MeOH'], temperatureC: [25, 65], hours: [2, 16] },
      { reagents: ['H2'], catalysts: ['Raney Ni'], solvents: ['MeOH'], temperatureC: [25, 50], hours: [4, 24] },
    ],
    incompatible: ['aldehyde', 'alkyne', 'azide', 'ketone', 'nitro', 'peroxide'],
    examples: [{ reactants: 'ON=C1CCCc2cc(F)ccc21', product: 'NC1CCCc2cc(F)ccc21' }],
    note: 'The amine is racemic.',
  },
  {
    id: 'dihydroisoquinoline-asymmetric-transfer-hydrogenation',
    name: {
      en: 'Noyori transfer hydrogenation of a dihydroisoquinoline',
      'zh-CN': '二氢异喹啉的 Noyori 不对称转移氢化',
    },
    class: 'reduction',
    retro: ['[c:1]1[c:2][CH2:3][CH2:4][NX3H1:5][C@H:6]1[CX4,c:7]>>[c:1]1[c:2][CH2:3][CH2:4][N;H0:5]=[CH0:6]1[*:7]'],
    forward: [
      '[c:1]1[c:2][CH2:3][CH2:4][NX2:5]=[CX3:6]1[CX4,c:7]>>[c:1]1[c:2][CH2:3][CH2:4][NH:5][C@H:6]1[*:7]',
      '[c:1]1[c:2][CH2:3][CH2:4][NX2:5]=[CX3:6]1[CX4,c:7]>>[c:1]1[c:2][CH2:3][CH2:4][NH:5][C@@H:6]1[*:7]',
    ],
    conditions: [
      {
        reagents: ['HCO2H', 'Et3N'],
        catalysts: ['RuCl(TsDPEN)(arene)'],
        solvents: ['DMF', 'MeCN'],
        temperatureC: [20, 40],
        hours: [3, 16],
      },
    ],
    incompatible: ['acylHalide', 'aldehyde', 'imine', 'ketone'],
    examples: [
      {
        reactants: 'COc1cc2CCN=C(C)c2cc1OC',
        product: 'COc1cc2CCN[C@@H](C)c2cc1OC',
      },
    ],
    note: 'The enantiomer of the ligand determines the product configuration.',
  },
  {
    id: 'dihydroisoquinoline-borohydride-reduction',
    name: { en: 'Borohydride reduction of a dihydroisoquinoline', 'zh-CN': '硼氢化钠还原二氢异喹啉' },
    class: 'reduction',
    retro: ['[c:1]1[c:2][CH2:3][CH2:4][NX3H1:5][CX4;H1,H2:6]1>>[c:1]1[c:2][CH2:3][CH2:4][N;H0:5]=[C:6]1'],
    forward: ['[c:1]1[c:2][CH2:3][CH2:4][NX2:5]=[CX3:6]1>>[c:1]1[c:2][CH2:3][CH2:4][NH:5][C:6]1'],
    conditions: [{ reagents: ['NaBH4'], solvents: ['MeOH'], temperatureC: [0, 25], hours: [1, 4] }],
    incompatible: ['acylHalide', 'aldehyde', 'imine', 'ketone'],
    examples: [{ reactants: 'C1=NCCc2ccsc12', product: 'C1NCCc2ccsc12' }],
  },
  {
    id: 'pyridine-to-piperidine-hydrogenation',
    name: { en: 'Pyridine hydrogenation to a piperidine', 'zh-CN': '吡啶氢化为哌啶' },
    class: 'reduction',
    retro: [
      '[NX3H1:1]1[CH2:2][CH2:3][CX4H1:4]([CX4,$(C(=O)[O,N]):7])[CH2:5][CH2:6]1>>[n:1]1[cH:2][cH:3][c:4]([*:7])[cH:5][cH:6]1',
      '[NX3H1:1]1[CH2:2][CH2:3][CH2:4][CX4H1:5]([CX4,$(C(=O)[O,N]):7])[CH2:6]1>>[n:1]1[cH:2][cH:3][cH:4][c:5]([*:7])[cH:6]1',
    ],
    forward: [
      '[n;r6;X2:1]1[cH:2][cH:3][c:4]([CX4,$(C(=O)[O,N]):7])[cH:5][cH:6]1>>[NH:1]1[CH2:2][CH2:3][CH:4]([*:7])[CH2:5][CH2:6]1',
      '[n;r6;X2:1]1[cH:2][cH:3][cH:4][c:5]([CX4,$(C(=O)[O,N]):7])[cH:6]1>>[NH:1]1[CH2:2][CH2:3][CH2:4][CH:5]([*:7])[CH2:6]1',
    ],
    conditions: [
      { reagents: ['H2', 'AcOH'], catalysts: ['PtO2'], solvents: ['MeOH'], temperatureC: [25, 60], hours: [8, 48] },
    ],
    incompatible: [
      'aldehyde',
      'alkene',
      'alkyne',
      'arylBromide',
      'arylChloride',
      'arylIodide',
      'azide',
      'benzylEther',
      'cbz',
      'nitrile',
      'nitro',
      'sulfide',
      'thiol',
    ],
    examples: [{ reactants: 'CCOC(=O)c1ccncc1', product: 'CCOC(=O)C1CCNCC1' }],
    note: 'A 3-substituted piperidine is racemic.',
  },
  {
    id: 'sulfonyl-chloride-to-thiophenol',
    name: { en: 'Sulfonyl chloride reduction to a thiophenol', 'zh-CN': '磺酰氯还原为硫酚' },
    class: 'reduction',
    retro: ['[c:1][SX2H1:2]>>[c:1][S:2](=O)(=O)Cl'],
    forward: ['[c:1][SX4:2](=O)(=O)Cl>>[c:1][SH:2]'],
    conditions: [
      { reagents: ['PPh3'], solvents: ['toluene'], temperatureC: [0, 80], hours: [1, 4] },
      { reagents: ['Zn', 'H2SO4 or HCl'], solvents: ['water', 'EtOH'], temperatureC: [0, 80], hours: [2, 6] },
    ],
    incompatible: ['aldehyde', 'azide', 'nitro', 'peroxide', 'primaryAliphaticAmine', 'sulfonylChloride'],
    examples: [{ reactants: 'O=S(=O)(Cl)c1ccc(F)cc1Cl', product: 'Sc1ccc(F)cc1Cl' }],
  },
];
