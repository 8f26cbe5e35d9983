// Steps in which something else of the same flask would react first: the better nucleophile, the weaker bond, the more
// reactive carbonyl group.

import type { StepGuard } from './step-guard.ts';

/** A ring carbon that no ring nitrogen ortho or para makes reactive. */
const plainRing = 'c;!$(c:n);!$(c1aa[nX2,n+]aa1);!$(c:a:[nX2,n+])';
const boron = 'B([OX2])[OX2]';
/** A free alkyl amine, and a carbonyl group that hydrides take before an ester or a nitrile. */
const alkylAmine = ['[NX3;H2;+0;$(N[CX4;!$(C=[O,N])]);!$(N[#7,#8])]', '[NX3;H1;+0;$(N([CX4])[CX4])]'];
const aldehydeOrKetone = ['[#6][CX3H1]=[OX1]', '[#6][CX3](=[OX1])[CX4]'];
const arylAmine = '[NX3;!H0;+0;$(N-c);!$(N-[#7,#8]);!$(N-[C,S]=[O,S,N]):1]';
const bromoalkane = '[CX4:2][Cl,Br,I]';
const phenol = '[OX2H]c';
/** A carbon of an azine that no donor ortho or para activates. */
const plainAzine =
  '[cH;$(c1aaaa[nX2]1),$(c1aaa[nX2]a1),$(c1aa[nX2]aa1);!$(c1c([NX3,OX2,OX1,SX2])aaaa1);!$(c1aac([NX3,OX2,OX1,SX2])aa1);!$(c1c(=[OX1])aaaa1);!$(c1aac(=[OX1])aa1):1]';
const thiol = '[SX2H][#6]';

export const rivalGuards: readonly StepGuard[] = [
  {
    id: 'boron-coupling-at-lesser-halide',
    because: 'Palladium takes an aryl iodide before a bromide, and a bromide before a chloride that nothing activates.',
    refuses: [`[${plainRing}:1]Cl.[#6:2]${boron}>>[c:1]-[#6:2]`],
    beside: ['[#6;a][Br,I]'],
    examples: ['O=C(O)c1cc(Cl)cc(Br)c1.OB(O)c1cccnc1>>O=C(O)c1cc(Br)cc(-c2cccnc2)c1'],
    counterExamples: [
      'O=C(O)c1cc(Cl)cc(Br)c1.OB(O)c1cccnc1>>O=C(O)c1cc(Cl)cc(-c2cccnc2)c1',
      'Clc1nccc(Br)n1.OB(O)c1ccccc1>>Brc1ccnc(-c2ccccc2)n1',
      'Clc1ccccc1.OB(O)c1ccccc1>>c1ccc(-c2ccccc2)cc1',
    ],
  },
  {
    id: 'boron-coupling-at-bromide-beside-iodide',
    because: 'Palladium takes an aryl iodide before a bromide.',
    refuses: [`[${plainRing}:1]Br.[#6:2]${boron}>>[c:1]-[#6:2]`],
    beside: ['[#6;a]I'],
    examples: ['Brc1ccc(I)cc1.OB(O)c1ccccc1>>Ic1ccc(-c2ccccc2)cc1'],
    counterExamples: [
      'Brc1ccc(I)cc1.OB(O)c1ccccc1>>Brc1ccc(-c2ccccc2)cc1',
      'Brc1ccccc1.OB(O)c1ccccc1>>c1ccc(-c2ccccc2)cc1',
    ],
  },
  {
    id: 'boron-coupling-of-phenol',
    because: 'The hydroxyl group of a phenol does not leave before it is made a triflate or another ester.',
    refuses: [`[${plainRing}:1][OX2H].[#6:2]${boron}>>[c:1]-[#6:2]`],
    examples: ['Oc1ccc(F)cc1.OB(O)c1ccccc1>>Fc1ccc(-c2ccccc2)cc1'],
    counterExamples: ['O=S(=O)(Oc1ccccc1)C(F)(F)F.OB(O)c1ccccc1>>c1ccc(-c2ccccc2)cc1'],
  },
  {
    id: 'methyl-ether-as-leaving-group',
    because: 'The methoxy group of an ether does not leave from an sp3 carbon, nor from a ring that nothing activates.',
    refuses: [
      '[CX4;!$(C([OX2])[#7,#8,#16]);!$(C([OX2])(c)c):1][OX2][CH3].[#7,#8,#16;!H0;!$(*[CH3]):2]>>[C:1][*:2]',
      `[${plainRing};!$(c1c([$([NX3+](=O)[O-]),$(C#N),$(C=O)])aaaa1);!$(c1aac([$([NX3+](=O)[O-]),$(C#N),$(C=O)])aa1):1][OX2][CH3].[NX3;!H0:2]>>[c:1][N:2]`,
    ],
    examples: [
      'COCCN1CCCC1.O=[N+]([O-])c1ccc(O)c(Cl)c1>>O=[N+]([O-])c1ccc(OCCN2CCCC2)c(Cl)c1',
      'COCCO.Fc1ccc(CN2CCNCC2)cc1>>OCCN1CCN(Cc2ccc(F)cc2)CC1',
      'COc1ccccc1.C1CCNCC1>>c1ccc(N2CCCCC2)cc1',
    ],
    counterExamples: [
      'COC(c1ccccc1)OC.OCCO>>c1ccc(C2OCCO2)cc1',
      'COc1ccc([N+](=O)[O-])cc1.C1CCNCC1>>O=[N+]([O-])c1ccc(N2CCCCC2)cc1',
      'ClCCN1CCCC1.Oc1ccccc1>>c1ccc(OCCN2CCCC2)cc1',
    ],
  },
  {
    id: 'aromatic-amine-acylated-beside-alkyl-amine',
    because: 'An alkyl amine takes the acyl or sulfonyl group before an aromatic one does.',
    refuses: [
      `${arylAmine}.[CX3:2](=[OX1:3])[Cl,OX2H]>>[N:1][C:2]=[O:3]`,
      `${arylAmine}.[SX4:2](=[OX1:3])(=[OX1:4])Cl>>[N:1][S:2](=[O:3])=[O:4]`,
    ],
    beside: alkylAmine,
    examples: [
      'CC(=O)O.CCc1c(CN)ccc(N)c1F>>CCc1c(CN)ccc(NC(C)=O)c1F',
      'CC(C)c1ccc(S(=O)(=O)Cl)nc1.NCc1ccc(N)cc1>>CC(C)c1ccc(S(=O)(=O)Nc2ccc(CN)cc2)nc1',
    ],
    counterExamples: ['CC(=O)O.CCc1c(CN)ccc(N)c1F>>CCc1c(CNC(C)=O)ccc(N)c1F', 'CC(=O)Cl.Nc1ccccc1>>CC(=O)Nc1ccccc1'],
  },
  {
    id: 'aromatic-amine-alkylated-beside-alkyl-amine',
    because: 'An alkyl amine takes the alkyl group before an aromatic one does.',
    refuses: [`${arylAmine}.${bromoalkane}>>[N:1][C:2]`],
    beside: alkylAmine,
    examples: ['CCBr.Nc1cc(N2CCNCC2)ccc1[N+](=O)[O-]>>CCNc1cc(N2CCNCC2)ccc1[N+](=O)[O-]'],
    counterExamples: ['CCBr.Nc1cc(N2CCNCC2)ccc1[N+](=O)[O-]>>CCN1CCN(c2ccc([N+](=O)[O-])c(N)c2)CC1'],
  },
  {
    id: 'arylation-of-aromatic-amine-beside-alkyl-halide',
    because:
      'At the temperature at which an aromatic amine replaces the halide of an azine, it is alkylated by a benzyl or alkyl halide.',
    refuses: [
      `[NX3;!H0;+0;$(N-c);!$(N-[#7,#8]);!$(N-[C,S]=[O,S,N]):1].[c;$(c:n),$(c1aa[nX2]aa1);!$(c1nanan1);!$(c:c[NX3+](=O)[O-]):2][Cl,Br]>>[N:1]-[c:2]`,
    ],
    beside: ['[CX4;H2;$(C[c,$(C=C),$(C=O),$(C#N),$(C#C)])][Cl,Br,I]', '[CX4;H2,H3][Br,I]'],
    examples: [
      'Cc1ccc(NC(=O)c2ccc(CCl)cc2)cc1N.Clc1nccc(-c2cccnc2)n1>>Cc1ccc(NC(=O)c2ccc(CCl)cc2)cc1Nc1nccc(-c2cccnc2)n1',
      'Nc1ccccc1.ClCc1ccc(Cl)nc1>>ClCc1ccc(Nc2ccccc2)nc1',
      'Nc1ccc(CBr)cc1.Clc1ccnc2ccccc12>>BrCc1ccc(Nc2ccnc3ccccc23)cc1',
      'Nc1cccc(OCCBr)c1.Clc1ncccn1>>BrCCOc1cccc(Nc2ncccn2)c1',
      'CNc1ccc(C(=O)CBr)cc1.Clc1ncccn1>>CN(c1ccc(C(=O)CBr)cc1)c1ncccn1',
    ],
    counterExamples: [
      'Nc1ccccc1.Clc1ncccn1>>c1ccc(Nc2ncccn2)cc1',
      'Nc1ccc(CO)cc1.Clc1ncccn1>>OCc1ccc(Nc2ncccn2)cc1',
      'Nc1cccc(OCCCCl)c1.Clc1ncccn1>>ClCCCOc1cccc(Nc2ncccn2)c1',
      'Nc1ccccc1.ClCc1ccc(Cl)nc1>>Clc1ccc(CNc2ccccc2)cn1',
      'Nc1ccccc1.ClCc1nc(Cl)nc(Cl)n1>>ClCc1nc(Cl)nc(Nc2ccccc2)n1',
    ],
  },
  {
    id: 'alcohol-alkylated-beside-phenol',
    because: 'A phenol is deprotonated and alkylated before an alcohol.',
    refuses: [`[OX2H;$(O[CX4]):1].${bromoalkane}>>[O:1][C:2]`],
    beside: [phenol],
    examples: ['BrCc1ccccc1.OCc1ccc(O)cc1>>Oc1ccc(COCc2ccccc2)cc1'],
    counterExamples: ['BrCc1ccccc1.OCc1ccc(O)cc1>>OCc1ccc(OCc2ccccc2)cc1', 'BrCc1ccccc1.OCCCC>>CCCCOCc1ccccc1'],
  },
  {
    id: 'amide-alkylated-beside-phenol-or-thiol',
    because: 'A phenol or a thiol is deprotonated and alkylated before an amide.',
    refuses: [`[NX3;!H0;$(N([CX4])[CX3]=O);!$(N([CX3]=O)[CX3,SX4]=O);!$(N[SX4]=O):1].${bromoalkane}>>[N:1][C:2]`],
    beside: [phenol, thiol],
    examples: ['CCOC(=O)CBr.CNC(=O)C#Cc1ccccc1O>>CCOC(=O)CN(C)C(=O)C#Cc1ccccc1O'],
    counterExamples: ['CCOC(=O)CBr.CNC(=O)C#Cc1ccccc1>>CCOC(=O)CN(C)C(=O)C#Cc1ccccc1'],
  },
  {
    id: 'amide-arylated-beside-primary-amide',
    because:
      'A primary carboxamide takes an aryl group as readily as a secondary amide does, with a metal and without.',
    refuses: ['[NX3;H1;$(N([CX4])[CX3]=[OX1]):1].[c:2][F,Cl,Br,I]>>[N:1]-[c:2]'],
    beside: ['[NX3;H2][CX3](=[OX1])[#6]'],
    examples: [
      'COc1ccc(-n2nc(C(N)=O)c3c2C(=O)NCC3)cc1.O=C1CCCCN1c1ccc(I)cc1>>COc1ccc(-n2nc(C(N)=O)c3c2C(=O)N(c2ccc(N4CCCCC4=O)cc2)CC3)cc1',
      'NC(=O)C1CC(=O)NC1.Brc1ccccc1>>NC(=O)C1CC(=O)N(c2ccccc2)C1',
      'NC(=O)c1ccc(I)cc1.O=C1CCCN1>>NC(=O)c1ccc(N2CCCC2=O)cc1',
      'NC(=O)CCC1CCC(=O)N1.Ic1ccncc1>>NC(=O)CCC1CCC(=O)N1c1ccncc1',
      'NC(=O)c1cccc(Br)c1.CC(=O)NC>>CC(=O)N(C)c1cccc(C(N)=O)c1',
      'NC(=O)C1CC(=O)NC1.O=[N+]([O-])c1ccc(F)cc1>>NC(=O)C1CC(=O)N(c2ccc([N+](=O)[O-])cc2)C1',
    ],
    counterExamples: [
      'O=C1CCCN1.Ic1ccccc1>>O=C1CCCN1c1ccccc1',
      'CCOC(=O)c1nn(-c2ccc(OC)cc2)c2c1CCNC2=O.O=C1CCCCN1c1ccc(I)cc1>>CCOC(=O)c1nn(-c2ccc(OC)cc2)c2c1CCN(c1ccc(N3CCCCC3=O)cc1)C2=O',
      'NC(=O)C1CC(=O)NC1.Brc1ccccc1>>O=C1CC(C(=O)Nc2ccccc2)CN1',
      'CNC(=O)C1CC(=O)NC1.Brc1ccccc1>>CNC(=O)C1CC(=O)N(c2ccccc2)C1',
      'NC(=O)c1ccc(I)cc1.C1COCCN1>>NC(=O)c1ccc(N2CCOCC2)cc1',
    ],
  },
  {
    id: 'alkyl-amide-alkylated-beside-alcohol',
    because: 'An alcohol is alkylated before the amide, urea or carbamate of an alkyl amine.',
    refuses: [`[NX3;H1;$(N([CX4])[CX3](=O)[#6,#7,#8]);!$(N([CX3]=O)[CX3,SX4]=O);!r5;!r6:1].${bromoalkane}>>[N:1][C:2]`],
    beside: ['[OX2H][CX4;!$(C[Cl,Br,I]);!$(CC[Cl,Br,I])]'],
    examples: ['CN(C)C(=O)NCCO.ClCc1ccccc1>>CN(C)C(=O)N(CCO)Cc1ccccc1', 'CC(=O)NC1CCC(O)CC1.CI>>CC(=O)N(C)C1CCC(O)CC1'],
    counterExamples: [
      'CC(=O)NCCc1ccccc1.CI>>CC(=O)N(C)CCc1ccccc1',
      'CN(C)C(=O)NCCO.ClCc1ccccc1>>CN(C)C(=O)NCCOCc1ccccc1',
    ],
  },
  {
    id: 'amide-alkylated-beside-alkyl-amine',
    because: 'An alkyl amine takes the alkyl group before an amide does.',
    refuses: [`[NX3;!H0;$(N[CX3]=[O,S]);!$(N([CX3]=O)[CX3,SX4]=O):1].${bromoalkane}>>[N:1][C:2]`],
    beside: alkylAmine,
    examples: ['CI.NC(=O)CCN>>CNC(=O)CCN', 'BrCc1ccccc1.O=C1CNCCN1>>O=C1CNCCN1Cc1ccccc1'],
    counterExamples: ['BrCc1ccccc1.O=C1CNCCN1>>O=C1CN(Cc2ccccc2)CCN1', 'CI.CC(=O)NCCc1ccccc1>>CC(=O)N(C)CCc1ccccc1'],
  },
  {
    id: 'ester-or-nitrile-reduced-beside-ketone',
    because: 'What reduces an ester or a nitrile reduces an aldehyde or a ketone first.',
    refuses: ['[#6:3][CX3:1](=[OX1:2])[OX2][#6]>>[#6:3][CH2:1][OH:2]', '[#6:1][CX2:2]#[NX1:3]>>[#6:1][CH2:2][NH2:3]'],
    beside: aldehydeOrKetone,
    examples: ['COC(=O)CC#Cc1ccc(C=O)cc1Cl>>O=Cc1ccc(C#CCCO)c(Cl)c1', 'CC(=O)c1ccc(C#N)cc1>>CC(=O)c1ccc(CN)cc1'],
    counterExamples: ['COC(=O)c1ccc(Cl)cc1>>OCc1ccc(Cl)cc1', 'COC(=O)c1ccc(C(=O)N(C)C)cc1>>CN(C)C(=O)c1ccc(CO)cc1'],
  },
  {
    id: 'inner-alkene-hydrogenated-beside-open-one',
    because: 'Hydrogen is taken up by a terminal alkene or an alkyne before a more substituted alkene.',
    refuses: [
      '[CX3;!H2;!$(C[CX3]=[OX1]);!$(CC#N);!$(C[SX4]=O);!$(C[N+]):1]=[CX3;!H2;!$(C[CX3]=[OX1]);!$(CC#N);!$(C[SX4]=O);!$(C[N+]):2]>>[C:1][C:2]',
    ],
    beside: ['[CX3H2]=[CX3H1]', '[CX2]#[CX2]'],
    examples: ['C=Cc1cccc(C)c1COc1cccc(C=CCC(=O)O)c1>>C=Cc1cccc(C)c1COc1cccc(CCCC(=O)O)c1'],
    counterExamples: ['OC(=O)CC=Cc1ccccc1>>O=C(O)CCCc1ccccc1', 'C=CCCC=CC(=O)OC>>C=CCCCCC(=O)OC'],
  },
  {
    id: 'oxidation-or-nitration-beside-thiol',
    because: 'A thiol is oxidised first.',
    refuses: ['[CX4;!H0:1][OX2H:2]>>[C:1]=[O:2]', '[cH:1].[OX2H][NX3+:2](=[OX1:3])[OX1-:4]>>[c:1][N+:2](=[O:3])[O-:4]'],
    beside: [thiol],
    examples: ['Cc1ccccc1S.O=[N+]([O-])O>>Cc1ccc([N+](=O)[O-])cc1S', 'OC(c1ccccc1)c1ccccc1S>>O=C(c1ccccc1)c1ccccc1S'],
    counterExamples: ['OC(c1ccccc1)c1ccccc1>>O=C(c1ccccc1)c1ccccc1'],
  },
  {
    id: 'methyl-ester-hydrolysed-beside-aryl-acetate',
    because: 'The ester of a phenol is hydrolysed before a methyl ester.',
    refuses: ['[CX3:1](=[OX1:2])[OX2:3][CH3]>>[C:1](=[O:2])[OH:3]'],
    beside: ['[CH3][CX3](=O)[OX2]c'],
    examples: ['COC(=O)c1ccc(C)cc1OC(C)=O>>CC(=O)Oc1cc(C)ccc1C(=O)O'],
    counterExamples: ['COC(=O)c1ccc(C)cc1OC>>COc1cc(C)ccc1C(=O)O'],
  },
  {
    id: 'strained-ring-by-acylation',
    because: 'An acyl group does not reach over so small a ring.',
    refuses: [
      '[NX3;!H0:2][c:1]:[c:3][CX3:4](=[OX1:5])[OX2]>>[N:2]1[c:1]:[c:3][C:4]1=[O:5]',
      '[OX2H:2][c:1]:[c:3][CX3:4](=[OX1:5])[OX2]>>[O:2]1[c:1]:[c:3][C:4]1=[O:5]',
      '[NX3;!H0:2][CX4:1][CX3:4](=[OX1:5])[OX2]>>[N:2]1[C:1][C:4]1=[O:5]',
      '[cH:1]:[c:2][CX4:3][CX3:4](=[OX1:5])[OX2H]>>[c:1]1:[c:2][C:3][C:4]1=[O:5]',
    ],
    examples: [
      'Nc1ccccc1C(=O)O>>O=C1Nc2ccccc21',
      'O=C(O)c1ccccc1O>>O=C1Oc2ccccc21',
      'CCOC(=O)CNc1ccccc1>>O=C1CN1c1ccccc1',
      'O=C(O)Cc1ccccc1>>O=C1Cc2ccccc21',
    ],
    counterExamples: ['O=C(O)CCc1ccccc1>>O=C1CCc2ccccc21', 'NCc1ccccc1C(=O)O>>O=C1NCc2ccccc21'],
  },
  {
    id: 'stannylation-with-tin-dichloride',
    because: 'Tin(II) chloride reduces; it is no source of a stannyl group.',
    refuses: ['[c;!H0:1].[Sn;D2:2]Cl>>[c:1][Sn:2]'],
    examples: ['Cl[Sn]Cl.c1ccccc1>>Cl[Sn]c1ccccc1'],
    counterExamples: ['CCCC[Sn](Cl)(CCCC)CCCC.c1ccsc1>>CCCC[Sn](CCCC)(CCCC)c1cccs1'],
  },
  {
    id: 'imidoyl-chloride-of-primary-amide',
    because: 'The imidoyl chloride of a primary amide loses hydrogen chloride to the nitrile.',
    refuses: ['[#6:4][CX3:1](=[OX1])[NX3H2:2].[Cl:3]P(Cl)(Cl)=O>>[#6:4][C:1]([Cl:3])=[NH:2]'],
    examples: ['NC(=O)c1ccc(F)cc1.O=P(Cl)(Cl)Cl>>N=C(Cl)c1ccc(F)cc1'],
    counterExamples: ['O=C(Nc1ccccc1)c1ccccc1.O=P(Cl)(Cl)Cl>>ClC(=Nc1ccccc1)c1ccccc1'],
  },
  {
    id: 'ring-bromination-beside-enolisable-ketone',
    because: 'An aryl ketone is brominated beside its carbonyl group, not on a ring that this group deactivates.',
    refuses: [
      '[cH;$(c1aaaa(C(=O)[CX4;!H0])a1),$(c1aaa(C(=O)[CX4;!H0])aa1),$(c1aaaaa1C(=O)[CX4;!H0]);!$(c1c([NX3,OX2])aaaa1);!$(c1aac([NX3,OX2])aa1);!$(c1ac([NX3,OX2])aaa1):1].[Br:2]Br>>[c:1][Br:2]',
    ],
    examples: ['BrBr.CC(=O)c1ccc(F)cc1>>CC(=O)c1ccc(F)c(Br)c1'],
    counterExamples: ['BrBr.CC(=O)c1ccc(O)cc1>>CC(=O)c1ccc(O)c(Br)c1', 'BrBr.CC(=O)c1ccc(F)cc1>>O=C(CBr)c1ccc(F)cc1'],
  },
  {
    id: 'electrophile-on-plain-azine',
    because: 'The ring of a pyridine without a donor group takes no electrophile under these conditions.',
    refuses: [
      ...['[Cl,Br,I:2]N(C=O)C=O', '[Br:2]Br'].map((source) => `${plainAzine}.${source}>>[c:1][*:2]`),
      `${plainAzine}.[OX2H][NX3+:2](=[OX1:3])[OX1-:4]>>[c:1][N+:2](=[O:3])[O-:4]`,
    ],
    examples: [
      'O=C(O)c1cccc(Cl)n1.O=[N+]([O-])O>>O=C(O)c1nc(Cl)ccc1[N+](=O)[O-]',
      'O=C1CCC(=O)N1I.c1cnc2[nH]cnc2c1>>Ic1cnc2[nH]cnc2c1',
      'O=C1CCC(=O)N1Br.CNC(=O)c1cccnc1>>CNC(=O)c1cncc(Br)c1',
    ],
    counterExamples: ['O=C1CCC(=O)N1Br.Nc1ccccn1>>Nc1ccc(Br)cn1'],
  },
];
