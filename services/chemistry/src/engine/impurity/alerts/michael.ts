// Alerts of electron-poor double bonds, to which the bases of DNA add, and of haloalkenes, which are oxidised to epoxides.

import { activator, electrophiles } from '../../../chemistry/facts/electrophiles.ts';
import { type Alert, classic, iss } from './alert.ts';

export const michaelAlerts: readonly Alert[] = [
  {
    key: 'quinone',
    smarts:
      '[$(C1(=O)C=CC(=O)C=C1),$(C1(=O)C(=O)C=CC=C1),$(C1(=O)C=CC(=O)c2ccccc12),$(C1(=O)C(=O)C=Cc2ccccc12),$(C1(=O)C=Cc2ccccc2C1=O),$(C1(=O)C=CC(=[NX2,CX3])C=C1),$(C1(=O)C(=[NX2,CX3])C=CC=C1)]',
    sources: ['enochCronin', ...iss],
    narrows: ['michaelAcceptor'],
    members: [
      'O=C1C=CC(=O)C=C1',
      'O=C1C=CC(=O)c2ccccc12',
      'CC1=CC(=O)c2ccccc2C1=O',
      'CC(=O)N=C1C=CC(=O)C=C1',
      'C=C1C=CC(=O)C=C1',
      'O=C1C(=O)C=CC=C1',
      'O=C1C(Cl)=C(Cl)C(=O)C(C#N)=C1C#N',
    ],
    nearMisses: [
      'O=C1CCC(=O)CC1',
      'Oc1ccc(O)cc1',
      'O=C1CCCC=C1',
      'O=C1c2ccccc2C(=O)c2ccccc12',
      'O=C1C=CCC=C1',
      'O=c1ccocc1',
    ],
  },
  {
    key: 'maleimideLike',
    smarts: 'O=C1C=CC(=O)[NX3,OX2,SX2]1',
    sources: ['enochCronin', 'm7Alert'],
    narrows: ['michaelAcceptor'],
    members: ['O=C1C=CC(=O)O1', 'O=C1C=CC(=O)N1', 'CN1C(=O)C=CC1=O', 'CC1=CC(=O)OC1=O', 'O=C1C=CC(=O)N1c1ccccc1'],
    nearMisses: ['O=C1CCC(=O)O1', 'O=C1CCC(=O)N1', 'O=C1NC(=O)c2ccccc12', 'O=C1C=CCN1', 'O=C1C=CC(=O)C1'],
  },
  {
    key: 'michaelAcceptor',
    smarts: electrophiles.michaelAcceptor,
    sources: ['enochCronin', ...classic],
    members: [
      'C=CC(=O)OC',
      'CC=CC=O',
      'C=CC#N',
      'C=CC(N)=O',
      'C=CC(=O)Nc1ccccc1',
      'C=CS(=O)(=O)C=C',
      'O=C1CCCC=C1',
      'C=C(C)C(=O)OC',
      'O=[N+]([O-])C=Cc1ccccc1',
      'C=C1CCOC1=O',
      'O=C1C=CCO1',
      'C=CC(C)=O',
    ],
    nearMisses: [
      'C=CCO',
      'CN(C)C=CC(C)=O',
      'O=C(O)C=Cc1ccccc1',
      'CC(=O)CC=C',
      'CCC(=O)OC',
      'C=CC',
      'O=c1cc[nH]c(=O)[nH]1',
      'CC12CCC3C(CCC4=CC(=O)CCC34C)C1CCC2O',
    ],
  },
  {
    key: 'alkynylCarbonyl',
    smarts: `[CX2]#[CX2]${activator}`,
    sources: ['enochCronin', 'm7Alert'],
    members: ['C#CC(=O)OC', 'CC#CC(C)=O', 'C#CC=O', 'CC#CC(N)=O', 'COC(=O)C#CC(=O)OC'],
    nearMisses: ['C#CCO', 'C#CCC(=O)OC', 'C=CC(=O)OC', 'C#Cc1ccccc1', 'C#CC(=O)O'],
  },
  {
    key: 'vinylHalide',
    smarts: electrophiles.haloalkene,
    sources: classic,
    members: ['C=CCl', 'ClC=C(Cl)Cl', 'C=C(Cl)Cl', 'ClC(Cl)=C(Cl)Cl', 'C=CBr', 'C=CF', 'C=C(Cl)C=C', 'ClC=CCl'],
    nearMisses: ['Clc1ccccc1', 'C=CCCl', 'ClCCCl', 'C=CC', 'FC(F)=C(F)F', 'CC(=O)Cl', 'C=C(C)C'],
  },
];
