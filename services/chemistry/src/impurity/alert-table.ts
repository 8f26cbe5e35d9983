// Structural alerts for mutagenicity in bacteria, by published classes; the SMARTS are our own reading of them.
// AT: J. Ashby and R. W. Tennant, Mutat. Res. 1988, 204, 17 and 1991, 257, 229. BB: R. Benigni and C. Bossa, Mutat. Res. 2008,
// 659, 248 (ISS rules). The frame and the cohort of concern: ICH M7(R2), 2023.

export interface Alert {
  key: string;
  smarts: string;
  source: string;
  /** ICH M7: aflatoxin-like, N-nitroso and alkyl-azoxy structures. */
  isCohortOfConcern?: true;
  members: readonly string[];
  nearMisses: readonly string[];
}

const both = 'Ashby & Tennant 1988, 1991; Benigni & Bossa 2008';
const iss = 'Benigni & Bossa 2008';
const frame = 'ICH M7(R2), cohort of concern';

export const alerts: readonly Alert[] = [
  {
    key: 'aromaticNitro',
    smarts: 'a[$([NX3+](=O)[O-]),$([NX3](=O)=O)]',
    source: both,
    members: ['O=[N+]([O-])c1ccccc1', 'O=[N+]([O-])c1ccco1'],
    nearMisses: ['CC[N+](=O)[O-]', 'ON=C1C=CC(=O)C=C1'],
  },
  {
    key: 'aromaticAmine',
    smarts: 'a[NX3;H2;!$(N[#7])]',
    source: both,
    members: ['Nc1ccccc1', 'Nc1cccc2ccccc12'],
    nearMisses: ['NCc1ccccc1', 'CC(=O)Nc1ccccc1'],
  },
  {
    key: 'alkylatedAromaticAmine',
    smarts: 'c[NX3;H0,H1;$(N[CH3,$([CH2][CH3])]);!$(N[C,S,P]=[O,S,N]);!$(N[#7,#8]);!R]',
    source: both,
    members: ['CNc1ccccc1', 'CN(C)c1ccccc1'],
    nearMisses: ['CN(C(C)=O)c1ccccc1', 'c1ccc(N2CCOCC2)cc1'],
  },
  {
    key: 'aromaticHydroxylamine',
    smarts: 'a[NX3;$(N[OX2;H1,$(OC)])]',
    source: both,
    members: ['ONc1ccccc1', 'ON(C(C)=O)c1ccccc1'],
    nearMisses: ['ONCc1ccccc1', 'COc1ccccc1'],
  },
  {
    key: 'aromaticNitroso',
    smarts: 'a[NX2]=[OX1]',
    source: iss,
    members: ['O=Nc1ccccc1'],
    nearMisses: ['O=[N+]([O-])c1ccccc1', 'ON=Cc1ccccc1'],
  },
  {
    key: 'aromaticAcylatedAmine',
    smarts: 'c[NX3;H1;$(N[CX3](=O)[CH3,$([CH]),$([CX3H1])])]',
    source: iss,
    members: ['CC(=O)Nc1ccccc1'],
    nearMisses: ['CC(=O)NCc1ccccc1', 'O=C(Nc1ccccc1)c1ccccc1'],
  },
  {
    key: 'nNitroso',
    smarts: '[#7;!$([#7]-[#7](=O)=O)]-[NX2]=[OX1]',
    source: `${both}; ${frame}`,
    isCohortOfConcern: true,
    members: ['CN(C)N=O', 'O=NN1CCOCC1'],
    nearMisses: ['CN(C)N', 'O=Nc1ccccc1'],
  },
  {
    key: 'alkylAzoxy',
    smarts: '[CX4][$([NX2]=[NX3+][O-]),$([NX3+]([O-])=[NX2])]',
    source: frame,
    isCohortOfConcern: true,
    members: ['CN=[N+](C)[O-]'],
    nearMisses: ['[O-][N+](=Nc1ccccc1)c1ccccc1', 'CN=NC'],
  },
  {
    key: 'aflatoxinLike',
    smarts: 'C1=C[CX4;H1]2[CX4;H1](O1)Oc1c2cccc1',
    source: frame,
    isCohortOfConcern: true,
    members: ['C1=CC2C(O1)Oc1ccccc12'],
    nearMisses: ['C1CC2C(O1)Oc1ccccc12', 'c1ccc2occc2c1'],
  },
  {
    key: 'nOxide',
    smarts: '[$([NX4+]([#6])([#6])[#6]),$([nX3+;r6])][OX1-]',
    source: iss,
    members: ['C[N+](C)(C)[O-]', '[O-][n+]1ccccc1'],
    nearMisses: ['C[N+](=O)[O-]', 'CN(C)C'],
  },
  {
    key: 'hydrazine',
    smarts: '[NX3;!$(N[CX3]=[OX1,NX2,SX1]);!$(N[SX4]);!$(N-N=*);!$(N[N+])]-[NX3;!$(N[SX4]);!$(N-N=*)]',
    source: both,
    members: ['NNc1ccccc1', 'CNNC'],
    nearMisses: ['O=C1CCC(=O)N1', 'NN=Cc1ccccc1'],
  },
  {
    key: 'hydrazone',
    smarts: '[CX3]=[NX2][NX3;H1,H2]',
    source: iss,
    members: ['CC=NNC'],
    nearMisses: ['CC=NO', 'CNNC'],
  },
  {
    key: 'azide',
    smarts: '[#6][$([NX2]=[NX2+]=[NX1-]),$([NX2-][NX2+]#[NX1])]',
    source: iss,
    members: ['CCN=[N+]=[N-]'],
    nearMisses: ['CCN=C=O', 'c1ncn[nH]1'],
  },
  {
    key: 'diazo',
    smarts: '[#6]=[NX2+]=[NX1-]',
    source: iss,
    members: ['CCOC(=O)C=[N+]=[N-]'],
    nearMisses: ['CCN=[N+]=[N-]'],
  },
  {
    key: 'triazene',
    smarts: '[NX3;!$(N=O)][NX2]=[NX2]',
    source: iss,
    members: ['CN(C)N=Nc1ccccc1'],
    nearMisses: ['c1ccc(N=Nc2ccccc2)cc1', 'c1cnn[nH]1'],
  },
  {
    key: 'azo',
    smarts: '[c,CX4][NX2]=[NX2][c,CX4]',
    source: both,
    members: ['c1ccc(N=Nc2ccccc2)cc1'],
    nearMisses: ['CC=NNC', 'c1ccnnc1'],
  },
  {
    key: 'epoxideOrAziridine',
    smarts: '[CX4]1[OX2,NX3][CX4]1',
    source: both,
    members: ['C1CO1', 'CC1CN1'],
    nearMisses: ['C1CCO1', 'C1CSC1'],
  },
  {
    key: 'nitrogenMustard',
    smarts: '[NX3,SX2]([CX4;H2][CX4;H2][Cl,Br,I])',
    source: both,
    members: ['CN(CCCl)CCCl', 'CSCCCl'],
    nearMisses: ['CN(CCCCl)C', 'COCCCl'],
  },
  {
    key: 'alkylHalide',
    smarts: '[CX4;!H0;!$(C(F)F);!$([CX4]([Cl,Br,I])[Cl,Br,I])][Cl,Br,I]',
    source: both,
    members: ['CCBr', 'ClCc1ccccc1'],
    nearMisses: ['Clc1ccccc1', 'CC(C)(C)Cl'],
  },
  {
    key: 'polyhaloalkane',
    smarts: '[CX4;H1,H2]([Cl,Br,I])[Cl,Br,I]',
    source: iss,
    members: ['BrCBr'],
    nearMisses: ['ClC(Cl)(Cl)Cl', 'FC(F)c1ccccc1'],
  },
  {
    key: 'sulfonateOrSulfateEster',
    smarts: '[CX4;H1,H2,H3][OX2][SX4](=O)(=O)[#6,#8]',
    source: both,
    members: ['COS(C)(=O)=O', 'COS(=O)(=O)OC'],
    nearMisses: ['O=S(=O)(Oc1ccccc1)c1ccccc1', 'CS(=O)(=O)O'],
  },
  {
    key: 'phosphonateEster',
    smarts: '[CH3,$([CH2][CH3])][OX2]P(=O)([OX2][#6])[#6,OX2]',
    source: both,
    members: ['COP(=O)(OC)OC'],
    nearMisses: ['O=P(O)(O)Oc1ccccc1', 'CP(C)(C)=O', 'CCOP(=O)(O)O'],
  },
  {
    key: 'acylHalide',
    smarts: '[CX3;!$(C[#7])](=[OX1])[F,Cl,Br,I]',
    source: iss,
    members: ['O=C(Cl)c1ccccc1'],
    nearMisses: ['COC(=O)c1ccccc1', 'CC(=O)CCl'],
  },
  {
    key: 'carbamoylHalide',
    smarts: '[NX3][CX3](=[OX1])[Cl,Br]',
    source: both,
    members: ['CN(C)C(=O)Cl'],
    nearMisses: ['CN(C)C(=O)OC'],
  },
  {
    key: 'isocyanate',
    smarts: '[NX2]=[CX2]=[OX1,SX1]',
    source: iss,
    members: ['O=C=Nc1ccccc1', 'CN=C=S'],
    nearMisses: ['C(=NC1CCCCC1)=NC1CCCCC1', 'CC#N'],
  },
  {
    key: 'lactone',
    smarts: 'O=C1[OX2]CC1',
    source: both,
    members: ['O=C1CCO1'],
    nearMisses: ['O=C1CCCO1', 'O=C1CCN1'],
  },
  {
    key: 'aldehyde',
    smarts: '[$([CX3;H1][CX4,c,$([CX3]=[CX3])]),$([CX3;H2])]=[OX1]',
    source: `${both} (simple aldehydes)`,
    members: ['CCC=O', 'O=Cc1ccccc1', 'C=O'],
    nearMisses: ['CN(C)C=O', 'CC(C)=O'],
  },
  {
    key: 'michaelAcceptor',
    smarts:
      '[CX3;H2,H1;!$(C[OX2,NX3]);!R]=[CX3;!$(C[OX2,NX3]);!$(C(c)c)][$([CX3](=O)([#6])[#6]),$([CX3;H1]=O),$([CX3](=O)[OX2][#6]),$([CX3](=O)[NX3]),$(C#N),$([SX4](=O)=O),$([N+](=O)[O-])]',
    source: `${iss}; Ashby & Tennant 1991 (α,β-unsaturated carbonyls)`,
    members: ['C=CC(=O)OC', 'CC=CC=O', 'C=CC#N'],
    nearMisses: ['C=CCO', 'CN(C)C=CC(C)=O', 'O=C(O)C=Cc1ccccc1'],
  },
  {
    key: 'quinone',
    smarts: '[$(O=C1C=CC(=O)C=C1),$(O=C1C(=O)C=CC=C1),$(O=C1C=CC(=O)c2ccccc12)]',
    source: iss,
    members: ['O=C1C=CC(=O)C=C1'],
    nearMisses: ['O=C1CCC(=O)CC1', 'Oc1ccc(O)cc1'],
  },
  {
    key: 'vinylHalide',
    smarts: '[CX3;H2]=[CX3][Cl,Br,I]',
    source: both,
    members: ['C=CCl'],
    nearMisses: ['Clc1ccccc1', 'C=CCCl'],
  },
  {
    key: 'alkylNitrite',
    smarts: '[CX4][OX2][NX2]=[OX1]',
    source: iss,
    members: ['CCON=O'],
    nearMisses: ['CCO[N+](=O)[O-]'],
  },
  {
    key: 'carbamate',
    smarts: '[NX3;H2][CX3](=O)[OX2][CX4;H2,H3]',
    source: both,
    members: ['CCOC(N)=O'],
    nearMisses: ['CC(C)(C)OC(=O)NC', 'CCOC(C)=O'],
  },
  {
    key: 'nHaloamine',
    smarts: '[NX3][Cl,Br,I]',
    source: both,
    members: ['O=C1CCC(=O)N1Br'],
    nearMisses: ['NCCBr'],
  },
  {
    key: 'nMethylol',
    smarts: '[NX3][CX4;H2][OX2;H1]',
    source: both,
    members: ['CC(=O)NCO'],
    nearMisses: ['NCCO', 'CC(=O)NCOC'],
  },
  {
    key: 'boronicAcid',
    smarts: '[#6][BX3]([OX2])[OX2]',
    source: "M. R. O'Donovan et al., Mutat. Res. 2011, 724, 1",
    members: ['OB(O)c1ccccc1', 'CC1(C)OB(c2ccccc2)OC1(C)C'],
    nearMisses: ['OB(O)O', 'CCCCB(CCCC)CCCC'],
  },
  {
    key: 'polycyclicArene',
    smarts: 'c1ccc2c(c1)ccc1ccccc12',
    source: iss,
    members: ['c1ccc2c(c1)ccc1ccccc12'],
    nearMisses: ['c1ccc2ccccc2c1', 'c1ccc(-c2ccccc2)cc1'],
  },
];
