// Heterocycles that no template covers. Conditions: J. A. Joule, K. Mills, Heterocyclic Chemistry, 5th ed. 2010.

import { type NamedKind, namedKind, way } from './reaction-class.ts';

export const ringKinds: readonly NamedKind[] = [
  namedKind(
    'oxadiazole-124-from-amidoxime-and-acyl',
    ['1,2,4-Oxadiazole from an amidoxime', '偕胺肟合成 1,2,4-噁二唑'],
    'heterocycleFormation',
    [
      '[NX3H2][CX3:2](=[NX2:3][OX2H1:4])[#6:5].[CX3:6](=O)([Cl,OX2])[#6:8]>>[#6:8][c:6]1[n][c:2]([#6:5])[n:3][o:4]1',
      '[NX2H1]=[CX3:2]([NX3H1:3][OX2H1:4])[#6:5].[CX3:6](=O)([Cl,OX2])[#6:8]>>[#6:8][c:6]1[n][c:2]([#6:5])[n:3][o:4]1',
    ],
    [way('', '', 'pyridine', [90, 115]), way('DIPEA', '', 'toluene', [80, 111]), way('CDI', '', 'DMF', [25, 110])],
  ),
  namedKind(
    'quinoxaline-formation',
    ['Quinoxaline from an o-diamine', '邻二胺合成喹喔啉'],
    'heterocycleFormation',
    ['[NH2:1][c:2]:[c:3][NH2:4].[CX3:5](=O)[CX3:6]=O>>[c:2]1:[c:3]:[n:4]:[c:6]:[c:5]:[n:1]:1'],
    [way('', '', 'EtOH', [25, 78]), way('', '', 'AcOH', [60, 118])],
  ),
  namedKind(
    'benzazole-formation',
    ['Benzazole from an ortho-substituted aniline', '邻取代苯胺合成苯并唑'],
    'heterocycleFormation',
    [
      '[NH2:1][c:2]:[c:3][NH2,NH1:4].[CX3:5](=O)([OX2H1,Cl,H1])[#6:6]>>[c:2]1:[c:3]:[n:4]:[c:5]([#6:6]):[n:1]:1',
      '[NH2:1][c:2]:[c:3][OH,SH:4].[CX3:5](=O)([OX2H1,Cl,H1])[#6:6]>>[c:2]1:[c:3]:[*:4]:[c:5]([#6:6]):[n:1]:1',
    ],
    [way('polyphosphoric acid', '', 'neat', [120, 180]), way('', '', 'AcOH', [80, 118])],
  ),
  namedKind(
    'lactam-closure',
    ['Ring closure to a lactam', '关环成内酰胺'],
    'acylation',
    [
      '([NX3;H2,H1:1].[CX3:2](=[O:3])[OX2][#6])>>[N:1][C:2]=[O:3]',
      '([NX3;H2,H1:1].[CX3:2](=[O:3])[OX2H1])>>[N:1][C:2]=[O:3]',
    ],
    [way('NaOMe', '', 'MeOH', [25, 65]), way('HATU; DIPEA', '', 'DMF', [0, 25])],
  ),
  namedKind(
    'cyclic-ether-closure',
    ['Ring closure to a cyclic ether', '关环成环醚'],
    'heteroatomAlkylation',
    ['([OX2H1:1][#6:3].[CX4:2][Cl,Br,I])>>[#6:3][O:1][C:2]'],
    [way('NaH', '', 'THF', [0, 60]), way('K2CO3', '', 'DMF', [25, 90])],
  ),
  namedKind(
    'cyclic-amine-closure',
    ['Ring closure to a cyclic amine', '关环成环胺'],
    'heteroatomAlkylation',
    ['([NX3;H2,H1;!$(NC=O):1].[CX4:2][Cl,Br,I])>>[N:1][C:2]'],
    [way('K2CO3', '', 'MeCN', [25, 82])],
  ),
];
