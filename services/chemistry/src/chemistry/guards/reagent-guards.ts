// Reagents that do not give what a learned template takes from them: no acyl anion from a formate, no Boc chloride from
// phosgene, no single alkylation by methyl iodide.

import type { StepGuard } from './step-guard.ts';

const formyl = '[CX3;H1:1](=[OX1:2])[OX2,NX3:3]';
const haloalkyl = '[CX4:4][Cl,Br,I]';
/** Bears nothing that makes a carbonyl group beside it more reactive, and is no activated ester itself. */
const plainEster =
  '[CX3;!$(C-[#6;$([#6]-[#7,#8,#9,#16,#17]),$(C=[O,N]),$([#6](-[CX3]=[O,N])-[CX3]=[O,N]),$([#6]-C#N)]):2](=[OX1:3])([#6:4])[OX2][$([CH3]),$([CH2][#6])]';

/** An alkene that no acceptor makes a dienophile and no strain reactive. */
const plainAlkene =
  'CX3;!$(C-[CX3]=[O,N]);!$(C-C#[C,N]);!$(C-[SX4]=O);!$(C-[N+](=O)[O-]);!$(C-[F,Cl,Br]);!$(C-[#7,#8,#16]);!$(C-[Mg,Li,Zn]);!r3;!r4;!r5';
const freeAminoAcid = '[CX3;$(C[CX4][NX3;H2,H1;+0;!$(NC=O);!$(NS=O);!$(N-c)]):1](=[OX1])';

export const reagentGuards: readonly StepGuard[] = [
  {
    id: 'acyl-anion-of-formyl-group',
    because:
      'The hydrogen of a formate or formamide is not acidic: these take nucleophiles, and give no anion of an ester or amide.',
    refuses: [
      `${formyl}.[CX3:4]=[OX1,NX2:5]>>[C:1](=[O:2])([*:3])[C:4][*:5]`,
      `${formyl}.${haloalkyl}>>[C:1](=[O:2])([*:3])[C:4]`,
      `${formyl}.[CX3:4]=[CX3:5]>>[C:1](=[O:2])([*:3])[C:4][C:5]`,
    ],
    examples: [
      'CCOC=O.CN1CCC(=O)CC1>>CCOC(=O)C1(O)CCN(C)CC1',
      'COC=O.O=Cc1ccccc1>>COC(=O)C(O)c1ccccc1',
      'CN(C)C=O.O=C1CCCCC1>>CN(C)C(=O)C1(O)CCCCC1',
      'COC=O.BrCc1ccccc1>>COC(=O)Cc1ccccc1',
    ],
    counterExamples: [
      'COC=O.[CH3][Mg][Br]>>CC=O',
      'CCOC(=O)C=O.CC(C)=O>>CCOC(=O)C(O)CC(C)=O',
      'COC=O.COC(=O)Cc1ccccc1>>COC(=O)C(C=O)c1ccccc1',
    ],
  },
  {
    id: 'enol-ether-from-ester',
    because:
      'An ester acylates an active methylene group and loses its alcohol; an enol ether is made of an orthoester.',
    refuses: ['[CX3:1](=[OX1])[OX2:2][#6:3].[CX4;!H0;!H1:4]>>[C:1]([O:2][#6:3])=[C:4]'],
    examples: [
      'CCOC=O.N#CCC(=O)O>>CCOC=C(C#N)C(=O)O',
      'CCOC(C)=O.N#CCC#N>>CCOC(C)=C(C#N)C#N',
      'COC(=O)c1ccccc1.N#CCC#N>>COC(=C(C#N)C#N)c1ccccc1',
    ],
    counterExamples: ['CCOC(OCC)OCC.N#CCC#N>>CCOC=C(C#N)C#N', 'CCOC=O.N#CCC(=O)OCC>>CCOC(=O)C(C#N)C=O'],
  },
  {
    id: 'tertiary-chloroformate',
    because: 'A tertiary chloroformate decays below room temperature; Boc groups come from the dicarbonate.',
    refuses: ['[CX4;H0;$(C([#6])([#6])[#6]):1][OX2H:2].[CX3:3](=[OX1:4])([Cl:5])Cl>>[C:1][O:2][C:3](=[O:4])[Cl:5]'],
    examples: ['CC(C)(C)O.O=C(Cl)Cl>>CC(C)(C)OC(=O)Cl', 'CCC(C)(C)O.O=C(Cl)Cl>>CCC(C)(C)OC(=O)Cl'],
    counterExamples: ['CC(C)O.O=C(Cl)Cl>>CC(C)OC(=O)Cl', 'O=C(Cl)Cl.OCc1ccccc1>>O=C(Cl)OCc1ccccc1'],
  },
  {
    id: 'chloroformate-of-chloroformate',
    because:
      'A chloroformate gives a carbonate with an alcohol, and a carboxylic acid no stable chloroformate with phosgene.',
    refuses: [
      '[OX2H:1][#6:2].[CX3:3](=[OX1:4])([Cl:5])[OX2;$(O[#6]);!$(OC(Cl)(Cl)Cl)]>>[#6:2][O:1][C:3](=[O:4])[Cl:5]',
      '[CX3:1](=[OX1:2])[OX2H:3].[CX3:4](=[OX1:5])([Cl:6])Cl>>[C:1](=[O:2])[O:3][C:4](=[O:5])[Cl:6]',
    ],
    examples: ['CC(C)(C)O.CCOC(=O)Cl>>CC(C)(C)OC(=O)Cl', 'CC(=O)O.O=C(Cl)Cl>>CC(=O)OC(=O)Cl'],
    counterExamples: [
      'CC(C)O.CCOC(=O)Cl>>CCOC(=O)OC(C)C',
      'CC(C)O.O=C(Cl)Cl>>CC(C)OC(=O)Cl',
      'O=C(Cl)OC(Cl)(Cl)Cl.Oc1ccccc1>>O=C(Cl)Oc1ccccc1',
    ],
  },
  {
    id: 'carbamate-from-plain-carbonate',
    because:
      'A dialkyl carbonate, a carbonic acid or its anhydride with an alkanoic acid gives an amine or amide no carbamate.',
    refuses: [
      '[#7;!H0:1].[CX3:2](=[OX1:3])([OX2:4][CX4;H0:5])[OX2;$(O-[CX4]),$(O-[CX3](=O)[#6])]>>[#7:1][C:2](=[O:3])[O:4][C:5]',
      '[#7;!H0:1].[CX3:2](=[OX1:3])([OX2:4][#6:5])[OX2H,OX1-]>>[#7:1][C:2](=[O:3])[O:4][#6:5]',
    ],
    examples: [
      'C1CCNCC1.CCOC(=O)OC(C)(C)C>>CC(C)(C)OC(=O)N1CCCCC1',
      'CC(=O)OC(=O)OC(C)(C)C.O=C1CCCN1>>CC(C)(C)OC(=O)N1CCCC1=O',
      'C1CCNCC1.CC(C)(C)OC(=O)O>>CC(C)(C)OC(=O)N1CCCCC1',
    ],
    counterExamples: [
      'C1CCNCC1.CC(C)(C)OC(=O)OC(=O)OC(C)(C)C>>CC(C)(C)OC(=O)N1CCCCC1',
      'C1CCNCC1.CC(C)(C)OC(=O)ON1C(=O)CCC1=O>>CC(C)(C)OC(=O)N1CCCCC1',
    ],
  },
  {
    id: 'single-methylation-of-primary-amine',
    because:
      'Methyl iodide takes a primary alkyl amine on to the ammonium salt; one methyl group comes by way of a carbamate, a formamide or an imine.',
    refuses: ['[NX3;H2;+0;$(N[CX4]):1].[CH3:2][I,Br,$(OS(=O)(=O))]>>[N:1][C:2]'],
    examples: [
      'C=CC[C@H](N)CO.CI>>C=CC[C@@H](CO)NC',
      'CI.NCCc1ccccc1>>CNCCc1ccccc1',
      'COS(=O)(=O)OC.NC1CCCCC1>>CNC1CCCCC1',
    ],
    counterExamples: [
      'CI.C1CCNCC1>>CN1CCCCC1',
      'C=O.NCCc1ccccc1>>CNCCc1ccccc1',
      'CI.CC(C)(C)OC(=O)NCCc1ccccc1>>CN(CCc1ccccc1)C(=O)OC(C)(C)C',
    ],
  },
  {
    id: 'coupling-of-acetylene',
    because: 'Acetylene itself couples at both ends; one end is kept by a silyl group or a carbinol.',
    refuses: ['[c:1][Cl,Br,I,$(OS(=O)=O)].[CX2;H1:2]#[CX2;H1:3]>>[c:1][C:2]#[C:3]'],
    examples: ['C#C.O=[N+]([O-])c1cccnc1Cl>>C#Cc1ncccc1[N+](=O)[O-]', 'C#C.Ic1ccccc1>>C#Cc1ccccc1'],
    counterExamples: ['C#C[Si](C)(C)C.Ic1ccccc1>>C[Si](C)(C)C#Cc1ccccc1', 'C#CCO.Ic1ccccc1>>OCC#Cc1ccccc1'],
  },
  {
    id: 'organometallic-as-carbon-acid',
    because: 'An organometallic reagent adds to a carbonyl group with its metal; it does not condense and keep it.',
    refuses: [
      '[CX4;!H0;!H1:1]([Zn,Mg,Li:2]).[CX3:3]=[OX1]>>[C:1]([*:2])=[C:3]',
      '[CX4;!H0:1]([Zn,Mg,Li:2]).[CX3:3]=[OX1:4]>>[C:1]([*:2])[C:3][O:4]',
      '[CX4;!H0:1]([Zn,Mg,Li:2]).[#6:3][Cl,Br,I]>>[C:1]([*:2])[#6:3]',
      '[CX4;!H0:1]([Zn,Mg,Li:2]).[CX3;H2:3]=[OX1].[N;!H0:4]>>[C:1]([*:2])[C:3][N:4]',
    ],
    examples: [
      'O=Cc1ccccc1.[CH3][Zn+]>>[Zn+][CH]=Cc1ccccc1',
      'CC(C)=O.[CH3][Mg][Br]>>CC(C)(O)[CH2][Mg][Br]',
      'BrCc1ccccc1.[CH3][Li]>>[Li][CH2]Cc1ccccc1',
    ],
    counterExamples: ['O=Cc1ccccc1.[CH3][Mg][Br]>>CC(O)c1ccccc1'],
  },
  {
    id: 'ester-enolate-with-halo-ketone',
    because:
      'The enolate of a plain ester adds to the carbonyl group of an alpha-halo ketone, and closes to an epoxide.',
    refuses: [
      '[CX4;!H0;$(C[CX3](=O)[OX2]);!$(C([CX3]=O)[CX3]=O);!$(C(C=O)C#N);!$(C(C=O)[#7,#15,#16]):1].[CX4;$(C[CX3](=O)[#6]):2][Cl,Br,I]>>[C:1][C:2]',
    ],
    examples: [
      'CC(=O)CCl.COC(=O)C(C)C>>COC(=O)C(C)(C)CC(C)=O',
      'CCOC(=O)Cc1ccccc1.O=C(CBr)c1ccccc1>>CCOC(=O)C(CC(=O)c1ccccc1)c1ccccc1',
    ],
    counterExamples: [
      'CCOC(=O)CC(=O)OCC.O=C(CBr)c1ccccc1>>CCOC(=O)C(CC(=O)c1ccccc1)C(=O)OCC',
      'COC(=O)C(C)C.BrCc1ccccc1>>COC(=O)C(C)(C)Cc1ccccc1',
    ],
  },
  {
    id: 'aromatic-amine-on-plain-ester',
    because: 'An aromatic amine does not displace the alkoxide of an ester that nothing activates.',
    refuses: [`[NX3;!H0;+0;$(N-c);!$(N[C,S]=[O,S,N]);!$(N-[#7,#8]):1].${plainEster}>>[N:1][C:2](=[O:3])[*:4]`],
    examples: [
      'COC(=O)CCc1ccccc1.Nc1ccccc1>>O=C(CCc1ccccc1)Nc1ccccc1',
      'CCOC(=O)c1ccccc1.Nc1cccnc1>>O=C(Nc1cccnc1)c1ccccc1',
    ],
    counterExamples: [
      'CCOC(=O)CC(C)=O.Nc1ccccc1>>CC(=O)CC(=O)Nc1ccccc1',
      'CCOC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1',
      'CCOC(=O)C(=O)OCC.Nc1ccccc1>>CCOC(=O)C(=O)Nc1ccccc1',
    ],
  },
  {
    id: 'amination-of-halo-nh-azole',
    because: 'The anion of a halogenated pyrazole, imidazole or triazole with a free NH takes no nucleophile.',
    refuses: [
      '[NX3,OX2,SX2;!H0:1].[c;r5;$(c1[nH][a;R1][a;R1][a;R1]1),$(c1[a;R1][nH][a;R1][a;R1]1):2][F,Cl,Br,I,$([SX2,SX3][CH3])]>>[*:1][c:2]',
    ],
    examples: [
      'Nc1cccc(Cl)c1.Nc1nc(Cl)n[nH]1>>Nc1nc(Nc2cccc(Cl)c2)n[nH]1',
      'C1COCCN1.Clc1cc[nH]n1>>c1cc(N2CCOCC2)n[nH]1',
    ],
    counterExamples: [
      'C1COCCN1.Clc1nc2ccccc2[nH]1>>c1ccc2[nH]c(N3CCOCC3)nc2c1',
      'C1COCCN1.Clc1nccs1>>c1csc(N2CCOCC2)n1',
    ],
  },
  {
    id: 'neopentyl-chloride-substituted',
    because: 'A carbon beside a quaternary one is shielded from behind: its chloride takes no phenol, amine or acid.',
    refuses: ['[N,O,S,n;!H0:1].[CX4;H2;$(C[CX4;H0]([#6])([#6])[#6]):2]Cl>>[*:1][C:2]'],
    examples: [
      'CC(C)(C)CCl.Oc1ccccc1>>CC(C)(C)COc1ccccc1',
      'C1CCNCC1.ClCC12CC3CC(CC(C3)C1)C2>>C1CCN(CC23CC4CC(CC(C4)C2)C3)CC1',
    ],
    counterExamples: ['CC(C)CCl.Oc1ccccc1>>CC(C)COc1ccccc1', 'CC(C)(C)CBr.Oc1ccccc1>>CC(C)(C)COc1ccccc1'],
  },
  {
    id: 'halogen-of-alkene-kept-in-hydrogenation',
    because: 'A vinylic halogen is lost to hydrogen and its catalyst before the double bond is, or with it.',
    refuses: ['[CX3:1]=[CX3:2][Cl,Br,I:3]>>[C:1][C:2][*:3]'],
    examples: ['COC(=O)C(Cl)=Cc1ccccc1>>COC(=O)C(Cl)Cc1ccccc1', 'ClC1=CCCCC1>>ClC1CCCCC1', 'CC(Br)=CCCO>>CC(Br)CCCO'],
    counterExamples: ['COC(=O)C=Cc1ccccc1>>COC(=O)CCc1ccccc1', 'COC(=O)C(F)=Cc1ccccc1>>COC(=O)C(F)Cc1ccccc1'],
  },
  {
    id: 'indole-from-halo-carbonyl-compound',
    because:
      'The aryl hydrazone of an alpha-halo aldehyde or ketone loses its halide to an azoalkene before it could rearrange.',
    refuses: [
      '[NX3;H2][NX3;!H0:1][c:2][cH:3].[CX3:4](=[OX1])[CX4:5][F,Cl,Br,I:6]>>[N:1]1[c:2][c:3][C:5]([*:6])=[C:4]1',
    ],
    examples: ['NNc1ccccc1.O=CCBr>>Brc1c[nH]c2ccccc12', 'CC(=O)CCl.NNc1ccc(F)cc1>>Cc1[nH]c2ccc(F)cc2c1Cl'],
    counterExamples: ['NNc1ccccc1.O=CCCc1ccccc1>>c1ccc(Cc2c[nH]c3ccccc23)cc1'],
  },
  {
    id: 'mannich-reaction-of-halo-ketone',
    because: 'The amine takes the halogen of an alpha-halo ketone before it forms the iminium ion.',
    refuses: ['[CX3;H2]=[OX1].[NX3;!H0;+0:1].[CX4;!H0;$(CC(=O)[CX4][Cl,Br,I]),$(C([Cl,Br,I])C=O):2]>>[N:1][CH2][C:2]'],
    examples: ['C1CCNC1.C=O.CC(=O)CCl>>O=C(CCl)CCN1CCCC1', 'C=O.CNC.O=C(CBr)c1ccccc1>>CN(C)CC(Br)C(=O)c1ccccc1'],
    counterExamples: ['C1CCNC1.C=O.CC(=O)c1ccccc1>>O=C(CCN1CCCC1)c1ccccc1'],
  },
  {
    id: 'orthoester-with-plain-carbon',
    because:
      'An orthoester condenses with a carbon whose hydrogens an acceptor makes acidic, not with a plain methyl group.',
    refuses: [
      '[CX4:1]([OX2])([OX2])[OX2].[CX4;!H0;!H1;!$(C-[CX3]=[O,N]);!$(C-C#N);!$(C-[N+](=O)[O-]);!$(C-S=O);!$(C-P=O);!$(C-c:[n,n+]);!$(C-c1aa[n,n+]aa1);!$(C-c1c([N+](=O)[O-])aaaa1);!$(C-c1aac([N+](=O)[O-])aa1):2].[N;!H0:3]>>[C:2]=[C:1][N:3]',
      '[CX4:1]([OX2])([OX2])[OX2:3][#6:4].[CX4;!H0;!H1;!$(C-[CX3]=[O,N]);!$(C-C#N);!$(C-[N+](=O)[O-]);!$(C-S=O);!$(C-P=O);!$(C-c:[n,n+]);!$(C-c1aa[n,n+]aa1);!$(C-c1c([N+](=O)[O-])aaaa1);!$(C-c1aac([N+](=O)[O-])aa1):2]>>[C:2]=[C:1][O:3][#6:4]',
    ],
    examples: [
      'CC(C)(C)OC(N)=O.CCOC(OCC)OCC.Cc1ccccc1O>>CC(C)(C)OC(=O)NC=Cc1ccccc1O',
      'CCOC(OCC)OCC.COc1ccc(C)cc1>>CCOC=Cc1ccc(OC)cc1',
    ],
    counterExamples: [
      'CCOC(OCC)OCC.N#CCC#N>>CCOC=C(C#N)C#N',
      'CCOC(OCC)OCC.N#CCC(=O)OCC.Nc1ccccc1>>CCOC(=O)C(C#N)=CNc1ccccc1',
    ],
  },
  {
    id: 'exchange-of-sulfonamide-nitrogen',
    because: 'A sulfonamide gives up its nitrogen to no amine.',
    refuses: [
      '[SX4;$(S-[#6]):1](=[OX1:3])(=[OX1:4])[NX3;!$(N=*);!$(N-[#7]);!$(Nc1ncncn1)].[NX3;!H0;+0;!$(N[C,S]=[O,S]):2]>>[S:1](=[O:3])(=[O:4])[N:2]',
    ],
    examples: [
      'CNc1ccccc1.NS(=O)(=O)c1cccc(N)c1>>CN(c1ccccc1)S(=O)(=O)c1cccc(N)c1',
      'C1CCNCC1.CNS(C)(=O)=O>>CS(=O)(=O)N1CCCCC1',
    ],
    counterExamples: ['C1CCNCC1.CS(=O)(=O)Cl>>CS(=O)(=O)N1CCCCC1', 'NCc1ccccc1.NS(N)(=O)=O>>NS(=O)(=O)NCc1ccccc1'],
  },
  {
    id: 'cycloaddition-to-plain-alkene',
    because: 'A diene adds to alkenes with an acceptor; a plain one does not react below decomposition.',
    refuses: ['[CX3:1]=[CX3:2]-[CX3:3]=[CX3:4]', '[CX3:1]=[CX3:2](-[OX2:7][Si:8])-[CX3:3]=[CX3:4]'].flatMap(
      (diene, index) => [
        `${diene}.[${plainAlkene}:5]=[${plainAlkene}:6]>>[C:1]1-[C:2]${index === 0 ? '' : '(-[O:7][Si:8])'}=[C:3]-[C:4]-[C:6]-[C:5]1`,
        ...(index === 0
          ? []
          : [`${diene}.[${plainAlkene}:5]=[${plainAlkene}:6]>>[C:1]1-[C:2](=[O:7])-[C:3]-[C:4]-[C:6]-[C:5]1`]),
      ],
    ),
    examples: [
      'C=C1CCN(C(=O)OC(C)(C)C)CC1.C=CC(=C)O[Si](C)(C)C>>CC(C)(C)OC(=O)N1CCC2(CCC(=O)CC2)CC1',
      'C=CC=C.C=C1CCCCC1>>C1=CCC2(CC1)CCCCC2',
    ],
    counterExamples: [
      'C=CC(=C)O[Si](C)(C)C.C=CC(=O)OC>>COC(=O)C1CC=C(O[Si](C)(C)C)CC1',
      'C=CC(C)=O.C=CC=C>>CC(=O)C1CC=CCC1',
    ],
  },
  {
    id: 'ring-closure-of-free-amino-acid',
    because:
      'The amine of a free amino acid takes its activated acid group before a hydrazide, an amidoxime or a diamine does.',
    refuses: [
      `${freeAminoAcid}[OX2H].[NX3;H2:3][NX3:4][CX3:5](=[OX1:6])>>[C:1]1=[N:3][N:4]=[C:5][O:6]1`,
      `${freeAminoAcid}[OX2H].[OX2H:6][NX2,NX3:4][CX3:5]([NX3;!H0,NX2;!H0:3])>>[C:1]1=[N:3][C:5]=[N:4][O:6]1`,
      `${freeAminoAcid}[OX2H].[OX2H:6][NX2:4]=[CX3:5][NX3;!H0:3]>>[C:1]1=[N:3][C:5]=[N:4][O:6]1`,
    ],
    examples: [
      'C[C@@H](O)[C@@H](N)C(=O)O.NNC(=O)c1ccccc1>>C[C@@H](O)[C@@H](N)c1nnc(-c2ccccc2)o1',
      'NC(=NO)c1ccccc1.NCC(=O)O>>NCc1nc(-c2ccccc2)no1',
    ],
    counterExamples: ['CC(C)(C)OC(=O)NCC(=O)O.NNC(=O)c1ccccc1>>CC(C)(C)OC(=O)NCc1nnc(-c2ccccc2)o1'],
  },
  {
    id: 'formylation-beside-acidic-hydrogen',
    because:
      'Dimethylformamide formylates rich rings by way of its iminium salt and lithiated ones; with a free NH a poor ring is not lithiated.',
    refuses: [
      '[cH;!$(c1[nH]ccc1);!$(c1c[nH]cc1);!$(c1c([OX2,NX3;!+])aaaa1);!$(c1aac([OX2,NX3;!+])aa1):1].[CX3;H1:2](=[OX1:3])N(C)C>>[c:1][C:2]=[O:3]',
    ],
    beside: ['[nH][n,c]', '[NX3;H2;+0]c', '[OX2H]c'],
    examples: ['Brc1ccc2[nH]ncc2c1.CN(C)C=O>>O=Cc1n[nH]c2ccc(Br)cc12', 'CN(C)C=O.Oc1ccc(F)cc1>>O=Cc1cc(O)ccc1F'],
    counterExamples: [
      'CN(C)C=O.c1ccc2[nH]ccc2c1>>O=Cc1c[nH]c2ccccc12',
      'CN(C)C=O.COc1cccc(F)c1>>COc1cccc(F)c1C=O',
      'CN(C)C=O.Cc1cc[nH]c1C>>Cc1cc(C=O)[nH]c1C',
    ],
  },
  {
    id: 'formylation-beside-aromatic-amine',
    because: 'The iminium salt of dimethylformamide goes to a free aromatic amine, as a formamidine.',
    refuses: ['[c;!H0:1].[CX3;H1:2](=[OX1:3])N(C)C>>[c:1][C:2]=[O:3]'],
    beside: ['[NX3;H2;+0]c'],
    examples: ['CN(C)C=O.COc1cc(N)ccc1Br>>COc1cc(N)c(C=O)cc1Br', 'CN(C)C=O.Nc1cccs1>>Nc1ccc(C=O)s1'],
    counterExamples: ['CN(C)C=O.CN(C)c1ccccc1>>CN(C)c1ccc(C=O)cc1', 'CC(=O)Nc1cccs1.CN(C)C=O>>CC(=O)Nc1ccc(C=O)s1'],
  },
  {
    id: 'chloromethyl-ketone-from-oxalyl-chloride',
    because: 'Oxalyl chloride makes an acid chloride; it gives it no carbon.',
    refuses: [
      '[CX3:1](=[OX1:2])[OX2H].[CX3:3](=O)([Cl:4])[CX3](=O)Cl>>[C:1](=[O:2])[CH2:3][Cl:4]',
      '[CX3:1](=[OX1:2])Cl.[CX3:3](=O)([Cl:4])[CX3](=O)Cl>>[C:1](=[O:2])[CH2:3][Cl:4]',
    ],
    examples: ['O=C(Cl)C(=O)Cl.O=C(O)CCCl>>O=C(CCl)CCCl', 'O=C(Cl)C(=O)Cl.O=C(Cl)c1ccccc1>>O=C(CCl)c1ccccc1'],
    counterExamples: ['O=C(Cl)C(=O)Cl.O=C(O)CCCl>>O=C(Cl)CCCl'],
  },
  {
    id: 'mitsunobu-beside-carboxylic-acid',
    because: 'In a Mitsunobu reaction a carboxylic acid takes the alcohol before a phenol or an imide does.',
    refuses: ['[$([OX2H]c),$([NX3;H1](C=O)C=O):2].[CX4;!$(C(O)[O,N]):1][OX2H]>>[*:2][C:1]'],
    beside: ['[CX3](=[OX1])[OX2H]'],
    examples: ['CC(O)c1ccccn1.O=C(O)Cc1ccc(O)cc1>>CC(Oc1ccc(CC(=O)O)cc1)c1ccccn1'],
    counterExamples: ['CC(O)c1ccccn1.COC(=O)Cc1ccc(O)cc1>>COC(=O)Cc1ccc(OC(C)c2ccccn2)cc1'],
  },
];
