// Reductive amination: a carbonyl compound, an amine and a borohydride.

import { alkylCarbon, primaryAmine, secondaryAmine } from '../smarts-parts.ts';
import type { ReactionTemplate, TypicalConditions } from '../template.ts';

const trialkylamine = `$([NX3;H0;+0]([${alkylCarbon}])([${alkylCarbon}])[${alkylCarbon}])`;
const dialkylamine = `$([NX3;H1;+0]([${alkylCarbon}])[${alkylCarbon}])`;
/** What may stand beside the CHO: an aromatic ring, or alkyl without a heteroatom that would leave. */
const besideAldehyde = '$(c),$([CX4;!$(C[!#6;!#1]);!$(C[CX4][OX2,SX2,F,Cl,Br])])';
const notWithAldehyde = [
  'acylHalide',
  'acidAnhydride',
  'isocyanate',
  'sulfonylChloride',
  'aldehyde',
  'hydrazine',
] as const;
const borohydride: TypicalConditions[] = [
  { reagents: ['NaBH(OAc)3', 'AcOH'], solvents: ['1,2-dichloroethane'], temperatureC: [0, 25], hours: [2, 18] },
  { reagents: ['NaBH3CN', 'AcOH'], solvents: ['MeOH'], temperatureC: [0, 50], hours: [4, 24] },
];

export const heteroatomReductiveAminationTemplates: readonly ReactionTemplate[] = [
  {
    id: 'reductive-amination-aldehyde-secondary-amine',
    name: { en: 'Reductive amination of an aldehyde with a secondary amine', 'zh-CN': '醛与仲胺的还原胺化' },
    class: 'heteroatomAlkylation',
    retro: [`[${trialkylamine}:1]!@[CX4;H2:2][${besideAldehyde}:3]>>[N:1].[CH1:2](=O)[#6:3]`],
    forward: [`[${secondaryAmine}:1].[CX3;H1:2](=O)[#6:3]>>[N:1][CH2:2][#6:3]`],
    conditions: borohydride,
    incompatible: [...notWithAldehyde, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol'],
    examples: [
      { reactants: 'CC(C)(C)OC(=O)N1CCNCC1.O=Cc1ccc(Cl)nc1', product: 'CC(C)(C)OC(=O)N1CCN(Cc2ccc(Cl)nc2)CC1' },
    ],
  },
  {
    id: 'reductive-amination-aldehyde-primary-amine',
    name: { en: 'Reductive amination of an aldehyde with a primary amine', 'zh-CN': '醛与伯胺的还原胺化' },
    class: 'heteroatomAlkylation',
    retro: [`[${dialkylamine}:1]!@[CX4;H2:2][${besideAldehyde}:3]>>[N:1].[CH1:2](=O)[#6:3]`],
    forward: [`[${primaryAmine}:1].[CX3;H1:2](=O)[#6:3]>>[N:1][CH2:2][#6:3]`],
    conditions: [{ reagents: ['NaBH4'], solvents: ['MeOH'], temperatureC: [0, 25], hours: [2, 18] }, ...borohydride],
    incompatible: [...notWithAldehyde, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol'],
    examples: [
      {
        reactants: 'CS(=O)(=O)CCN.O=Cc1ccc(o1)-c1ccc2ncnc(Nc3ccc(OCc4cccc(F)c4)c(Cl)c3)c2c1',
        product: 'CS(=O)(=O)CCNCc1ccc(o1)-c1ccc2ncnc(Nc3ccc(OCc4cccc(F)c4)c(Cl)c3)c2c1',
      },
    ],
    note: 'The imine is formed first, so that the amine is alkylated once.',
  },
  {
    id: 'reductive-amination-aldehyde-aniline',
    name: { en: 'Reductive amination of an aldehyde with an aniline', 'zh-CN': '醛与芳胺的还原胺化' },
    class: 'heteroatomAlkylation',
    retro: [`[NX3;H1;+0;$(N(c)[CX4]):1]!@[CX4;H2:2][${besideAldehyde}:3]>>[N:1].[CH1:2](=O)[#6:3]`],
    forward: ['[$([NX3;H2;+0]c):1].[CX3;H1:2](=O)[#6:3]>>[N:1][CH2:2][#6:3]'],
    conditions: borohydride,
    incompatible: [...notWithAldehyde, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol'],
    examples: [{ reactants: 'COC(=O)c1ccc(N)cc1.O=Cc1ccoc1', product: 'COC(=O)c1ccc(NCc2ccoc2)cc1' }],
  },
  {
    id: 'reductive-amination-ketone-primary-amine',
    name: { en: 'Reductive amination of a ketone with a primary amine', 'zh-CN': '酮与伯胺的还原胺化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${dialkylamine}:1]!@[CX4;H1;!$(C[CX3]=O);!$(C[CX4][NX3]);!$(C[CX4][OX2H1]):2]([CX4:3])[CX4,c:4]>>[N:1].[CH0:2](=O)([#6:3])[#6:4]`,
    ],
    forward: [`[${primaryAmine}:1].[CX3;H0:2](=O)([CX4:3])[CX4,c:4]>>[N:1][CH1:2]([#6:3])[#6:4]`],
    conditions: [
      ...borohydride,
      { reagents: ['Ti(OiPr)4', 'NaBH4'], solvents: ['EtOH'], temperatureC: [0, 25], hours: [6, 24] },
    ],
    incompatible: [...notWithAldehyde, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'ketone'],
    examples: [{ reactants: 'NCc1ccccc1.CC(C)(C)OC(=O)N1CCC(=O)CC1', product: 'CC(C)(C)OC(=O)N1CCC(NCc2ccccc2)CC1' }],
    note: 'Gives the racemate if the carbon becomes a stereocenter.',
  },
  {
    id: 'reductive-amination-ketone-secondary-amine',
    name: { en: 'Reductive amination of a ketone with a secondary amine', 'zh-CN': '酮与仲胺的还原胺化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${trialkylamine}:1]!@[CX4;H1;R,$(C([CH3])[CH3]);!$(C[CX3]=O);!$(C[CX4][NX3]);!$(C[CX4][OX2H1]):2]([CX4:3])[CX4:4]>>[N:1].[CH0:2](=O)([#6:3])[#6:4]`,
    ],
    forward: [`[${secondaryAmine}:1].[CX3;H0:2](=O)([CX4:3])[CX4:4]>>[N:1][CH1:2]([#6:3])[#6:4]`],
    conditions: borohydride,
    incompatible: [...notWithAldehyde, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'ketone'],
    examples: [{ reactants: 'C1CCNC1.O=C1CCN(CC1)c1ccncc1', product: 'C1CCN(C1)C1CCN(CC1)c1ccncc1' }],
    counterExamples: [{ product: 'CCC(c1ccccc1)N1CCOCC1', because: 'aryl ketones hardly react with secondary amines' }],
  },
  {
    id: 'reductive-amination-ketone-aniline',
    name: { en: 'Reductive amination of a ketone with an aniline', 'zh-CN': '酮与芳胺的还原胺化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[NX3;H1;+0;$(N(c)[CX4]):1]!@[CX4;H1;R,$(C[CH3]);!$(C[CX3]=O):2]([CX4:3])[CX4:4]>>[N:1].[CH0:2](=O)([#6:3])[#6:4]',
    ],
    forward: ['[$([NX3;H2;+0]c):1].[CX3;H0:2](=O)([CX4:3])[CX4:4]>>[N:1][CH1:2]([#6:3])[#6:4]'],
    conditions: borohydride,
    incompatible: [...notWithAldehyde, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'ketone'],
    examples: [{ reactants: 'Nc1ccccc1.O=C1CCN(CCc2ccccc2)CC1', product: 'C(CN1CCC(Nc2ccccc2)CC1)c1ccccc1' }],
  },
  {
    id: 'n-methylation-with-formaldehyde',
    name: { en: 'Eschweiler–Clarke methylation', 'zh-CN': 'Eschweiler–Clarke 甲基化' },
    class: 'heteroatomAlkylation',
    retro: [`[${trialkylamine}:1][CX4;H3:2]>>[N:1].[CH2:2]=O`],
    forward: [`[${secondaryAmine}:1].[CX3;H2:2]=O>>[N:1][CH3:2]`],
    conditions: [
      { reagents: ['HCO2H'], solvents: ['H2O'], temperatureC: [80, 100], hours: [2, 18] },
      { reagents: ['NaBH(OAc)3'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 6] },
    ],
    incompatible: [...notWithAldehyde, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol'],
    examples: [{ reactants: 'C=O.CNCCC=C1c2ccccc2CCc2ccccc12', product: 'CN(C)CCC=C1c2ccccc2CCc2ccccc12' }],
  },
];
