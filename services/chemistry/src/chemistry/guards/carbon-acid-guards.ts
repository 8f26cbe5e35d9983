// Carbons and rings that take no acyl, carboxyl, formyl or alkyl group because nothing makes their hydrogens acidic or
// their electrons free.

import type { StepGuard } from './step-guard.ts';

/** A carbon whose hydrogens no acceptor, hetero atom, unsaturated neighbour or metal makes mobile. */
const plainCarbon =
  'CX4;!H0;!$(C-[CX3]=[O,N,S]);!$(C-C#N);!$(C-[N+](=O)[O-]);!$(C-[S,P,Mg,Li,Zn,Si,Sn,B]);!$(C-a:[n,o,s]);!$(C-a:a:[n,n+]);!$(C-c1aa[n,n+]aa1);!$(C-c[N+](=O)[O-]);!$(C-c1c([N+](=O)[O-])aaaa1);!$(C-c1aac([N+](=O)[O-])aa1);!$(C(-a)-a);!$(C-C=C);!$(C-C#C);!$(C-c:c[NX3][CX3]=O);!$(C-c:c[CX3]=O)';
const freeNitrogen = ['[NX3;H2;+0][c,CX4]', '[nH]', '[NX3;H1;+0]([c,CX4])[c,CX4]'];
/** Beside an open place next to the hetero atom of a thiophene or furan whose other one bears a donor. */
const betaOfFiveRing = 'cH;$(c1[cH;R1][s,o;R1][c;R1]([NX3,OX2,SX2,CX4,c])[c;R1]1)';

export const carbonAcidGuards: readonly StepGuard[] = [
  {
    id: 'acylation-of-plain-carbon',
    because: 'A carbonyl compound acylates a carbon acid; a plain methyl or methylene group is none.',
    refuses: [
      `[${plainCarbon}:1].[CX3:2](=[OX1:3])[OX2,Cl,NX3]>>[C:1][C:2]=[O:3]`,
      `[${plainCarbon}:1].[CX3:2](=[OX1:3])([OX2:4][CH3])[OX2,Cl]>>[C:1][C:2](=[O:3])[OH:4]`,
      `[${plainCarbon}:1].[C:2](=[O:3])=[O:4]>>[C:1][C:2](=[O:3])[OH:4]`,
    ],
    examples: [
      'COC(=O)OC.Cc1c(F)cc(Br)cc1F>>O=C(O)Cc1c(F)cc(Br)cc1F',
      'Cc1ccc(OC)cc1.O=C=O>>COc1ccc(CC(=O)O)cc1',
      'CC1CCNCC1.O=C(Cl)c1ccccc1>>O=C(CC1CCNCC1)c1ccccc1',
    ],
    counterExamples: [
      'CC(C)=O.CCOC(=O)c1ccccc1>>CC(=O)CC(=O)c1ccccc1',
      'COC(=O)OC.Cc1ccccn1>>COC(=O)Cc1ccccn1',
      'Cc1ccccc1NC(=O)OC(C)(C)C.CON(C)C(C)=O>>CC(=O)Cc1ccccc1NC(=O)OC(C)(C)C',
    ],
  },
  {
    id: 'carboxylation-beside-free-amine',
    because: 'The base that prepares a ring for carbon dioxide takes the hydrogen of an amine or azole first.',
    refuses: ['[cH:1].[C:2](=[O:3])=[O:4]>>[c:1][C:2](=[O:3])[OH:4]'],
    beside: freeNitrogen,
    examples: [
      'Cn1nccc1N.O=C=O>>Cn1ncc(C(=O)O)c1N',
      'Brc1cc[nH]c1.O=C=O>>O=C(O)c1[nH]ccc1Br',
      'CNc1cccc(F)c1.O=C=O>>CNc1cccc(F)c1C(=O)O',
    ],
    counterExamples: ['O=C=O.Oc1ccccc1>>O=C(O)c1ccccc1O', 'COc1cccc(F)c1.O=C=O>>COc1cccc(F)c1C(=O)O'],
  },
  {
    id: 'formylation-of-indazole-carbon',
    because: 'Carbon 3 of a 1H-indazole takes neither an iminium salt nor a metal: its ring opens to a nitrile.',
    refuses: ['[cH;$(c1[nX2][nX3]c2aaaac12):1].[CX3;H1:2](=[OX1:3])N(C)C>>[c:1][C:2]=[O:3]'],
    examples: ['CN(C)C=O.Cn1ncc2ccccc21>>Cn1nc(C=O)c2ccccc21', 'CCn1ncc2cc(F)ccc21.CN(C)C=O>>CCn1nc(C=O)c2cc(F)ccc21'],
    counterExamples: ['CN(C)C=O.Cn1cc2ccccc2n1>>Cn1nc2ccccc2c1C=O', 'CN(C)C=O.Cn1ccc2ccccc21>>Cn1cc(C=O)c2ccccc21'],
  },
  {
    id: 'enolate-with-tertiary-halide',
    because: 'An enolate takes hydrogen halide from a tertiary halide; it does not replace the halogen.',
    refuses: ['[CX4;!H0;$(C[CX3]=O),$(CC#N):1].[CX4;H0;$(C([#6])([#6])[#6]):2][Cl,Br,I]>>[C:1][C:2]'],
    examples: [
      'CC(=O)c1ccccc1.COC(=O)C(C)(C)Br>>COC(=O)C(C)(C)CC(=O)c1ccccc1',
      'CC(C)(C)Cl.CCOC(=O)CC(=O)OCC>>CCOC(=O)C(C(=O)OCC)C(C)(C)C',
    ],
    counterExamples: [
      'CCOC(=O)CC(=O)OCC.CC(C)Br>>CCOC(=O)C(C(=O)OCC)C(C)C',
      'CC(C)(C)C=O.CC(=O)c1ccccc1>>CC(C)(C)C=CC(=O)c1ccccc1',
    ],
  },
  {
    id: 'methyl-of-azine-alkylated-beside-carbonyl',
    because:
      'The base that takes a hydrogen from the methyl group of an azine is taken up by an ester, nitrile or ketone.',
    refuses: ['[CX4;H3;$(C-c:n),$(C-c1aa[nX2]aa1):1].[CX4:2][Cl,Br,I]>>[C:1][C:2]'],
    beside: ['[CX3](=O)[OX2,Cl]', '[#6]C#N', '[#6][CX3](=O)[#6]', '[#6][CX3H1]=O'],
    examples: [
      'CCOC(=O)c1cc(C#N)c(Cl)nc1C.CI>>CCOC(=O)c1cc(C#N)c(Cl)nc1CC',
      'CC(=O)c1cccnc1C.BrCc1ccccc1>>CC(=O)c1cccnc1CCc1ccccc1',
    ],
    counterExamples: ['CI.Cc1ccccn1>>CCc1ccccn1', 'BrCc1ccccc1.COC(=O)Cc1ccccn1>>COC(=O)C(Cc1ccccc1)c1ccccn1'],
  },
  {
    id: 'free-indole-alkylated-at-carbon',
    because:
      'With a base an indole is alkylated at nitrogen, and at carbon only as a magnesium salt or with an activated halide.',
    refuses: ['[cH;$(c1c[nH]c2ccccc12),$(c1cc2ccccc2[nH]1):1].[CX4;!$(C-[#6]=,:,#[#6,#8]):2][Cl,Br,I]>>[c:1][C:2]'],
    examples: ['CI.COc1ccc2[nH]ccc2c1>>COc1ccc2[nH]cc(C)c2c1', 'CCBr.c1ccc2[nH]ccc2c1>>CCc1c[nH]c2ccccc12'],
    counterExamples: [
      'CI.c1ccc2[nH]ccc2c1>>Cn1ccc2ccccc21',
      'BrCc1ccccc1.c1ccc2[nH]ccc2c1>>c1ccc(Cc2c[nH]c3ccccc23)cc1',
    ],
  },
  {
    id: 'beta-halogenation-of-five-membered-ring',
    because:
      'A thiophene or furan with a donor beside its hetero atom takes halogen at the open place on the other side.',
    refuses: [
      `[${betaOfFiveRing}:1].[Cl,Br,I:2]N(C=O)C=O>>[c:1][*:2]`,
      `[${betaOfFiveRing}:1].[Br:2]Br>>[c:1][*:2]`,
      `[${betaOfFiveRing}:1]:[c:3][CX3:4](=[OX1:5])[OX2:6][CH3].[Br:2]N(C=O)C=O>>[c:1]([*:2]):[c:3][C:4](=[O:5])[OH:6]`,
    ],
    examples: [
      'COC(=O)c1ccsc1N.O=C1CCC(=O)N1Br>>COC(=O)c1c(Br)csc1N',
      'COC(=O)c1ccsc1N.O=C1CCC(=O)N1Br>>Nc1scc(Br)c1C(=O)O',
      'BrBr.Cc1cccs1>>Cc1cc(Br)cs1',
    ],
    counterExamples: ['COC(=O)c1ccsc1N.O=C1CCC(=O)N1Br>>COC(=O)c1cc(Br)sc1N', 'BrBr.O=Cc1cccs1>>O=Cc1cc(Br)cs1'],
  },
  {
    id: 'iodine-on-azine-with-free-nh',
    because: 'A poor ring takes iodine only when it is metallated, which a free NH prevents.',
    refuses: [
      '[cH;$(c1aaaa[nX2]1),$(c1aaa[nX2]a1),$(c1aa[nX2]aa1);!$(c1c([NX3,OX2,OX1,SX2])aaaa1);!$(c1aac([NX3,OX2,OX1,SX2])aa1);!$(c1c(=[OX1])aaaa1);!$(c1aac(=[OX1])aa1):1].[I:2]I>>[c:1][I:2]',
    ],
    beside: ['[nH]'],
    examples: ['II.c1cnc2[nH]cnc2c1>>Ic1cnc2[nH]cnc2c1', 'II.c1cnc2[nH]ccc2c1>>Ic1cnc2[nH]ccc2c1'],
    counterExamples: ['II.c1cnc2[nH]ccc2c1>>Ic1c[nH]c2ncccc12', 'Clc1cccnc1F.II>>Fc1nccc(I)c1Cl'],
  },
  {
    id: 'azine-hydrogenated-beside-aryl-bromide',
    because: 'Hydrogen and the catalyst that saturates an azine take bromine and iodine from an arene.',
    refuses: [
      '[c:1]1[nX2:2][c:3][c:4][c:5][c:6]1>>[CH2:1]1[NH:2][CH2:3][CH2:4][c:5][c:6]1',
      '[nX2:2]1[c:3][c:4][c:1][c:5][c:6]1>>[NH:2]1[CH2:3][CH2:4][CH2:1][c:5][c:6]1',
    ],
    beside: ['c[Br,I]'],
    examples: ['COc1cc(Br)c2cnccc2c1>>COc1cc(Br)c2c(c1)CCNC2', 'Ic1ccc2ncccc2c1>>Ic1ccc2c(c1)CCCN2'],
    counterExamples: ['COc1ccc2cnccc2c1>>COc1ccc2c(c1)CCNC2', 'Fc1ccc2ncccc2c1>>Fc1ccc2c(c1)CCCN2'],
  },
  {
    id: 'arene-to-aryl-acetic-acid',
    because:
      'An arene takes no acetic acid group from a halo or hydroxy acid; it is acylated, or its boronic acid coupled.',
    refuses: ['[cH;r6:1].[CX4;$(C[CX3](=[OX1])[OX2,NX3]):2][Cl,Br,I]>>[c:1][C:2]'],
    examples: [
      'COC(=O)CBr.COc1cccc(OC)c1OC>>COC(=O)Cc1cc(OC)c(OC)c(OC)c1',
      'Fc1cc(F)cc(Br)c1.O=C(O)CI>>O=C(O)Cc1c(F)cc(Br)cc1F',
    ],
    counterExamples: [
      'COC(=O)CBr.Oc1ccccc1>>COC(=O)COc1ccccc1',
      'CCOC(=O)CBr.c1ccc2[nH]ccc2c1>>CCOC(=O)Cc1c[nH]c2ccccc12',
    ],
  },
  {
    id: 'aryl-fluoride-as-organometallic',
    because: 'No metal enters a carbon-fluorine bond of an arene to take it to a carbonyl group.',
    refuses: [
      '[c:1]F.[CX3:2]=[OX1:3]>>[c:1][C:2][OH:3]',
      '[c:1]F.[CX3;H1:2]=[OX1:3]>>[c:1][C:2]=[O:3]',
      '[c:1]F.[CX3:2](=[OX1:3])[OX2,Cl,NX3]>>[c:1][C:2]=[O:3]',
    ],
    examples: [
      'CS(=O)(=O)c1ccc(F)c(Br)c1.O=CC(F)(F)F>>CS(=O)(=O)c1ccc(C(=O)C(F)(F)F)c(Br)c1',
      'Fc1ccccc1.O=C1CCCCC1>>OC1(c2ccccc2)CCCCC1',
    ],
    counterExamples: ['Brc1ccccc1.O=C1CCCCC1>>OC1(c2ccccc2)CCCCC1', 'CC(=O)Cl.Fc1ccccc1>>CC(=O)c1ccc(F)cc1'],
  },
  {
    id: 'arene-with-aryl-halide',
    because: 'An aryl halide couples with a hydrogen of a rich five-membered ring, not of a benzene or azine ring.',
    refuses: ['[c:1][Cl,Br,I].[cH;r6:2]>>[c:1]-[c:2]'],
    examples: [
      'COc1cc(Cl)cc(OC)c1.COc1ccc2cnc(Cl)nc2c1>>COc1cc(OC)cc(-c2cc3cnc(Cl)nc3cc2OC)c1',
      'Brc1ccccn1.Fc1ccnc(Cl)c1>>Fc1cc(Cl)nc(-c2ccccn2)c1',
    ],
    counterExamples: ['Brc1ccccc1.c1ccsc1>>c1ccc(-c2cccs2)cc1', 'Brc1ccccc1.OB(O)c1ccccn1>>c1ccc(-c2ccccn2)cc1'],
  },
  {
    id: 'metallation-beside-electrophile',
    because:
      'The base that takes a hydrogen from an arene goes to a ketone, an aldehyde, an imide or a nitro group of the same flask.',
    refuses: [
      '[cH:1].[#50,#14,#5:2][Cl,Br,I]>>[c:1][*:2]',
      '[cH:1].[#5:2][OX2][#6]>>[c:1][*:2]',
      '[cH:1].[#5:2]([OX2][#6])([OX2][#6])[OX2][#6]>>[c:1][#5:2]([OH])[OH]',
      '[cH:1].[C:2](=[O:3])=[O:4]>>[c:1][C:2](=[O:3])[OH:4]',
    ],
    beside: ['[CX3](=[OX1])([#6])[#6]', '[#6][CX3H1]=[OX1]', '[NX3]([CX3]=O)[CX3]=O', '[#6][N+](=O)[O-]'],
    examples: [
      'C[Sn](C)(C)Cl.Cn1nc(C=O)c2ccccc21>>Cn1nc(C=O)c2cc([Sn](C)(C)C)ccc21',
      'CC(=O)c1ccccc1F.COB(OC)OC>>CC(=O)c1cccc(B(O)O)c1F',
      'O=C=O.O=[N+]([O-])c1ccccc1F>>O=C(O)c1cccc([N+](=O)[O-])c1F',
    ],
    counterExamples: [
      'C[Sn](C)(C)Cl.Cn1cccn1>>Cn1nccc1[Sn](C)(C)C',
      'CCN(CC)C(=O)c1ccccc1F.COB(OC)OC>>CCN(CC)C(=O)c1cccc(B(O)O)c1F',
    ],
  },
  {
    id: 'acylation-of-arene-beside-acid-labile-group',
    because: 'The Lewis acid of an acylation takes off Boc groups, silyl ethers and tert-butyl esters.',
    refuses: ['[cH;r6:1].[CX3:2](=[OX1:3])[OX2H,Cl]>>[c:1][C:2]=[O:3]'],
    beside: ['[NX3]C(=O)OC(C)(C)C', '[OX2][Si]([CX4])([CX4])C', '[#6][CX3](=O)OC(C)(C)C'],
    examples: [
      'CC(C)(C)OC(=O)NCC(=O)O.CC(C)c1cccc(O)c1>>CC(C)c1ccc(C(=O)CNC(=O)OC(C)(C)C)c(O)c1',
      'CC(=O)Cl.CC(C)(C)OC(=O)Nc1ccccc1>>CC(=O)c1ccc(NC(=O)OC(C)(C)C)cc1',
    ],
    counterExamples: ['CC(=O)Cl.CC(=O)Nc1ccccc1>>CC(=O)Nc1ccc(C(C)=O)cc1'],
  },
  {
    id: 'arene-with-primary-alcohol',
    because: 'A primary alkyl alcohol gives an arene no alkyl group: its cation rearranges, and methanol forms none.',
    refuses: ['[cH:1].[CX4;H2,H3;!$(C-a);!$(C-C=C);!$(C-C#C);!$(C[#7,#16]);!$(C([OX2H])[OX2]):2][OX2H]>>[c:1]-[C:2]'],
    examples: ['CO.COc1cc2cc[nH]c2cc1C(F)(F)F>>COc1cc2c(C)c[nH]c2cc1C(F)(F)F', 'CCCO.COc1ccccc1>>CCCc1ccc(OC)cc1'],
    counterExamples: ['Cc1ccccc1.OCc1ccccc1>>Cc1ccc(Cc2ccccc2)cc1', 'CC(C)(C)O.Oc1ccccc1>>CC(C)(C)c1ccc(O)cc1'],
  },
  {
    id: 'nitration-with-nitroalkane',
    because: 'A nitroalkane is a carbon acid; its nitro group does not go to an arene.',
    refuses: ['[cH:1].[CX4][N+:2](=[OX1:3])[OX1-:4]>>[c:1][N+:2](=[O:3])[O-:4]'],
    examples: [
      'C[N+](=O)[O-].Cc1ccccc1-n1nnn(C)c1=O>>Cc1c(-n2nnn(C)c2=O)cccc1[N+](=O)[O-]',
      'C[N+](=O)[O-].COc1ccccc1>>COc1ccc([N+](=O)[O-])cc1',
    ],
    counterExamples: ['COc1ccccc1.O=[N+]([O-])O>>COc1ccc([N+](=O)[O-])cc1'],
  },
];
