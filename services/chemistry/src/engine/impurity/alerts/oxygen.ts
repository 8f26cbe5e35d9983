// Alerts of oxygen bound to oxygen: oxidants that give radicals and reactive oxygen.

import type { Alert } from './alert.ts';

export const oxygenAlerts: readonly Alert[] = [
  {
    key: 'peracid',
    smarts: '[CX3](=[OX1])[OX2][OX2;H1,$([OX2][CX3]=O),$([OX2][CX4])]',
    sources: ['levin', 'm7Alert'],
    narrows: ['hydroperoxide', 'peroxide'],
    members: [
      'CC(=O)OO',
      'O=C(OO)c1cccc(Cl)c1',
      'O=C(OO)C(F)(F)F',
      'O=COO',
      'O=C(OOC(=O)c1ccccc1)c1ccccc1',
      'CC(=O)OOC(C)(C)C',
    ],
    nearMisses: ['CC(=O)O', 'CC(C)(C)OO', 'CC(=O)OC(C)=O', 'OO', 'CC(=O)ON', 'COOC'],
  },
  {
    key: 'hydroperoxide',
    smarts: '[#6,#14][OX2][OX2;H1]',
    sources: ['levin', 'kazius', 'm7Alert'],
    narrows: ['peroxide'],
    members: ['CC(C)(C)OO', 'CC(C)(OO)c1ccccc1', 'OOC1CCCc2ccccc12', 'CCOC(C)OO', 'OOC1CCCO1', 'CC(C)=CCOO'],
    nearMisses: ['CC(C)(C)OOC(C)(C)C', 'CC(C)(C)O', 'OO', 'CON', 'CC1(C)OO1', 'O=O'],
  },
  {
    key: 'peroxide',
    smarts: '[OX2;!$(O[#15,#16]);!$(O[N+])][OX2,OX1-;!$(O[#15,#16])]',
    sources: ['levin', 'm7Alert'],
    members: ['CC(C)(C)OOC(C)(C)C', 'OO', 'CC1(C)OOC1(C)C', 'C1OCOO1', 'CCOOCC', '[O-]O.[Na+]'],
    nearMisses: ['COCOC', 'CON', 'O=S(=O)(O)OOS(=O)(=O)O', 'C1OCCO1', 'CC(=O)OC', 'O=O'],
  },
];
