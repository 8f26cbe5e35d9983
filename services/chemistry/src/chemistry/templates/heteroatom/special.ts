// Further ways to carbon-nitrogen and carbon-sulfur bonds: ring closure with dihalides, halothiazoles, pyridones,
// and thiols with epoxides and mesylates.

import { alkylCarbon, primaryAmine, secondaryAmine } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = [
  'acylHalide',
  'acidAnhydride',
  'isocyanate',
  'sulfonylChloride',
  'alkylBromideOrIodide',
];
const amines: FunctionalGroup[] = ['primaryAliphaticAmine', 'secondaryAliphaticAmine'];
const hinderedPrimary = `[NX3;H2;+0][CX4;H0,$([CH1]([CX4])[CX4])]`;

export const heteroatomSpecialTemplates: readonly ReactionTemplate[] = [
  {
    id: 'hindered-amine-with-chloroacetamide',
    name: {
      en: 'Alkylation of a hindered primary amine with an alpha-halo amide',
      'zh-CN': '位阻伯胺与 α-卤代酰胺的烷基化',
    },
    class: 'heteroatomAlkylation',
    retro: [
      `[$([NX3;H1;+0]([CX4;H0,$([CH1;R]([CX4])[CX4])])[CH2]C(=O)[NX3]):1]!@[CH2:2][$([CX3](=O)[NX3]):3]>>[N:1].[C:2](Cl)[C:3]`,
    ],
    forward: [`[$(${hinderedPrimary}):1].[CH2:2]([Cl,Br])[$([CX3](=O)[NX3]):3]>>[N:1][C:2][C:3]`],
    conditions: [{ reagents: ['K2CO3', 'KI'], solvents: ['THF'], temperatureC: [25, 65], hours: [4, 24] }],
    incompatible: [...electrophiles, ...amines, 'thiol'],
    examples: [
      {
        reactants: 'NC12CC3CC(CC(O)(C3)C1)C2.N#C[C@@H]1CCCN1C(=O)CCl',
        product: 'N#C[C@@H]1CCCN1C(=O)CNC12CC3CC(CC(O)(C3)C1)C2',
      },
    ],
  },
  {
    id: 'snar-halothiazole-amine',
    name: { en: 'SNAr of a 2-bromothiazole with an amine', 'zh-CN': '2-溴噻唑与胺的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [
      `[$([NX3;H1;+0](c)[${alkylCarbon}]),$([NX3;H0;+0](c)([${alkylCarbon}])[${alkylCarbon}]):1]!@[$(c1:[nX2]:[c,n;!r6]:[c;!r6]:s:1):2]>>[N:1].[c:2]Br`,
    ],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[$(c1:[nX2]:[c,n;!r6]:[c;!r6]:s:1):2][Cl,Br]>>[N:1][c:2]`],
    conditions: [{ reagents: ['DIPEA'], solvents: ['n-BuOH'], temperatureC: [90, 120], hours: [6, 24] }],
    incompatible: [...electrophiles, ...amines, 'thiol'],
    examples: [{ reactants: 'C1CNCCN1.Brc1nccs1', product: 'c1csc(N2CCNCC2)n1' }],
  },
  {
    id: 'ullmann-pyridone-arylation',
    name: { en: 'Ullmann N-arylation of a pyridone', 'zh-CN': '吡啶酮的 Ullmann N-芳基化' },
    class: 'heteroatomAlkylation',
    retro: ['[$([nX3;r6]:c=O);H0;+0:1]!@[c;r6;!$(c:[nX2]):2]>>[nH:1].[c:2]Br'],
    forward: ['[$([nH1;r6]:c=O);+0:1].[c;r6:2][Br,I]>>[nH0:1][c:2]'],
    conditions: [
      {
        reagents: ['K2CO3'],
        catalysts: ['CuI', '8-hydroxyquinoline'],
        solvents: ['DMSO'],
        temperatureC: [110, 150],
        hours: [6, 24],
      },
    ],
    incompatible: [...electrophiles, ...amines, 'arylBromide', 'arylIodide', 'anilineNH', 'phenol', 'thiol'],
    examples: [{ reactants: 'Cc1cc[nH]c(=O)c1.Brc1ccccc1', product: 'Cc1ccn(-c2ccccc2)c(=O)c1' }],
  },
  {
    id: 'epoxide-opening-by-thiol',
    name: { en: 'Epoxide opening with a thiol', 'zh-CN': '环氧化物的硫醇开环' },
    class: 'heteroatomAlkylation',
    retro: ['[c,CX4:1][SX2;!R:2]!@[CX4;H2:3][CX4;!H2:4][OX2H1:5]>>[*:1][SH:2].[C:3]1[C:4][OH0:5]1'],
    forward: ['[c,CX4:1][SX2H1:2].[CX4;H2:3]1[CX4:4][OX2:5]1>>[*:1][SH0:2][C:3][C:4][OH:5]'],
    conditions: [{ reagents: ['NaH'], solvents: ['THF'], temperatureC: [0, 25], hours: [2, 18] }],
    incompatible: [...electrophiles, ...amines, 'epoxide', 'thiol', 'michaelAcceptor'],
    examples: [
      {
        reactants: 'Fc1ccc(S)cc1.CC1(CO1)C(=O)Nc1ccc(C#N)c(c1)C(F)(F)F',
        product: 'CC(O)(CSc1ccc(F)cc1)C(=O)Nc1ccc(C#N)c(c1)C(F)(F)F',
      },
    ],
  },
  {
    id: 'thioether-from-secondary-mesylate',
    name: { en: 'Displacement of a secondary mesylate by a thiolate', 'zh-CN': '硫醇盐对仲醇甲磺酸酯的取代' },
    class: 'heteroatomAlkylation',
    retro: [
      '[c,$([CX4;H2]):1][SX2;!R:2]!@[C@;X4;H1:3]([CX4:4])[CX4,c:5]>>[*:1][SH:2].[C@@:3]([C:4])([#6:5])OS(C)(=O)=O',
    ],
    forward: ['[c,CX4:1][SX2H1:2].[C@;X4;H1:3]([CX4:4])([CX4,c:5])OS(=O)(=O)C>>[*:1][SH0:2][C@@:3]([C:4])[#6:5]'],
    conditions: [{ reagents: ['NaH'], solvents: ['DMF'], temperatureC: [-5, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, ...amines, 'thiol', 'michaelAcceptor', 'epoxide'],
    examples: [
      {
        reactants: 'COC(=O)CC1(CS)CC1.CS(=O)(=O)O[C@H](CCc1ccccc1C(C)(C)O)c1cccc(Br)c1',
        product: 'COC(=O)CC1(CS[C@@H](CCc2ccccc2C(C)(C)O)c2cccc(Br)c2)CC1',
      },
    ],
    note: 'Inversion at the carbon.',
  },
  {
    id: 'amine-cyanomethylation',
    name: { en: 'Cyanomethylation of a secondary amine', 'zh-CN': '仲胺的氰甲基化' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H0;+0]([CX4])([CX4])[CH2]C#N):1]!@[CH2:2][C:3]#[N:4]>>[N:1].[C:2](Br)[C:3]#[N:4]`],
    forward: [`[${secondaryAmine}:1].[CH2:2]([Cl,Br])[C:3]#[N:4]>>[N:1][C:2][C:3]#[N:4]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [25, 80], hours: [2, 16] }],
    incompatible: [...electrophiles, ...amines, 'thiol'],
    examples: [{ reactants: 'COC1CCNCC1.BrCC#N', product: 'COC1CCN(CC#N)CC1' }],
  },
];
