// Openings of epoxides with the regiochemistry of acid or base.

import { method } from '../method.ts';
import type { ReactionTemplate } from '../template.ts';

const alcohol = '[OX2H1;$(O[CX4;!$(C=[O,N])]):4]';
const openAlcohol = '[CX4;H3,$([CH2][CX4,c]),$([CH2][CH3]),$([CH](C)C):5]';

export const epoxideMethods: readonly ReactionTemplate[] = [
  method({
    id: 'method-epoxide-opening-acid',
    en: 'Acid-catalyzed opening of an epoxide by an alcohol or water',
    zh: '酸催化环氧化物开环',
    class: 'functionalGroupInterconversion',
    forward: [
      `[CX4;H0,$([CH1]c):1]1[CX4;H1,H2;!$(Cc):2][OX2:3]1.${alcohol}${openAlcohol}>>[C:1]([O:4][*:5])[C:2][OH:3]`,
      `[CX4;H1;!$(Cc):1]1[CX4;H1,H2;!$(Cc):2][OX2:3]1.${alcohol}${openAlcohol}>>[C:1]([OH:3])[C:2][O:4][*:5]`,
    ],
    agents: [['H2SO4'], ['TsOH'], ['BF3·OEt2'], ['camphorsulfonic acid'], ['TfOH']],
    temperatureC: [0, 60],
    examples: [{ reactants: 'CC1(C)CO1.CO', product: 'COC(C)(C)CO' }],
  }),
  method({
    id: 'method-epoxide-hydrolysis',
    en: 'Hydrolysis of an epoxide to a diol',
    zh: '环氧化物水解成二醇',
    class: 'functionalGroupInterconversion',
    forward: ['[CX4:1]1[CX4:2][OX2:3]1>>[C:1](O)[C:2][OH:3]'],
    agents: [
      ['H2SO4', 'H2O'],
      ['NaOH', 'H2O'],
      ['TsOH', 'H2O'],
      ['HCl', 'H2O'],
      ['TFA', 'H2O'],
    ],
    temperatureC: [0, 100],
    incompatible: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'phenol', 'thiol', 'ester'],
    examples: [{ reactants: 'C1CCC2OC2C1', product: 'OC1CCCCC1O' }],
  }),
  method({
    id: 'method-epoxide-opening-alkoxide',
    en: 'Opening of an epoxide by an alkoxide',
    zh: '烷氧负离子开环氧化物',
    class: 'functionalGroupInterconversion',
    forward: [
      `[CX4;H2:1]1[CX4;H1,H0:2][OX2:3]1.${alcohol}${openAlcohol}>>[C:1]([O:4][*:5])[C:2][OH:3]`,
      `[CX4;H1:1]1[CX4;H1,H0;R2:2][OX2:3]1.${alcohol}${openAlcohol}>>[C:1]([O:4][*:5])[C:2][OH:3]`,
    ],
    agents: [['NaOMe'], ['NaOEt'], ['NaH'], ['KOtBu'], ['Na']],
    temperatureC: [25, 80],
    incompatible: ['phenol', 'thiol', 'primaryAliphaticAmine', 'secondaryAliphaticAmine'],
    examples: [{ reactants: 'CC1CO1.CO', product: 'COCC(C)O' }],
  }),
  method({
    id: 'method-epoxide-azide',
    en: 'Opening of an epoxide by azide',
    zh: '叠氮开环氧化物',
    class: 'functionalGroupInterconversion',
    forward: [
      '[CX4;H2:1]1[CX4;H1,H0:2][OX2:3]1>>[C:1](N=[N+]=[N-])[C:2][OH:3]',
      '[CX4;H1:1]1[CX4;H1;R2:2][OX2:3]1>>[C:1](N=[N+]=[N-])[C:2][OH:3]',
    ],
    agents: [['NaN3'], ['TMSN3']],
    temperatureC: [25, 80],
    examples: [{ reactants: 'C1CCC2OC2C1', product: '[N-]=[N+]=NC1CCCCC1O' }],
  }),
  method({
    id: 'method-epoxide-cyanide',
    en: 'Opening of an epoxide by cyanide',
    zh: '氰基开环氧化物',
    class: 'carbonCarbon',
    forward: ['[CX4;H2:1]1[CX4;H1,H0:2][OX2:3]1>>[C:1](C#N)[C:2][OH:3]'],
    agents: [['NaCN'], ['KCN']],
    temperatureC: [25, 60],
    examples: [{ reactants: 'CC1CO1', product: 'CC(O)CC#N' }],
  }),
  method({
    id: 'method-epoxide-hydride',
    en: 'Reductive opening of an epoxide',
    zh: '环氧化物还原开环',
    class: 'reduction',
    forward: [
      '[CX4;H2,H1:1]1[CX4;H0:2][OX2:3]1>>[CH:1][C:2][OH:3]',
      '[CX4;H2:1]1[CX4;H1:2][OX2:3]1>>[CH3:1][C:2][OH:3]',
      '[CX4;H1:1]1[CX4;H1:2][OX2:3]1>>[CH2:1][C:2][OH:3]',
    ],
    agents: [['LiAlH4']],
    temperatureC: [0, 60],
    examples: [{ reactants: 'CC1CO1', product: 'CC(C)O' }],
  }),
];
