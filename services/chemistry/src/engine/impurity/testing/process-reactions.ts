// Fixtures: reactions as chemists type them, reactants, agents and product as one SMILES, with the impurities that a process chemist
// would name; written from general knowledge before the prediction was asked (N. G. Anderson, Practical Process Research and
// Development, 2nd ed. 2012; J. Clayden, N. Greeves, S. Warren, Organic Chemistry, 2nd ed. 2012).

export interface ProcessReaction {
  name: string;
  reaction: string;
  impurities: readonly string[];
  /** Named above and not found: known gaps. */
  missed?: readonly string[];
}

export const processReactions: readonly ProcessReaction[] = [
  {
    name: 'benzylation of phenethylamine',
    reaction: 'NCCc1ccccc1.BrCc1ccccc1>[K+].[K+].O=C([O-])[O-].CC#N>C(c1ccccc1)NCCc1ccccc1',
    impurities: ['c1ccc(CCN(Cc2ccccc2)Cc2ccccc2)cc1', 'OCc1ccccc1', 'NCCc1ccccc1'],
  },
  {
    name: 'N-benzylation of 2-pyridone',
    reaction: 'O=c1cccc[nH]1.BrCc1ccccc1>[K+].[K+].O=C([O-])[O-].CN(C)C=O>O=c1ccccn1Cc1ccccc1',
    impurities: ['c1ccc(COc2ccccn2)cc1', 'OCc1ccccc1'],
  },
  {
    name: 'SNAr with piperazine',
    reaction: 'O=[N+]([O-])c1ccc(F)cc1.C1CNCCN1>[K+].[K+].O=C([O-])[O-].CS(C)=O>O=[N+]([O-])c1ccc(N2CCNCC2)cc1',
    impurities: [
      'O=[N+]([O-])c1ccc(N2CCN(c3ccc([N+](=O)[O-])cc3)CC2)cc1',
      'Oc1ccc([N+](=O)[O-])cc1',
      'O=[N+]([O-])c1ccc(F)cc1',
    ],
  },
  {
    name: 'Suzuki on 3-bromopyridine',
    reaction:
      'Brc1cccnc1.OB(O)c1ccc(F)cc1>[Na+].[Na+].O=C([O-])[O-].c1ccc([P](c2ccccc2)(c2ccccc2)[Pd]([P](c2ccccc2)(c2ccccc2)c2ccccc2)([P](c2ccccc2)(c2ccccc2)c2ccccc2)[P](c2ccccc2)(c2ccccc2)c2ccccc2)cc1.COCCOC.O>Fc1ccc(-c2cccnc2)cc1',
    impurities: ['Fc1ccc(-c2ccc(F)cc2)cc1', 'Fc1ccccc1', 'c1ccc(-c2cccnc2)cc1', 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
  },
  {
    name: 'Buchwald with benzylamine',
    reaction: 'COc1ccc(Br)cc1.NCc1ccccc1>Pd2(dba)3.BINAP.NaOtBu.toluene>COc1ccc(NCc2ccccc2)cc1',
    impurities: ['COc1ccccc1', 'COc1ccc(N(Cc2ccccc2)c2ccc(OC)cc2)cc1', 'COc1ccc(N=Cc2ccccc2)cc1'],
  },
  {
    name: 'hydrogenation of a chloronitroarene',
    reaction: 'O=[N+]([O-])c1ccc(Cl)c(F)c1>[Pd].[H][H].CO>Nc1ccc(Cl)c(F)c1',
    impurities: ['Nc1cccc(F)c1', 'ONc1ccc(Cl)c(F)c1', '[O-][N+](=Nc1ccc(Cl)c(F)c1)c1ccc(Cl)c(F)c1'],
  },
  {
    name: 'Boc removal from methionine ester',
    reaction: 'CSCC[C@H](NC(=O)OC(C)(C)C)C(=O)OC>OC(=O)C(F)(F)F.ClCCl>CSCC[C@H](N)C(=O)OC',
    impurities: ['C[S+](CC[C@H](N)C(=O)OC)C(C)(C)C', 'CS(=O)CC[C@H](N)C(=O)OC', 'CSCC[C@H](NC(=O)C(F)(F)F)C(=O)OC'],
    missed: ['CSCC[C@H](N)C(=O)O'],
  },
  {
    name: 'EDC coupling of Cbz-phenylalanine',
    reaction:
      'OC(=O)[C@H](Cc1ccccc1)NC(=O)OCc1ccccc1.COC(=O)CN>CCN=C=NCCCN(C)C.Cl.On1nnc2ccccc21.CCN(CC)CC.ClCCl>COC(=O)CNC(=O)[C@H](Cc1ccccc1)NC(=O)OCc1ccccc1',
    impurities: [
      'COC(=O)CNC(=O)[C@@H](Cc1ccccc1)NC(=O)OCc1ccccc1',
      'CCNC(=O)NCCCN(C)C',
      'CCNC(=O)N(CCCN(C)C)C(=O)[C@H](Cc1ccccc1)NC(=O)OCc1ccccc1',
      'O=C1CNC(=O)CN1',
    ],
  },
  {
    name: 'acid chloride with oxalyl chloride',
    reaction: 'OC(=O)c1ccc(F)cc1>ClC(=O)C(=O)Cl.CN(C)C=O.ClCCl>O=C(Cl)c1ccc(F)cc1',
    impurities: ['O=C(OC(=O)c1ccc(F)cc1)c1ccc(F)cc1', 'OC(=O)c1ccc(F)cc1', 'CN(C)C(=O)c1ccc(F)cc1'],
  },
  {
    name: 'mesylation of phenethyl alcohol',
    reaction: 'OCCc1ccccc1.CS(=O)(=O)Cl>CCN(CC)CC.ClCCl>CS(=O)(=O)OCCc1ccccc1',
    impurities: ['ClCCc1ccccc1', 'C=Cc1ccccc1', 'CS(=O)(=O)O', 'OCCc1ccccc1'],
  },
  {
    name: 'esterification with TsOH in ethanol',
    reaction: 'OC(=O)Cc1ccccc1.CCO>Cc1ccc(S(=O)(=O)O)cc1>CCOC(=O)Cc1ccccc1',
    impurities: ['CCOS(=O)(=O)c1ccc(C)cc1', 'OC(=O)Cc1ccccc1', 'CCOCC'],
  },
  {
    name: 'isopropyl Grignard on benzaldehyde',
    reaction: 'O=Cc1ccccc1.CC(C)[Mg]Cl>C1CCOC1>CC(C)C(O)c1ccccc1',
    impurities: ['OCc1ccccc1', 'CC(C)C(=O)c1ccccc1', 'O=Cc1ccccc1'],
  },
  {
    name: 'methylenation of cyclohexanone',
    reaction: 'O=C1CCCCC1.C[P+](c1ccccc1)(c1ccccc1)c1ccccc1.[Br-]>CC(C)(C)[O-].[K+].C1CCOC1>C=C1CCCCC1',
    impurities: ['O=P(c1ccccc1)(c1ccccc1)c1ccccc1', 'O=C1CCCCC1=C1CCCCC1', 'CC1=CCCCC1'],
  },
  {
    name: 'HWE on 3-phenylpropanal',
    reaction: 'O=CCCc1ccccc1.CCOC(=O)CP(=O)(OCC)OCC>[H-].[Na+].C1CCOC1>CCOC(=O)/C=C/CCc1ccccc1',
    impurities: [
      'CCOC(=O)/C=C\\CCc1ccccc1',
      'CCOP(=O)(O)OCC',
      'CCOC(=O)C/C=C/Cc1ccccc1',
      'O=CC(Cc1ccccc1)=CCCc1ccccc1',
    ],
  },
  {
    name: 'Mannich of acetophenone',
    reaction: 'CC(=O)c1ccccc1.C=O.CNC.Cl>CCO>CN(C)CCC(=O)c1ccccc1',
    impurities: ['C=CC(=O)c1ccccc1', 'CN(C)CC(CN(C)C)C(=O)c1ccccc1', 'CC(=O)c1ccccc1'],
  },
  {
    name: 'Michael addition of malonate',
    reaction: 'CCOC(=O)CC(=O)OCC.C=CC(C)=O>[Na+].CC[O-].CCO>CCOC(=O)C(CCC(C)=O)C(=O)OCC',
    impurities: ['CCOC(=O)C(CCC(C)=O)(CCC(C)=O)C(=O)OCC', 'CCOCCC(C)=O', 'CCOC(=O)C(CCC(C)=O)C(=O)O'],
  },
  {
    name: 'Mitsunobu inversion with nitrobenzoic acid',
    reaction:
      'CCCCCC[C@H](C)O.OC(=O)c1ccc([N+](=O)[O-])cc1>c1ccc(P(c2ccccc2)c2ccccc2)cc1.CC(C)OC(=O)N=NC(=O)OC(C)C.C1CCOC1>CCCCCC[C@@H](C)OC(=O)c1ccc([N+](=O)[O-])cc1',
    impurities: [
      'O=P(c1ccccc1)(c1ccccc1)c1ccccc1',
      'CC(C)OC(=O)NNC(=O)OC(C)C',
      'CC=CCCCCC',
      'CCCCCC[C@H](C)OC(=O)c1ccc([N+](=O)[O-])cc1',
    ],
  },
  {
    name: 'Swern oxidation',
    reaction: 'OCCCCc1ccccc1>CS(C)=O.ClC(=O)C(=O)Cl.CCN(CC)CC.ClCCl>O=CCCCc1ccccc1',
    impurities: ['CSCOCCCCc1ccccc1', 'OCCCCc1ccccc1', 'OC(=O)CCCc1ccccc1'],
  },
  {
    name: 'epoxidation of cyclohexene',
    reaction: 'C1=CCCCC1>O=C(OO)c1cccc(Cl)c1.ClCCl>C1CCC2OC2C1',
    impurities: ['OC1CCCCC1O', 'O=C(O)c1cccc(Cl)c1', 'OC1CCCCC1OC(=O)c1cccc(Cl)c1'],
  },
  {
    name: 'bromination of acetanilide',
    reaction: 'CC(=O)Nc1ccccc1>BrBr.CC(=O)O>CC(=O)Nc1ccc(Br)cc1',
    impurities: ['CC(=O)Nc1ccccc1Br', 'CC(=O)Nc1ccc(Br)cc1Br', 'Nc1ccc(Br)cc1', 'CC(=O)Nc1ccccc1'],
  },
  {
    name: 'nitration of chlorobenzene',
    reaction: 'Clc1ccccc1>O=[N+]([O-])O.O=S(=O)(O)O>O=[N+]([O-])c1ccc(Cl)cc1',
    impurities: ['O=[N+]([O-])c1ccccc1Cl', 'O=[N+]([O-])c1ccc(Cl)c([N+](=O)[O-])c1', 'Clc1ccccc1'],
  },
  {
    name: 'Sandmeyer chlorination',
    reaction: 'COC(=O)c1ccc(N)cc1>[Na+].O=N[O-].Cl.Cl[Cu].O>COC(=O)c1ccc(Cl)cc1',
    impurities: ['COC(=O)c1ccc(O)cc1', 'COC(=O)c1ccccc1', 'COC(=O)c1ccc(-c2ccc(C(=O)OC)cc2)cc1', 'O=C(O)c1ccc(Cl)cc1'],
  },
  {
    name: 'alkylation of benzene with propyl chloride',
    reaction: 'c1ccccc1.CCCCl>Cl[Al](Cl)Cl>CCCc1ccccc1',
    impurities: ['CC(C)c1ccccc1', 'CCCc1ccc(CCC)cc1'],
  },
  {
    name: 'Fischer indole synthesis',
    reaction: 'NNc1ccccc1.CCC(C)=O>CC(=O)O>Cc1[nH]c2ccccc2c1C',
    impurities: ['CCc1cc2ccccc2[nH]1', 'CCC(C)=NNc1ccccc1', 'CC(=O)NNc1ccccc1'],
  },
  {
    name: 'Eschweiler-Clarke methylation',
    reaction: 'NCCc1ccccc1.C=O>OC=O.O>CN(C)CCc1ccccc1',
    impurities: ['CNCCc1ccccc1', 'O=CNCCc1ccccc1', 'c1ccc2c(c1)CCNC2'],
  },
  {
    name: 'Cbz removal',
    reaction: 'O=C(OCc1ccccc1)N1CCC(O)CC1>[Pd].[H][H].CO>OC1CCNCC1',
    impurities: ['Cc1ccccc1', 'CN1CCC(O)CC1', 'O=C(OCc1ccccc1)N1CCC(O)CC1'],
  },
  {
    name: 'LAH on an amide',
    reaction: 'CC(=O)N1CCC(c2ccccc2)CC1>[Li+].[AlH4-].C1CCOC1>CCN1CCC(c2ccccc2)CC1',
    impurities: ['c1ccc(C2CCNCC2)cc1', 'CC(=O)N1CCC(c2ccccc2)CC1'],
  },
  {
    name: 'DIBAL on an ester',
    reaction: 'COC(=O)CCc1ccccc1>CC(C)C[AlH]CC(C)C.Cc1ccccc1>O=CCCc1ccccc1',
    impurities: ['OCCCc1ccccc1', 'COC(=O)CCc1ccccc1', 'OC(=O)CCc1ccccc1'],
  },
  {
    name: 'Curtius to a Boc amine',
    reaction:
      'OC(=O)C1CCCCC1.CC(C)(C)O>[N-]=[N+]=NP(=O)(Oc1ccccc1)Oc1ccccc1.CCN(CC)CC.Cc1ccccc1>CC(C)(C)OC(=O)NC1CCCCC1',
    impurities: ['O=C(NC1CCCCC1)NC1CCCCC1', 'O=C=NC1CCCCC1', 'NC1CCCCC1', 'O=P(O)(Oc1ccccc1)Oc1ccccc1'],
  },
  {
    name: 'inversion of a lactate mesylate',
    reaction: 'CCOC(=O)[C@H](C)OS(C)(=O)=O.NCc1ccccc1>CCN(C(C)C)C(C)C.CC#N>CCOC(=O)[C@@H](C)NCc1ccccc1',
    impurities: ['CCOC(=O)[C@H](C)NCc1ccccc1', 'C=CC(=O)OCC', 'C[C@@H](NCc1ccccc1)C(=O)NCc1ccccc1'],
  },
];
