// Ring closures of narrow scope: pyrazolopyridinones, diaminopyrimidines, tricyclic lactams and amidines.

import type { ReactionTemplate } from '../template.ts';

export const heterocycleSpecialTemplates: readonly ReactionTemplate[] = [
  {
    id: 'pyrazole-from-hydrazonoyl-chloride-and-enamine',
    name: { en: 'Cycloaddition of a hydrazonoyl chloride to an enamine', 'zh-CN': '腙酰氯与烯胺的环加成' },
    class: 'heterocycleFormation',
    retro: [
      '[c;r6:1][n:2]1[n:3][c:4]([C:5](=[O:6])[O:7][CX4:8])[c:9]2[CH2:10][CH2:11][N:12][C:13](=[O:14])[c:15]12>>[c:1][NH:2][N:3]=[C:4](Cl)[C:5](=[O:6])[O:7][C:8].C1COCCN1[C:15]1=[CH1:9][CH2:10][CH2:11][N:12][C:13]1=[O:14]',
    ],
    forward: [
      '[c:1][NX3;H1:2][NX2:3]=[CX3:4](Cl)[C:5](=[O:6])[O:7][CX4:8].[$(N1CCOCC1)][CX3;r6:15]1=[CX3;H1:9][CH2:10][CH2:11][N:12][C:13]1=[O:14]>>[c:1][NH0:2]1[N:3]=[C:4]([C:5](=[O:6])[O:7][C:8])[CH0:9]2=[C:15]1[C:13](=[O:14])[N:12][C:11][C:10]2',
    ],
    conditions: [
      { reagents: ['Et3N', 'then aq. HCl'], solvents: ['toluene', 'EtOAc'], temperatureC: [60, 110], hours: [4, 16] },
    ],
    incompatible: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'terminalAlkyne', 'carboxylicAcid'],
    examples: [
      {
        reactants: 'CCOC(=O)C(Cl)=NNc1ccc(OC)cc1.O=C1C(N2CCOCC2)=CCCN1c1ccc(I)cc1',
        product: 'CCOC(=O)c1nn(-c2ccc(OC)cc2)c2c1CCN(c1ccc(I)cc1)C2=O',
      },
    ],
    note: 'Morpholine leaves; one regioisomer only.',
  },
  {
    id: 'hydrazonoyl-chloride-japp-klingemann',
    name: { en: 'Japp-Klingemann reaction', 'zh-CN': 'Japp–Klingemann 反应' },
    class: 'functionalGroupInterconversion',
    retro: [
      '[c:1][NX3;H1:2][NX2]=[CX3:4](Cl)[C:5](=[O:6])[O:7][CX4:8]>>[c:1][NH2:2].CC(=O)[CH1:4](Cl)[C:5](=[O:6])[O:7][C:8]',
    ],
    forward: [
      '[c:1][NH2:2].[CH3]C(=O)[CX4;H1:4](Cl)[C:5](=[O:6])[O:7][CX4:8]>>[c:1][NH:2]N=[CH0:4](Cl)[C:5](=[O:6])[O:7][C:8]',
    ],
    conditions: [
      { reagents: ['NaNO2', 'HCl', 'NaOAc'], solvents: ['H2O', 'EtOH'], temperatureC: [-5, 20], hours: [2, 6] },
    ],
    incompatible: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'phenol', 'thiol', 'hydrazine'],
    examples: [{ reactants: 'COc1ccc(N)cc1.CCOC(=O)C(Cl)C(C)=O', product: 'CCOC(=O)C(Cl)=NNc1ccc(OC)cc1' }],
    note: 'The diazonium salt couples and the acetyl group is lost.',
  },
  {
    id: 'morpholino-dihydropyridinone-from-lactam',
    name: { en: 'Dichlorination of a lactam and exchange with morpholine', 'zh-CN': '内酰胺的二氯代及吗啉取代' },
    class: 'functionalGroupInterconversion',
    retro: [
      '[c:1][N:2]1[CH2:3][CH2:4][CX3;H1:5]=[CX3:6]([N:7]2[CH2:10][CH2:11][O:12][CH2:13][CH2:14]2)[C:8]1=[O:9]>>[c:1][N:2]1[C:3][C:4][CH2:5][CH2:6][C:8]1=[O:9].[NH:7]2[C:10][C:11][O:12][C:13][C:14]2',
    ],
    forward: [
      '[c:1][N:2]1[CH2:3][CH2:4][CH2:5][CH2:6][CX3:8]1=[OX1:9].[NX3;H1:7]2[CH2:10][CH2:11][O:12][CH2:13][CH2:14]2>>[c:1][N:2]1[C:3][C:4][CH1:5]=[CH0:6]([NH0:7]2[C:10][C:11][O:12][C:13][C:14]2)[C:8]1=[O:9]',
    ],
    conditions: [
      { reagents: ['PCl5'], solvents: ['CHCl3'], temperatureC: [25, 60], hours: [1, 4] },
      { reagents: ['morpholine'], solvents: ['morpholine'], temperatureC: [100, 130], hours: [1, 4] },
    ],
    incompatible: [
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'anilineNH',
    ],
    examples: [{ reactants: 'O=C1CCCCN1c1ccc(I)cc1.C1COCCN1', product: 'O=C1C(N2CCOCC2)=CCCN1c1ccc(I)cc1' }],
    note: 'The 3,3-dichlorolactam is usually not purified.',
  },
  {
    id: 'diaminopyrimidine-from-anilinoacrylonitrile',
    name: {
      en: '2,4-Diaminopyrimidine from an anilinoacrylonitrile and guanidine',
      'zh-CN': '由苯胺基丙烯腈与胍合成 2,4-二氨基嘧啶',
    },
    class: 'heterocycleFormation',
    retro: [
      '[c:1][CH2:2][c:3]1[cH:4][n:5][c:6]([NH2:7])[n:8][c:9]1[NH2:10]>>[c:1][CH2:2][C:3](=[CH:4]Nc1ccccc1)[C:9]#[NH0:10].[NH2:5][C:6](=[NH:7])[NH2:8]',
    ],
    forward: [
      '[c:1][CH2:2][CX3:3](=[CX3;H1:4][NX3;H1]c1ccccc1)[CX2:9]#[NX1:10].[NH2:5][CX3:6](=[NH:7])[NH2:8]>>[c:1][C:2][C:3]1=[CH:4][NH0:5]=[C:6]([NH2:7])[NH0:8]=[C:9]1[NH2:10]',
    ],
    conditions: [{ reagents: ['KOtBu'], solvents: ['DMSO', 'EtOH'], temperatureC: [70, 110], hours: [3, 12] }],
    incompatible: ['aldehyde', 'ketone', 'acylHalide', 'ester', 'isocyanate', 'alkylBromideOrIodide'],
    examples: [
      {
        reactants: 'COc1cc(CC(=CNc2ccccc2)C#N)cc(OC)c1OC.N=C(N)N',
        product: 'COc1cc(Cc2cnc(N)nc2N)cc(OC)c1OC',
      },
    ],
    note: 'Aniline leaves.',
  },
  {
    id: 'dibenzo-lactam-from-amino-acid',
    name: { en: 'Closure of a seven-membered dibenzolactam', 'zh-CN': '二苯并七元内酰胺的环合' },
    class: 'heterocycleFormation',
    retro: [
      '[c:1]1:[c:2][CX3;r7:3](=[OX1:4])[NX3;H1:5][c:6]:[c:7][$([NX3;H1]),$([OX2]),$([SX2]);r7:8]1>>[c:2]([C:3](=[O:4])O):[c:1][*:8][c:7]:[c:6][NH2:5]',
    ],
    forward: [
      '[c:2]([CX3:3](=[OX1:4])[OX2H1]):[c:1][$([NX3;H1]),$([OX2]),$([SX2]);!R:8][c:7]:[c:6][NX3;H2:5]>>[c:1]1:[c:2][C:3](=[O:4])[NH:5][c:6]:[c:7][*:8]1',
    ],
    conditions: [
      { reagents: ['TsOH'], solvents: ['xylene'], temperatureC: [130, 145], hours: [6, 24] },
      { reagents: ['EDC', 'HOBt'], solvents: ['DMF'], temperatureC: [25, 60], hours: [4, 24] },
    ],
    incompatible: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'acylHalide', 'isocyanate', 'thiol'],
    examples: [{ reactants: 'OC(=O)c1ccccc1Nc1ccc(Cl)cc1N', product: 'O=C1Nc2cc(Cl)ccc2Nc2ccccc12' }],
  },
  {
    id: 'thienobenzodiazepine-amidine-reductive-closure',
    name: { en: 'Reductive closure of a nitronitrile to a diazepine amidine', 'zh-CN': '硝基腈还原环合成二氮䓬脒' },
    class: 'heterocycleFormation',
    retro: [
      '[NX3;H2:1][CX3;r7:2]1=[NX2:3][c:4]:[c:5][NX3;H1:6][c:7]:[c:8]1>>[NH0:1]#[C:2][c:8]:[c:7][N:6][c:5]:[c:4][N+:3](=O)[O-]',
    ],
    forward: [
      '[NX1:1]#[CX2:2][c:8]:[c:7][NX3;H1:6][c:5]:[c:4][N+:3](=O)[O-]>>[NH2:1][C:2]1=[N+0:3][c:4]:[c:5][N:6][c:7]:[c:8]1',
    ],
    conditions: [{ reagents: ['SnCl2', 'HCl'], solvents: ['EtOH'], temperatureC: [50, 80], hours: [1, 4] }],
    incompatible: ['aldehyde', 'ketone', 'azide', 'acylHalide', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'Cc1cc(C#N)c(Nc2ccccc2[N+](=O)[O-])s1', product: 'Cc1cc2C(N)=Nc3ccccc3Nc2s1' }],
  },
  {
    id: 'amidine-exchange-with-cyclic-amine',
    name: { en: 'Exchange of a cyclic amidine with a secondary amine', 'zh-CN': '环状脒与仲胺的交换' },
    class: 'functionalGroupInterconversion',
    retro: ['[$([NX3;H0;r6]([CX4])[CX4]):1]-!@[CX3;r7:2](=[NX2;r7:3][c:4])[c:5]>>[NH:1].[NH2][C:2](=[N:3][c:4])[c:5]'],
    forward: [
      '[$([NX3;H1;r6]([CX4])[CX4]):1].[NX3;H2][CX3;r7:2](=[NX2;r7:3][c:4])[c:5]>>[NH0:1][C:2](=[N:3][c:4])[c:5]',
    ],
    conditions: [
      { reagents: ['excess amine'], solvents: ['DMSO', 'toluene'], temperatureC: [110, 130], hours: [6, 24] },
    ],
    incompatible: [
      'aldehyde',
      'ketone',
      'acylHalide',
      'alkylBromideOrIodide',
      'primaryAliphaticAmine',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'CN1CCNCC1.Cc1cc2C(N)=Nc3ccccc3Nc2s1', product: 'Cc1cc2C(=Nc3ccccc3Nc2s1)N1CCN(C)CC1' }],
    note: 'Ammonia is removed as it forms.',
  },
  {
    id: 'benzothiadiazine-from-sulfonamide-and-formaldehyde',
    name: {
      en: 'Benzothiadiazine from an aminosulfonamide and formaldehyde',
      'zh-CN': '由氨基磺酰胺与甲醛合成苯并噻二嗪',
    },
    class: 'heterocycleFormation',
    retro: [
      '[c:1]1:[c:2][NX3;H1:3][CH2:4][NX3;H1:5][S:6]1(=[O:7])=[O:8]>>[c:2]([NH2:3]):[c:1][S:6](=[O:7])(=[O:8])[NH2:5].[CH2:4]=O',
    ],
    forward: [
      '[c:2]([NX3;H2:3]):[c:1][S:6](=[O:7])(=[O:8])[NX3;H2:5].[CH2:4]=O>>[c:1]1:[c:2][NH:3][CH2:4][NH:5][S:6]1(=[O:7])=[O:8]',
    ],
    conditions: [{ reagents: ['HCl'], solvents: ['EtOH', 'H2O'], temperatureC: [60, 90], hours: [1, 4] }],
    incompatible: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'hydrazine', 'thiol', 'acylHalide'],
    examples: [
      {
        reactants: 'NS(=O)(=O)c1cc(S(N)(=O)=O)c(N)cc1Cl.C=O',
        product: 'NS(=O)(=O)c1cc2c(cc1Cl)NCNS2(=O)=O',
      },
    ],
  },
  {
    id: 'aniline-disulfonamide-by-chlorosulfonation',
    name: { en: 'Double chlorosulfonation of an aniline, then ammonia', 'zh-CN': '苯胺的双氯磺化及氨解' },
    class: 'functionalGroupAddition',
    retro: [
      '[NX3;H2:1][c:2]1[c:3](S(=O)(=O)[NH2])[cH:4][c:5](S(=O)(=O)[NH2])[c;$(c[Cl,F,$(C(F)(F)F),$([CH3])]):6][cH:7]1>>[NH2:1][c:2]1[cH:3][cH:4][cH:5][c:6][cH:7]1',
    ],
    forward: [
      '[NX3;H2:1][c:2]1[cH:3][cH:4][cH:5][c;$(c[Cl,F,$(C(F)(F)F),$([CH3])]):6][cH:7]1>>[NH2:1][c:2]1[c:3](S(=O)(=O)N)[c:4][c:5](S(=O)(=O)N)[c:6][c:7]1',
    ],
    conditions: [
      { reagents: ['ClSO3H'], solvents: ['neat'], temperatureC: [120, 150], hours: [2, 6] },
      { reagents: ['NH4OH'], solvents: ['H2O'], temperatureC: [0, 60], hours: [1, 3] },
    ],
    incompatible: ['primaryAlcohol', 'secondaryAlcohol', 'phenol', 'alkene', 'ester', 'aldehyde', 'ketone', 'amide'],
    examples: [{ reactants: 'Nc1cccc(Cl)c1', product: 'NS(=O)(=O)c1cc(S(N)(=O)=O)c(N)cc1Cl' }],
    note: 'The disulfonyl chloride is not purified.',
  },
  {
    id: 'thieno-pictet-spengler-formaldehyde',
    name: { en: 'Pictet–Spengler closure of a thienylethylamine', 'zh-CN': '噻吩乙胺的 Pictet–Spengler 环合' },
    class: 'heterocycleFormation',
    retro: [
      '[CH2:1]1[NX3;H0,H1:2][CH2:3][CH2:4][c:5]2[s:6][c:7][c:8][c:9]12>>[CH2:1]=O.[N:2][C:3][C:4][c:5]1[s:6][c:7][c:8][cH:9]1',
    ],
    forward: [
      '[CH2:1]=O.[NX3;H1;!$(NC=O):2]([CX4:10])[CH2:3][CH2:4][c:5]1[s:6][c:7][c:8][cH:9]1>>[CH2:1]1[NH0:2]([C:10])[C:3][C:4][c:5]2:[s:6]:[c:7]:[c:8]:[cH0:9]:2-1',
      '[CH2:1]=O.[NX3;H2:2][CH2:3][CH2:4][c:5]1[s:6][c:7][c:8][cH:9]1>>[CH2:1]1[NH:2][C:3][C:4][c:5]2:[s:6]:[c:7]:[c:8]:[cH0:9]:2-1',
    ],
    conditions: [{ reagents: ['HCl'], solvents: ['H2O', 'DMF'], temperatureC: [25, 60], hours: [4, 16] }],
    incompatible: ['phenol', 'thiol', 'hydrazine', 'aldehyde', 'acylHalide'],
    examples: [
      {
        reactants: 'C=O.COC(=O)[C@@H](NCCc1cccs1)c1ccccc1Cl',
        product: 'COC(=O)[C@H](c1ccccc1Cl)N1CCc2sccc2C1',
      },
      { reactants: 'C=O.NCCc1cccs1', product: 'C1NCCc2sccc21' },
    ],
  },
  {
    id: 'dipyridodiazepinone-closure',
    name: { en: 'Closure of a dipyridodiazepinone', 'zh-CN': '二吡啶并二氮䓬酮的环合' },
    class: 'heterocycleFormation',
    retro: [
      '[c;$(c:[nX2]):1]1:[c:2][CX3;r7:3](=[OX1:4])[NX3;H1:5][c:6]:[c;$(c:[nX2]):7][NX3;H0;r7:8]1[CX4:9]>>Cl[c:7]:[c:6][N:5][C:3](=[O:4])[c:2]:[c:1][NH:8][C:9]',
    ],
    forward: [
      'Cl[c;$(c:[nX2]):7]:[c:6][NX3;H1:5][CX3:3](=[OX1:4])[c:2]:[c;$(c:[nX2]):1][NX3;H1:8][CX4:9]>>[c:1]1:[c:2][C:3](=[O:4])[N:5][c:6]:[c:7][NH0:8]1[C:9]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['pyridine', 'diglyme'], temperatureC: [90, 150], hours: [1, 6] }],
    incompatible: ['phenol', 'carboxylicAcid', 'aldehyde', 'acylHalide', 'primaryAliphaticAmine', 'thiol'],
    examples: [{ reactants: 'Cc1ccnc(Cl)c1NC(=O)c1cccnc1NC1CC1', product: 'Cc1ccnc2N(C3CC3)c3ncccc3C(=O)Nc12' }],
  },
  {
    id: 'pyridopyrimidinone-from-acetylbutyrolactone',
    name: {
      en: 'Pyridopyrimidinone from 2-aminopyridine and acetylbutyrolactone',
      'zh-CN': '由 2-氨基吡啶与乙酰丁内酯合成吡啶并嘧啶酮',
    },
    class: 'heterocycleFormation',
    retro: [
      '[cH:1]1[cH:2][cH:3][cH:4][n:5]2[c:6]1[n:7][c:8]([CH3:12])[c:9]([CH2:13][CH2:14]Cl)[c:10]2=[O:11]>>[cH:1]1[cH:2][cH:3][cH:4][n:5][c:6]1[NH2:7].[C:8](=O)([CH3:12])[CH1:9]1[CH2:13][CH2:14]O[C:10]1=[O:11]',
    ],
    forward: [
      '[cH:1]1[cH:2][cH:3][cH:4][n:5][c:6]1[NX3;H2:7].[CX3:8](=O)([CH3:12])[CX4;H1:9]1[CH2:13][CH2:14]O[C:10]1=[O:11]>>[CH:1]1=[CH:2][CH:3]=[CH:4][N:5]2[C:6]1=[NH0:7][C:8]([CH3:12])=[CH0:9]([C:13][C:14]Cl)[C:10]2=[O:11]',
    ],
    conditions: [{ reagents: ['POCl3'], solvents: ['toluene'], temperatureC: [90, 110], hours: [4, 10] }],
    incompatible: ['primaryAlcohol', 'secondaryAlcohol', 'phenol', 'carboxylicAcid', 'primaryAliphaticAmine', 'thiol'],
    examples: [{ reactants: 'Nc1ccccn1.CC(=O)C1CCOC1=O', product: 'Cc1nc2ccccn2c(=O)c1CCCl' }],
    note: 'The side chain is chlorinated by phosphorus oxychloride.',
  },
  {
    id: 'pyridopyrimidinone-ring-hydrogenation',
    name: { en: 'Hydrogenation of a pyridopyrimidinone', 'zh-CN': '吡啶并嘧啶酮的氢化' },
    class: 'reduction',
    retro: [
      '[CH2:1]1[CH2:2][CH2:3][CH2:4][n:5]2[c:6]1[n:7][c:8][c:9][c:10]2=[O:11]>>[cH:1]1[cH:2][cH:3][cH:4][n:5]2[c:6]1[n:7][c:8][c:9][c:10]2=[O:11]',
    ],
    forward: [
      '[cH:1]1[cH:2][cH:3][cH:4][n:5]2[c:6]1[n:7][c:8][c:9][c:10]2=[O:11]>>[CH2:1]1[CH2:2][CH2:3][CH2:4][N:5]2[C:6]1=[N:7][C:8]=[C:9][C:10]2=[O:11]',
    ],
    conditions: [
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['AcOH', 'MeOH'], temperatureC: [25, 50], hours: [4, 16] },
    ],
    incompatible: ['nitro', 'alkene', 'alkyne', 'cbz', 'arylBromide', 'arylIodide', 'azide', 'aldehyde'],
    examples: [{ reactants: 'Cc1nc2ccccn2c(=O)c1CCCl', product: 'Cc1nc2n(c(=O)c1CCCl)CCCC2' }],
  },
];
