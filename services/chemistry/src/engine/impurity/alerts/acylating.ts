// Alerts of what acylates, or condenses with, the amino groups of DNA.

import { electrophiles } from '../../../chemistry/facts/electrophiles.ts';
import { type Alert, classic, iss } from './alert.ts';

export const acylatingAlerts: readonly Alert[] = [
  {
    key: 'acylHalide',
    smarts: '[CX3;!$(C[#7])](=[OX1])[F,Cl,Br,I]',
    sources: ['amberg', ...iss],
    members: ['O=C(Cl)c1ccccc1', 'CC(=O)Cl', 'O=C(Cl)C(=O)Cl', 'COC(=O)Cl', 'CC(C)(C)C(=O)F', 'O=C(Cl)Cl', 'CC(=O)Br'],
    nearMisses: ['COC(=O)c1ccccc1', 'CC(=O)CCl', 'CN(C)C(=O)Cl', 'CS(=O)(=O)Cl', 'CC(=O)O', 'CC(=O)OC(C)=O'],
  },
  {
    key: 'carbamoylHalide',
    smarts: '[NX3][CX3](=[OX1])[F,Cl,Br]',
    sources: classic,
    members: ['CN(C)C(=O)Cl', 'CCN(CC)C(=O)Cl', 'O=C(Cl)N1CCOCC1', 'O=C(Cl)N(c1ccccc1)c1ccccc1', 'CN(C)C(=O)F'],
    nearMisses: ['CN(C)C(=O)OC', 'CC(=O)Cl', 'CN(C)C=O', 'CN(C)C(=S)Cl', 'CN(C)C(=O)CCl'],
  },
  {
    key: 'sulfonylHalide',
    smarts: '[SX4](=O)(=O)([#6,#7])[F,Cl,Br]',
    sources: ['amberg', 'm7Alert'],
    members: [
      'CS(=O)(=O)Cl',
      'Cc1ccc(S(=O)(=O)Cl)cc1',
      'O=S(=O)(Cl)c1cccnc1',
      'O=S(=O)(Cl)C(F)(F)F',
      'CN(C)S(=O)(=O)Cl',
    ],
    nearMisses: ['CS(=O)(=O)O', 'CS(N)(=O)=O', 'CS(C)(=O)=O', 'CS(=O)Cl', 'O=S(=O)(c1ccccc1)c1ccccc1Cl'],
  },
  {
    key: 'anhydride',
    smarts: '[CX3](=[OX1])[OX2][$([CX3]=[OX1]),$([SX4](=O)=O)]',
    sources: ['enochCronin', 'm7Alert'],
    members: [
      'CC(=O)OC(C)=O',
      'O=C1C=CC(=O)O1',
      'O=C1CCC(=O)O1',
      'O=C1OC(=O)c2ccccc12',
      'O=C(OC(=O)C(F)(F)F)C(F)(F)F',
      'CC(C)(C)C(=O)OC(C)=O',
      'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C',
    ],
    nearMisses: ['CC(=O)OC', 'O=C1CCC(=O)N1', 'COC(=O)OC', 'CC(=O)OCC(C)=O', 'CC(=O)CC(C)=O', 'O=C1CCCO1'],
  },
  {
    key: 'isocyanate',
    smarts: '[#6][NX2]=[CX2]=[OX1,SX1]',
    sources: iss,
    members: ['O=C=Nc1ccccc1', 'CN=C=S', 'CN=C=O', 'Cc1ccc(N=C=O)cc1N=C=O', 'C=CCN=C=S', 'O=C=NCCCCCCN=C=O'],
    nearMisses: ['C(=NC1CCCCC1)=NC1CCCCC1', 'CC#N', 'CSC#N', 'C[N+]#[C-]', 'CNC=O', 'CCN=[N+]=[N-]'],
  },
  {
    key: 'lactone',
    smarts: 'O=C1[OX2]CC1',
    sources: classic,
    members: ['O=C1CCO1', 'CC1CC(=O)O1', 'CC1(C)COC1=O', 'C=C1CC(=O)O1', 'O=C1OCC1c1ccccc1'],
    nearMisses: ['O=C1CCCO1', 'O=C1CCN1', 'C1COC1', 'O=C1OCCO1', 'O=C1CCCCO1', 'O=C1CCC1'],
  },
  {
    key: 'aldehyde',
    smarts: '[$([CX3;H1][CX4,c,$([CX3]=[CX3])]),$([CX3;H2])]=[OX1]',
    sources: classic,
    members: ['CCC=O', 'O=Cc1ccccc1', 'C=O', 'CC=O', 'CC=CC=O', 'O=CCCc1ccccc1'],
    nearMisses: ['CN(C)C=O', 'CC(C)=O', 'COC=O', 'CC(O)O', 'COC(C)OC', 'OC=O'],
  },
  {
    key: 'dialdehyde',
    smarts: electrophiles.dialdehyde,
    sources: ['enochCronin', 'm7Alert'],
    narrows: ['aldehyde'],
    members: ['O=CC=O', 'CC(=O)C=O', 'O=CC(=O)c1ccccc1', 'O=CCC=O', 'O=CCCC=O', 'O=CCCCC=O', 'O=Cc1ccccc1C=O'],
    nearMisses: ['CC=O', 'CC(=O)C(C)=O', 'O=CC(=O)O', 'OCC=O', 'O=CCCCCCC=O', 'CC(=O)CC(C)=O', 'O=CN(C)C=O'],
  },
];
