// Carbon-carbon and carbon-nitrogen double bonds that learned templates make where their reagents would not last.

import { organometallicAdditions } from './organometallic.ts';
import type { StepGuard } from './step-guard.ts';

/** What takes the metal's place before a carbonyl group does. */
const acidicHydrogen = ['[OX2H1][#6]', '[NX3;!H0;+0;!$(N-[#8])][#6]', '[nH]', '[SX2H1]', '[NX2]=C=[O,S]'];
const carbonHalide = '[#6;!$([#6](=O)):1][Cl,Br,I]';

export const carbonBondGuards: readonly StepGuard[] = [
  {
    id: 'organometallic-beside-acidic-hydrogen',
    because:
      'The organometallic reagent that is made of the halide takes up the acidic hydrogen, or adds to the isocyanate, of the molecules beside it.',
    refuses: organometallicAdditions(carbonHalide),
    beside: acidicHydrogen,
    examples: [
      'CON(C)C(=O)Cc1ccccc1Br.NC(=O)Nc1ccccc1Br>>NC(=O)Nc1ccccc1C(=O)Cc1ccccc1Br',
      'COc1ccc(C(Br)CO)cc1.O=C1CCCCC1>>COc1ccc(C(CO)C2(O)CCCCC2)cc1',
      'O=C(Cl)c1ccccc1Br.O=C=Nc1ccccc1CBr>>O=C=Nc1ccccc1CC(=O)c1ccccc1Br',
    ],
    counterExamples: [
      'Brc1ccccc1.O=C1CCCCC1>>OC1(c2ccccc2)CCCCC1',
      'CON(C)C(=O)Cc1ccccc1.Brc1ccccc1>>O=C(Cc1ccccc1)c1ccccc1',
    ],
  },
  {
    id: 'arene-to-acyl-chloride',
    because:
      'Phosgene and carbamoyl chlorides make amides and ketones of arenes, no acid chlorides; and a free sulfonamide or amine takes them first.',
    refuses: ['[cH:1].[CX3:2](=[OX1:3])([Cl:4])[Cl,N,O]>>[c:1][C:2](=[O:3])[Cl:4]'],
    examples: ['CN(C)C(=O)Cl.COc1ccc(S(N)(=O)=O)cc1>>COc1ccc(S(N)(=O)=O)cc1C(=O)Cl'],
    counterExamples: ['COc1ccccc1.CC(=O)Cl>>COc1ccc(C(C)=O)cc1'],
  },
  {
    id: 'friedel-crafts-on-basic-heteroarene',
    because: 'The Lewis acid sits on the ring nitrogen, and an azine or benzo-fused azole is not acylated at carbon.',
    refuses: [
      '[cH;r6;$(c1aaaaa1);$(c:[nX2]),$(c:a:[nX2]),$(c1aa[nX2]aa1):1].[CX3:2](=[OX1:3])([#6:4])[Cl,O]>>[c:1][C:2](=[O:3])[#6:4]',
      '[cH;r6;$(c1aaa2a(a1)[nX3;r5][c;r5][nX2;r5]2),$(c1aaa2a(a1)[nX2;r5][c;r5][nX3,o,s;r5]2),$(c1aa2a(aa1)[nX3;r5][c;r5][nX2;r5]2),$(c1aa2a(aa1)[nX2;r5][c;r5][nX3,o,s;r5]2):1].[CX3:2](=[OX1:3])([#6:4])[Cl,O]>>[c:1][C:2](=[O:3])[#6:4]',
    ],
    examples: [
      'COC(=O)Nc1nc2ccccc2[nH]1.O=C(Cl)c1ccccc1>>COC(=O)Nc1nc2ccc(C(=O)c3ccccc3)cc2[nH]1',
      'c1ccncc1.CC(=O)Cl>>CC(=O)c1cccnc1',
    ],
    counterExamples: ['c1ccc2[nH]ccc2c1.CC(=O)Cl>>CC(=O)c1c[nH]c2ccccc12', 'COc1ccccc1.CC(=O)Cl>>COc1ccc(C(C)=O)cc1'],
  },
  {
    id: 'friedel-crafts-on-deactivated-arene',
    because: 'A ring with an acceptor and no donor is not acylated.',
    refuses: [
      '[cH;r6;$(c1c(-[$([N+](=O)[O-]),$(C#N),$([CX3]=O),$([SX4](=O)=O),$(C(F)(F)F)])[c;!$(c[OX2,NX3;!+])][c;!$(c[OX2,NX3;!+])][c;!$(c[OX2,NX3;!+])][c;!$(c[OX2,NX3;!+])]1),$(c1[c;!$(c[OX2,NX3;!+])]c(-[$([N+](=O)[O-]),$(C#N),$([CX3]=O),$([SX4](=O)=O),$(C(F)(F)F)])[c;!$(c[OX2,NX3;!+])][c;!$(c[OX2,NX3;!+])][c;!$(c[OX2,NX3;!+])]1),$(c1[c;!$(c[OX2,NX3;!+])][c;!$(c[OX2,NX3;!+])]c(-[$([N+](=O)[O-]),$(C#N),$([CX3]=O),$([SX4](=O)=O),$(C(F)(F)F)])[c;!$(c[OX2,NX3;!+])][c;!$(c[OX2,NX3;!+])]1):1].[CX3:2](=[OX1:3])([#6,Cl:4])[Cl,O]>>[c:1][C:2](=[O:3])[*:4]',
    ],
    examples: ['NS(=O)(=O)c1ccc(F)cc1.CC(=O)Cl>>CC(=O)c1cc(S(N)(=O)=O)ccc1F'],
    counterExamples: ['COc1ccc(C(C)=O)cc1.CC(=O)Cl>>COc1ccc(C(C)=O)cc1C(C)=O'],
  },
  {
    id: 'friedel-crafts-meta-to-donor',
    because: 'Oxygen and nitrogen direct an acyl group to the ortho and para positions.',
    refuses: [
      '[cH;r6;$(c1cc([OX2,$([NX3;!+])])aaa1);!$(c1c([OX2,$([NX3;!+])])aaaa1);!$(c1aac([OX2,$([NX3;!+])])aa1):1].[CX3:2](=[OX1:3])([#6:4])[Cl,O]>>[c:1][C:2](=[O:3])[#6:4]',
    ],
    examples: ['O=C(Cl)CCl.Oc1cccc(O)c1>>O=C(CCl)c1cc(O)cc(O)c1'],
    counterExamples: ['O=C(Cl)CCl.Oc1cccc(O)c1>>O=C(CCl)c1ccc(O)cc1O', 'COc1ccccc1.CC(=O)Cl>>COc1ccc(C(C)=O)cc1'],
  },
  {
    id: 'olefination-with-plain-phosphonate',
    because: 'A phosphonate without an acceptor beside its carbon stops at the hydroxyphosphonate.',
    refuses: ['[CX4;!H0;!$(C-[c,$(C=[O,N,C]),$(C#[N,C]),$(S),$([F,Cl,Br])]):1]P(=O)(O)O.[CX3:2]=[OX1]>>[C:1]=[C:2]'],
    examples: ['CCOP(=O)(OCC)C1CCN(C)CC1.O=C(c1ccccc1)c1ccccc1>>CN1CCC(=C(c2ccccc2)c2ccccc2)CC1'],
    counterExamples: ['CCOC(=O)CP(=O)(OCC)OCC.O=Cc1ccccc1>>CCOC(=O)C=Cc1ccccc1'],
  },
  {
    id: 'olefination-with-alkoxide',
    because: 'A tertiary alkoxide gives no alkylidene group to a ketone.',
    refuses: ['[CX4;!H0:1][CX4]([#6])([#6])[O-].[CX3;$(C([#6])[#6]):2]=[OX1]>>[C:1]=[C:2]'],
    examples: ['CC(C)([O-])C1CCN(C)CC1.O=C(c1ccccc1)c1ccccc1>>CN1CCC(=C(c2ccccc2)c2ccccc2)CC1'],
    counterExamples: ['O=C1CCN(C)CC1.O=C(c1ccccc1)c1ccccc1>>CN1CCC(=C(c2ccccc2)c2ccccc2)CC1'],
  },
  {
    id: 'olefination-with-alkyl-dihalide',
    because: 'A geminal dihalide of an alkyl chain gives no alkene with a ketone by any method of the bench.',
    refuses: ['[CX4;H0,H1;$(C[#6]):1]([Cl,Br,I])[Cl,Br,I].[CX3;$(C([#6])[#6]):2]=[OX1]>>[C:1]=[C:2]'],
    examples: ['CN1CCC(Br)(Br)CC1.O=C(c1ccccc1)c1ccccc1>>CN1CCC(=C(c2ccccc2)c2ccccc2)CC1'],
    counterExamples: ['BrC(Br)(Br)Br.O=Cc1ccccc1>>BrC(Br)=Cc1ccccc1'],
  },
  {
    id: 'cycloaddition-of-organometallic',
    because: 'A vinyl Grignard reagent is no dienophile, and takes the proton of cyclopentadiene.',
    refuses: ['[C:1]=[C:2][C:3]=[C:4].[C:5]=[C;$(C[Mg,Li,Zn]):6]>>[C:1]1[C:2]=[C:3][C:4][C:6][C:5]1'],
    examples: ['C1=CCC=C1.C=[CH][Mg][Br]>>[Br][Mg][CH]1CC2C=CC1C2'],
    counterExamples: ['C1=CCC=C1.C=CC(C)=O>>CC(=O)C1CC2C=CC1C2'],
  },
  {
    id: 'alkylation-of-plain-carbon',
    because:
      'A carbon acid needs a carbonyl, cyano, nitro, sulfonyl or phosphoryl group, or an azine, beside the anion.',
    refuses: [
      '[CX4;!H0;!$(C-C=[O,N,S]);!$(C-C#N);!$(C-[N+](=O)[O-]);!$(C-S=O);!$(C-P);!$(C(S)S);!$(C(-a)-a);!$(C-c:[nX2]);!$(C-c1aa[nX2]aa1);!$(C-[P+]):1].[CX4:2][Cl,Br,I]>>[C:1][C:2]',
    ],
    examples: ['COc1ccc(CCl)cc1.ClCBr>>COc1ccc(C(Cl)CCl)cc1'],
    counterExamples: ['CCOC(=O)CC(=O)OCC.CCBr>>CCOC(=O)C(CC)C(=O)OCC', 'N#CCc1ccccc1.CI>>CC(C#N)c1ccccc1'],
  },
  {
    id: 'condensation-of-amide-with-amine',
    because:
      'An amide, urea, ester or acid chloride does not lose its oxygen to an amine; it is activated first, as an imidate or imidoyl chloride, or a cyanamide is used.',
    refuses: ['[CX3;!$(C-[#7]-[#7]):1](=[OX1])[NX3,OX2,Cl:3].[NX3;H2;+0:2]>>[C:1](=[N:2])[*:3]'],
    examples: [
      'NC(N)=O.Nc1nc(CCl)cs1>>NC(N)=Nc1nc(CCl)cs1',
      'NC(=O)CCSCc1ccccc1.NS(N)(=O)=O>>NC(CCSCc1ccccc1)=NS(N)(=O)=O',
      'NS(N)(=O)=O.O=C(Cl)CCCl>>NS(=O)(=O)N=C(Cl)CCCl',
    ],
    counterExamples: ['O=Cc1ccccc1.NO>>ON=Cc1ccccc1', 'NC#N.Nc1ccccc1>>N=C(N)Nc1ccccc1'],
  },
  {
    id: 'amidine-from-plain-nitrile',
    because: 'A nitrile takes an alkyl amine only after it has become an imidate.',
    refuses: [
      '[CX2;!$(C-C(F)(F)F);!$(C-[#7,#8,#16]):1]#[NX1:2].[NX3;H1,H2;+0;$(N[CX4]);!$(N[C,S]=[O,S]);!$(N[#7,#8]):3]>>[C:1](=[N:2])[N:3]',
    ],
    examples: ['CN1CCNCC1.Cc1cc(C#N)c(N)s1>>Cc1cc(C(=N)N2CCN(C)CC2)c(N)s1'],
    counterExamples: ['N#Cc1ccccc1.NO>>N/C(=N/O)c1ccccc1'],
  },
  {
    id: 'arylation-of-plain-carbon',
    because: 'An aryl halide couples with carbon acids, alkenes and alkynes; not with a hydrogen on any other carbon.',
    refuses: [
      '[c:1][Cl,Br,I].[CX4;!H0;!$(C-C=[O,N,S]);!$(C-C#N);!$(C-[N+](=O)[O-]);!$(C-S=O);!$(C-P);!$(C(S)S);!$(C-c:[nX2]);!$(C-c1aa[nX2]aa1):2]>>[c:1][C:2]',
      '[c:1][Cl,Br,I].[CX3;!H0;$(C=[O,S,N]):2]>>[c:1][C:2]',
    ],
    examples: ['N#Cc1cc(Br)ccc1O.NC=S>>N#Cc1cc(C(N)=S)ccc1O', 'Brc1ccccc1.Cc1ccccc1>>c1ccc(Cc2ccccc2)cc1'],
    counterExamples: [
      'Brc1ccccc1.C=CC(=O)OC>>COC(=O)C=Cc1ccccc1',
      'Brc1ccccc1.CC(C)=O>>CC(=O)Cc1ccccc1',
      'Brc1ccccc1.O=CC1CC1>>OC(c1ccccc1)C1CC1',
    ],
  },
  {
    id: 'condensation-at-plain-carbon',
    because:
      'Condensation with a carbonyl group needs a hydrogen made acidic by an acceptor, and carbon dioxide is no carbonyl compound for it.',
    refuses: [
      '[CX4;!H0;!H1;!$(C-[CX3]=[O,N,S]);!$(C-C=C);!$(C-C#N);!$(C-[N+](=O)[O-]);!$(C-S);!$(C-P);!$(C-[P+]);!$(C-a:[n,o,s]);!$(C-a:a:[n,n+]);!$(C-c1aa[n,n+]aa1);!$(C-c[N+](=O)[O-]);!$(C-c1c([N+](=O)[O-])aaaa1);!$(C-c1aac([N+](=O)[O-])aa1);!$(C-[Mg,Li,Zn,Si]):1].[CX3:2]=[OX1]>>[C:1]=[C:2]',
      '[CX4;!H0;!$(C-[CX3]=[O,N,S]);!$(C-C=C);!$(C-C#N);!$(C-[N+](=O)[O-]);!$(C-S);!$(C-P);!$(C-[P+]);!$(C-a:[n,o,s]);!$(C-a:a:[n,n+]);!$(C-c1aa[n,n+]aa1);!$(C-c[N+](=O)[O-]);!$(C-c1c([N+](=O)[O-])aaaa1);!$(C-c1aac([N+](=O)[O-])aa1);!$(C-[Mg,Li,Zn,Si]);!$(C(-a)-a):1].[CX3;$(C=O);!$(C(=O)[N,O,Cl]):2]=[OX1:3]>>[C:1][C:2][O:3]',
      '[CX4;!H0;!H1:1].[C:2](=[O:3])=O>>[C:1]=[C:2]=[O:3]',
    ],
    examples: [
      'COc1ccc(CCCl)cc1.O=C1CCCCC1>>COc1ccc(C(CCl)C2(O)CCCCC2)cc1',
      'O=C=O.OCc1ccccc1>>O=C=C(O)c1ccccc1',
      'OCc1ccccc1.O=Cc1ccccc1>>OC(=Cc1ccccc1)c1ccccc1',
    ],
    counterExamples: [
      'N#CCc1ccccc1.O=C1CCCCC1>>N#CC(c1ccccc1)C1(O)CCCCC1',
      'CC(=O)c1ccccc1.O=Cc1ccccc1>>O=C(C=Cc1ccccc1)c1ccccc1',
      'CCOC(=O)CC(=O)OCC.O=Cc1ccccc1>>CCOC(=O)C(=Cc1ccccc1)C(=O)OCC',
      'O=C1Cc2ccccc2N1.O=Cc1ccccc1>>O=C1Nc2ccccc2C1=Cc1ccccc1',
    ],
  },
  {
    id: 'acyl-chloride-to-alkyl-chloride',
    because: 'A hydride takes the chlorine of an acid chloride before its oxygen.',
    refuses: ['[CX3:1](=O)[Cl:2]>>[CH2:1][Cl:2]', '[CX3;H0:1](=[OX1:3])[Cl:2]>>[CH1:1]([OH:3])[Cl:2]'],
    examples: ['CC(=O)Cl>>CCCl'],
    counterExamples: ['CC(=O)Cl>>CC=O'],
  },
  {
    id: 'mannich-reaction-of-plain-arene',
    because:
      'Only phenols, anilines, indoles, pyrroles, furans and other rich rings take an iminium ion; benzothiophenes and plain benzenes do not.',
    refuses: [
      '[cH;!$(c1c([OX2,NX3;!+])aaaa1);!$(c1aac([OX2,NX3;!+])aa1);!$(c1aa[nX3]a1);!$(c1[nX3]aaa1);!$(c1oaaa1);!$(c1s[c;R1][c;R1]c1):1].[CX3;!$(C(=O)[N,O,Cl]):2]=[OX1].[N;!H0;+0:3]>>[c:1][C:2][N:3]',
    ],
    examples: ['CC=O.COC(=O)NO.c1ccc2sccc2c1>>COC(=O)N(O)C(C)c1cc2ccccc2s1'],
    counterExamples: [
      'C=O.NC(=O)c1ccccc1.c1ccsc1>>O=C(NCc1cccs1)c1ccccc1',
      'C=O.CNC.c1ccc2[nH]ccc2c1>>CN(C)Cc1c[nH]c2ccccc12',
      'C=O.CNC.Oc1ccccc1>>CN(C)Cc1ccccc1O',
    ],
  },
  {
    id: 'coupling-beside-benzylic-halide',
    because: 'Palladium enters a benzylic halide before an aryl chloride or bromide, and base takes it up.',
    refuses: ['[c:1][Cl,Br].[#6:2]B(O)O>>[c:1][#6:2]'],
    beside: ['[CX4;$(C-c)][Cl,Br,I]'],
    examples: ['Clc1ccc(C(Cl)c2ccccc2)cc1.OB(O)c1ccccc1>>ClC(c1ccccc1)c1ccc(-c2ccccc2)cc1'],
    counterExamples: ['O=C(c1ccccc1)c1ccc(Br)cc1.OB(O)c1ccccc1>>O=C(c1ccccc1)c1ccc(-c2ccccc2)cc1'],
  },
  {
    id: 'metathesis-to-tetrasubstituted-alkene',
    because: 'Two 1,1-disubstituted alkenes do not cross in metathesis.',
    refuses: ['[CX3;H0;$(C([#6])[#6]):1]=[CH2].[CX3;H0;$(C([#6])[#6]):2]=[CH2]>>[C:1]=[C:2]'],
    examples: ['C=C1CCN(C)CC1.C=C(c1ccccc1)c1ccccc1>>CN1CCC(=C(c2ccccc2)c2ccccc2)CC1'],
    counterExamples: ['C=CCc1ccccc1.C=CCCC>>CCCC=CCc1ccccc1'],
  },
];
