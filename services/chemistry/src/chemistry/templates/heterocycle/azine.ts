// Pyrimidines, quinazolines, pyridazines and other six-membered rings with two or more nitrogens.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = ['acylHalide', 'isocyanate', 'sulfonylChloride', 'acidAnhydride'];

export const azineTemplates: readonly ReactionTemplate[] = [
  {
    id: 'pyrimidine-from-guanidine-and-enaminone',
    name: { en: '2-Aminopyrimidine from a guanidine and an enaminone', 'zh-CN': '胍与烯胺酮合成 2-氨基嘧啶' },
    class: 'heterocycleFormation',
    retro: [
      '[NX3;!$(NC=[O,S]):1][c;R1:2]1[n:3][cH:4][c;R1;H1,$(c[CH3]):5][c;R1:6]([c,CX4;!$(C[!#6;!#1]):7])[n:8]1>>[N:1][C:2](=[NH:8])[NH2:3].CN(C)[CH:4]=[C:5][C:6](=O)[*:7]',
    ],
    forward: [
      '[NX3:1][CX3:2](=[NH:8])[NH2:3].[CH3]N([CH3])[CX3;H1:4]=[CX3:5][CX3:6](=O)[c,CX4:7]>>[N:1][C:2]1[N:3]=[CH:4][C:5]=[C:6]([*:7])[N:8]=1',
    ],
    conditions: [
      { reagents: ['NaOH'], solvents: ['n-BuOH'], temperatureC: [100, 118], hours: [8, 24] },
      { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [90, 120], hours: [6, 20] },
    ],
    incompatible: [...electrophiles, 'aldehyde', 'alkylBromideOrIodide', 'epoxide'],
    examples: [
      {
        reactants: 'Cc1ccc(cc1NC(N)=N)[N+](=O)[O-].CN(C)C=CC(=O)c1cccnc1',
        product: 'Cc1ccc(cc1Nc1nccc(n1)-c1cccnc1)[N+](=O)[O-]',
      },
    ],
    counterExamples: [
      { product: 'Cc1cc(nc(N)n1)-c1ccccc1', because: 'C6 carries a substituent, so the partner is a diketone' },
    ],
    note: 'The pyrimidine of imatinib and nilotinib.',
  },
  {
    id: 'guanidine-from-aniline-and-cyanamide',
    name: { en: 'Arylguanidine from an aniline and cyanamide', 'zh-CN': '苯胺与氰胺合成芳基胍' },
    class: 'functionalGroupAddition',
    retro: [
      '[c:1][NH:2][CX3:3](=[NH:4])[NH2:5]>>[c:1][NH2:2].[NH2:5][C:3]#[N:4]',
      '[c:1][NX2:2]=[CX3:3]([NH2:4])[NH2:5]>>[c:1][NH2:2].[NH2:5][C:3]#[N:4]',
    ],
    forward: [
      '[c:1][NH2:2].[NH2:5][CX2:3]#[NX1:4]>>[c:1][NH:2][C:3](=[NH:4])[NH2:5]',
      '[c:1][NH2:2].[NH2:5][CX2:3]#[NX1:4]>>[c:1][N:2]=[C:3]([NH2:4])[NH2:5]',
    ],
    conditions: [{ reagents: ['HNO3 or HCl'], solvents: ['EtOH'], temperatureC: [78, 95], hours: [8, 24] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'aldehyde', 'thiol'],
    examples: [{ reactants: 'Cc1ccc(cc1N)[N+](=O)[O-].NC#N', product: 'Cc1ccc(cc1NC(N)=N)[N+](=O)[O-]' }],
  },
  {
    id: 'pyrimidine-from-amidine-and-diketone',
    name: { en: 'Pyrimidine from an amidine and a 1,3-diketone', 'zh-CN': '脒与 1,3-二酮合成嘧啶' },
    class: 'heterocycleFormation',
    retro: [
      '[n:1]1[c;R1:2]([c,CX4,$([NX3;!$(NC=O)]):3])[n:4][c;R1:5]([#6;!$(C=O):6])[c;R1;H1:7][c;R1:8]1[#6;!$(C=O):9]>>[NH:1]=[C:2]([*:3])[NH2:4].[C:5](=O)([*:6])[CH2:7][C:8](=O)[*:9]',
    ],
    forward: [
      '[NX2;H1:1]=[CX3:2]([c,CX4,NX3:3])[NH2:4].[CX3:5](=O)([#6:6])[CH2:7][CX3:8](=O)[#6:9]>>[N:1]1=[C:2]([*:3])[N:4]=[C:5]([*:6])[CH:7]=[C:8]1[*:9]',
      '[NX3;H2:1][CX3:2](=[NX2:3][$(S(=O)(=O)c),c:10])[NH2:4].[CX3:5](=O)([#6:6])[CH2:7][CX3:8](=O)[#6:9]>>[N:1]1=[C:2]([NH:3][*:10])[N:4]=[C:5]([*:6])[CH:7]=[C:8]1[*:9]',
    ],
    conditions: [{ reagents: ['K2CO3 or NaOEt'], solvents: ['EtOH'], temperatureC: [70, 110], hours: [6, 24] }],
    incompatible: [...electrophiles, 'aldehyde', 'alkylBromideOrIodide', 'primaryAliphaticAmine', 'hydrazine'],
    examples: [
      { reactants: 'NC(=N)NS(=O)(=O)c1ccc(N)cc1.CC(=O)CC(C)=O', product: 'Cc1cc(C)nc(NS(=O)(=O)c2ccc(N)cc2)n1' },
    ],
  },
  {
    id: 'pyrimidinone-from-amidine-and-keto-ester',
    name: { en: 'Pyrimidin-4-one from an amidine and a beta-keto ester', 'zh-CN': '脒与 β-酮酯合成嘧啶-4-酮' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[c;R1;H1,$(c[CX4]):3][c;R1:4]([c,CX4:5])[n:6][c;R1:7]([c,CX4,$([NX3;!$(NC=O)]):8])[nH:9]1>>[O:1]=[C:2](OCC)[C:3][C:4](=O)[*:5].[NH:6]=[C:7]([*:8])[NH2:9]',
      '[O:1]=[c;R1:2]1[c;R1;H1,$(c[CX4]):3][c;R1:4]([c,CX4:5])[nH:6][c;R1:7]([c,CX4,$([NX3;!$(NC=O)]):8])[n:9]1>>[O:1]=[C:2](OCC)[C:3][C:4](=O)[*:5].[NH:6]=[C:7]([*:8])[NH2:9]',
      '[OH:1][c;R1:2]1[c;R1;H1,$(c[CX4]):3][c;R1:4]([c,CX4:5])[n:6][c;R1:7]([c,CX4,$([NX3;!$(NC=O)]):8])[n:9]1>>[O:1]=[C:2](OCC)[C:3][C:4](=O)[*:5].[NH:6]=[C:7]([*:8])[NH2:9]',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([OX2][CX4])[CX4;!H0:3][CX3:4](=O)[c,CX4:5].[NX2;H1:6]=[CX3:7]([c,CX4,NX3:8])[NH2:9]>>[O:1]=[C:2]1[C:3]=[C:4]([*:5])[N:6]=[C:7]([*:8])[NH:9]1',
      '[OX1:1]=[CX3:2]([OX2][CX4])[CX4;!H0:3][CX3:4](=O)[c,CX4:5].[NX2;H1:6]=[CX3:7]([c,CX4,NX3:8])[NH2:9]>>[O:1]=[C:2]1[C:3]=[C:4]([*:5])[NH:6][C:7]([*:8])=[N:9]1',
      '[OX1:1]=[CX3:2]([OX2][CX4])[CX4;!H0:3][CX3:4](=O)[c,CX4:5].[NX2;H1:6]=[CX3:7]([c,CX4,NX3:8])[NH2:9]>>[OH:1][C:2]1=[C:3][C:4]([*:5])=[N:6][C:7]([*:8])=[N:9]1',
    ],
    conditions: [{ reagents: ['NaOEt'], solvents: ['EtOH'], temperatureC: [25, 78], hours: [4, 24] }],
    incompatible: [...electrophiles, 'aldehyde', 'alkylBromideOrIodide', 'primaryAliphaticAmine', 'hydrazine'],
    examples: [{ reactants: 'CCOC(=O)CC(C)=O.CC(C)C(N)=N', product: 'CC(C)c1nc(C)cc(=O)[nH]1' }],
  },
  {
    id: 'barbiturate-from-malonate',
    name: { en: 'Barbiturate from a malonate and urea', 'zh-CN': '丙二酸酯与脲合成巴比妥' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[C:2]1[NH:3][C:4](=[O,S:5])[N;H1,$(N[CH3]):6][C:7](=[O:8])[CX4:9]1>>[O:1]=[C:2](OCC)[C:9][C:7](=[O:8])OCC.[NH2:3][C:4](=[*:5])[N:6]',
    ],
    forward: [
      '[O:1]=[CX3:2](O[CX4])[CX4:9][CX3:7](=[O:8])O[CX4].[NH2:3][CX3:4](=[O,S:5])[NX3;H1,H2:6]>>[O:1]=[C:2]1[NH:3][C:4](=[*:5])[N:6][C:7](=[O:8])[C:9]1',
    ],
    conditions: [{ reagents: ['NaOEt'], solvents: ['EtOH'], temperatureC: [70, 110], hours: [4, 12] }],
    incompatible: [...electrophiles, 'aldehyde', 'alkylBromideOrIodide', 'primaryAliphaticAmine', 'hydrazine'],
    examples: [{ reactants: 'CCOC(=O)C(Cc1ccccc1)C(=O)OCC.NC(N)=O', product: 'O=C1NC(=O)NC(=O)C1Cc1ccccc1' }],
  },
  {
    id: 'niementowski-quinazolinone',
    name: { en: 'Niementowski quinazolinone synthesis', 'zh-CN': 'Niementowski 喹唑啉酮合成' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[nH:3][cH:4][n:5][c;R2:6]:[c;R2:7]1>>[O:1]=[C:2](O)[c:7]:[c:6][NH2:5].[NH2:3][CH:4]=O',
      '[OH:1][c;R1:2]1[n:3][cH:4][n:5][c;R2:6]:[c;R2:7]1>>[O:1]=[C:2](O)[c:7]:[c:6][NH2:5].[NH2:3][CH:4]=O',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([OX2H1])[c:7]:[c:6][NH2:5].[NH2:3][CX3;H1:4]=O>>[O:1]=[C:2]1[NH:3][CH:4]=[N:5][c:6]:[c:7]1',
      '[OX1:1]=[CX3:2]([OX2H1])[c:7]:[c:6][NH2:5].[NH2:3][CX3;H1:4]=O>>[OH:1][C:2]1=[N:3][CH:4]=[N:5][c:6]:[c:7]1',
    ],
    conditions: [{ reagents: [], solvents: ['formamide'], temperatureC: [130, 170], hours: [4, 12] }],
    incompatible: [...electrophiles, 'aldehyde', 'primaryAliphaticAmine', 'hydrazine', 'boc', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'COc1cc(N)c(cc1OC)C(=O)O.NC=O', product: 'COc1cc2nc[nH]c(=O)c2cc1OC' }],
  },
  {
    id: 'pyrimidinone-annulation-amide-cyclisation',
    name: {
      en: 'Ring closure of an ortho-acylamino carboxamide to a pyrimidinone',
      'zh-CN': '邻酰氨基甲酰胺环合成嘧啶酮',
    },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[nH:3][c;R1:4]([c,CX4:5])[n:6][c;R2:7]:[c;R2:8]1>>[O:1]=[C:2]([NH2:3])[c:8]:[c:7][NH:6][C:4](=O)[*:5]',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([NH2:3])[c:8]:[c:7][NH:6][CX3:4](=O)[c,CX4:5]>>[O:1]=[C:2]1[NH:3][C:4]([*:5])=[N:6][c:7]:[c:8]1',
    ],
    conditions: [
      { reagents: ['KOtBu'], solvents: ['t-BuOH'], temperatureC: [80, 100], hours: [4, 16] },
      { reagents: ['NaOH'], solvents: ['EtOH', 'H2O'], temperatureC: [60, 90], hours: [2, 8] },
    ],
    incompatible: [...electrophiles, 'alkylBromideOrIodide', 'aldehyde', 'ester'],
    examples: [
      {
        reactants: 'CCCc1nn(C)c(C(N)=O)c1NC(=O)c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
        product: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
      },
    ],
    note: 'The last step of sildenafil.',
  },
  {
    id: 'pyrimidinone-annulation-orthoformate',
    name: {
      en: 'Ring closure of an ortho-amino carboxamide with an orthoformate',
      'zh-CN': '邻氨基甲酰胺与原甲酸酯环合',
    },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[n;H1:3][cH:4][n:6][c;R2:7]:[c;R2:8]1>>[O:1]=[C:2]([NH2:3])[c:8]:[c:7][NH2:6].CCO[CH:4](OCC)OCC',
      '[O:1]=[c;R1:2]1[n:3]([c,CX4:5])[cH:4][n:6][c;R2:7]:[c;R2:8]1>>[O:1]=[C:2]([NH:3][*:5])[c:8]:[c:7][NH2:6].CCO[CH:4](OCC)OCC',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([NH2:3])[c:8]:[c:7][NH2:6].[CX4;H1:4](O[CX4])(O[CX4])O[CX4]>>[O:1]=[C:2]1[NH:3][CH:4]=[N:6][c:7]:[c:8]1',
      '[OX1:1]=[CX3:2]([NH:3][c,CX4:5])[c:8]:[c:7][NH2:6].[CX4;H1:4](O[CX4])(O[CX4])O[CX4]>>[O:1]=[C:2]1[N:3]([*:5])[CH:4]=[N:6][c:7]:[c:8]1',
    ],
    conditions: [
      { reagents: ['AcOH (catalyst)'], solvents: ['neat', 'DMF'], temperatureC: [100, 140], hours: [3, 12] },
    ],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'hydrazine',
      'alkylBromideOrIodide',
    ],
    examples: [{ reactants: 'NC(=O)c1cn[nH]c1N.CCOC(OCC)OCC', product: 'O=c1[nH]cnc2[nH]ncc12' }],
  },
  {
    id: 'quinazolinone-from-acylanthranilic-acid',
    name: {
      en: '2,3-Disubstituted quinazolinone from an N-acylanthranilic acid',
      'zh-CN': 'N-酰基邻氨基苯甲酸与胺合成喹唑啉酮',
    },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[n:3]([c,CX4:5])[c;R1:4]([c,CX4:10])[n:6][c;R2:7]:[c;R2:8]1>>[O:1]=[C:2](O)[c:8]:[c:7][NH:6][C:4](=O)[*:10].[NH2:3][*:5]',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([OX2H1])[c:8]:[c:7][NH:6][CX3:4](=O)[c,CX4:10].[NX3;H2;!$(NC=[O,S,N]);!$(N[!#6]):3][c,CX4:5]>>[O:1]=[C:2]1[N:3]([*:5])[C:4]([*:10])=[N:6][c:7]:[c:8]1',
    ],
    conditions: [{ reagents: ['PCl3'], solvents: ['toluene'], temperatureC: [100, 110], hours: [3, 12] }],
    incompatible: [
      ...electrophiles,
      'hydrazine',
      'secondaryAliphaticAmine',
      'aldehyde',
      'primaryAlcohol',
      'secondaryAlcohol',
    ],
    examples: [{ reactants: 'CC(=O)Nc1ccccc1C(=O)O.Cc1ccccc1N', product: 'Cc1nc2ccccc2c(=O)n1-c1ccccc1C' }],
  },
  {
    id: 'quinazolinedione-from-aminobenzamide',
    name: { en: 'Quinazolinedione from a 2-aminobenzamide and CDI', 'zh-CN': '邻氨基苯甲酰胺与 CDI 合成喹唑啉二酮' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[n:3]([c,CX4:5])[c;R1:4](=[O:10])[nH:6][c;R2:7]:[c;R2:8]1>>[O:1]=[C:2]([NH:3][*:5])[c:8]:[c:7][NH2:6].[C:4](=[O:10])(n1ccnc1)n1ccnc1',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([NH:3][c,CX4:5])[c:8]:[c:7][NH2:6].[CX3:4](=[OX1:10])(n1ccnc1)n1ccnc1>>[O:1]=[C:2]1[N:3]([*:5])[C:4](=[O:10])[NH:6][c:7]:[c:8]1',
    ],
    conditions: [{ reagents: [], solvents: ['THF', 'DMF'], temperatureC: [60, 100], hours: [3, 16] }],
    incompatible: [
      ...electrophiles,
      'hydrazine',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'primaryAlcohol',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'Nc1ccccc1C(=O)NCCCl.O=C(n1ccnc1)n1ccnc1', product: 'O=c1[nH]c2ccccc2c(=O)n1CCCl' }],
  },
  {
    id: 'anilinoquinazoline-dimroth',
    name: { en: '4-Anilinoquinazoline by Dimroth rearrangement', 'zh-CN': 'Dimroth 重排合成 4-苯胺基喹唑啉' },
    class: 'heterocycleFormation',
    retro: [
      '[c:1][NH:2][c;R1:3]1[n:4][cH:5][n:6][c;R2:7]:[c;R2:8]1>>[c:1][NH2:2].[N:4]#[C:3][c:8]:[c:7][N:6]=[CH:5]N(C)C',
    ],
    forward: [
      '[c:1][NH2:2].[NX1:4]#[CX2:3][c:8]:[c:7][NX2:6]=[CX3;H1:5]N([CH3])[CH3]>>[c:1][NH:2][C:3]1=[N:4][CH:5]=[N:6][c:7]:[c:8]1',
    ],
    conditions: [{ reagents: [], solvents: ['AcOH'], temperatureC: [100, 130], hours: [1, 5] }],
    incompatible: [...electrophiles, 'aldehyde', 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'hydrazine'],
    examples: [
      {
        reactants: 'Nc1ccc(F)c(Cl)c1.N#Cc1cc(OCCCN2CCOCC2)c(OC)cc1N=CN(C)C',
        product: 'COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1OCCCN1CCOCC1',
      },
    ],
  },
  {
    id: 'formamidine-from-aminobenzonitrile',
    name: { en: 'Formamidine from an amine and DMF-DMA', 'zh-CN': '芳胺与 DMF-DMA 合成甲脒' },
    class: 'functionalGroupAddition',
    retro: ['[c:1][NX2:2]=[CH:3][N:4]([CH3:5])[CH3:6]>>[c:1][NH2:2].[CH:3](OC)(OC)[N:4]([CH3:5])[CH3:6]'],
    forward: [
      '[c:1][NH2:2].[CX4;H1:3](O[CX4])(O[CX4])[N:4]([CH3:5])[CH3:6]>>[c:1][N:2]=[CH:3][N:4]([C:5])[C:6]',
      '[c:1][NH2:2].[CX4;H1:3](O[CX4])(O[CX4])[N:4]([CH3:5])[CH3:6]>>[c:1]/[N:2]=[CH:3]/[N:4]([C:5])[C:6]',
    ],
    conditions: [{ reagents: [], solvents: ['toluene'], temperatureC: [80, 110], hours: [2, 6] }],
    incompatible: [...electrophiles, 'carboxylicAcid', 'primaryAliphaticAmine', 'phenol', 'hydrazine'],
    examples: [{ reactants: 'COc1cc(N)c(C#N)cc1OC.COC(OC)N(C)C', product: 'COc1cc(N=CN(C)C)c(C#N)cc1OC' }],
  },
  {
    id: 'aminopyrimidine-annulation-formamide',
    name: { en: '4-Aminopyrimidine ring closure with formamide', 'zh-CN': '邻氨基腈与甲酰胺合成 4-氨基嘧啶' },
    class: 'heterocycleFormation',
    retro: ['[NH2:1][c;R1:2]1[n:3][cH:4][n:5][c;R2:6]:[c;R2:7]1>>[N:1]#[C:2][c:7]:[c:6][NH2:5].[NH2:3][CH:4]=O'],
    forward: ['[NX1:1]#[CX2:2][c:7]:[c:6][NH2:5].[NH2:3][CX3;H1:4]=O>>[NH2:1][C:2]1=[N:3][CH:4]=[N:5][c:6]:[c:7]1'],
    conditions: [{ reagents: [], solvents: ['formamide'], temperatureC: [150, 190], hours: [4, 16] }],
    incompatible: [...electrophiles, 'aldehyde', 'primaryAliphaticAmine', 'boc', 'ester', 'alkylBromideOrIodide'],
    examples: [
      { reactants: 'N#Cc1c(N)[nH]nc1-c1ccc(Oc2ccccc2)cc1.NC=O', product: 'Nc1ncnc2[nH]nc(-c3ccc(Oc4ccccc4)cc3)c12' },
    ],
  },
  {
    id: 'quinoxaline-from-diamine',
    name: { en: 'Quinoxaline from a diamine and a 1,2-dicarbonyl', 'zh-CN': '邻苯二胺与 1,2-二羰基化合物合成喹喔啉' },
    class: 'heterocycleFormation',
    retro: [
      '[n:1]1[cH:2][cH:3][n:4][c;R2,R3:5]:[c;R2,R3:6]1>>[NH2:1][c:6]:[c:5][NH2:4].O=[CH:2][CH:3]=O',
      '[n:1]1[c;R1:2]([c:7])[c;R1:3]([c:8])[n:4][c;R2:5]:[c;R2:6]1>>[NH2:1][c:6]:[c:5][NH2:4].O=[C:2]([c:7])[C:3]([c:8])=O',
      '[n:1]1[c;R1:2]([CH3:7])[c;R1:3]([CH3:8])[n:4][c;R2:5]:[c;R2:6]1>>[NH2:1][c:6]:[c:5][NH2:4].O=[C:2]([CH3:7])[C:3]([CH3:8])=O',
    ],
    forward: [
      '[NH2:1][c:6]:[c:5][NH2:4].O=[CX3;H1:2][CX3;H1:3]=O>>[N:1]1=[CH:2][CH:3]=[N:4][c:5]:[c:6]1',
      '[NH2:1][c:6]:[c:5][NH2:4].O=[CX3:2]([c,CX4:7])[CX3:3]([c,CX4:8])=O>>[N:1]1=[C:2]([*:7])[C:3]([*:8])=[N:4][c:5]:[c:6]1',
    ],
    conditions: [{ reagents: [], solvents: ['EtOH', 'THF', 'H2O'], temperatureC: [20, 80], hours: [1, 8] }],
    incompatible: [...electrophiles, 'aldehyde', 'primaryAliphaticAmine', 'hydrazine', 'thiol'],
    examples: [{ reactants: 'Nc1ccc(Br)cc1N.O=CC=O', product: 'Brc1ccc2nccnc2c1' }],
  },
  {
    id: 'phthalazinone-from-keto-acid',
    name: { en: 'Phthalazinone from a 2-acylbenzoic acid', 'zh-CN': '邻酰基苯甲酸与肼合成酞嗪酮' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[nH:3][n:4][c;R1:5]([c,CX4:6])[c;R2:7]:[c;R2:8]1>>[O:1]=[C:2](O)[c:8]:[c:7][C:5](=O)[*:6].[NH2:3][NH2:4]',
      '[O:1]=[c;R1:2]1[n:3]([c,$([CH3]):9])[n:4][c;R1:5]([c,CX4:6])[c;R2:7]:[c;R2:8]1>>[O:1]=[C:2](O)[c:8]:[c:7][C:5](=O)[*:6].[NH:3]([*:9])[NH2:4]',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([OX2])[c:8]:[c:7][CX3:5](=O)[c,CX4:6].[NH2:3][NH2:4]>>[O:1]=[C:2]1[NH:3][N:4]=[C:5]([*:6])[c:7]:[c:8]1',
      '[OX1:1]=[CX3:2]([OX2])[c:8]:[c:7][CX3:5](=O)[c,CX4:6].[NH:3]([c,CX4:9])[NH2:4]>>[O:1]=[C:2]1[N:3]([*:9])[N:4]=[C:5]([*:6])[c:7]:[c:8]1',
    ],
    conditions: [{ reagents: [], solvents: ['EtOH', 'H2O'], temperatureC: [70, 100], hours: [2, 16] }],
    incompatible: [...electrophiles, 'aldehyde', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'OC(=O)c1ccccc1C(=O)Cc1ccc(Cl)cc1.NN', product: 'O=c1[nH]nc(Cc2ccc(Cl)cc2)c2ccccc12' }],
  },
  {
    id: 'dihydropyridazinone-from-keto-acid',
    name: { en: 'Dihydropyridazinone from a gamma-keto acid', 'zh-CN': 'γ-酮酸与肼合成二氢哒嗪酮' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[C:2]1[NH:3][N:4]=[C:5]([c:6])[CX4:7][CX4:8]1>>[O:1]=[C:2](O)[C:8][C:7][C:5](=O)[c:6].[NH2:3][NH2:4]',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([OX2])[CX4:8][CX4:7][CX3:5](=O)[c:6].[NH2:3][NH2:4]>>[O:1]=[C:2]1[NH:3][N:4]=[C:5]([c:6])[C:7][C:8]1',
    ],
    conditions: [{ reagents: [], solvents: ['EtOH', 'AcOH'], temperatureC: [70, 100], hours: [2, 12] }],
    incompatible: [...electrophiles, 'aldehyde', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'OC(=O)CC(C)C(=O)c1ccc(N)cc1.NN', product: 'CC1CC(=O)NN=C1c1ccc(N)cc1' }],
  },
  {
    id: 'triazine-from-aroyl-cyanide',
    name: { en: '3,5-Diamino-1,2,4-triazine from an aroyl cyanide', 'zh-CN': '芳酰腈与氨基胍合成三嗪' },
    class: 'heterocycleFormation',
    retro: [
      '[c:1][c;R1:2]1[n:3][n:4][c:5]([NH2:6])[n:7][c:8]1[NH2:9]>>[c:1][C:2](=O)[C:8]#[N:9].[NH2:3][NH:4][C:5](=[NH:6])[NH2:7]',
    ],
    forward: [
      '[c:1][CX3:2](=O)[CX2:8]#[NX1:9].[NH2:3][NH:4][CX3:5](=[NH:6])[NH2:7]>>[c:1][C:2]1=[N:3][N:4]=[C:5]([NH2:6])[N:7]=[C:8]1[NH2:9]',
    ],
    conditions: [
      { reagents: ['H2SO4', 'then base'], solvents: ['i-PrOH', 'H2O'], temperatureC: [25, 82], hours: [6, 48] },
    ],
    incompatible: [...electrophiles, 'aldehyde', 'primaryAliphaticAmine', 'boc'],
    examples: [{ reactants: 'O=C(C#N)c1cccc(Cl)c1Cl.NNC(=N)N', product: 'Nc1nnc(c(N)n1)-c1cccc(Cl)c1Cl' }],
    note: 'Route to lamotrigine.',
  },
];
