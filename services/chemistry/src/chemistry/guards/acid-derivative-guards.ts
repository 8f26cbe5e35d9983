// Steps of learned templates that take the carbonyl group of an acid derivative for that of an aldehyde or ketone.

import type { StepGuard } from './step-guard.ts';

export const acidDerivativeGuards: readonly StepGuard[] = [
  {
    id: 'reductive-amination-of-acid-derivative',
    because: 'An amine takes the leaving group of an acid halide, ester or anhydride; the carbonyl group stays.',
    refuses: ['[#7;!H0:1].[CX3:2](=[OX1])[F,Cl,Br,I,OX2:3]>>[*:1][C:2][*:3]'],
    examples: [
      'NCc1ccccc1.O=C(Cl)CCl>>ClCC(Cl)NCc1ccccc1',
      'CCN.CCOC(=O)CBr>>CCNC(CBr)OCC',
      'Cc1cccc(C)c1N.O=C(Br)CBr>>Cc1cccc(C)c1NC(Br)CBr',
    ],
    counterExamples: ['NCc1ccccc1.O=C(Cl)CCl>>O=C(CCl)NCc1ccccc1', 'CCN.O=CCCl>>CCNCCCl'],
  },
  {
    id: 'paal-knorr-of-acid-derivative',
    because:
      'A 1,4-diacid, its anhydride or its esters give an imide with an amine; a pyrrole needs two ketones or aldehydes.',
    refuses: [
      '[NX3;!H0:1].[CX3:2](=[OX1])([F,Cl,Br,OX2:6])[CX4:3][CX4:4][CX3:5]=[OX1]>>[N:1]1[C:2]([*:6])=[C:3][C:4]=[C:5]1',
    ],
    examples: ['CCN.O=C1CCC(=O)O1>>CCn1c2ccc1o2'],
    counterExamples: ['CC(=O)CCC(C)=O.CCN>>CCn1c(C)ccc1C', 'CCN.O=C1CCC(=O)O1>>CCNC(=O)CCC(=O)O'],
  },
];
