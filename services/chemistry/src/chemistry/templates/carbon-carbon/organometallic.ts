// Grignard, organolithium and organozinc reagents added to carbonyl groups, nitriles, epoxides and carbon dioxide.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

// What a Grignard reagent deprotonates or adds to, apart from the carbonyl group it is meant for.
const protic: FunctionalGroup[] = [
  'primaryAlcohol',
  'secondaryAlcohol',
  'tertiaryAlcohol',
  'phenol',
  'carboxylicAcid',
  'anilineNH',
  'primaryAliphaticAmine',
  'secondaryAliphaticAmine',
  'thiol',
  'terminalAlkyne',
  'amideNH',
  'sulfonamideNH',
  'azoleNH',
];
const electrophilic: FunctionalGroup[] = [
  'aldehyde',
  'acylHalide',
  'isocyanate',
  'sulfonylChloride',
  'nitro',
  'epoxide',
  'acidAnhydride',
  'azide',
];
const grignardLimits: FunctionalGroup[] = [
  ...protic,
  ...electrophilic,
  'alkylBromideOrIodide',
  'oxime',
  'ketone',
  'ester',
  'nitrile',
];

// A carbon that makes a usable Grignard reagent: phenyl or 2-thienyl, or alkyl without a leaving group beside it.
const arylMetal = '[c;$(c1ccccc1),$(c1cccs1);!$(c:c=O);!$(c:c:c=O)]';
const alkylMetal =
  '[CX4;H2,H3,$([CH]([CH3])[CH3]);!R;!$(C[!#6;!#1]);!$(C[#6;!$(C[OX2H1]);!$(C=O)]~[#7,#8,#9,#16,#17,#35]);!$(C[CX4,c]~*~[#7,#8;!a;!$([OX2H1][CX4][CH2,CH3])]);!$(CC#N);!$(C(C=O)C=O);!$(C[CX3](=O)[OX2H0,NX3]);!$(C([CX4]O)C=O);!$(C([CX4]O)[CX4]O)]';
const ringAlkylMetal = '[CX4;H1;R;!$(C[#7,#8]);!$(C@C[#7,#8]);!$(CC=O)]';
// What stands on the other side of the carbonyl group.
const carbonylSide = '[#6;!$([#6]=[O,N]);!$(C#N);!$([#6]([F,Cl,Br])[F,Cl,Br]);!$([CX4][nr5])]';

export const organometallicTemplates: readonly ReactionTemplate[] = [
  {
    id: 'grignard-reagent-formation',
    name: { en: 'Grignard reagent formation', 'zh-CN': 'Grignard 试剂制备' },
    class: 'carbonCarbon',
    retro: ['[#6;!$(C=[O,N]):1][Mg]Br>>[#6:1]Br'],
    forward: ['[c,CX4;!$(C[#7,#8]):1][Br]>>[*:1][Mg]Br'],
    conditions: [{ reagents: ['Mg', 'I2 (trace)'], solvents: ['THF', 'Et2O'], temperatureC: [25, 65], hours: [1, 3] }],
    incompatible: [...grignardLimits, 'arylBromide', 'arylIodide', 'carbamate'],
    examples: [{ reactants: 'COc1cccc(Br)c1', product: 'COc1cccc([Mg]Br)c1' }],
  },
  {
    id: 'grignard-addition-to-aldehyde',
    name: { en: 'Grignard addition to an aldehyde', 'zh-CN': 'Grignard 试剂对醛的加成' },
    class: 'carbonCarbon',
    retro: [arylMetal, alkylMetal, ringAlkylMetal].map(
      (metal) =>
        `${metal.slice(0, -1)}:1]-!@[CX4;H1:2]([OX2H1:3])-!@${carbonylSide.slice(0, -1)}:4]>>[*:1][Mg]Br.[CH1:2](=[O:3])[*:4]`,
    ),
    forward: ['[#6:1][Mg][Br,Cl].[CX3;H1:2](=[OX1:3])[#6:4]>>[*:1][CH1:2]([OH:3])[*:4]'],
    conditions: [{ reagents: ['NH4Cl (work-up)'], solvents: ['THF'], temperatureC: [-20, 25], hours: [1, 4] }],
    incompatible: grignardLimits,
    examples: [{ reactants: 'COc1ccc([Mg]Br)cc1.O=Cc1ccc(F)cc1', product: 'COc1ccc(cc1)C(O)c1ccc(F)cc1' }],
    counterExamples: [{ product: 'OC1CCc2ccccc12', because: 'the carbinol carbon lies in the ring' }],
    note: 'Gives the racemic alcohol.',
  },
  {
    id: 'grignard-addition-to-ketone',
    name: { en: 'Grignard addition to a ketone', 'zh-CN': 'Grignard 试剂对酮的加成' },
    class: 'carbonCarbon',
    retro: [arylMetal, alkylMetal].map(
      (metal) =>
        `${metal.slice(0, -1)}:1]-!@[CX4;H0:2]([OX2H1:3])(${carbonylSide.slice(0, -1)}:4])${carbonylSide.slice(0, -1)}:5]>>[*:1][Mg]Br.[CH0:2](=[O:3])([*:4])[*:5]`,
    ),
    forward: ['[#6:1][Mg][Br,Cl].[CX3;H0:2](=[OX1:3])([#6;!$(C=O):4])[#6;!$(C=O):5]>>[*:1][CH0:2]([OH:3])([*:4])[*:5]'],
    conditions: [{ reagents: ['NH4Cl (work-up)'], solvents: ['THF'], temperatureC: [0, 25], hours: [2, 12] }],
    incompatible: grignardLimits,
    examples: [
      { reactants: 'Clc1ccc([Mg]Br)cc1.O=C1CCN(Cc2ccccc2)CC1', product: 'OC1(CCN(Cc2ccccc2)CC1)c1ccc(Cl)cc1' },
      { reactants: 'C[Mg]Br.O=C(c1ccccc1)c1ccncc1', product: 'CC(O)(c1ccccc1)c1ccncc1' },
    ],
    counterExamples: [{ product: 'CC(C)(O)C#N', because: 'a cyanohydrin is not made from a Grignard reagent' }],
  },
  {
    id: 'methyl-grignard-addition-to-ester',
    name: { en: 'Double Grignard addition to an ester', 'zh-CN': 'Grignard 试剂对酯的双加成' },
    class: 'carbonCarbon',
    retro: ['[#6;!$(C=[O,N]);!$(C#N):1][CX4:2]([OX2H1:3])([CH3:4])[CH3]>>[*:1][CH0:2](=[O:3])OC.[CH3:4][Mg]Br'],
    forward: ['[#6:1][CX3:2](=[OX1:3])[OX2][CH3,CH2].[CH3:4][Mg][Br,Cl]>>[*:1][C:2]([OH:3])([CH3:4])C'],
    conditions: [{ reagents: ['CeCl3 (optional)'], solvents: ['THF'], temperatureC: [0, 25], hours: [2, 6] }],
    incompatible: grignardLimits,
    examples: [{ reactants: 'COC(=O)c1ccccc1CCc1ccccc1.C[Mg]Br', product: 'CC(C)(O)c1ccccc1CCc1ccccc1' }],
    note: 'Two equivalents of the reagent add.',
  },
  {
    id: 'grignard-addition-to-nitrile',
    name: { en: 'Grignard addition to a nitrile', 'zh-CN': 'Grignard 试剂对腈的加成' },
    class: 'carbonCarbon',
    retro: [arylMetal, alkylMetal].map(
      (metal) =>
        `${metal.slice(0, -1)}:1]-!@[CX3:2](=[OX1:3])-!@[c,$([CX4;!R;!$(C[#7,#8]);!$(C([CX3]=[OX1])[CX3]=[OX1]);!$(CC#N)]):4]>>[*:1][Mg]Br.N#[C:2][*:4]`,
    ),
    forward: ['[#6:1][Mg][Br,Cl].[NX1]#[CX2:2][c,$([CX4;!$(C[#7,#8])]):4]>>[*:1][C:2](=O)[*:4]'],
    conditions: [
      { reagents: ['CuBr (catalyst)', 'aq. HCl (work-up)'], solvents: ['THF'], temperatureC: [25, 65], hours: [2, 12] },
    ],
    incompatible: grignardLimits,
    examples: [{ reactants: 'Clc1ccc([Mg]Br)cc1.N#Cc1ccccn1', product: 'O=C(c1ccc(Cl)cc1)c1ccccn1' }],
  },
  {
    id: 'weinreb-ketone-synthesis',
    name: { en: 'Weinreb ketone synthesis', 'zh-CN': 'Weinreb 酮合成' },
    class: 'carbonCarbon',
    retro: [arylMetal, alkylMetal, ringAlkylMetal].map(
      (metal) =>
        `${metal.slice(0, -1)}:1]-!@[CX3:2](=[OX1:3])-!@[#6;!$([#6]=[O,N]);!$([CX4]([CX3]=[OX1])[CX3]=[OX1]):4]>>[*:1][Mg]Br.CON(C)[C:2](=[O:3])[*:4]`,
    ),
    forward: ['[#6:1][Mg][Br,Cl].[CH3]ON([CH3])[CX3:2](=[OX1:3])[#6:4]>>[*:1][C:2](=[O:3])[*:4]'],
    conditions: [{ reagents: ['aq. NH4Cl (work-up)'], solvents: ['THF'], temperatureC: [-20, 25], hours: [1, 4] }],
    incompatible: grignardLimits,
    examples: [{ reactants: 'Fc1ccc([Mg]Br)cc1.CON(C)C(=O)CCCCl', product: 'O=C(CCCCl)c1ccc(F)cc1' }],
    counterExamples: [{ product: 'O=C(N)c1ccccc1', because: 'an amide is not a ketone' }],
  },
  {
    id: 'heteroaryllithium-addition-to-carbonyl',
    name: { en: 'Heteroaryllithium addition to a carbonyl group', 'zh-CN': '杂芳基锂对羰基的加成' },
    class: 'carbonCarbon',
    retro: [
      '[c;$(c:n),$(c:s),$(c:o);!$(c1nnnn1);!$(c:[nH]):1]-!@[CX4;H1:2]([OX2H1:3])-!@[c,$([CX4;!R]C):4]>>[c:1]Br.[CH1:2](=[O:3])[*:4]',
      '[c;$(c:n),$(c:s),$(c:o);!$(c1nnnn1);!$(c:[nH]):1]-!@[CX4;H0:2]([OX2H1:3])([c,CX4:4])[c,CX4:5]>>[c:1]Br.[CH0:2](=[O:3])([*:4])[*:5]',
    ],
    forward: [
      '[c;$(c:n),$(c:s),$(c:o):1][Br,I].[CX3;H1:2](=[OX1:3])[#6:4]>>[c:1][CH1:2]([OH:3])[*:4]',
      '[c;$(c:n),$(c:s),$(c:o):1][Br,I].[CX3;H0:2](=[OX1:3])([c,CX4:4])[c,CX4:5]>>[c:1][C:2]([OH:3])([*:4])[*:5]',
    ],
    conditions: [{ reagents: ['n-BuLi'], solvents: ['THF', 'Et2O'], temperatureC: [-78, -60], hours: [1, 3] }],
    incompatible: [...grignardLimits, 'arylBromide', 'arylIodide', 'carbamate', 'amide'],
    examples: [{ reactants: 'Brc1ccccn1.O=C(c1ccccc1)C1CC1', product: 'OC(c1ccccc1)(C1CC1)c1ccccn1' }],
  },
  {
    id: 'grignard-carboxylation',
    name: { en: 'Carboxylation of a Grignard reagent', 'zh-CN': 'Grignard 试剂的羧化' },
    class: 'carbonCarbon',
    retro: [arylMetal, alkylMetal].map(
      (metal) => `${metal.slice(0, -1)}:1]-!@[CX3:2](=[OX1:3])[OX2H1:4]>>[*:1][Mg]Br.[C:2](=[O:3])=[O:4]`,
    ),
    forward: ['[#6:1][Mg][Br,Cl].[CX2:2](=[OX1:3])=[OX1:4]>>[*:1][C:2](=[O:3])[OH:4]'],
    conditions: [
      { reagents: ['CO2', 'aq. HCl (work-up)'], solvents: ['THF'], temperatureC: [-40, 0], hours: [0.5, 2] },
    ],
    incompatible: grignardLimits,
    examples: [{ reactants: 'CC(C)c1ccc([Mg]Br)cc1.O=C=O', product: 'CC(C)c1ccc(cc1)C(=O)O' }],
  },
  {
    id: 'grignard-opening-of-epoxide',
    name: { en: 'Epoxide opening with a Grignard reagent', 'zh-CN': '环氧化物的 Grignard 试剂开环' },
    class: 'carbonCarbon',
    retro: [`${arylMetal.slice(0, -1)}:1]-!@[CX4;H2;!R:2]-!@[CX4;!R:3][OX2H1:4]>>[*:1][Mg]Br.[CH2:2]1[C:3][O:4]1`],
    forward: ['[#6:1][Mg][Br,Cl].[CH2:2]1[CX4:3][OX2:4]1>>[*:1][CH2:2][C:3][OH:4]'],
    conditions: [{ reagents: ['CuI (catalyst)'], solvents: ['THF'], temperatureC: [-40, 0], hours: [1, 4] }],
    incompatible: [...protic, 'aldehyde', 'ketone', 'ester', 'nitrile', 'nitro', 'acylHalide', 'isocyanate'],
    examples: [{ reactants: 'Fc1ccc([Mg]Br)cc1.C1OC1COCc1ccccc1', product: 'OC(COCc1ccccc1)Cc1ccc(F)cc1' }],
  },
  {
    id: 'barbier-allylation',
    name: { en: 'Barbier allylation', 'zh-CN': 'Barbier 烯丙基化' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;H1:1]([OX2H1:2])(-!@[c,CX4:6])-!@[CX4;H2;!R:3][CX3;!R:4]=[CH2:5]>>[CH1:1](=[O:2])[*:6].Br[CH2:3][C:4]=[C:5]',
      '[CX4;H0:1]([OX2H1:2])([c,CX4:6])([c,CX4:7])-!@[CX4;H2;!R:3][CX3;!R:4]=[CH2:5]>>[CH0:1](=[O:2])([*:6])[*:7].Br[CH2:3][C:4]=[C:5]',
    ],
    forward: [
      '[CX3;!$(C[O,N,S,F,Cl,Br,I]):1](=[OX1:2])[#6:6].[Br,I,Cl][CH2:3][CX3:4]=[CH2:5]>>[C:1]([OH:2])([*:6])[CH2:3][C:4]=[C:5]',
    ],
    conditions: [{ reagents: ['Zn', 'NH4Cl'], solvents: ['THF', 'H2O'], temperatureC: [0, 25], hours: [2, 12] }],
    incompatible: ['acylHalide', 'thiol', 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'nitro', 'azide'],
    examples: [{ reactants: 'O=Cc1ccc(OC)cc1.BrCC=C', product: 'COc1ccc(cc1)C(O)CC=C' }],
  },
  {
    id: 'reformatsky-reaction',
    name: { en: 'Reformatsky reaction', 'zh-CN': 'Reformatsky 反应' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;H1:1]([OX2H1:2])(-!@[c,CX4:6])-!@[CX4;!R;!$(C[O,N,S]):3][C:4](=[O:5])[O:7][CX4:8]>>[CH1:1](=[O:2])[*:6].Br[C:3][C:4](=[O:5])[O:7][C:8]',
      '[CX4;H0:1]([OX2H1:2])([c,CX4:6])([c,CX4:9])-!@[CX4;!R;!$(C[O,N,S]):3][C:4](=[O:5])[O:7][CX4:8]>>[CH0:1](=[O:2])([*:6])[*:9].Br[C:3][C:4](=[O:5])[O:7][C:8]',
    ],
    forward: [
      '[CX3;!$(C[O,N,S,F,Cl,Br,I]):1](=[OX1:2])[#6:6].[Br][CX4:3][C:4](=[O:5])[OX2:7][CX4:8]>>[C:1]([OH:2])([*:6])[C:3][C:4](=[O:5])[O:7][C:8]',
    ],
    conditions: [{ reagents: ['Zn', 'I2 (trace)'], solvents: ['THF'], temperatureC: [25, 66], hours: [2, 6] }],
    incompatible: [
      'acylHalide',
      'carboxylicAcid',
      'phenol',
      'thiol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'nitro',
      'azide',
      'isocyanate',
    ],
    examples: [{ reactants: 'O=Cc1ccc(Cl)cc1.BrCC(=O)OCC', product: 'CCOC(=O)CC(O)c1ccc(Cl)cc1' }],
  },
];
