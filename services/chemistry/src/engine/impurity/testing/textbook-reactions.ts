// Fixtures: common reactions with the impurities that textbooks of organic and process chemistry name (J. Clayden et al., Organic
// Chemistry; N. G. Anderson, Practical Process Research and Development), and structures which must not be predicted.

import type { ImpurityCause, ImpurityQuestion } from '../types.ts';

export interface TextbookReaction {
  name: string;
  reaction: string;
  agents: readonly string[];
  conditions?: ImpurityQuestion['conditions'];
  expected: readonly (readonly [cause: ImpurityCause, smiles: string])[];
  never: readonly string[];
}

export const textbook: readonly TextbookReaction[] = [
  {
    name: 'an amide coupling with HATU',
    reaction: 'OC(=O)c1ccccc1.NCc1ccccc1>>O=C(NCc1ccccc1)c1ccccc1',
    agents: ['HATU', 'DIPEA', 'DMF'],
    expected: [
      ['reagentByProduct', 'CN(C)C(=O)N(C)C'],
      ['reagentByProduct', 'On1nnc2cccnc21'],
      ['reagentReaction', 'CN(C)C(=NCc1ccccc1)N(C)C'],
      ['dimer', 'O=C(OC(=O)c1ccccc1)c1ccccc1'],
      ['solventReaction', 'CN(C)C(=O)c1ccccc1'],
    ],
    never: ['O=C(N(Cc1ccccc1)C(=O)c1ccccc1)c1ccccc1', 'O=C(NC1CCCCC1)NC1CCCCC1'],
  },
  {
    name: 'a peptide coupling with a carbodiimide',
    reaction: 'OC(=O)[C@H](C)NC(=O)OC(C)(C)C.NCc1ccccc1>>O=C(NCc1ccccc1)[C@H](C)NC(=O)OC(C)(C)C',
    agents: ['DCC', 'CH2Cl2'],
    expected: [
      ['epimer', 'O=C(NCc1ccccc1)[C@@H](C)NC(=O)OC(C)(C)C'],
      ['reagentByProduct', 'O=C(NC1CCCCC1)NC1CCCCC1'],
      ['reagentReaction', 'O=C([C@H](C)NC(=O)OC(C)(C)C)N(C1CCCCC1)C(=O)NC1CCCCC1'],
    ],
    never: ['O=C(NCc1ccccc1)[C@H](C)N', 'CN(C)C(=O)N(C)C'],
  },
  {
    name: 'a Suzuki coupling',
    reaction: 'COc1ccc(Br)cc1.OB(O)c1ccccc1>>COc1ccc(-c2ccccc2)cc1',
    agents: ['Pd(PPh3)4', 'K2CO3', '1,4-dioxane', 'H2O'],
    expected: [
      ['homoCoupling', 'c1ccc(-c2ccccc2)cc1'],
      ['protodemetalation', 'c1ccccc1'],
      ['dehalogenation', 'COc1ccccc1'],
      ['oxidation', 'Oc1ccccc1'],
      ['residualLigand', 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
    ],
    never: ['COc1ccc(C#N)cc1', 'Oc1ccc(-c2ccccc2)cc1'],
  },
  {
    name: 'a Suzuki coupling of a dihalide',
    reaction: 'Brc1ccc(I)cc1.OB(O)c1ccc(C)cc1>>Cc1ccc(-c2ccc(Br)cc2)cc1',
    agents: ['Pd(PPh3)4', 'Na2CO3', 'toluene', 'EtOH', 'H2O'],
    expected: [
      ['overReaction', 'Cc1ccc(-c2ccc(-c3ccc(C)cc3)cc2)cc1'],
      ['otherSite', 'Cc1ccc(-c2ccc(I)cc2)cc1'],
      ['homoCoupling', 'Cc1ccc(-c2ccc(C)cc2)cc1'],
    ],
    never: ['Cc1ccc(-c2ccc(O)cc2)cc1'],
  },
  {
    name: 'a reductive amination',
    reaction: 'NCc1ccccc1.O=Cc1ccc(Cl)cc1>>Clc1ccc(CNCc2ccccc2)cc1',
    agents: ['NaBH(OAc)3', 'THF'],
    expected: [
      ['overReaction', 'Clc1ccc(CN(Cc2ccccc2)Cc2ccc(Cl)cc2)cc1'],
      ['intermediate', 'Clc1ccc(C=NCc2ccccc2)cc1'],
      ['reduction', 'OCc1ccc(Cl)cc1'],
    ],
    never: ['c1ccc(CNCc2ccccc2)cc1', 'O=C(NCc1ccccc1)c1ccc(Cl)cc1'],
  },
  {
    name: 'a Fischer esterification',
    reaction: 'OC(=O)c1ccc(C#N)cc1.CO>>COC(=O)c1ccc(C#N)cc1',
    agents: ['H2SO4', 'MeOH'],
    expected: [['unreactedReactant', 'OC(=O)c1ccc(C#N)cc1']],
    never: ['O=C(OC(=O)c1ccc(C#N)cc1)c1ccc(C#N)cc1', 'OCc1ccc(C#N)cc1'],
  },
  {
    name: 'the nitration of toluene',
    reaction: 'Cc1ccccc1>>Cc1ccc([N+](=O)[O-])cc1',
    agents: ['HNO3', 'H2SO4'],
    expected: [
      ['regioisomer', 'Cc1ccccc1[N+](=O)[O-]'],
      ['regioisomer', 'Cc1cccc([N+](=O)[O-])c1'],
      ['overReaction', 'Cc1ccc([N+](=O)[O-])cc1[N+](=O)[O-]'],
    ],
    never: ['Cc1cc([N+](=O)[O-])cc([N+](=O)[O-])c1', 'O=[N+]([O-])Cc1ccccc1'],
  },
  {
    name: 'SNAr on 2,4-dichloropyrimidine',
    reaction: 'Clc1ccnc(Cl)n1.NCc1ccccc1>>Clc1nccc(NCc2ccccc2)n1',
    agents: ['DIPEA', 'i-PrOH'],
    expected: [
      ['regioisomer', 'Clc1ccnc(NCc2ccccc2)n1'],
      ['overReaction', 'c1ccc(CNc2ccnc(NCc3ccccc3)n2)cc1'],
    ],
    never: ['Clc1nc(Cl)c(NCc2ccccc2)cn1', 'c1ccc(CNc2ccncn2)cc1'],
  },
  {
    name: 'a Grignard reagent on an ester',
    reaction: 'COC(=O)c1ccccc1.C[Mg]Br>>CC(C)(O)c1ccccc1',
    agents: ['THF'],
    expected: [
      ['intermediate', 'CC(=O)c1ccccc1'],
      ['elimination', 'C=C(C)c1ccccc1'],
      ['unreactedReactant', 'COC(=O)c1ccccc1'],
    ],
    never: ['CC(O)c1ccccc1', 'CC(C)(C)c1ccccc1'],
  },
  {
    name: 'the removal of Boc beside a tert-butyl ester',
    reaction: 'CC(C)(C)OC(=O)NCCC(=O)OC(C)(C)C>>NCCC(=O)OC(C)(C)C',
    agents: ['TFA', 'CH2Cl2'],
    expected: [
      ['protectingGroupLoss', 'NCCC(=O)O'],
      ['protectingGroupLoss', 'CC(C)(C)OC(=O)NCCC(=O)O'],
    ],
    never: ['ClCNCCC(=O)OC(C)(C)C', 'CC(C)(C)NCCC(=O)OC(C)(C)C'],
  },
  {
    name: 'a Mitsunobu reaction',
    reaction: 'C[C@H](O)CCc1ccccc1.Oc1ccc(Cl)cc1>>C[C@@H](Oc1ccc(Cl)cc1)CCc1ccccc1',
    agents: ['PPh3', 'DIAD', 'THF'],
    expected: [
      ['reagentByProduct', 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
      ['reagentByProduct', 'CC(C)OC(=O)NNC(=O)OC(C)C'],
      ['elimination', 'C=CCCc1ccccc1'],
    ],
    never: ['Oc1ccc(Oc2ccccc2)cc1', 'C[C@H](Cl)CCc1ccccc1'],
  },
  {
    name: 'a Williamson ether with a secondary bromide',
    reaction: 'CC(Br)CC.Oc1ccccc1>>CCC(C)Oc1ccccc1',
    agents: ['K2CO3', 'DMF'],
    conditions: { temperatureC: 80 },
    expected: [
      ['elimination', 'C=CCC'],
      ['elimination', 'CC=CC'],
      ['unreactedReactant', 'Oc1ccccc1'],
    ],
    never: ['c1ccc(Oc2ccccc2)cc1', 'CCC(C)c1ccc(O)cc1'],
  },
  {
    name: 'a Friedel–Crafts acylation',
    reaction: 'COc1ccccc1.CC(=O)Cl>>COc1ccc(C(C)=O)cc1',
    agents: ['AlCl3', 'CH2Cl2'],
    expected: [
      ['regioisomer', 'COc1ccccc1C(C)=O'],
      ['hydrolysis', 'CC(=O)O'],
    ],
    never: ['COc1cccc(C(C)=O)c1', 'COc1ccc(C(C)=O)cc1C(C)=O'],
  },
  {
    name: 'a Friedel–Crafts alkylation',
    reaction: 'c1ccccc1.CC(C)Cl>>CC(C)c1ccccc1',
    agents: ['AlCl3'],
    expected: [['overReaction', 'CC(C)c1ccc(C(C)C)cc1']],
    never: ['CC(C)C(C)C', 'Clc1ccccc1'],
  },
  {
    name: 'an aldol condensation',
    reaction: 'O=Cc1ccccc1.CC(=O)c1ccccc1>>O=C(/C=C/c1ccccc1)c1ccccc1',
    agents: ['NaOH', 'EtOH', 'H2O'],
    expected: [
      ['doubleBondIsomer', 'O=C(/C=C\\c1ccccc1)c1ccccc1'],
      ['dimer', 'CC(=CC(=O)c1ccccc1)c1ccccc1'],
      ['overReaction', 'O=C(CC(CC(=O)c1ccccc1)c1ccccc1)c1ccccc1'],
      ['otherReaction', 'OCc1ccccc1'],
    ],
    never: ['O=C(C=C(/C=C/c1ccccc1)c1ccccc1)c1ccccc1', 'OC(c1ccccc1)c1ccccc1'],
  },
  {
    name: 'a ketone reduced by borohydride beside an ester',
    reaction: 'CC(=O)CCC(=O)OC>>CC(O)CCC(=O)OC',
    agents: ['NaBH4', 'MeOH'],
    expected: [['otherReaction', 'CC1CCC(=O)O1']],
    never: ['CC(O)CCCO', 'CCCCC(=O)OC'],
  },
  {
    name: 'an enone reduced by borohydride',
    reaction: 'CC(=O)C=Cc1ccccc1>>CC(O)C=Cc1ccccc1',
    agents: ['NaBH4', 'MeOH'],
    expected: [
      ['reduction', 'CC(O)CCc1ccccc1'],
      ['reduction', 'CC(=O)CCc1ccccc1'],
    ],
    never: ['CCC=Cc1ccccc1'],
  },
  {
    name: 'the hydrogenation of a nitro group beside an aryl bromide',
    reaction: 'O=[N+]([O-])c1ccc(Br)cc1>>Nc1ccc(Br)cc1',
    agents: ['H2', 'Pd/C', 'MeOH'],
    expected: [
      ['dehalogenation', 'Nc1ccccc1'],
      ['intermediate', 'ONc1ccc(Br)cc1'],
      ['dimer', 'Brc1ccc(N=Nc2ccc(Br)cc2)cc1'],
    ],
    never: ['NC1CCC(Br)CC1', 'COc1ccc(N)cc1'],
  },
  {
    name: 'the reduction of a nitro group by iron beside an aryl bromide',
    reaction: 'O=[N+]([O-])c1ccc(Br)cc1>>Nc1ccc(Br)cc1',
    agents: ['Fe', 'NH4Cl', 'EtOH', 'H2O'],
    expected: [['intermediate', 'ONc1ccc(Br)cc1']],
    never: ['Nc1ccccc1', 'O=[N+]([O-])c1ccccc1'],
  },
  {
    name: 'a Buchwald–Hartwig amination',
    reaction: 'Brc1ccc(C)cc1.C1COCCN1>>Cc1ccc(N2CCOCC2)cc1',
    agents: ['Pd2(dba)3', 'XPhos', 'NaOtBu', 'toluene'],
    conditions: { temperatureC: 100 },
    expected: [
      ['dehalogenation', 'Cc1ccccc1'],
      ['residualLigand', 'O=C(C=Cc1ccccc1)C=Cc1ccccc1'],
      ['residualLigand', 'CC(C)c1cc(C(C)C)c(-c2ccccc2P(=O)(C2CCCCC2)C2CCCCC2)c(C(C)C)c1'],
    ],
    never: ['O=P(c1ccccc1)(c1ccccc1)c1ccccc1', 'Cc1ccc([N+]2(c3ccc(C)cc3)CCOCC2)cc1'],
  },
  {
    name: 'a Wittig reaction',
    reaction: 'O=Cc1ccccc1.CCOC(=O)C=P(c1ccccc1)(c1ccccc1)c1ccccc1>>CCOC(=O)/C=C/c1ccccc1',
    agents: ['toluene'],
    expected: [
      ['doubleBondIsomer', 'CCOC(=O)/C=C\\c1ccccc1'],
      ['reagentByProduct', 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
    ],
    never: ['CCOC(=O)CCc1ccccc1', 'CCOC(=O)CC(O)c1ccccc1'],
  },
  {
    name: 'a sulfonamide of an aniline',
    reaction: 'Nc1ccccc1.Cc1ccc(S(=O)(=O)Cl)cc1>>Cc1ccc(S(=O)(=O)Nc2ccccc2)cc1',
    agents: ['pyridine', 'CH2Cl2'],
    expected: [
      ['overReaction', 'Cc1ccc(S(=O)(=O)N(c2ccccc2)S(=O)(=O)c2ccc(C)cc2)cc1'],
      ['hydrolysis', 'Cc1ccc(S(=O)(=O)O)cc1'],
    ],
    never: ['Cc1ccc(S(=O)(=O)c2ccc(N)cc2)cc1', 'ClCNc1ccccc1'],
  },
  {
    name: 'the hydrolysis of an ester with a labile centre',
    reaction: 'COC(=O)[C@H](Cc1ccccc1)NC(C)=O>>CC(=O)N[C@@H](Cc1ccccc1)C(=O)O',
    agents: ['LiOH', 'THF', 'H2O'],
    expected: [
      ['epimer', 'CC(=O)N[C@H](Cc1ccccc1)C(=O)O'],
      ['unreactedReactant', 'COC(=O)[C@H](Cc1ccccc1)NC(C)=O'],
    ],
    never: ['N[C@@H](Cc1ccccc1)C(=O)OC', 'CC(=O)NCC(=O)O'],
  },
  {
    name: 'a Heck reaction',
    reaction: 'Ic1ccccc1.C=CC(=O)OC>>COC(=O)/C=C/c1ccccc1',
    agents: ['Pd(OAc)2', 'PPh3', 'Et3N', 'DMF'],
    conditions: { temperatureC: 90 },
    expected: [
      ['doubleBondIsomer', 'COC(=O)/C=C\\c1ccccc1'],
      ['overReaction', 'COC(=O)C=C(c1ccccc1)c1ccccc1'],
      ['otherSite', 'C=C(C(=O)OC)c1ccccc1'],
    ],
    never: ['COC(=O)CCc1ccccc1', 'N#Cc1ccccc1'],
  },
  {
    name: 'a Sonogashira coupling',
    reaction: 'Ic1ccc(OC)cc1.C#Cc1ccccc1>>COc1ccc(C#Cc2ccccc2)cc1',
    agents: ['PdCl2(PPh3)2', 'CuI', 'Et3N', 'THF'],
    expected: [
      ['homoCoupling', 'C(#Cc1ccccc1)C#Cc1ccccc1'],
      ['dehalogenation', 'COc1ccccc1'],
    ],
    never: ['COc1ccc(C=Cc2ccccc2)cc1', 'COc1ccc(O)cc1'],
  },
  {
    name: 'an oxidation with the Dess–Martin periodinane',
    reaction: 'OCCCc1ccccc1>>O=CCCc1ccccc1',
    agents: ['DMP', 'CH2Cl2'],
    expected: [
      ['reagentByProduct', 'O=C(O)c1ccccc1I'],
      ['overReaction', 'O=C(O)CCc1ccccc1'],
    ],
    never: ['O=CCC(=O)c1ccccc1', 'O=C(OCCCc1ccccc1)c1ccccc1I'],
  },
  {
    name: 'the alkylation of a primary amine',
    reaction: 'NCc1ccccc1.CCCCBr>>CCCCNCc1ccccc1',
    agents: ['K2CO3', 'MeCN'],
    expected: [
      ['overReaction', 'CCCCN(CCCC)Cc1ccccc1'],
      ['unreactedReactant', 'CCCCBr'],
    ],
    never: ['CCCCNC(C)=O', 'C=CCC'],
  },
  {
    name: 'a primary alkyl bromide with a strong base',
    reaction: 'BrCCc1ccccc1.CC(C)(C)O>>CC(C)(C)OCCc1ccccc1',
    agents: ['KOtBu', 'THF'],
    expected: [['elimination', 'C=Cc1ccccc1']],
    never: ['CCc1ccccc1', 'c1ccc(CCCCc2ccccc2)cc1'],
  },
  {
    name: 'an amine with an isocyanate',
    reaction: 'O=C=Nc1ccccc1.CCN>>CCNC(=O)Nc1ccccc1',
    agents: ['THF'],
    expected: [
      ['dimer', 'O=C(Nc1ccccc1)Nc1ccccc1'],
      ['hydrolysis', 'Nc1ccccc1'],
    ],
    never: ['CCNC(=O)NCC'],
  },
  {
    name: 'a thiol alkylated in air',
    reaction: 'Sc1ccccc1.BrCc1ccccc1>>c1ccc(CSc2ccccc2)cc1',
    agents: ['K2CO3', 'MeCN'],
    conditions: { atmosphere: 'air' },
    expected: [
      ['oxidation', 'c1ccc(SSc2ccccc2)cc1'],
      ['oxidation', 'O=S(Cc1ccccc1)c1ccccc1'],
    ],
    never: ['O=S(=O)(O)c1ccccc1'],
  },
];
