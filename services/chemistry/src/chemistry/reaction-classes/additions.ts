// Additions, eliminations and rearrangements. Conditions: J. Clayden et al., Organic Chemistry, 2nd ed. 2012; L. Kürti, B. Czakó,
// Strategic Applications of Named Reactions, 2005.

import { type NamedKind, namedKind, way } from './reaction-class.ts';

const epoxide = '[CX4;r3:1]1[OX2r3:2][CX4;r3:3]1';

export const additionKinds: readonly NamedKind[] = [
  namedKind(
    'alkene-hydrobromination',
    ['Hydrobromination of an alkene', '烯烃加溴化氢'],
    'functionalGroupAddition',
    ['[C:1]=[C:2]>>[C:1][C:2]Br'],
    [way('HBr', '', 'AcOH', [0, 25])],
  ),
  namedKind(
    'alkene-hydrochlorination',
    ['Hydrochlorination of an alkene', '烯烃加氯化氢'],
    'functionalGroupAddition',
    ['[C:1]=[C:2]>>[C:1][C:2]Cl'],
    [way('HCl', '', 'Et2O', [0, 25])],
  ),
  namedKind(
    'alkene-hydration',
    ['Hydration of an alkene', '烯烃水合'],
    'functionalGroupAddition',
    ['[C:1]=[C:2]>>[C:1][C:2]O'],
    [way('H2SO4', '', 'H2O; 1,4-dioxane', [20, 100]), way('Hg(OAc)2; then NaBH4', '', 'THF; H2O', [0, 25])],
  ),
  namedKind(
    'halohydrin-formation',
    ['Bromohydrin formation', '溴醇生成'],
    'functionalGroupAddition',
    ['[C:1]=[C:2]>>[C:1](O)[C:2]Br'],
    [way('NBS', '', 'THF; H2O', [0, 25])],
  ),
  namedKind(
    'alkene-cyclopropanation',
    ['Cyclopropanation of an alkene', '烯烃环丙烷化'],
    'carbonCarbon',
    ['[C:1]=[C:2]>>[C:1]1[C:2]C1'],
    [way('Et2Zn; CH2I2', '', 'CH2Cl2', [-20, 25]), way('CH2N2', 'Pd(OAc)2', 'Et2O', [0, 25])],
  ),
  namedKind(
    'dehydrohalogenation',
    ['Dehydrohalogenation', '脱卤化氢'],
    'functionalGroupInterconversion',
    ['[CX4:1]([Cl,Br,I])[CX4;!H0:2]>>[C:1]=[C:2]'],
    [way('KOtBu', '', 'THF', [0, 66]), way('DBU', '', 'toluene', [80, 110])],
  ),
  namedKind(
    'sulfonate-elimination',
    ['Elimination of a sulfonate', '磺酸酯消除'],
    'functionalGroupInterconversion',
    ['[CX4:1](OS(=O)(=O)[#6])[CX4;!H0:2]>>[C:1]=[C:2]'],
    [way('DBU', '', 'toluene', [60, 110]), way('KOtBu', '', 'THF', [0, 66])],
  ),
  namedKind(
    'alcohol-dehydration',
    ['Dehydration of an alcohol', '醇脱水'],
    'functionalGroupInterconversion',
    ['[CX4:1]([OX2H1])[CX4;!H0:2]>>[C:1]=[C:2]'],
    [way('TsOH', '', 'toluene', [80, 111]), way('POCl3; pyridine', '', 'pyridine', [0, 60])],
  ),
  namedKind(
    'epoxide-hydrolysis',
    ['Hydrolysis of an epoxide', '环氧化物水解'],
    'functionalGroupInterconversion',
    [`${epoxide}>>[C:1]([O:2])[C:3]O`],
    [way('H2SO4', '', 'THF; H2O', [0, 50]), way('KOH', '', 'DMSO; H2O', [60, 90])],
  ),
  namedKind(
    'epoxide-opening-by-azide',
    ['Opening of an epoxide by azide', '叠氮开环环氧化物'],
    'heteroatomAlkylation',
    [`${epoxide}>>[C:1]([O:2])[C:3]N=[N+]=[N-]`],
    [way('NaN3; NH4Cl', '', 'MeOH; H2O', [50, 80])],
  ),
  namedKind(
    'epoxide-opening-by-cyanide',
    ['Opening of an epoxide by cyanide', '氰化物开环环氧化物'],
    'carbonCarbon',
    [`${epoxide}>>[C:1]([O:2])[C:3]C#N`],
    [way('KCN; LiClO4', '', 'MeCN', [50, 80])],
  ),
  namedKind(
    'epoxide-opening-by-alcohol',
    ['Opening of an epoxide by an alcohol', '醇开环环氧化物'],
    'heteroatomAlkylation',
    [`${epoxide}.[OX2H1:4][#6:5]>>[C:1]([O:2])[C:3][O:4][#6:5]`],
    [way('BF3·OEt2', '', 'CH2Cl2', [0, 25]), way('NaH', '', 'DMF', [25, 80])],
  ),
  namedKind(
    'cyanohydrin-formation',
    ['Cyanohydrin formation', '氰醇生成'],
    'carbonCarbon',
    ['[CX3;$([CX3](=O)([#6])[#6]),$([CX3H1](=O)[#6]):1]=[O:2]>>[C:1]([OH:2])C#N'],
    [way('NaCN; AcOH', '', 'MeOH; H2O', [0, 25]), way('TMSCN', 'ZnI2', 'CH2Cl2', [0, 25])],
  ),
  namedKind(
    'beckmann-rearrangement',
    ['Beckmann rearrangement', 'Beckmann 重排'],
    'functionalGroupInterconversion',
    ['[OX2H1][NX2:1]=[CX3:2]([#6:3])[#6:4]>>[N:1]([#6:3])[C:2](=O)[#6:4]'],
    [way('TsCl; NaOH', '', 'acetone; H2O', [0, 56]), way('polyphosphoric acid', '', 'neat', [100, 130])],
  ),
  namedKind(
    'aromatic-claisen-rearrangement',
    ['Aromatic Claisen rearrangement', '芳香 Claisen 重排'],
    'carbonCarbon',
    ['[C:1]=[C:2][CX4:3][O:4][c:5]:[cH:6]>>[C:3]=[C:2][C:1][c:6]:[c:5][OH:4]'],
    [way('', '', 'diphenyl ether', [180, 230]), way('', '', 'N,N-diethylaniline', [180, 215])],
  ),
  namedKind(
    'krapcho-decarboxylation',
    ['Krapcho decarboxylation', 'Krapcho 脱烷氧羰基'],
    'functionalGroupInterconversion',
    ['[CX4:1]([CX3:2]=[O:3])C(=O)O[CX4]>>[C:1][C:2]=[O:3]'],
    [way('LiCl; H2O', '', 'DMSO', [140, 180]), way('NaCl; H2O', '', 'DMSO', [140, 180])],
  ),
  namedKind(
    'aryl-acid-decarboxylation',
    ['Decarboxylation of an aromatic acid', '芳香酸脱羧'],
    'functionalGroupInterconversion',
    ['[c:1]C(=O)[OX2H1]>>[cH:1]'],
    [way('', 'Cu', 'quinoline', [180, 230]), way('', 'Ag2CO3', 'DMSO', [110, 130])],
  ),
];
