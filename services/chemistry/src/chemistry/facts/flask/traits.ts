// What a substance is for another one in the same flask, by its structure: salts and mixtures are read part by part. Members and
// near misses are tried by the tests.

export interface FlaskTrait {
  smarts: string;
  members: readonly string[];
  nearMisses: readonly string[];
}

export const flaskTraits = {
  azide: {
    smarts: '[$([NX1-]=[NX2+]=[NX1-]),$([NX1-]=[NX2+]=[NX2][Si,Sn,P,S]),$([NX2;H1]=[NX2+]=[NX1-])]',
    members: [
      '[N-]=[N+]=[N-].[Na+]',
      '[N-]=[N+]=[N-].[Li+]',
      'C[Si](C)(C)N=[N+]=[N-]',
      'CCCC[Sn](CCCC)(CCCC)N=[N+]=[N-]',
      'CCCC[N+](CCCC)(CCCC)CCCC.[N-]=[N+]=[N-]',
    ],
    nearMisses: ['N#N', '[N-]=[N+]=NCc1ccccc1', 'C=[N+]=[N-]', 'N#[N+]c1ccccc1', 'CN=NC'],
  },
  strongAcid: {
    smarts:
      '[$([ClH1]),$([BrH1]),$([IH1]),$([SX4](=O)(=O)[OX2H]),$([OX2H][NX3+](=O)[O-]),$([OX2H]C(=O)C([F,Cl])([F,Cl])[F,Cl]),$([PX4](=O)[OX2H]),$([Cl](=O)(=O)(=O)[OX2H]),$([B-](F)(F)F)]',
    members: ['Cl', 'OS(=O)(=O)O', 'O=C(O)C(F)(F)F', 'Cc1ccc(S(=O)(=O)O)cc1', 'Br'],
    nearMisses: ['[Cl-].[Na+]', 'CC(N)=O', 'O=C([O-])C(F)(F)F.[Na+]', 'CS(C)(=O)=O', 'Oc1ccccc1'],
  },
  acid: {
    smarts:
      '[$([ClH1]),$([BrH1]),$([IH1]),$([FH1]),$([SX4](=O)(=O)[OX2H]),$([OX2H][NX3+](=O)[O-]),$([CX3](=O)[OX2H]),$([PX4](=O)[OX2H]),$([NH4+])]',
    members: ['CC(=O)O', 'Cl', 'OS(=O)(=O)O', '[NH4+].[Cl-]', 'O=C(O)C(F)(F)F'],
    nearMisses: ['CC(=O)[O-].[Na+]', '[Cl-].[Na+]', 'CCO', 'CC(N)=O', 'COC(C)=O'],
  },
  chlorinatedSolvent: {
    smarts:
      '[$([CX4;H2](Cl)Cl),$([CX4;H1](Cl)(Cl)Cl),$([CX4](Cl)(Cl)(Cl)Cl),$([CX4;H2](Cl)[CX4;H2]Cl),$([CX4;H2](Br)Br)]',
    members: ['ClCCl', 'ClC(Cl)Cl', 'ClC(Cl)(Cl)Cl', 'ClCCCl', 'BrCBr'],
    nearMisses: ['Clc1ccccc1', 'CCCCl', 'FC(F)(F)c1ccccc1', 'CC(=O)Cl', 'O=C(O)C(Cl)(Cl)Cl'],
  },
  heavyMetal: {
    smarts: '[Cu,Ag,Hg,Pb,Tl,Cd]',
    members: [
      '[Cu]I',
      '[Cu+2].[O-]S(=O)(=O)[O-]',
      '[Ag+].[O-][N+](=O)[O-]',
      'CC(=O)O[Hg]OC(C)=O',
      '[Pb+2].[O-]C(C)=O.[O-]C(C)=O',
    ],
    nearMisses: ['[Na+].[Cl-]', '[Zn+2].[Cl-].[Cl-]', '[Mg+2].[Cl-].[Cl-]', '[Fe]', '[K+].[I-]'],
  },
  cyanide: {
    smarts: '[$([CX1-]#[NX1]),$([CX2;H1]#[NX1]),$([CX2](#[NX1])[Si,Cu,Zn]),$([CX2](#[NX1])[B-])]',
    members: ['[C-]#N.[Na+]', '[C-]#N.[K+]', 'C[Si](C)(C)C#N', '[C-]#N.[C-]#N.[Zn+2]', '[BH3-]C#N.[Na+]'],
    nearMisses: ['CC#N', '[C-]#[N+]C(C)(C)C', 'N#Cc1ccccc1', '[S-]C#N.[K+]', '[O-]C#N.[Na+]'],
  },
  saltHydride: {
    smarts: '[$([#1-]),$([NaH]),$([KH]),$([LiH]),$([CaH2])]',
    members: ['[H-].[Na+]', '[H-].[K+]', '[H-].[H-].[Ca+2]', '[NaH]', '[KH]'],
    nearMisses: ['[BH4-].[Na+]', '[Na+].[OH-]', '[H][H]', '[K+].CC(C)(C)[O-]', '[AlH4-].[Li+]'],
  },
  strongReductant: {
    smarts: '[$([AlX4;H2,H3,H4;-]),$([#1-]),$([Na,K,Li;D0;+0]),$([Li][#6]),$([NaH]),$([KH])]',
    members: ['[AlH4-].[Li+]', '[H-].[Na+]', '[Na]', 'CCCC[Li]', '[K]'],
    nearMisses: ['[BH4-].[Na+]', '[Na+].[Cl-]', '[Zn]', '[Mg]', '[Li+].[OH-]'],
  },
  dipolarAprotic: {
    smarts:
      '[$([CX3;H1](=O)N([CH3])[CH3]),$([CH3][SX3](=O)[CH3]),$([CX3]([CH3])(=O)N([CH3])[CH3]),$([CX3]1(=O)CCCN1[CH3])]',
    members: ['CN(C)C=O', 'CS(C)=O', 'CC(=O)N(C)C', 'CN1CCCC1=O', 'CN(C)C=O.O'],
    nearMisses: ['CC#N', 'C1CCOC1', 'CS(C)(=O)=O', 'CC(=O)Nc1ccccc1', 'CN(C)C'],
  },
  sulfoxideSolvent: {
    smarts: '[CH3][SX3](=O)[CH3]',
    members: ['CS(C)=O', 'CS(C)=O.O', 'O.CS(C)=O', 'CS(C)=O.ClCCl', 'CS(C)=O.CO'],
    nearMisses: ['CS(C)(=O)=O', 'CSC', 'CS(=O)c1ccccc1', 'CC(C)=O', 'O=S(Cl)Cl'],
  },
  activeHalide: {
    smarts:
      '[$([CX3](=O)[Cl,Br]),$([P][Cl,Br]),$([SX3](=O)(Cl)Cl),$([SX4](=O)(=O)Cl),$(C(=O)(C(F)(F)F)OC(=O)C(F)(F)F),$([BX3][Cl,Br]),$(Clc1nc(Cl)nc(Cl)n1),$([SiX4](Cl))]',
    members: ['CC(=O)Cl', 'O=C(Cl)C(=O)Cl', 'O=P(Cl)(Cl)Cl', 'O=S(Cl)Cl', 'BrB(Br)Br'],
    nearMisses: ['CC(=O)O', 'Clc1ccccc1', 'CCCl', '[Cl-].[Na+]', 'CC(=O)OC(C)=O'],
  },
  chloroform: {
    smarts: '[CX4;H1]([Cl,Br,I])([Cl,Br,I])[Cl,Br,I]',
    members: ['ClC(Cl)Cl', 'BrC(Br)Br', 'IC(I)I', 'ClC(Cl)Br', 'CCO.ClC(Cl)Cl'],
    nearMisses: ['ClCCl', 'ClC(Cl)(Cl)Cl', 'FC(F)F', 'CC(Cl)Cl', 'O=CC(Cl)(Cl)Cl'],
  },
  strongBase: {
    smarts:
      '[$([OX1-;H1]),$([OX1-][CX4]),$([#1-]),$([NX2-;!$(N~[N+]);!$(N[C,S]=[O,N,S])]),$([NX1-;H2]),$([NH2-]),$([Na,K,Li;D1][OX2,NX3]),$([NaH]),$([KH])]',
    members: ['[Na+].[OH-]', '[K+].[OH-]', 'CC(C)(C)[O-].[K+]', '[H-].[Na+]', 'CC(C)[N-]C(C)C.[Li+]'],
    nearMisses: ['O=C([O-])[O-].[K+].[K+]', 'CCN(CC)CC', 'CC(=O)[O-].[Na+]', '[N-]=[N+]=[N-].[Na+]', 'c1ccncc1'],
  },
  nitroalkane: {
    smarts: '[CX4;!H0][$([NX3+](=O)[O-]),$([NX3](=O)=O)]',
    members: ['C[N+](=O)[O-]', 'CC[N+](=O)[O-]', 'CCC[N+](=O)[O-]', 'CC(C)[N+](=O)[O-]', 'O=[N+]([O-])C1CCCCC1'],
    nearMisses: ['O=[N+]([O-])c1ccccc1', 'CC(C)(C)[N+](=O)[O-]', 'CO[N+](=O)[O-]', 'CC#N', 'C=C[N+](=O)[O-]'],
  },
  peroxide: {
    smarts: '[OX2;+0][$([OX2;+0]),$([OX1-])]',
    members: ['OO', 'CC(C)(C)OO', 'O=C(OO)c1cccc(Cl)c1', 'CC(=O)OO', 'O=S(=O)([O-])OO.[K+]'],
    nearMisses: ['O', 'COC', 'CC(=O)OC(C)=O', 'O=O', '[O-][O+]=O'],
  },
  smallKetone: {
    smarts: '[CH3][CX3](=O)[CX4;H2,H3]',
    members: ['CC(C)=O', 'CCC(C)=O', 'CC(=O)CC(C)C', 'CC(C)=O.O', 'CCCC(C)=O'],
    nearMisses: ['CC(=O)OC', 'CC(N)=O', 'CC=O', 'CC(=O)O', 'O=C(c1ccccc1)c1ccccc1'],
  },
  fluoride: {
    smarts: '[F-]',
    members: ['[F-].[K+]', '[F-].[Cs+]', 'CCCC[N+](CCCC)(CCCC)CCCC.[F-]', '[F-].[Na+]', 'C[N+](C)(C)C.[F-]'],
    nearMisses: ['Fc1ccccc1', 'F[B-](F)(F)F.[Na+]', 'FB(F)F', '[Cl-].[K+]', 'CCF'],
  },
  hypochlorite: {
    smarts: '[Cl,Br;D1,D2;!$(*(=O)=O)][OX1-,OX2H]',
    members: ['[O-]Cl.[Na+]', '[O-]Cl=O.[Na+]', '[O-]Br.[Na+]', 'OCl', '[O-]Cl.[O-]Cl.[Ca+2]'],
    nearMisses: ['[Cl-].[Na+]', '[O-]Cl(=O)(=O)=O.[Na+]', 'COCl', 'Cl', '[O-][I+3]([O-])([O-])[O-].[Na+]'],
  },
  ammonia: {
    smarts: '[$([NX3;H3]),$([NH4+]),$([NX3;H1,H2;!$(N[C,S]=[O,N,S]);!$(N[#7,#8])][CX4])]',
    members: ['N', '[NH4+].[Cl-]', 'CN', 'CNC', 'C1COCCN1'],
    nearMisses: ['CC(N)=O', 'CCN(CC)CC', 'Nc1ccccc1', 'NN', 'CS(N)(=O)=O'],
  },
  hydrogen: {
    smarts: '[#1][#1]',
    members: ['[H][H]', '[H][H].[H][H]', '[H][H].O', '[H][H].CO', '[H][H].N'],
    nearMisses: ['[H-].[Na+]', 'O', 'Cl', '[H+].[Cl-]', 'C'],
  },
  hydrogenationMetal: {
    smarts: '[Pd,Pt,Rh,Ru,Ni;D0;+0]',
    members: ['[Pd]', '[Pt]', '[Rh]', '[Ni]', '[C].[Pd]'],
    nearMisses: ['[Cu]', 'Cl[Pd]Cl', '[Zn]', '[Ni+2].[Cl-].[Cl-]', '[Fe]'],
  },
  nitricAcid: {
    smarts: '[OX2H][NX3+](=O)[O-]',
    members: [
      'O[N+](=O)[O-]',
      'O[N+](=O)[O-].O',
      'O[N+](=O)[O-].OS(=O)(=O)O',
      'O.O[N+](=O)[O-]',
      'CC(=O)O.O[N+](=O)[O-]',
    ],
    nearMisses: ['[O-][N+](=O)[O-].[K+]', 'CO[N+](=O)[O-]', 'C[N+](=O)[O-]', 'ON=O', 'OS(=O)(=O)O'],
  },
  combustibleSolvent: {
    smarts: '[$([OX2H][CX4;!$(C=O)]),$([CH3][CX3](=O)[CH3]),$(CC(=O)OC(=O)C),$([CH3][SX3](=O)[CH3])]',
    members: ['CCO', 'CO', 'CC(C)=O', 'CC(=O)OC(C)=O', 'CC(C)O'],
    nearMisses: ['O', 'CC(=O)O', 'ClCCl', 'OS(=O)(=O)O', 'CC#N'],
  },
  sulfide: {
    smarts: '[$([SX0-2]),$([SX1-;H1]),$([S-2]),$([SH-]),$([PX4](=S)[SX2]),$([SH2])]',
    members: [
      '[S-2].[Na+].[Na+]',
      '[SH-].[Na+]',
      '[S-2].[NH4+].[NH4+]',
      'S=P12SP3(=S)SP(=S)(S1)SP(=S)(S2)S3',
      'COc1ccc(P2(=S)SP(=S)(c3ccc(OC)cc3)S2)cc1',
    ],
    nearMisses: ['CSC', 'CS', 'OS(=O)(=O)O', 'NC(N)=S', 'S=C=S'],
  },
  halogen: {
    smarts: '[$([Br;D1][Br;D1]),$([Cl;D1][Cl;D1]),$([I;D1][Cl;D1]),$([F;D1][F;D1])]',
    members: ['BrBr', 'ClCl', 'ICl', 'FF', 'BrBr.CC(=O)O'],
    nearMisses: ['II', 'O=C1CCC(=O)N1Br', 'Br', 'BrCBr', '[Br-].[Na+]'],
  },
  reactiveWithHalogen: {
    smarts: '[$([CX3;H1](=O)N([CH3])[CH3]),$([CH3][CX3](=O)[CX4;H2,H3]),$([NX3;H3]),$([NH4+])]',
    members: ['CN(C)C=O', 'CC(C)=O', 'N', 'CCC(C)=O', '[NH4+].[OH-]'],
    nearMisses: ['CC(=O)O', 'ClC(Cl)Cl', 'CC#N', 'ClCCl', 'CC(=O)N(C)C'],
  },
  oxygen: {
    smarts: '[$([OX1]=[OX1]),$([O;D1]=[O;D1])]',
    members: ['O=O', 'O=O.O', 'O=O.N#N', 'O=O.C1CCOC1', 'O=O.[Cu]I'],
    nearMisses: ['O', 'OO', '[O-][O+]=O', 'CC=O', 'O=C=O'],
  },
  peroxidableEther: {
    smarts: '[OX2;!$(OC=[O,N,S]);!$(O[CX4][OX2])]([CX4;H1,H2])[CX4;H1,H2]',
    members: ['C1CCOC1', 'CCOCC', 'C1COCCO1', 'CC(C)OC(C)C', 'CC1CCCO1'],
    nearMisses: ['COC(C)(C)C', 'COc1ccccc1', 'CCOC(C)=O', 'c1ccc(Oc2ccccc2)cc1', 'CO'],
  },
} as const satisfies Readonly<Record<string, FlaskTrait>>;

export type FlaskTraitName = keyof typeof flaskTraits;
