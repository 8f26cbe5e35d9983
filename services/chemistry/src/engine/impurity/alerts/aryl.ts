// Alerts of aromatic rings: what is activated to aryl nitrenium ions or arene oxides, and what lies between the base pairs.

import { furocoumarins } from '../../../chemistry/facts/electrophiles.ts';
import { type Alert, classic, iss } from './alert.ts';

export const arylAlerts: readonly Alert[] = [
  {
    key: 'aflatoxinLike',
    smarts: 'C1=C[CX4]2[CX4;H1](O1)Oc1c2cccc1',
    sources: ['m7Cohort'],
    isCohortOfConcern: true,
    members: [
      'C1=CC2C(O1)Oc1ccccc12',
      'COc1cc2c(c3oc(=O)c4c(c13)CCC4=O)C1C=COC1O2',
      'COc1cc2c(c3oc(=O)c4c(c13)CCOC4=O)C1C=COC1O2',
      'COc1cc2c(c3oc(=O)c4c(c13)CCC4=O)C1(O)C=COC1O2',
      'COc1cccc2oc3cc4c(c(O)c3c(=O)c12)C1C=COC1O4',
    ],
    nearMisses: [
      'C1CC2C(O1)Oc1ccccc12',
      'c1ccc2occc2c1',
      'C1=COC(O1)c1ccccc1',
      'COc1cc2c(c3oc(=O)c4c(c13)CCC4=O)C1CCOC1O2',
      'O=c1ccc2ccccc2o1',
    ],
  },
  {
    key: 'aromaticNitro',
    smarts: 'a[$([NX3+](=O)[O-]),$([NX3](=O)=O)]',
    sources: classic,
    members: [
      'O=[N+]([O-])c1ccccc1',
      'O=[N+]([O-])c1ccco1',
      'Cc1ncc([N+](=O)[O-])n1CCO',
      'O=[N+]([O-])c1ccc2ccccc2c1',
      'O=[N+]([O-])c1cccnc1',
    ],
    nearMisses: [
      'CC[N+](=O)[O-]',
      'ON=C1C=CC(=O)C=C1',
      'O=[N+]([O-])C=Cc1ccccc1',
      'O=Nc1ccccc1',
      'O=[N+]([O-])Cc1ccccc1',
      '[O-][n+]1ccccc1',
    ],
  },
  {
    key: 'aromaticAmine',
    smarts: 'a[NX3;H2;!$(N[#7])]',
    sources: classic,
    members: ['Nc1ccccc1', 'Nc1cccc2ccccc12', 'Nc1ccc(-c2ccccc2)cc1', 'Nc1ccccn1', 'Cc1ccc(N)cc1N'],
    nearMisses: ['NCc1ccccc1', 'CC(=O)Nc1ccccc1', 'NNc1ccccc1', 'NC(=O)c1ccccc1', 'CCNc1ccccc1'],
  },
  {
    key: 'alkylatedAromaticAmine',
    smarts: 'c[NX3;H0,H1;$(N[CH3,$([CH2][CH3])]);!$(N[C,S,P]=[O,S,N]);!$(N[#7,#8]);!R]',
    sources: classic,
    members: ['CNc1ccccc1', 'CN(C)c1ccccc1', 'CCNc1ccccc1', 'CCN(CC)c1ccccc1', 'CN(C)c1ccc(N=Nc2ccccc2)cc1'],
    nearMisses: ['CN(C(C)=O)c1ccccc1', 'c1ccc(N2CCOCC2)cc1', 'CNCc1ccccc1', 'CN(N=O)c1ccccc1', 'CC(C)Nc1ccccc1'],
  },
  {
    key: 'aromaticHydroxylamine',
    smarts: 'a[NX3;$(N[OX2;H1,$(OC)])]',
    sources: classic,
    members: ['ONc1ccccc1', 'ON(C(C)=O)c1ccccc1', 'CC(=O)ON(C(C)=O)c1ccccc1', 'ONc1ccc2ccccc2c1', 'ON(C)c1ccccc1'],
    nearMisses: ['ONCc1ccccc1', 'COc1ccccc1', 'ON=Cc1ccccc1', 'NOc1ccccc1', 'Nc1ccccc1O'],
  },
  {
    key: 'aromaticNitroso',
    smarts: 'a[NX2]=[OX1]',
    sources: iss,
    members: ['O=Nc1ccccc1', 'CN(C)c1ccc(N=O)cc1', 'Cc1ccccc1N=O', 'O=Nc1ccc(O)cc1', 'O=Nc1cccc2ccccc12'],
    nearMisses: ['O=[N+]([O-])c1ccccc1', 'ON=Cc1ccccc1', 'CN(N=O)c1ccccc1', 'O=C=Nc1ccccc1', 'CC(C)(C)N=O'],
  },
  {
    key: 'aromaticAcylatedAmine',
    smarts: 'c[NX3;H1;$(N[CX3](=O)[CH3,$([CH]),$([CX3H1])]),$(N[CX3;H1]=O)]',
    sources: iss,
    members: [
      'CC(=O)Nc1ccccc1',
      'O=CNc1ccccc1',
      'CC(=O)Nc1ccc2ccccc2c1',
      'CC(=O)Nc1ccc(O)cc1',
      'CC(=O)Nc1ccc2-c3ccccc3Cc2c1',
    ],
    nearMisses: [
      'CC(=O)NCc1ccccc1',
      'O=C(Nc1ccccc1)c1ccccc1',
      'CNC(=O)c1ccccc1',
      'O=C1CCCN1c1ccccc1',
      'NC(=O)Nc1ccccc1',
    ],
  },
  {
    key: 'nOxide',
    smarts: '[$([NX4+]([#6])([#6])[#6]),$([nX3+;r6])][OX1-]',
    sources: classic,
    members: ['C[N+](C)(C)[O-]', '[O-][n+]1ccccc1', '[O-][n+]1cccc2ccccc12', 'Cc1cccc[n+]1[O-]', 'C[N+]1([O-])CCOCC1'],
    nearMisses: ['C[N+](=O)[O-]', 'CN(C)C', 'CS(C)=O', 'CP(C)(C)=O', 'C[n+]1ccccc1'],
  },
  {
    key: 'furocoumarin',
    sources: iss,
    ...furocoumarins,
  },
  {
    key: 'polycyclicArene',
    smarts: '[$(c1ccc2c(c1)ccc1ccccc12),$(c1ccc2cc3ccccc3cc2c1)]',
    sources: iss,
    members: [
      'c1ccc2c(c1)ccc1ccccc12',
      'c1ccc2c(c1)ccc1c3ccccc3ccc21',
      'c1cc2ccc3cccc4ccc(c1)c2c34',
      'c1ccc2c(c1)cc1ccc3cccc4ccc2c1c34',
      'Cc1c2ccccc2c(C)c2ccc3ccccc3c12',
    ],
    nearMisses: [
      'c1ccc2ccccc2c1',
      'c1ccc(-c2ccccc2)cc1',
      'c1ccc2c(c1)Cc1ccccc1-2',
      'c1ccc2c(c1)CCc1ccccc1-2',
      'O=C1c2ccccc2C(=O)c2ccccc12',
    ],
  },
  {
    key: 'boronicAcid',
    smarts: '[#6][BX3]([OX2])[OX2]',
    sources: ['odonovan', 'm7Alert'],
    members: ['OB(O)c1ccccc1', 'CC1(C)OB(c2ccccc2)OC1(C)C', 'OB(O)c1cccnc1', 'CB(O)O', 'OB(O)C=Cc1ccccc1'],
    nearMisses: ['OB(O)O', 'CCCCB(CCCC)CCCC', 'F[B-](F)(F)c1ccccc1.[K+]', 'COB(OC)OC', 'CB(C)O'],
  },
];
