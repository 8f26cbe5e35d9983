// Steps of amines that go otherwise: what an amine does not expel, and which amine an activated acid meets first.

import type { StepGuard } from './step-guard.ts';

/** Not trityl amines and those between two branched carbons. */
const freeAlkylAmine =
  '[NX3;!H0;+0;!$(N-[C,S,P]=[O,S,N]);!$(N-[#7,#8]);!$(N-c);!$(N-C(c)(c)c);!$(N([CX4;!H2;!H3])[CX4;!H2;!H3])]';
/** Not the carbons from which an amine does leave: of aminals, Mannich bases, gramines and hydroxybenzyl amines. */
const keepsAmine = [
  'C([#7])[#7,#8,#16]',
  'C[CX4][CX3]=[O,N]',
  'C[CX4][NX3+](=O)[O-]',
  'Cc1cnc2ccccc12',
  'Cc1c([OX2H])cccc1',
]
  .map((one) => `!$(${one})`)
  .join(';');

export const amineGuards: readonly StepGuard[] = [
  {
    id: 'amine-as-leaving-group',
    because: 'An amine does not leave from a plain sp3 carbon for another amine.',
    refuses: [
      `[CX4;${keepsAmine}:1][NX3;+0;!r3;!$(N-[C,S,P]=[O,S,N]);!$(N-[#7,#8])].[NX3;!H0;+0;!$(N-[C,S,P]=[O,S,N]);!$(N-[#7,#8]):2]>>[C:1][N:2]`,
    ],
    apart: true,
    examples: [
      'CN1CCNCC1.NCc1ccccc1>>CN1CCN(Cc2ccccc2)CC1',
      'CN1CCNCC1.CC(N)c1ccc(F)cc1>>CC(c1ccc(F)cc1)N1CCN(C)CC1',
      'C1CCNCC1.NCCc1ccccc1>>c1ccc(CCN2CCCCC2)cc1',
      'NC1CCCCC1.C1COCCN1>>C1CCC(N2CCOCC2)CC1',
      'Nc1ccccc1.CNCCO>>OCCNc1ccccc1',
    ],
    counterExamples: [
      'CN(C)Cc1c[nH]c2ccccc12.C1CCNCC1>>c1ccc2c(CN3CCCCC3)c[nH]c2c1',
      'CN(C)CCC(=O)c1ccccc1.C1CCNCC1>>O=C(CCN1CCCCC1)c1ccccc1',
      'OC(CN1CC1)c1ccccc1.C1CCNCC1>>OC(CNCCN1CCCCC1)c1ccccc1',
      'NCc1ccccc1.O=C1CCCCC1>>c1ccc(CNC2CCCCC2)cc1',
      'BrCc1ccccc1.C1CCNCC1>>c1ccc(CN2CCCCC2)cc1',
      'O=Cc1ccccc1.NCc1ccccc1>>c1ccc(CNCc2ccccc2)cc1',
    ],
  },
  {
    id: 'amide-of-acid-with-free-amine',
    because: 'An activated acid that carries a free alkyl amine couples with itself; the amine is protected first.',
    refuses: [
      `([CX3:1](=[OX1:2])[OX2H].${freeAlkylAmine.slice(0, -1)}:4]).[NX3;!H0;+0;!$(N-[C,S,P]=[O,S,N]);!$(N-[#7,#8]):3]>>([C:1](=[O:2])[N:3].[N:4])`,
    ],
    examples: [
      'NCCO.O=C(O)c1ccc(N2CCNCC2)cc1>>O=C(NCCO)c1ccc(N2CCNCC2)cc1',
      'NCc1ccc(C(=O)O)cc1.C1CCNC1>>NCc1ccc(C(=O)N2CCCC2)cc1',
      'NC(Cc1ccccc1)C(=O)O.C1COCCN1>>NC(Cc1ccccc1)C(=O)N1CCOCC1',
      'O=C(O)C1CCCN1.NCc1ccccc1>>O=C(NCc1ccccc1)C1CCCN1',
      'CNCCC(=O)O.C1CCNC1>>CNCCC(=O)N1CCCC1',
    ],
    counterExamples: [
      'O=C(O)c1ccc(N2CCOCC2)cc1.NCCO>>O=C(NCCO)c1ccc(N2CCOCC2)cc1',
      'CC(C)(C)OC(=O)NCC(=O)O.NCc1ccccc1>>CC(C)(C)OC(=O)NCC(=O)NCc1ccccc1',
      'Nc1ccc(C(=O)O)cc1.C1COCCN1>>Nc1ccc(C(=O)N2CCOCC2)cc1',
      'O=C(O)c1ccccc1.NCCN1CCNCC1>>O=C(NCCN1CCNCC1)c1ccccc1',
      'CC(=O)Cl.NCC(=O)O>>CC(=O)NCC(=O)O',
      'O=C(O)CCNC(c1ccccc1)(c1ccccc1)c1ccccc1.NCc1ccccc1>>O=C(CCNC(c1ccccc1)(c1ccccc1)c1ccccc1)NCc1ccccc1',
      'CC1CCC(C(=O)O)N1.NCc1ccccc1>>CC1CCC(C(=O)NCc2ccccc2)N1',
    ],
  },
  {
    id: 'arene-on-alcohol-beside-carbonyl',
    because: 'An alcohol beside a carbonyl group forms no cation that an arene would take.',
    refuses: ['[c;H1:1].[CX4;$(C[CX3](=O)[OX2,NX3]);!$(Cc);!$(CC=C):2][OX2H]>>[c:1]-[C:2]'],
    examples: [
      'CC(C)Cc1ccccc1.COC(=O)C(C)O>>COC(=O)C(C)c1ccc(CC(C)C)cc1',
      'COc1ccccc1.CCOC(=O)CO>>CCOC(=O)Cc1ccc(OC)cc1',
      'c1ccc2[nH]ccc2c1.CNC(=O)C(C)O>>CNC(=O)C(C)c1c[nH]c2ccccc12',
    ],
    counterExamples: [
      'Oc1ccccc1.O=C(O)C(O)c1ccccc1>>O=C(O)C(c1ccccc1)c1ccc(O)cc1',
      'Cc1ccccc1.OCc1ccccc1>>Cc1ccc(Cc2ccccc2)cc1',
    ],
  },
];
