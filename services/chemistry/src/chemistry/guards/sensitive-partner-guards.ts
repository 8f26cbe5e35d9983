// Steps of learned templates in which a reagent, or what is made of it, would not last beside what else is there.

import { organometallicAdditions } from './organometallic.ts';
import type { StepGuard } from './step-guard.ts';

/** A carbon that a metal would share with a second halogen near enough to leave. */
const besideHalogen = '[CX4;$(C[CX4][Cl,Br,I]),$(C[CX4][CX4][Br,I]):1][Br,I]';

export const sensitivePartnerGuards: readonly StepGuard[] = [
  {
    id: 'organometallic-of-dihalide',
    because: 'The metal of a 1,2- or 1,3-dihalide leaves with the second halogen, as an alkene or a cyclopropane.',
    refuses: organometallicAdditions(besideHalogen),
    examples: [
      'BrCCCBr.CC(C)(C)c1ccc(C=O)cc1>>CC(C)(C)c1ccc(C(O)CCCBr)cc1',
      'BrCCBr.CC(=O)c1ccccc1>>CC(O)(CCBr)c1ccccc1',
    ],
    counterExamples: ['ClCCCBr.O=Cc1ccccc1>>OC(CCCCl)c1ccccc1', 'CCCBr.O=Cc1ccccc1>>CCCC(O)c1ccccc1'],
  },
  {
    id: 'acylation-of-aldehyde-hydrogen',
    because: 'The hydrogen of an aldehyde is not acidic: a 1,2-diketone is made by way of a benzoin or a dithiane.',
    refuses: [
      '[CX3;H1:1](=[OX1:2])[#6:3].[CX3:4](=[OX1:5])([#6:6])[Cl,Br,OX2]>>[C:1](=[O:2])([#6:3])[C:4](=[O:5])[#6:6]',
    ],
    examples: ['O=C(Cl)c1ccccc1.O=Cc1ccccc1>>O=C(C(=O)c1ccccc1)c1ccccc1'],
    counterExamples: ['CC(=O)c1ccccc1.CC(=O)Cl>>CC(=O)CC(=O)c1ccccc1'],
  },
  {
    id: 'bromination-of-plain-alkene-hydrogen',
    because: 'A halogen adds to a plain alkene or takes its allylic hydrogen; it does not replace a vinylic one.',
    refuses: ['N(C=O)C=O', '[Cl,Br,I]'].map(
      (rest) =>
        `[CX3;!H0;!$(C-[#7,#8,#16]);$(C=[CX3;!$(C-[#7,#8,#16])]);!$(C-[CX3]=[O,N]):1].[Cl,Br,I:2]-${rest}>>[C:1][*:2]`,
    ),
    examples: ['C1=CCNCC1.O=C1CCC(=O)N1Br>>BrC1=CCNCC1', 'C1=CCCCC1.BrBr>>BrC1=CCCCC1'],
    counterExamples: [
      'CN(C)C=CC(C)=O.O=C1CCC(=O)N1Br>>CC(=O)C(Br)=CN(C)C',
      'O=C1C=CCCC1.BrBr>>O=C1CCCC=C1Br',
      'C1=CCCCC1.O=C1CCC(=O)N1Br>>BrC1C=CCCC1',
    ],
  },
  {
    id: 'halide-coupling-beside-sulfonyl-chloride',
    because: 'The metal that joins two halides takes a sulfonyl chloride first.',
    refuses: ['[#6;$([cX3]),$([CX3]=C):1][Cl,Br,I].[#6;$([cX3]),$([CX3]=C):2][Br,I]>>[*:1][*:2]'],
    beside: ['[SX4](=O)(=O)[Cl,Br]'],
    examples: ['Cc1onc(-c2ccccc2)c1Br.O=S(=O)(Cl)c1ccc(Br)cc1>>Cc1onc(-c2ccccc2)c1-c1ccc(S(=O)(=O)Cl)cc1'],
    counterExamples: ['Brc1ccccc1.Brc1ccncc1>>c1ccc(-c2ccncc2)cc1'],
  },
  {
    id: 'nitro-reduction-beside-alpha-halogen',
    because: 'The halogen beside a carbonyl group is reduced away, or taken by the amine that is made.',
    refuses: ['[c:1][NX3+:2](=[OX1])[OX1-]>>[c:1][NH2+0:2]'],
    beside: ['[#6][CX3](=O)[CX4;!H0][Cl,Br,I]'],
    examples: ['O=C(CBr)c1ccc([N+](=O)[O-])cc1>>Nc1ccc(C(=O)CBr)cc1'],
    counterExamples: ['CC(=O)c1ccc([N+](=O)[O-])cc1>>CC(=O)c1ccc(N)cc1'],
  },
  {
    id: 'isocyanate-from-carbon-dioxide',
    because:
      'An amine and carbon dioxide stop at the carbamate: isocyanates are made with phosgene or from acyl azides.',
    refuses: ['[NX3;H2:1].[C:2](=[O:3])=O>>[N:1]=[C:2]=[O:3]'],
    examples: ['Cc1cc(N)no1.O=C=O>>Cc1cc(N=C=O)no1'],
    counterExamples: ['Nc1ccccc1.O=C(Cl)Cl>>O=C=Nc1ccccc1'],
  },
  {
    id: 'metallation-beside-acidic-hydrogen',
    because: 'The base that takes a hydrogen from the arene takes the acidic one first.',
    refuses: [
      '[cH:1].[#50,#14,#5:2][Cl,Br,I]>>[c:1][*:2]',
      '[cH:1].[#5:2][OX2][#6]>>[c:1][*:2]',
      '[cH:1].[#5:2]([OX2][#6])([OX2][#6])[OX2][#6]>>[c:1][#5:2]([OH])[OH]',
      '[cH:1].[#6:2](=[OX1:3])([#7,#8:4])[#7,#8]>>[c:1][#6:2](=[O:3])[*:4]',
    ],
    beside: ['[nH]', '[NX3;H2;+0][c,CX4]', '[OX2H1][c,CX4]', '[SX2H1]', '[NX3;!H0][SX4]', '[NX3;H1]([c,CX4])[c,CX4]'],
    examples: [
      'CCc1cc(N)nc(N)n1.[CH3][Sn]([CH3])([CH3])[Cl]>>CCc1nc(N)nc(N)[c]1[Sn]([CH3])([CH3])[CH3]',
      'Nc1cccc(F)c1.COB(OC)OC>>COB(OC)c1c(N)cccc1F',
      'COC(=O)c1ccsc1N.COB(OC)OC>>COC(=O)c1c(B(O)O)csc1N',
      'Fc1nc2ccccc2[nH]1.[CH3][Sn]([CH3])([CH3])[Cl]>>[CH3][Sn]([CH3])([CH3])[c]1ccc2nc(F)[nH]c2c1',
    ],
    counterExamples: ['COc1cccc(F)c1.COB(OC)OC>>COB(OC)c1c(F)cccc1OC'],
  },
  {
    id: 'alcohol-arylation-beside-free-amine',
    because: 'A free amine takes the aryl group from palladium or copper before an alkanol.',
    refuses: [
      '[c;!$(c:n);!$(c1aan[a]a1);!$(c1c([NX3+](=O)[O-])aaaa1);!$(c1aac([NX3+](=O)[O-])aa1):1][Cl,Br,I].[$([OX2H1][CX4]):2]>>[c:1][O:2]',
    ],
    beside: ['[NX3;H2;+0;!$(N[C,S]=[O,S,N])][CX4]', '[NX3;H1;+0;!$(N[C,S]=[O,S,N])]([CX4])[CX4]'],
    examples: ['Brc1cccc2[nH]ccc12.CC(C)NCC(O)CO>>CC(C)NCC(O)COc1cccc2[nH]ccc12'],
    counterExamples: ['CNCCC(O)c1ccccc1.Fc1cccc2ccccc12>>CNCCC(Oc1cccc2ccccc12)c1ccccc1'],
  },
  {
    id: 'radical-bromination-beside-amine',
    because:
      'The bromine takes an electron of the amine, and a bromide two bonds from it closes to an aziridinium ion.',
    refuses: ['[CX4;!H0;$(C-c):1].[Br:2]N(C=O)C=O>>[C:1][Br:2]'],
    beside: ['[NX3;+0;!$(N[C,S,P]=[O,S,N]);!$(N-a);!$(N-[#7,#8])][CX4]'],
    examples: ['COc1ccc(CCN(C)C)cc1.O=C1CCC(=O)N1Br>>COc1ccc(C(Br)CN(C)C)cc1'],
    counterExamples: ['CC(=O)Nc1ccc(C)cc1.O=C1CCC(=O)N1Br>>CC(=O)Nc1ccc(CBr)cc1'],
  },
  {
    id: 'alkylation-beside-vinyl-ketone',
    because: 'An amine adds to a vinyl ketone before it displaces a halide.',
    refuses: ['[NX3;!H0;+0:1].[CX4:2][Cl,Br]>>[N:1][C:2]'],
    beside: ['[CH2]=[CH][CX3](=O)[#6]'],
    examples: ['C1CCNCC1.C=CC(=O)CCCl>>C=CC(=O)CCN1CCCCC1'],
    counterExamples: ['C1CCNCC1.CC(=O)CCCCl>>CC(=O)CCCN1CCCCC1'],
  },
  {
    id: 'half-of-diboron',
    because: 'One half of a diboron reagent is not opened while the other stays.',
    refuses: ['[#5:3][#5:1]1O[C](C)(C)[C](C)(C)O1>>[#5:3][#5:1](O)O'],
    examples: ['CC1(C)OB(B2OC(C)(C)C(C)(C)O2)OC1(C)C>>CC1(C)OB(B(O)O)OC1(C)C'],
    counterExamples: ['CC1(C)OB(c2ccccc2)OC1(C)C>>OB(O)c1ccccc1'],
  },
];
