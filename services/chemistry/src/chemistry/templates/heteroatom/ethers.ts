// Ethers and thioethers by substitution at sp3 carbon, and the Mitsunobu reaction.

import { openMethylene } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

/** Not the 2- or 4-position of an azine, whose hydroxy form is a lactam. */
const phenolCarbon = 'c;!$(c:[nX2]);!$(c1:c:c:[nX2]:c:c:1)';
const electrophiles: FunctionalGroup[] = ['acylHalide', 'acidAnhydride', 'isocyanate', 'sulfonylChloride', 'epoxide'];
const competitors: FunctionalGroup[] = [
  'alkylBromideOrIodide',
  'thiol',
  'carboxylicAcid',
  'primaryAliphaticAmine',
  'secondaryAliphaticAmine',
];

export const heteroatomEtherTemplates: readonly ReactionTemplate[] = [
  {
    id: 'phenol-methylation',
    name: { en: 'O-Methylation of a phenol', 'zh-CN': '酚的甲基化' },
    class: 'heteroatomAlkylation',
    retro: [`[${phenolCarbon}:1][OX2:2][CH3:3]>>[c:1][OH:2].[CH3:3]I`],
    forward: ['[c:1][OX2H1:2].[CH3:3]I>>[c:1][OH0:2][C:3]'],
    conditions: [{ reagents: ['K2CO3'], solvents: ['acetone'], temperatureC: [25, 60], hours: [3, 18] }],
    incompatible: [...electrophiles, ...competitors, 'phenol'],
    examples: [{ reactants: 'Oc1ccc(Br)cc1F.CI', product: 'COc1ccc(Br)cc1F' }],
  },
  {
    id: 'williamson-phenol-alkyl-bromide',
    name: { en: 'Williamson etherification of a phenol', 'zh-CN': '酚的 Williamson 醚化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${phenolCarbon}:1][OX2;!R:2][${openMethylene};!$(C[CX4][NX3;!$(N-[C,S]=O)]);!$(C[CX4][OX2H1]);!$(CC1OC1):3]>>[c:1][OH:2].[C:3]Br`,
      `[${phenolCarbon}:1][OX2;!R:2][CX4;H1;$(C([CH2,CH3])[CH2,CH3]);$(C([CX4;!$(C[!#6;!#1])])[CX4;!$(C[!#6;!#1])]):3]>>[c:1][OH:2].[C:3]Br`,
    ],
    forward: [
      `[c:1][OX2H1:2].[${openMethylene}:3][Cl,Br,I,$(OS(=O)(=O)[#6])]>>[c:1][OH0:2][C:3]`,
      '[c:1][OX2H1:2].[CX4;H1;$(C([CX4])[CX4]):3][Br,I]>>[c:1][OH0:2][C:3]',
    ],
    conditions: [
      { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [60, 90], hours: [3, 18] },
      { reagents: ['Cs2CO3'], solvents: ['MeCN'], temperatureC: [60, 80], hours: [3, 18] },
    ],
    incompatible: [...electrophiles, ...competitors, 'phenol'],
    examples: [
      { reactants: 'O=C1CCc2ccc(O)cc2N1.BrCCCCBr', product: 'O=C1CCc2ccc(OCCCCBr)cc2N1' },
      { reactants: 'COC(=O)c1ccc(O)cc1.CC(C)Br', product: 'COC(=O)c1ccc(OC(C)C)cc1' },
    ],
    note: 'Secondary bromides only if unhindered.',
  },
  {
    id: 'phenol-alkylation-with-aminoalkyl-chloride',
    name: { en: 'O-Alkylation with an aminoalkyl chloride', 'zh-CN': '酚与氨基氯代烷的 O-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${phenolCarbon}:1][OX2;!R:2][CH2:3][CH2:4][$([NX3;H0]([CX4])([CX4])[CX4]):5]>>[c:1][OH:2].[C:3](Cl)[C:4][N:5]`,
      `[${phenolCarbon}:1][OX2;!R:2][CH2:3][CH2:6][CH2:4][$([NX3;H0]([CX4])([CX4])[CX4]):5]>>[c:1][OH:2].[C:3](Cl)[C:6][C:4][N:5]`,
    ],
    forward: [
      '[c:1][OX2H1:2].[CH2:3]([Cl,Br])[CH2:4][$([NX3;H0]([CX4])([CX4])[CX4]):5]>>[c:1][OH0:2][C:3][C:4][N:5]',
      '[c:1][OX2H1:2].[CH2:3]([Cl,Br])[CH2:6][CH2:4][$([NX3;H0]([CX4])([CX4])[CX4]):5]>>[c:1][OH0:2][C:3][C:6][C:4][N:5]',
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [60, 100], hours: [3, 18] }],
    incompatible: [...electrophiles, ...competitors, 'phenol'],
    examples: [
      { reactants: 'COC(=O)c1ccc(O)cc1.ClCCN1CCCCC1', product: 'COC(=O)c1ccc(OCCN2CCCCC2)cc1' },
      {
        reactants: 'COc1cc2nc[nH]c(=O)c2cc1O.ClCCCN1CCOCC1',
        product: 'COc1cc2nc[nH]c(=O)c2cc1OCCCN1CCOCC1',
      },
    ],
  },
  {
    id: 'phenol-benzylation-or-allylation',
    name: { en: 'O-Benzylation or allylation of a phenol', 'zh-CN': '酚的苄基化或烯丙基化' },
    class: 'heteroatomAlkylation',
    retro: [`[${phenolCarbon}:1][OX2;!R:2][CH2:3][$(c),$([CX3]=[CX3]),$(C#C):4]>>[c:1][OH:2].[C:3](Br)[#6:4]`],
    forward: ['[c:1][OX2H1:2].[CH2:3]([Cl,Br])[$(c),$([CX3]=[CX3]),$(C#C):4]>>[c:1][OH0:2][C:3][#6:4]'],
    conditions: [
      { reagents: ['K2CO3'], solvents: ['acetone'], temperatureC: [25, 60], hours: [3, 18] },
      { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [25, 60], hours: [2, 16] },
    ],
    incompatible: [...electrophiles, ...competitors, 'phenol'],
    examples: [
      { reactants: 'Oc1ccc(cc1Cl)[N+](=O)[O-].Fc1cccc(CBr)c1', product: 'O=[N+]([O-])c1ccc(OCc2cccc(F)c2)c(Cl)c1' },
    ],
  },
  {
    id: 'phenol-alkylation-with-alpha-halo-carbonyl',
    name: {
      en: 'O-Alkylation of a phenol with an alpha-halo carbonyl compound',
      'zh-CN': '酚与 α-卤代羰基化合物的 O-烷基化',
    },
    class: 'heteroatomAlkylation',
    retro: [
      `[${phenolCarbon}:1][OX2;!R:2][CX4;$([CH2]),$([CH0]([CH3])[CH3]):3][$([CX3](=O)[OX2][#6]),$([CX3](=O)([#6])[#6]),$([CX3](=O)[NX3]):4]>>[c:1][OH:2].[C:3](Br)[C:4]`,
    ],
    forward: ['[c:1][OX2H1:2].[CX4;$([CH2]),$([CH0]([CH3])[CH3]):3]([Cl,Br])[$([CX3]=O):4]>>[c:1][OH0:2][C:3][C:4]'],
    conditions: [{ reagents: ['K2CO3'], solvents: ['acetone'], temperatureC: [25, 60], hours: [3, 18] }],
    incompatible: [...electrophiles, ...competitors, 'phenol'],
    examples: [
      {
        reactants: 'CCOC(=O)C(C)(C)Br.O=C(c1ccc(O)cc1)c1ccc(Cl)cc1',
        product: 'CCOC(=O)C(C)(C)Oc1ccc(cc1)C(=O)c1ccc(Cl)cc1',
      },
    ],
  },
  {
    id: 'catechol-dialkylation',
    name: { en: 'Double O-alkylation of a catechol', 'zh-CN': '邻苯二酚的双 O-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[c:1]([OX2:2][CH3]):[c:3][OX2:4][CH3]>>[c:1]([OH:2]):[c:3][OH:4].CI',
      '[c:1]([OX2:2][CH2][CH3]):[c:3][OX2:4][CH2][CH3]>>[c:1]([OH:2]):[c:3][OH:4].CCBr',
      '[c:1]([OX2:2][CH2][CH2][OX2][CH3]):[c:3][OX2:4][CH2][CH2][OX2][CH3]>>[c:1]([OH:2]):[c:3][OH:4].COCCBr',
      '[c:1]([OX2:2][CH2]c1[cH][cH][cH][cH][cH]1):[c:3][OX2:4][CH2]c1[cH][cH][cH][cH][cH]1>>[c:1]([OH:2]):[c:3][OH:4].BrCc1ccccc1',
    ],
    forward: [
      '[c:1]([OX2H1:2]):[c:3][OX2H1:4].[CH3:5]I>>[c:1]([OH0:2][C:5]):[c:3][OH0:4]C',
      '[c:1]([OX2H1:2]):[c:3][OX2H1:4].[CH3:6][CH2:5][Br,I]>>[c:1]([OH0:2][C:5][C:6]):[c:3][OH0:4]CC',
      '[c:1]([OX2H1:2]):[c:3][OX2H1:4].[CH3:8][OX2:7][CH2:6][CH2:5][Cl,Br,I]>>[c:1]([OH0:2][C:5][C:6][O:7][C:8]):[c:3][OH0:4]CCOC',
      '[c:1]([OX2H1:2]):[c:3][OX2H1:4].[c:6]([CH2:5][Cl,Br])1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[c:1]([OH0:2][C:5][c:6]1[c:7][c:8][c:9][c:10][c:11]1):[c:3][OH0:4]Cc1ccccc1',
    ],
    conditions: [
      { reagents: ['K2CO3', 'TBAI'], solvents: ['acetone'], temperatureC: [50, 60], hours: [12, 64] },
      { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [40, 90], hours: [4, 18] },
    ],
    incompatible: [...electrophiles, ...competitors, 'phenol'],
    examples: [
      { reactants: 'CCOC(=O)c1ccc(O)c(O)c1.COCCBr', product: 'CCOC(=O)c1ccc(OCCOC)c(OCCOC)c1' },
      { reactants: 'O=Cc1ccc(O)c(O)c1.CI', product: 'COc1ccc(C=O)cc1OC' },
    ],
    note: 'At least two equivalents of the halide.',
  },
  {
    id: 'aryl-glycidyl-ether',
    name: { en: 'Aryl glycidyl ether from epichlorohydrin', 'zh-CN': '环氧氯丙烷制备芳基缩水甘油醚' },
    class: 'heteroatomAlkylation',
    retro: ['[c:1][OX2:2][CH2:3][CH1:4]1[CH2:5][O:6]1>>[c:1][OH:2].Cl[C:3][C:4]1[C:5][O:6]1'],
    forward: ['[c:1][OX2H1:2].[Cl][CH2:3][CH1:4]1[CH2:5][O:6]1>>[c:1][OH0:2][C:3][C:4]1[C:5][O:6]1'],
    conditions: [
      { reagents: ['NaOH', 'TBAB'], solvents: ['H2O'], temperatureC: [25, 60], hours: [4, 18] },
      { reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [60, 85], hours: [6, 24] },
    ],
    incompatible: ['acylHalide', 'acidAnhydride', 'isocyanate', 'sulfonylChloride', ...competitors, 'phenol'],
    examples: [{ reactants: 'Oc1cccc2ccccc12.ClCC1CO1', product: 'C1OC1COc1cccc2ccccc12' }],
  },
  {
    id: 'epoxide-opening-by-phenol',
    name: { en: 'Epoxide opening with a phenol', 'zh-CN': '环氧化物的酚开环' },
    class: 'heteroatomAlkylation',
    retro: ['[c:1][OX2;!R:2][CX4;H2:3][CX4;!$(C[CH2][Cl,Br,I]):4][OX2H1:5]>>[c:1][OH:2].[C:3]1[C:4][OH0:5]1'],
    forward: ['[c:1][OX2H1:2].[CX4;H2:3]1[CX4;!$(C[CH2][Cl,Br,I]):4][OX2:5]1>>[c:1][OH0:2][C:3][C:4][OH:5]'],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [80, 110], hours: [6, 24] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      ...competitors,
      'phenol',
      'epoxide',
    ],
    examples: [{ reactants: 'Oc1ccccc1Cl.CC1(C)CO1', product: 'CC(C)(O)COc1ccccc1Cl' }],
  },
  {
    id: 'williamson-alcohol-methylation',
    name: { en: 'O-Methylation of an alcohol', 'zh-CN': '醇的甲基化' },
    class: 'heteroatomAlkylation',
    retro: ['[CX4;!$(C([!#6;!#1])[!#6;!#1]):1][OX2:2][CH3:3]>>[C:1][OH:2].[CH3:3]I'],
    forward: ['[CX4:1][OX2H1:2].[CH3:3]I>>[C:1][OH0:2][C:3]'],
    conditions: [{ reagents: ['NaH'], solvents: ['THF'], temperatureC: [0, 25], hours: [1, 16] }],
    incompatible: [...electrophiles, ...competitors, 'primaryAlcohol', 'secondaryAlcohol', 'phenol', 'anilineNH'],
    examples: [{ reactants: 'CI.OCC1CCN(Cc2ccccc2)CC1', product: 'COCC1CCN(Cc2ccccc2)CC1' }],
  },
  {
    id: 'williamson-alcohol-activated-bromide',
    name: { en: 'Williamson etherification of an alcohol', 'zh-CN': '醇的 Williamson 醚化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[CX4;H1,H2;!$(C([!#6;!#1])[!#6;!#1]):1][OX2;!R:2][CH2:3][$(c),$([CX3]=[CX3]),$(C#C):4]>>[C:1][OH:2].[C:3](Br)[#6:4]',
      '[CX4;H1,H2;!$(C([!#6;!#1])[!#6;!#1]):1][OX2;!R:2][CH2:3][$([CX3](=O)OC([CH3])([CH3])[CH3]):4]>>[C:1][OH:2].[C:3](Br)[#6:4]',
    ],
    forward: [
      '[CX4:1][OX2H1:2].[CH2:3]([Cl,Br])[$(c),$([CX3]=[CX3]),$(C#C),$([CX3](=O)[OX2]C([CH3])([CH3])[CH3]):4]>>[C:1][OH0:2][C:3][#6:4]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, ...competitors, 'primaryAlcohol', 'secondaryAlcohol', 'phenol', 'anilineNH'],
    examples: [
      { reactants: 'OC1CCN(C(=O)OC(C)(C)C)CC1.Fc1ccc(CBr)cc1', product: 'CC(C)(C)OC(=O)N1CCC(OCc2ccc(F)cc2)CC1' },
    ],
  },
  {
    id: 'mitsunobu-phenol-primary-alcohol',
    name: { en: 'Mitsunobu etherification with a primary alcohol', 'zh-CN': '伯醇与酚的 Mitsunobu 醚化' },
    class: 'heteroatomAlkylation',
    retro: [`[${phenolCarbon}:1][OX2;!R:2][CX4;H2;$([CH2][CX4;!$(C[OX2H1])]),$([CH2]c):3]>>[c:1][OH:2].[C:3]O`],
    forward: ['[c:1][OX2H1:2].[CX4;H2;$([CH2][CX4]),$([CH2]c):3][OX2H1]>>[c:1][OH0:2][C:3]'],
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
    examples: [{ reactants: 'CCc1ccc(CCO)nc1.O=Cc1ccc(O)cc1', product: 'CCc1ccc(CCOc2ccc(C=O)cc2)nc1' }],
  },
  {
    id: 'mitsunobu-phenol-secondary-alcohol',
    name: { en: 'Mitsunobu etherification with a secondary alcohol', 'zh-CN': '仲醇与酚的 Mitsunobu 醚化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${phenolCarbon}:1][OX2;!R:2][C@;X4;H1;!$(CC=O):3]([CX4;!$(C[OX2H1]),c:4])[CX4,c:5]>>[c:1][OH:2].[C@@:3](O)([#6:4])[#6:5]`,
    ],
    forward: ['[c:1][OX2H1:2].[C@;X4;H1:3]([OX2H1])([CX4,c:4])[CX4,c:5]>>[c:1][OH0:2][C@@:3]([#6:4])[#6:5]'],
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
        reactants: 'Oc1ccc(cc1)C(F)(F)F.O[C@H](CCN(C)C(=O)OC(C)(C)C)c1ccccc1',
        product: 'CN(CC[C@H](Oc1ccc(cc1)C(F)(F)F)c1ccccc1)C(=O)OC(C)(C)C',
      },
    ],
    note: 'Inversion at the carbinol carbon.',
  },
  {
    id: 'thioether-from-alkyl-halide',
    name: { en: 'S-Alkylation of a thiol', 'zh-CN': '硫醇的 S-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[c,$([CX4;H2,H3]):1][SX2;!R:2]!@[${openMethylene};$([CH2][CX4]):3]>>[*:1][SH:2].[C:3]Br`,
      '[c,$([CX4;H2,H3]):1][SX2;!R:2]!@[CH2;$(Cc),$(C[CX3]=O):3]>>[*:1][SH:2].[C:3]Cl',
      '[c:1][SX2;!R:2]!@[CH3:3]>>[c:1][SH:2].[C:3]I',
    ],
    forward: [
      `[c,CX4:1][SX2H1:2].[$([${openMethylene}]),$([CH2]c),$([CH2][CX3]=O),$([CH3]):3][Cl,Br,I]>>[*:1][SH0:2][C:3]`,
    ],
    conditions: [
      { reagents: ['K2CO3'], solvents: ['acetone'], temperatureC: [20, 60], hours: [1, 12] },
      { reagents: ['NaOH'], solvents: ['MeOH'], temperatureC: [0, 60], hours: [1, 8] },
    ],
    incompatible: [
      ...electrophiles,
      'alkylBromideOrIodide',
      'thiol',
      'michaelAcceptor',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
    examples: [
      {
        reactants: 'COc1ccc2[nH]c(S)nc2c1.COc1c(C)cnc(CCl)c1C',
        product: 'COc1ccc2[nH]c(nc2c1)SCc1ncc(C)c(OC)c1C',
      },
    ],
  },
  {
    id: 'sulfone-from-sulfinate',
    name: { en: 'Sulfone from a sulfinate and an alkyl halide', 'zh-CN': '亚磺酸盐烷基化制备砜' },
    class: 'heteroatomAlkylation',
    retro: [
      `[c,$([CH3]):1][SX4;!R:2](=[O:3])(=[O:4])!@[CX4;H2;$(Cc),$(C[CX4;!H0]),$(C[CX3]=O):5]>>[*:1][S:2](=[O:3])[O-:4].[C:5]Br`,
    ],
    forward: ['[c,$([CH3]):1][SX3:2](=[O:3])[O-:4].[CX4;H2:5][Br,Cl,I]>>[*:1][S:2](=[O:3])(=[O+0:4])[C:5]'],
    conditions: [{ reagents: ['NaI'], solvents: ['DMF'], temperatureC: [25, 80], hours: [2, 18] }],
    incompatible: [
      ...electrophiles,
      'alkylBromideOrIodide',
      'thiol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
    examples: [{ reactants: 'Fc1ccc(cc1)S(=O)[O-].COC(=O)CBr', product: 'COC(=O)CS(=O)(=O)c1ccc(F)cc1' }],
    note: 'The sulfinate is used as its sodium salt.',
  },
  {
    id: 'oxime-ether-alkylation',
    name: { en: 'O-Alkylation of an oxime', 'zh-CN': '肟的 O-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [`[CX3:1]=[NX2:2][OX2;!R:3][CX4;$([CH3]),$([CH2][CX4]),$([CH2]c):4]>>[C:1]=[N:2][OH:3].[C:4]Br`],
    forward: ['[CX3:1]=[NX2:2][OX2H1:3].[CX4;$([CH3]),$([CH2][CX4]),$([CH2]c):4][Br,I]>>[C:1]=[N:2][OH0:3][C:4]'],
    conditions: [{ reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 12] }],
    incompatible: [...electrophiles, ...competitors, 'phenol'],
    examples: [
      { reactants: 'COCCCC/C(=N\\O)c1ccc(cc1)C(F)(F)F.COCCBr', product: 'COCCCC/C(=N\\OCCOC)c1ccc(cc1)C(F)(F)F' },
    ],
  },
];
