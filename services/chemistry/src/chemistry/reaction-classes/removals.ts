// Removal of protecting groups and hydrolyses that no template covers. Conditions: T. W. Greene, P. G. M. Wuts, Protective Groups in
// Organic Synthesis.

import { type NamedKind, namedKind, way } from './reaction-class.ts';

export const removalKinds: readonly NamedKind[] = [
  namedKind(
    'alloc-deprotection',
    ['Removal of an allyloxycarbonyl group', '脱 Alloc'],
    'deprotection',
    ['C=CCOC(=O)[N:1]>>[N:1]'],
    [way('morpholine', 'Pd(PPh3)4', 'CH2Cl2', [20, 25]), way('PhSiH3', 'Pd(PPh3)4', 'CH2Cl2', [20, 25])],
  ),
  namedKind(
    'allyl-deprotection',
    ['Removal of an allyl group', '脱烯丙基'],
    'deprotection',
    ['C=CC[O:1][#6:2]>>[OH:1][#6:2]', 'C=CC[N:1]>>[N:1]'],
    [
      way('morpholine', 'Pd(PPh3)4', 'THF', [20, 25]),
      way('N,N-dimethylbarbituric acid', 'Pd(PPh3)4', 'CH2Cl2', [20, 40]),
    ],
  ),
  namedKind(
    'silyl-ether-cleavage',
    ['Cleavage of a silyl ether', '硅醚断裂'],
    'deprotection',
    ['[#6:2][O:1][Si]>>[#6:2][OH:1]'],
    [way('TBAF', '', 'THF', [0, 25]), way('HCl', '', 'MeOH', [0, 25])],
  ),
  namedKind(
    'nosyl-deprotection',
    ['Removal of a nosyl group', '脱 Ns'],
    'deprotection',
    ['[N:1]S(=O)(=O)c1c([N+](=O)[O-])cccc1>>[N:1]', '[N:1]S(=O)(=O)c1ccc([N+](=O)[O-])cc1>>[N:1]'],
    [way('PhSH; K2CO3', '', 'DMF', [20, 50])],
  ),
  namedKind(
    'tosyl-deprotection',
    ['Removal of a tosyl group from nitrogen', '脱 Ts'],
    'deprotection',
    ['[N:1]S(=O)(=O)c1ccc(C)cc1>>[N:1]', '[n:1]S(=O)(=O)c1ccc(C)cc1>>[nH:1]'],
    [way('Mg', '', 'MeOH', [20, 65]), way('HBr; phenol', '', 'AcOH', [60, 110]), way('KOH', '', 'MeOH', [50, 65])],
  ),
  namedKind(
    'ester-hydrolysis',
    ['Hydrolysis of an ester', '酯水解'],
    'deprotection',
    ['[CX3:1](=[O:2])[OX2][#6]>>[C:1](=[O:2])[OH]', '[CX3](=[O])[OX2:1][#6:2]>>[OH:1][#6:2]'],
    [way('LiOH', '', 'THF; H2O', [20, 50]), way('NaOH', '', 'MeOH; H2O', [20, 65]), way('K2CO3', '', 'MeOH', [20, 40])],
  ),
  namedKind(
    'amide-hydrolysis',
    ['Hydrolysis of an amide', '酰胺水解'],
    'deprotection',
    ['[CX3](=O)([#6])[NX3:1]>>[N:1]', '[CX3:1](=[O:2])[NX3]>>[C:1](=[O:2])[OH]'],
    [way('HCl', '', 'H2O', [90, 110]), way('NaOH', '', 'EtOH; H2O', [60, 100])],
  ),
  namedKind(
    'benzyl-hydrogenolysis',
    ['Hydrogenolysis of a benzyl group', '苄基氢解'],
    'deprotection',
    ['c1ccccc1C[O:1]>>[OH:1]', 'c1ccccc1C[N:1]>>[N:1]'],
    [way('H2', 'Pd/C', 'MeOH', [20, 50]), way('H2', 'Pd(OH)2/C', 'EtOH', [20, 60])],
  ),
  namedKind(
    'acid-labile-deprotection',
    ['Acidic removal of a tert-butyl group', '酸性脱叔丁基'],
    'deprotection',
    ['[O,S:1]C([CH3])([CH3])[CH3]>>[*H:1]'],
    [way('TFA', '', 'CH2Cl2', [0, 25]), way('HCl', '', '1,4-dioxane', [0, 25])],
  ),
  namedKind(
    'acetal-hydrolysis',
    ['Hydrolysis of an acetal', '缩醛水解'],
    'deprotection',
    ['[CX4:1]([OX2][#6])[OX2][#6]>>[C:1]=O'],
    [way('HCl', '', 'THF; H2O', [0, 50]), way('TsOH', '', 'acetone; H2O', [20, 56])],
  ),
  namedKind(
    'imine-hydrolysis',
    ['Hydrolysis of an imine', '亚胺水解'],
    'deprotection',
    ['[CX3:1]=[NX2:2]>>[C:1]=O', '[CX3]=[NX2:2]>>[N:2]'],
    [way('HCl', '', 'THF; H2O', [0, 25])],
  ),
];
