// Reductions and oxidations. Conditions: J. Clayden et al., Organic Chemistry, 2nd ed. 2012; L. Kürti, B. Czakó, Strategic
// Applications of Named Reactions, 2005.

import { type NamedKind, namedKind, way } from './reaction-class.ts';

export const redoxKinds: readonly NamedKind[] = [
  {
    ...namedKind(
      'alkene-asymmetric-hydrogenation',
      ['Asymmetric hydrogenation of an alkene', '烯烃不对称氢化'],
      'reduction',
      ['[C:1]=[C:2]>>[C:1][C:2]'],
      [way('H2', 'Rh(COD)(DuPhos)BF4', 'MeOH', [20, 50]), way('H2', 'Ru(OAc)2(BINAP)', 'MeOH', [20, 80])],
    ),
    makes: 'centre',
  },
  {
    ...namedKind(
      'alkyne-trans-reduction',
      ['Reduction of an alkyne to an (E)-alkene', '炔烃还原为 (E)-烯烃'],
      'reduction',
      ['[C:1]#[C:2]>>[C:1]=[C:2]'],
      [way('LiAlH4', '', 'THF', [0, 66]), way('Red-Al', '', 'Et2O', [0, 35]), way('Na; NH3', '', 'THF', [-78, -33])],
    ),
    makes: 'E',
  },
  namedKind(
    'alkene-hydrogenation',
    ['Hydrogenation of an alkene', '烯烃氢化'],
    'reduction',
    ['[C:1]=[C:2]>>[C:1][C:2]'],
    [
      way('H2', 'Pd/C', 'MeOH', [20, 40]),
      way('H2', 'PtO2', 'EtOAc', [20, 40]),
      way('H2', 'RhCl(PPh3)3', 'toluene', [25, 60]),
    ],
  ),
  namedKind(
    'arene-hydrogenation',
    ['Hydrogenation of an arene', '芳环氢化'],
    'reduction',
    [
      '[c:1]1[c:2][c:3][c:4][c:5][c:6]1>>[C:1]1[C:2][C:3][C:4][C:5][C:6]1',
      '[n:1]1[c:2][c:3][c:4][c:5][c:6]1>>[N:1]1[C:2][C:3][C:4][C:5][C:6]1',
    ],
    [way('H2', 'Rh/C', 'EtOH', [50, 100]), way('H2', 'PtO2', 'AcOH', [25, 80])],
  ),
  namedKind(
    'birch-reduction',
    ['Birch reduction', 'Birch 还原'],
    'reduction',
    [
      '[c:1]1([*:7])[cH:2][cH:3][cH:4][cH:5][cH:6]1>>[C:1]1([*:7])=[C:2][C:3][C:4]=[C:5][C:6]1',
      '[c:1]1([C:7]=[O:8])[cH:2][cH:3][cH:4][cH:5][cH:6]1>>[C:1]1([C:7]=[O:8])[C:2]=[C:3][C:4][C:5]=[C:6]1',
    ],
    [way('Li; NH3; t-BuOH', '', 'THF', [-78, -33]), way('Na; NH3; EtOH', '', 'Et2O', [-78, -33])],
  ),
  namedKind(
    'aryl-halide-dehalogenation',
    ['Dehalogenation of an aryl halide', '芳基卤脱卤'],
    'reduction',
    ['[c:1][Cl,Br,I]>>[c:1]'],
    [way('H2; Et3N', 'Pd/C', 'MeOH', [20, 50]), way('HCO2NH4', 'Pd/C', 'MeOH', [20, 65])],
  ),
  namedKind(
    'alkyl-halide-dehalogenation',
    ['Radical dehalogenation', '自由基脱卤'],
    'reduction',
    ['[CX4:1][Cl,Br,I]>>[C:1]'],
    [way('Bu3SnH', 'AIBN', 'toluene', [80, 110])],
  ),
  namedKind(
    'sulfoxide-to-sulfide',
    ['Deoxygenation of a sulfoxide', '亚砜脱氧'],
    'reduction',
    ['[#6:2][SX3:1](=O)[#6:3]>>[#6:2][S:1][#6:3]'],
    [way('TFAA; NaI', '', 'acetone', [0, 25]), way('PPh3; I2', '', 'MeCN', [20, 80])],
  ),
  namedKind(
    'azine-n-oxide-deoxygenation',
    ['Deoxygenation of an azine N-oxide', '氮氧化物脱氧'],
    'reduction',
    ['[n+:1][O-]>>[n+0:1]'],
    [way('PCl3', '', 'CHCl3', [0, 60]), way('Fe', '', 'AcOH', [60, 100])],
  ),
  namedKind(
    'disulfide-to-thiol',
    ['Reduction of a disulfide', '二硫化物还原'],
    'reduction',
    ['[#6:1][SX2:2][SX2][#6]>>[#6:1][S:2]'],
    [way('NaBH4', '', 'EtOH', [0, 50]), way('PPh3; H2O', '', 'THF', [20, 60])],
  ),
  namedKind(
    'epoxide-to-alcohol',
    ['Reductive opening of an epoxide', '环氧化物还原开环'],
    'reduction',
    ['[CX4;r3:1]1[OX2r3:2][CX4;r3:3]1>>[C:1]([O:2])[C:3]'],
    [way('LiAlH4', '', 'THF', [0, 66]), way('H2', 'Pd/C', 'EtOH', [20, 40])],
  ),
  namedKind(
    'lactone-to-lactol',
    ['Partial reduction of a lactone', '内酯半还原'],
    'reduction',
    ['[CX3;R:1](=[O:2])[OX2;R:3]>>[C:1]([OH:2])[O:3]'],
    [way('DIBAL-H', '', 'CH2Cl2', [-78, -60])],
  ),
  namedKind(
    'alkene-cleavage',
    ['Oxidative cleavage of an alkene', '烯烃氧化断裂'],
    'oxidation',
    ['[C:1]=[C]>>[C:1]=O'],
    [way('O3; dimethyl sulfide', '', 'CH2Cl2', [-78, 25]), way('NaIO4', 'OsO4', '1,4-dioxane; H2O', [0, 25])],
  ),
  namedKind(
    'allylic-oxidation-to-enone',
    ['Allylic oxidation to an enone', '烯丙位氧化为烯酮'],
    'oxidation',
    ['[C:1]=[C:2][CH2:3]>>[C:1]=[C:2][C:3]=O'],
    [
      way('t-BuOOH', 'Pd(OH)2/C', 'CH2Cl2', [0, 25]),
      way('CrO3; 3,5-dimethylpyrazole', '', 'CH2Cl2', [-20, 25]),
      way('SeO2', '', '1,4-dioxane', [60, 101]),
    ],
  ),
  namedKind(
    'allylic-hydroxylation',
    ['Riley allylic hydroxylation', 'Riley 烯丙位羟基化'],
    'oxidation',
    ['[C:1]=[C:2][CX4;!H0:3]>>[C:1]=[C:2][C:3]O'],
    [way('SeO2; t-BuOOH', '', 'CH2Cl2', [0, 40])],
  ),
  namedKind(
    'benzylic-oxidation',
    ['Benzylic oxidation to a ketone', '苄位氧化为酮'],
    'oxidation',
    ['[c:1][CH2:2]>>[c:1][C:2]=O'],
    [way('KMnO4', '', 'acetone; H2O', [25, 56]), way('CrO3', '', 'AcOH', [20, 60])],
  ),
  namedKind(
    'disulfide-from-thiol',
    ['Oxidation of a thiol to a disulfide', '硫醇氧化为二硫化物'],
    'oxidation',
    ['[#6:1][SH:2].[#6:3][SH:4]>>[#6:1][S:2][S:4][#6:3]'],
    [way('I2; Et3N', '', 'EtOH', [0, 25]), way('H2O2; NaI', '', 'EtOAc', [0, 25])],
  ),
  namedKind(
    'aldehyde-to-methyl-ester',
    ['Oxidative esterification of an aldehyde', '醛氧化酯化'],
    'oxidation',
    ['[CX3H1:1](=[O:2])[#6:3]>>[C:1](=[O:2])([#6:3])OC'],
    [way('I2; KOH', '', 'MeOH', [0, 25]), way('Oxone', '', 'MeOH', [20, 65])],
  ),
];
