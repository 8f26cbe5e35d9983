// Alkylation of NH groups that are no amines: azoles, amides, lactams, imides, sulfonamides, carbamates.

import { openAzoleNitrogen, openMethylene } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = ['acylHalide', 'acidAnhydride', 'isocyanate', 'sulfonylChloride', 'epoxide'];
const competitors: FunctionalGroup[] = [
  'alkylBromideOrIodide',
  'thiol',
  'carboxylicAcid',
  'primaryAliphaticAmine',
  'secondaryAliphaticAmine',
  'phenol',
];
/** Primary halides for anions of medium strength. */
const alkyl = `${openMethylene};$([CH2][CX4]);!$(C[CX4][OX2H1])`;
const activated = 'CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C),$(C[CX3](=O)[#6,OX2,NX3])';
const anyPrimary = `CX4;$([CH3]),$([CH2][#6])`;

export const heteroatomNhAcidTemplates: readonly ReactionTemplate[] = [
  {
    id: 'azole-n-alkylation',
    name: { en: 'N-Alkylation of an azole', 'zh-CN': '唑类的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${openAzoleNitrogen};H0;+0:1]!@[${alkyl}:2]>>[nH:1].[C:2]Br`,
      `[${openAzoleNitrogen};H0;+0:1]!@[${activated}:2]>>[nH:1].[C:2]Br`,
    ],
    forward: [
      `[nH1;r5;+0:1].[$([${openMethylene}]),$([CX4;H2](c)),$([CX4;H2][CX3]=[CX3]),$([CX4;H2]C#C),$([CX4;H2][CX3]=O):2][Cl,Br,I,$(OS(=O)(=O)[#6])]>>[nH0:1][C:2]`,
    ],
    conditions: [
      { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [25, 80], hours: [3, 18] },
      { reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] },
    ],
    incompatible: [...electrophiles, ...competitors],
    examples: [
      { reactants: 'c1c[nH]cn1.Clc1ccc(CBr)cc1', product: 'Clc1ccc(Cn2ccnc2)cc1' },
      { reactants: 'O=C(CBr)c1ccc(F)cc1F.c1nc[nH]n1', product: 'O=C(Cn1cncn1)c1ccc(F)cc1F' },
    ],
    note: 'Unsymmetrical azoles give the less hindered isomer first.',
  },
  {
    id: 'azole-n-methylation',
    name: { en: 'N-Methylation of an azole', 'zh-CN': '唑类的 N-甲基化' },
    class: 'heteroatomAlkylation',
    retro: [`[${openAzoleNitrogen};H0;+0:1][CH3:2]>>[nH:1].[CH3:2]I`],
    forward: ['[nH1;r5;+0:1].[CH3:2]I>>[nH0:1][C:2]'],
    conditions: [
      { reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [1, 12] },
      { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [25, 60], hours: [3, 18] },
    ],
    incompatible: [...electrophiles, ...competitors],
    examples: [{ reactants: 'O=Cc1c[nH]c2ccccc12.CI', product: 'Cn1cc(C=O)c2ccccc12' }],
    note: 'Unsymmetrical azoles give the less hindered isomer first.',
  },
  {
    id: 'azole-mitsunobu',
    name: { en: 'Mitsunobu alkylation of an azole', 'zh-CN': '唑类的 Mitsunobu 烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[$([nX3;r5]:[nX2]),$([nX3;r5]1[cH][nX2]c2c1ncnc2);H0;+0:1]!@[C@;X4;H1;!$(C[CX3]=O):2]([CX4;!$(C[OX2H1]):3])[CX4;!$(C[OX2H1]):4]>>[nH:1].[C@@:2](O)([C:3])[C:4]',
    ],
    forward: ['[nH1;r5;+0:1].[C@;X4;H1:2]([OX2H1])([CX4:3])[CX4:4]>>[nH0:1][C@@:2]([C:3])[C:4]'],
    conditions: [{ reagents: ['PPh3', 'DIAD'], solvents: ['THF'], temperatureC: [0, 25], hours: [4, 24] }],
    incompatible: [
      ...electrophiles,
      'phenol',
      'primaryAlcohol',
      'secondaryAlcohol',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'azide',
    ],
    examples: [
      {
        reactants: 'Nc1ncnc2[nH]nc(-c3ccc(Oc4ccccc4)cc3)c12.CC(C)(C)OC(=O)N1CCC[C@H](O)C1',
        product: 'CC(C)(C)OC(=O)N1CCC[C@@H](n2nc(-c3ccc(Oc4ccccc4)cc3)c3c(N)ncnc32)C1',
      },
    ],
    note: 'Inversion at the carbinol carbon.',
  },
  {
    id: 'epoxide-opening-by-azole',
    name: { en: 'Epoxide opening with an azole', 'zh-CN': '环氧化物的唑类开环' },
    class: 'heteroatomAlkylation',
    retro: ['[$([nX3;r5]:[nX2]),$([nX3;r5]:c:[nX2]);H0;+0:1]!@[CX4;H2:2][CX4:3][OX2H1:4]>>[nH:1].[C:2]1[C:3][OH0:4]1'],
    forward: ['[nH1;r5;+0:1].[CX4;H2:2]1[CX4:3][OX2:4]1>>[nH0:1][C:2][C:3][OH:4]'],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [70, 100], hours: [4, 18] }],
    incompatible: ['acylHalide', 'acidAnhydride', 'isocyanate', 'sulfonylChloride', ...competitors, 'epoxide'],
    examples: [
      {
        reactants: 'c1nc[nH]n1.C1OC1(Cn1cncn1)c1ccc(F)cc1F',
        product: 'OC(Cn1cncn1)(Cn1cncn1)c1ccc(F)cc1F',
      },
    ],
  },
  {
    id: 'amide-n-alkylation',
    name: { en: 'N-Alkylation of an amide or lactam', 'zh-CN': '酰胺或内酰胺的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[$([NX3;H0;+0](C(=O)[#6])([#6;!$(C=[O,S,N])])):1]!@[CH3;$(CN([#6])C(=O)[#6]):2]>>[N:1].[C:2]I`,
      `[$([NX3;H0;+0;R](C(=O)[#6])[#6;!$(C=[O,S,N])]):1]!@[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C),$(C[CX3](=O)[OX2][#6]):2]>>[N:1].[C:2]Br`,
    ],
    forward: [
      `[$([NX3;H1;+0](C(=O)[#6])[#6;!$(C=[O,S,N])]):1].[CH3:2]I>>[N:1][C:2]`,
      `[$([NX3;H1;+0](C(=O)[#6])[#6;!$(C=[O,S,N])]):1].[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C),$(C[CX3](=O)[OX2][#6]):2][Cl,Br]>>[N:1][C:2]`,
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [1, 16] }],
    incompatible: [...electrophiles, ...competitors, 'primaryAlcohol', 'secondaryAlcohol', 'anilineNH'],
    examples: [
      { reactants: 'O=C1CN=C(c2ccccc2)c2cc(Cl)ccc2N1.CI', product: 'CN1C(=O)CN=C(c2ccccc2)c2cc(Cl)ccc12' },
      { reactants: 'O=C1Cc2ccccc2CN1.COC(=O)CBr', product: 'COC(=O)CN1Cc2ccccc2CC1=O' },
    ],
  },
  {
    id: 'carbamate-n-alkylation',
    name: { en: 'N-Alkylation of a Boc-amine', 'zh-CN': 'Boc-胺的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[$([NX3;H0;+0](C(=O)OC(C)(C)C)[CX4,c]):1]!@[CH3:2]>>[N:1].[C:2]I',
      '[$([NX3;H0;+0](C(=O)OC(C)(C)C)[CX4,c]):1]!@[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C):2]>>[N:1].[C:2]Br',
    ],
    forward: [
      '[$([NX3;H1;+0](C(=O)OC(C)(C)C)[CX4,c]):1].[CH3:2]I>>[N:1][C:2]',
      '[$([NX3;H1;+0](C(=O)OC(C)(C)C)[CX4,c]):1].[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C):2][Cl,Br]>>[N:1][C:2]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, ...competitors, 'primaryAlcohol', 'secondaryAlcohol'],
    examples: [{ reactants: 'CC(C)(C)OC(=O)Nc1ccc(Br)cn1.CI', product: 'CN(c1ccc(Br)cn1)C(=O)OC(C)(C)C' }],
  },
  {
    id: 'sulfonamide-n-alkylation',
    name: { en: 'N-Alkylation of a sulfonamide', 'zh-CN': '磺酰胺的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[$([NX3;H0;+0](S(=O)(=O)[#6])[#6;!$(C=[O,S,N])]):1]!@[CH3:2]>>[N:1].[C:2]I',
      '[$([NX3;H0;+0;!R](S(=O)(=O)[#6])[#6;!$(C=[O,S,N])]):1]!@[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C),$(C[CX3](=O)[OX2][#6]):2]>>[N:1].[C:2]Br',
    ],
    forward: [
      '[$([NX3;H1;+0](S(=O)(=O)[#6])[#6;!$(C=[O,S,N])]):1].[CH3:2]I>>[N:1][C:2]',
      '[$([NX3;H1;+0](S(=O)(=O)[#6])[#6;!$(C=[O,S,N])]):1].[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C),$(C[CX3](=O)[OX2][#6]):2][Cl,Br]>>[N:1][C:2]',
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [25, 60], hours: [2, 16] }],
    incompatible: [...electrophiles, ...competitors],
    examples: [{ reactants: 'CI.Cc1ccc(cc1)S(=O)(=O)Nc1ccccc1', product: 'CN(c1ccccc1)S(=O)(=O)c1ccc(C)cc1' }],
  },
  {
    id: 'imide-n-alkylation',
    name: { en: 'N-Alkylation of an imide', 'zh-CN': '酰亚胺的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[$([NX3;H0;+0;R](C(=O)[#6,N])C(=O)[#6,N,S,O]):1]!@[${alkyl}:2]>>[N:1].[C:2]Br`,
      `[$([NX3;H0;+0;R](C(=O)[#6,N])C(=O)[#6,N,S,O]):1]!@[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C):2]>>[N:1].[C:2]Br`,
    ],
    forward: [
      `[$([NX3;H1;+0;R](C(=O)[#6,N])C(=O)[#6,N,S,O]):1].[$([${openMethylene}]),$([CX4;H2]c),$([CX4;H2][CX3]=[CX3]),$([CX4;H2]C#C):2][Cl,Br,I,$(OS(=O)(=O)[#6])]>>[N:1][C:2]`,
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [25, 90], hours: [3, 18] }],
    incompatible: [...electrophiles, ...competitors],
    examples: [{ reactants: 'O=C1NC(=O)c2ccccc12.BrCCCCOc1ccccc1', product: 'O=C1c2ccccc2C(=O)N1CCCCOc1ccccc1' }],
    note: 'With phthalimide, the first step of the Gabriel synthesis.',
  },
  {
    id: 'imide-mitsunobu',
    name: { en: 'Mitsunobu reaction with phthalimide', 'zh-CN': '邻苯二甲酰亚胺的 Mitsunobu 反应' },
    class: 'heteroatomAlkylation',
    retro: [
      '[NX3;H0:1]([C:2](=[O:3])[c:4])([C:5](=[O:6])[c:7])[C@;X4;H1;!$(CC=O):8]([CX4,c:9])[CX4:10]>>[NH:1]([C:2](=[O:3])[c:4])[C:5](=[O:6])[c:7].[C@@:8](O)([#6:9])[C:10]',
      '[NX3;H0:1]([C:2](=[O:3])[c:4])([C:5](=[O:6])[c:7])[CX4;H2;$(C[CX4,c]):8]>>[NH:1]([C:2](=[O:3])[c:4])[C:5](=[O:6])[c:7].[C:8]O',
    ],
    forward: [
      '[NX3;H1:1]([C:2](=[O:3])[c:4])[C:5](=[O:6])[c:7].[C@;X4;H1:8]([OX2H1])([CX4,c:9])[CX4:10]>>[NH0:1]([C:2](=[O:3])[c:4])([C:5](=[O:6])[c:7])[C@@:8]([#6:9])[C:10]',
      '[NX3;H1:1]([C:2](=[O:3])[c:4])[C:5](=[O:6])[c:7].[CX4;H2;$(C[CX4,c]):8][OX2H1]>>[NH0:1]([C:2](=[O:3])[c:4])([C:5](=[O:6])[c:7])[C:8]',
    ],
    conditions: [{ reagents: ['PPh3', 'DIAD'], solvents: ['THF'], temperatureC: [0, 25], hours: [2, 18] }],
    incompatible: [
      ...electrophiles,
      'phenol',
      'primaryAlcohol',
      'secondaryAlcohol',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'azide',
    ],
    examples: [
      {
        reactants: 'O=C1NC(=O)c2ccccc12.C[C@H](O)c1ccccc1',
        product: 'C[C@@H](N1C(=O)c2ccccc2C1=O)c1ccccc1',
      },
    ],
    note: 'Inversion at a secondary carbon.',
  },
  {
    id: 'pyridone-n-alkylation',
    name: { en: 'N-Alkylation of a pyridone or related lactam', 'zh-CN': '吡啶酮类的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[$([nX3;r6]:c=O);H0;+0:1]!@[CH3;$(Cn):2]>>[nH:1].[C:2]I`,
      `[$([nX3;r6]:c=O);H0;+0:1]!@[CX4;H2;$(Cc),$(C[CX3]=[CX3]),$(CC#C),$(C[CX3](=O)[OX2,NX3]):2]>>[nH:1].[C:2]Br`,
    ],
    forward: [`[$([nH1;r6]:c=O);+0:1].[${anyPrimary}:2][Cl,Br,I]>>[nH0:1][C:2]`],
    conditions: [{ reagents: ['Cs2CO3'], solvents: ['DMF'], temperatureC: [25, 80], hours: [2, 16] }],
    incompatible: [...electrophiles, ...competitors],
    examples: [{ reactants: 'O=c1cc(Br)cc[nH]1.CI', product: 'Cn1ccc(Br)cc1=O' }],
    note: 'O-Alkylation competes; cesium and polar solvents favor nitrogen.',
  },
  {
    id: 'phosphonium-salt-formation',
    name: { en: 'Phosphonium salt from an alkyl bromide', 'zh-CN': '季鏻盐的制备' },
    class: 'heteroatomAlkylation',
    retro: ['[PX4+:1]([c:4])([c:5])([c:6])!@[CX4;H1,H2,H3:2]>>[P+0:1]([c:4])([c:5])[c:6].[C:2]Br'],
    forward: ['[PX3;+0:1]([c:4])([c:5])[c:6].[CX4;H1,H2,H3;!$(C(c)(c)c):2][Br,I]>>[P+1:1]([c:4])([c:5])([c:6])[C:2]'],
    conditions: [{ reagents: [], solvents: ['toluene'], temperatureC: [80, 110], hours: [4, 24] }],
    incompatible: [
      'acylHalide',
      'isocyanate',
      'sulfonylChloride',
      'azide',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'alkylBromideOrIodide',
    ],
    examples: [
      {
        reactants: 'c1ccc(cc1)P(c1ccccc1)c1ccccc1.BrCc1ccc(cc1)C#N',
        product: 'N#Cc1ccc(C[P+](c2ccccc2)(c2ccccc2)c2ccccc2)cc1',
      },
    ],
  },
];
