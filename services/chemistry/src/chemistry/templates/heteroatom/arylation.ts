// Arylation of amines, amides, azoles, phenols and thiols with palladium or copper.

import { activeDiazine, alkylCarbon, openAzoleNitrogen, primaryAmine, secondaryAmine } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate, TypicalConditions } from '../template.ts';

/** A six-membered ring carbon where a halide needs a metal: diazine positions are left to plain substitution. */
const couplingCarbon = `c;r6;!${activeDiazine.split(',$').join(';!$')};!$(c(c([!#1;!#6;!#9;!#7])):c[!#1;!#6;!#9;!#7])`;
const electrophiles: FunctionalGroup[] = [
  'acylHalide',
  'acidAnhydride',
  'isocyanate',
  'sulfonylChloride',
  'alkylBromideOrIodide',
  'alkylChloride',
  'thiol',
];
const otherHalides: FunctionalGroup[] = ['arylBromide', 'arylIodide'];
const buchwald: TypicalConditions[] = [
  {
    reagents: ['Cs2CO3'],
    catalysts: ['Pd2(dba)3', 'XPhos'],
    solvents: ['1,4-dioxane'],
    temperatureC: [80, 110],
    hours: [4, 24],
  },
  {
    reagents: ['NaOtBu'],
    catalysts: ['Pd2(dba)3', 'BINAP'],
    solvents: ['toluene'],
    temperatureC: [80, 110],
    hours: [4, 24],
  },
];
const copperDiamine: TypicalConditions[] = [
  {
    reagents: ['K3PO4'],
    catalysts: ['CuI', 'trans-N,N′-dimethylcyclohexane-1,2-diamine'],
    solvents: ['1,4-dioxane'],
    temperatureC: [90, 115],
    hours: [12, 24],
  },
];
const chanLam: TypicalConditions[] = [
  { reagents: ['Cu(OAc)2', 'pyridine'], solvents: ['CH2Cl2'], temperatureC: [20, 40], hours: [16, 72] },
];

export const heteroatomArylationTemplates: readonly ReactionTemplate[] = [
  {
    id: 'buchwald-hartwig-secondary-amine',
    name: { en: 'Buchwald–Hartwig amination with a secondary amine', 'zh-CN': 'Buchwald–Hartwig 胺化（仲胺）' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H0;+0](c)([${alkylCarbon}])[${alkylCarbon}]):1]!@[${couplingCarbon}:2]>>[N:1].[c:2]Br`],
    forward: [`[${secondaryAmine}:1].[${couplingCarbon}:2][Br,I]>>[N:1][c:2]`],
    conditions: buchwald,
    incompatible: [
      ...electrophiles,
      ...otherHalides,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'arylBoronicAcid',
      'aldehyde',
    ],
    examples: [
      { reactants: 'CC(C)(C)OC(=O)N1CCNCC1.COc1ccc(Br)cc1C#N', product: 'COc1ccc(cc1C#N)N1CCN(CC1)C(=O)OC(C)(C)C' },
    ],
  },
  {
    id: 'buchwald-hartwig-primary-amine',
    name: { en: 'Buchwald–Hartwig amination with a primary amine', 'zh-CN': 'Buchwald–Hartwig 胺化（伯胺）' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H1;+0](c)[${alkylCarbon}]):1]!@[${couplingCarbon}:2]>>[N:1].[c:2]Br`],
    forward: [`[${primaryAmine}:1].[${couplingCarbon}:2][Br,I]>>[N:1][c:2]`],
    conditions: [
      {
        reagents: ['NaOtBu'],
        catalysts: ['BrettPhos Pd G3'],
        solvents: ['1,4-dioxane'],
        temperatureC: [60, 100],
        hours: [2, 18],
      },
    ],
    incompatible: [
      ...electrophiles,
      ...otherHalides,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'arylBoronicAcid',
      'aldehyde',
      'ester',
    ],
    examples: [{ reactants: 'NC1CCOCC1.Cc1ccc(Br)cc1C(=O)N(C)C', product: 'Cc1ccc(NC2CCOCC2)cc1C(=O)N(C)C' }],
  },
  {
    id: 'buchwald-hartwig-aromatic-amine',
    name: { en: 'Buchwald–Hartwig amination with an aromatic amine', 'zh-CN': 'Buchwald–Hartwig 胺化（芳胺）' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H1;+0](c)c):1]!@[${couplingCarbon}:2]>>[N:1].[c:2]Br`],
    forward: [`[$([NX3;H2;+0]c):1].[${couplingCarbon}:2][Br,I]>>[N:1][c:2]`],
    conditions: buchwald,
    incompatible: [
      ...electrophiles,
      ...otherHalides,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'arylBoronicAcid',
      'aldehyde',
    ],
    examples: [
      {
        reactants: 'Nc1nccc(n1)-c1cccnc1.COC(=O)c1ccc(C)c(Br)c1',
        product: 'COC(=O)c1ccc(C)c(c1)Nc1nccc(n1)-c1cccnc1',
      },
    ],
  },
  {
    id: 'buchwald-hartwig-carbamate',
    name: {
      en: 'Palladium-catalyzed amidation of an aryl bromide with Boc-amine',
      'zh-CN': '溴代芳烃与氨基甲酸叔丁酯的钯催化偶联',
    },
    class: 'heteroatomAlkylation',
    retro: [
      `[NX3;H1;+0:1]([C:3](=[O:4])[O:5][C:6]([CH3:7])([CH3:8])[CH3:9])!@[${couplingCarbon}:2]>>[N:1][C:3](=[O:4])[O:5][C:6]([CH3:7])([CH3:8])[CH3:9].[c:2]Br`,
    ],
    forward: [
      `[NX3;H2;+0:1][C:3](=[O:4])[O:5][C:6]([CH3:7])([CH3:8])[CH3:9].[${couplingCarbon}:2][Br,I]>>[N:1]([C:3](=[O:4])[O:5][C:6]([CH3:7])([CH3:8])[CH3:9])[c:2]`,
    ],
    conditions: [
      {
        reagents: ['Cs2CO3'],
        catalysts: ['Pd(OAc)2', 'XPhos'],
        solvents: ['1,4-dioxane'],
        temperatureC: [80, 110],
        hours: [6, 24],
      },
    ],
    incompatible: [
      ...electrophiles,
      ...otherHalides,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'arylBoronicAcid',
    ],
    examples: [{ reactants: 'CC(C)(C)OC(N)=O.COc1ncc(Br)cc1C', product: 'COc1ncc(cc1C)NC(=O)OC(C)(C)C' }],
  },
  {
    id: 'goldberg-lactam-arylation',
    name: { en: 'Goldberg arylation of a lactam', 'zh-CN': '内酰胺的 Goldberg 芳基化' },
    class: 'heteroatomAlkylation',
    retro: ['I', 'Br'].map(
      (halide) => `[NX3;H0;R;+0;$(N(C(=O)[#6,#8])[CX4]):1]!@[${couplingCarbon}:2]>>[N:1].[c:2]${halide}`,
    ),
    forward: [`[NX3;H1;R;+0;$(N(C(=O)[#6,#8])[CX4]):1].[${couplingCarbon}:2][Br,I]>>[N:1][c:2]`],
    conditions: copperDiamine,
    incompatible: [
      ...electrophiles,
      ...otherHalides,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'arylBoronicAcid',
      'phenol',
    ],
    examples: [{ reactants: 'O=C1COCCN1.[O-][N+](=O)c1ccc(I)cc1', product: 'O=C1COCCN1c1ccc(cc1)[N+](=O)[O-]' }],
    counterExamples: [{ product: 'CN(C(C)=O)c1ccccc1', because: 'open-chain secondary amides are poor partners' }],
  },
  {
    id: 'ullmann-azole-arylation',
    name: { en: 'Ullmann arylation of an azole', 'zh-CN': '唑类的 Ullmann 芳基化' },
    class: 'heteroatomAlkylation',
    retro: ['I', 'Br'].map((halide) => `[${openAzoleNitrogen};H0;+0:1]!@[${couplingCarbon}:2]>>[nH:1].[c:2]${halide}`),
    forward: [`[nH1;r5;+0:1].[${couplingCarbon}:2][Br,I]>>[nH0:1][c:2]`],
    conditions: copperDiamine,
    incompatible: [
      ...electrophiles,
      ...otherHalides,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'phenol',
      'arylBoronicAcid',
    ],
    examples: [{ reactants: 'Cc1c[nH]cn1.COc1cc(I)ccc1N', product: 'COc1cc(ccc1N)-n1cnc(C)c1' }],
  },
  {
    id: 'chan-lam-azole',
    name: { en: 'Chan–Lam coupling of an azole', 'zh-CN': '唑类的 Chan–Lam 偶联' },
    class: 'heteroatomAlkylation',
    retro: [`[${openAzoleNitrogen};H0;+0:1]!@[c;r6:2]>>[nH:1].[c:2]B(O)O`],
    forward: ['[nH1;r5;+0:1].[c;r6:2][BX3]([OX2H1])[OX2H1]>>[nH0:1][c:2]'],
    conditions: chanLam,
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'phenol',
      'thiol',
      'acylHalide',
      'isocyanate',
    ],
    examples: [{ reactants: 'COC(=O)c1cn[nH]c1.Fc1ccc(cc1)B(O)O', product: 'COC(=O)c1cnn(c1)-c1ccc(F)cc1' }],
  },
  {
    id: 'ullmann-diaryl-ether',
    name: { en: 'Ullmann diaryl ether synthesis', 'zh-CN': 'Ullmann 二芳醚合成' },
    class: 'heteroatomAlkylation',
    retro: [`[c;r6:3][OX2:1]!@[${couplingCarbon}:2]>>[c:3][OH:1].[c:2]I`],
    forward: [`[c:3][OX2H1:1].[${couplingCarbon}:2][Br,I]>>[c:3][OH0:1][c:2]`],
    conditions: [
      {
        reagents: ['Cs2CO3'],
        catalysts: ['CuI', 'N,N-dimethylglycine'],
        solvents: ['1,4-dioxane'],
        temperatureC: [90, 110],
        hours: [12, 36],
      },
    ],
    incompatible: [
      ...electrophiles,
      ...otherHalides,
      'phenol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'arylBoronicAcid',
    ],
    examples: [{ reactants: 'Oc1ccccc1.CCOC(=O)c1cccc(I)c1', product: 'CCOC(=O)c1cccc(Oc2ccccc2)c1' }],
  },
  {
    id: 'chan-lam-diaryl-ether',
    name: { en: 'Chan–Lam diaryl ether synthesis', 'zh-CN': 'Chan–Lam 二芳醚合成' },
    class: 'heteroatomAlkylation',
    retro: ['[c;r6:3][OX2:1]!@[c;r6:2]>>[c:3][OH:1].[c:2]B(O)O'],
    forward: ['[c:3][OX2H1:1].[c;r6:2][BX3]([OX2H1])[OX2H1]>>[c:3][OH0:1][c:2]'],
    conditions: chanLam,
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'phenol',
      'thiol',
      'acylHalide',
      'isocyanate',
    ],
    examples: [
      {
        reactants: 'OB(O)c1ccccc1.COC(=O)[C@H](Cc1ccc(O)cc1)NC(=O)OC(C)(C)C',
        product: 'COC(=O)[C@H](Cc1ccc(Oc2ccccc2)cc1)NC(=O)OC(C)(C)C',
      },
    ],
  },
  {
    id: 'metal-catalysed-thioether',
    name: { en: 'Metal-catalyzed coupling of a thiol with an aryl halide', 'zh-CN': '硫醇与卤代芳烃的金属催化偶联' },
    class: 'heteroatomAlkylation',
    retro: [`[CX4,c:3][SX2;!R:1]!@[${couplingCarbon}:2]>>[*:3][SH:1].[c:2]I`],
    forward: [`[CX4,c:3][SX2H1:1].[${couplingCarbon}:2][Br,I]>>[*:3][SH0:1][c:2]`],
    conditions: [
      {
        reagents: ['DIPEA'],
        catalysts: ['Pd2(dba)3', 'Xantphos'],
        solvents: ['1,4-dioxane'],
        temperatureC: [80, 110],
        hours: [2, 16],
      },
      {
        reagents: ['K2CO3'],
        catalysts: ['CuI'],
        solvents: ['iPrOH', 'ethylene glycol'],
        temperatureC: [80, 90],
        hours: [12, 24],
      },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'michaelAcceptor',
      'epoxide',
      'arylBromide',
      'arylIodide',
      'thiol',
    ],
    examples: [{ reactants: 'CNC(=O)c1ccccc1S.Ic1ccc2cn[nH]c2c1', product: 'CNC(=O)c1ccccc1Sc1ccc2cn[nH]c2c1' }],
  },
];
