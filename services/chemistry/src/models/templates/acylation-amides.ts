// Amides from acids, acid chlorides, anhydrides and esters.

import type { ReactionTemplate } from './template.ts';

export const acylationAmideTemplates: readonly ReactionTemplate[] = [
  {
    id: 'amide-coupling-secondary-from-primary-amine',
    name: { en: 'Amide coupling with a primary amine', 'zh-CN': '羧酸与伯胺的酰胺缩合' },
    class: 'acylation',
    retro: ['[C;!R:1](=[O:2])([#6:5])!@[NX3;H1:3][CX4:4]>>[C:1](=[O:2])([#6:5])O.[NH2:3][C:4]'],
    forward: ['[CX3:1](=[O:2])([#6:5])[OX2H1].[NX3;H2:3][CX4:4]>>[C:1](=[O:2])([#6:5])[NH1:3][C:4]'],
    conditions: [
      { reagents: ['HATU', 'DIPEA'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] },
      { reagents: ['EDC', 'HOBt', 'Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] },
    ],
    incompatible: ['acylHalide', 'isocyanate', 'sulfonylChloride', 'secondaryAliphaticAmine'],
    examples: [{ reactants: 'OC(=O)c1ccc(Cl)cc1.NCCN1CCOCC1', product: 'O=C(NCCN1CCOCC1)c1ccc(Cl)cc1' }],
  },
];
