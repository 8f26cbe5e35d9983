// Hydrogenations of carbon–carbon multiple bonds.

import type { ReactionTemplate } from '../template.ts';

export const unsaturationReductionTemplates: readonly ReactionTemplate[] = [
  {
    id: 'cinnamate-or-chalcone-hydrogenation',
    name: { en: 'Hydrogenation of a cinnamic acid derivative or chalcone', 'zh-CN': '肉桂酸衍生物或查尔酮加氢' },
    class: 'reduction',
    retro: ['[c:1][CH2;!R:2][CH2;!R:3][CX3;!$(C[Cl]):4]=[OX1:5]>>[c:1]/[CH:2]=[CH:3]/[C:4]=[O:5]'],
    forward: ['[c:1][CX3H1;!R:2]=[CX3H1;!R:3][CX3:4]=[OX1:5]>>[c:1][CH2:2][CH2:3][C:4]=[O:5]'],
    conditions: [
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['EtOH', 'EtOAc'], temperatureC: [20, 40], hours: [2, 16] },
    ],
    incompatible: ['alkene', 'alkyne', 'arylBromide', 'arylIodide', 'azide', 'benzylEther', 'cbz', 'nitro', 'thiol'],
    examples: [{ reactants: 'CCOC(=O)/C=C/c1ccc(OC)c(F)c1', product: 'CCOC(=O)CCc1ccc(OC)c(F)c1' }],
  },
  {
    id: 'aryl-alkene-hydrogenation',
    name: { en: 'Hydrogenation of a styrene', 'zh-CN': '苯乙烯型双键加氢' },
    class: 'reduction',
    retro: [
      '[c:1][CX4H1;!R:2]([CH3:3])[CH3:4]>>[c:1][CH0:2](=[CH2:3])[CH3:4]',
      '[c:1][CH2;!R:2][CH3:3]>>[c:1][CH1:2]=[CH2:3]',
      '[c:1][CH2;!R:2][CH2;!R:3][c:4]>>[c:1]/[CH:2]=[CH:3]/[c:4]',
    ],
    forward: [
      '[c:1][CX3;!R:2]=[CX3H2:3]>>[c:1][C:2][CH3:3]',
      '[c:1][CX3H1;!R:2]=[CX3H1;!R:3][c:4]>>[c:1][CH2:2][CH2:3][c:4]',
    ],
    conditions: [
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH', 'EtOAc'], temperatureC: [20, 40], hours: [2, 16] },
    ],
    incompatible: ['alkene', 'alkyne', 'arylBromide', 'arylIodide', 'azide', 'benzylEther', 'cbz', 'nitro', 'thiol'],
    examples: [
      { reactants: 'C=C(C)c1cc(C(=O)OC)ccc1OC', product: 'CC(C)c1cc(C(=O)OC)ccc1OC' },
      { reactants: 'COc1cc(/C=C/c2ccccc2)cc(OC)c1', product: 'COc1cc(CCc2ccccc2)cc(OC)c1' },
    ],
  },
  {
    id: 'aryl-cycloalkene-hydrogenation',
    name: { en: 'Hydrogenation of an aryl cycloalkene', 'zh-CN': '芳基环烯加氢' },
    class: 'reduction',
    retro: [
      '[c:1][CX4H1;R:2]1[CH2:3][CH2:4][N,O,CX4;R:5][CH2:6][CH2:7]1>>[c:1][CH0:2]1=[CH1:3][CH2:4][*:5][CH2:6][CH2:7]1',
      '[c:1][CX4H1;R:2]1[CH2:3][CH2:4][CH2:6][CH2:7]1>>[c:1][CH0:2]1=[CH1:3][CH2:4][CH2:6][CH2:7]1',
    ],
    forward: ['[c:1][CX3;H0;R:2]=[CX3H1;R:3][CH2;R:4]>>[c:1][CH1:2][CH2:3][CH2:4]'],
    conditions: [
      {
        reagents: ['H2'],
        catalysts: ['Pd/C or Pd(OH)2/C'],
        solvents: ['MeOH', 'EtOAc'],
        temperatureC: [20, 50],
        hours: [4, 24],
      },
    ],
    incompatible: ['alkene', 'alkyne', 'arylBromide', 'arylIodide', 'azide', 'benzylEther', 'cbz', 'nitro', 'thiol'],
    examples: [
      {
        reactants: 'Nc1ccc(C2=CCN(C(=O)OC(C)(C)C)CC2)cc1OC(C)C',
        product: 'Nc1ccc(C2CCN(C(=O)OC(C)(C)C)CC2)cc1OC(C)C',
      },
    ],
  },
  {
    id: 'alkyne-full-hydrogenation',
    name: { en: 'Full hydrogenation of an aryl alkyne', 'zh-CN': '芳基炔完全加氢' },
    class: 'reduction',
    retro: [
      '[c:1][CH2;!R:2][CH2;!R:3][CX4;H2,H3;!$(C[F,Cl,Br,I]):4]>>[c:1][CH0:2]#[CH0:3][C:4]',
      '[c:1][CH2;!R:2][CH2;!R:3][c:4]>>[c:1][CH0:2]#[CH0:3][c:4]',
    ],
    forward: ['[c:1][CX2;H0:2]#[CX2;H0:3][c,CX4:4]>>[c:1][CH2:2][CH2:3][*:4]'],
    conditions: [
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH', 'EtOAc'], temperatureC: [20, 40], hours: [2, 24] },
    ],
    incompatible: ['alkene', 'alkyne', 'arylBromide', 'arylIodide', 'azide', 'benzylEther', 'cbz', 'nitro', 'thiol'],
    examples: [{ reactants: 'COC(=O)c1ccc(C#CCCO)cc1', product: 'COC(=O)c1ccc(CCCCO)cc1' }],
  },
  {
    id: 'alkyne-lindlar-semihydrogenation',
    name: { en: 'Lindlar hydrogenation of an alkyne', 'zh-CN': 'Lindlar 催化氢化' },
    class: 'reduction',
    retro: ['[c,CX4:1]/[CX3H1;!R:2]=[CX3H1;!R:3]\\[c,CX4:4]>>[*:1][CH0:2]#[CH0:3][*:4]'],
    forward: ['[c,CX4:1][CX2;H0:2]#[CX2;H0:3][c,CX4:4]>>[*:1]/[CH:2]=[CH:3]\\[*:4]'],
    conditions: [
      {
        reagents: ['H2', 'quinoline'],
        catalysts: ['Lindlar catalyst (Pd/CaCO3/Pb)'],
        solvents: ['EtOAc', 'hexane'],
        temperatureC: [0, 25],
        hours: [1, 8],
      },
    ],
    incompatible: ['alkyne', 'azide', 'nitro', 'peroxide', 'thiol'],
    examples: [{ reactants: 'OCCC#CCCCC', product: 'OCC/C=C\\CCCC' }],
    note: 'Gives the Z alkene.',
  },
  {
    id: 'dehydroamino-acid-asymmetric-hydrogenation',
    name: { en: 'Asymmetric hydrogenation of a dehydroamino acid', 'zh-CN': '脱氢氨基酸不对称氢化' },
    class: 'reduction',
    retro: [
      '[c:1][CH2:2][C@H:3]([NX3H1:4][CX3:5]=[OX1:6])[C:7](=[O:8])[OX2:9]>>[c:1]/[CH:2]=[CH0:3](\\[NH:4][C:5]=[O:6])[C:7](=[O:8])[O:9]',
    ],
    forward: [
      '[c:1][CX3H1:2]=[CX3:3]([NX3H1:4][CX3:5]=[OX1:6])[C:7](=[O:8])[OX2:9]>>[c:1][CH2:2][C@H:3]([NH:4][C:5]=[O:6])[C:7](=[O:8])[O:9]',
      '[c:1][CX3H1:2]=[CX3:3]([NX3H1:4][CX3:5]=[OX1:6])[C:7](=[O:8])[OX2:9]>>[c:1][CH2:2][C@@H:3]([NH:4][C:5]=[O:6])[C:7](=[O:8])[O:9]',
    ],
    conditions: [
      {
        reagents: ['H2'],
        catalysts: ['Rh(COD)(DuPhos)BF4'],
        solvents: ['MeOH'],
        temperatureC: [20, 40],
        hours: [2, 24],
      },
    ],
    incompatible: ['alkyne', 'arylIodide', 'azide', 'nitro', 'thiol'],
    examples: [
      {
        reactants: 'COC(=O)/C(=C/c1ccc(F)cc1)NC(C)=O',
        product: 'COC(=O)[C@H](Cc1ccc(F)cc1)NC(C)=O',
      },
    ],
    note: 'The enantiomer of the ligand determines the product configuration.',
  },
];
