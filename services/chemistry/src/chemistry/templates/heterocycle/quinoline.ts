// Quinolines, quinolones, pyridines, dihydropyridines, isoquinolines and benzodiazepines.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = ['acylHalide', 'isocyanate', 'sulfonylChloride', 'acidAnhydride'];
// The benzene ring of an arylethylamine is rich enough for Pictet–Spengler or Bischler–Napieralski closure.
const richPara = '$(c:c:c[OX2])';

export const quinolineTemplates: readonly ReactionTemplate[] = [
  {
    id: 'friedlander-quinoline-synthesis',
    name: { en: 'Friedländer quinoline synthesis', 'zh-CN': 'Friedländer 喹啉合成' },
    class: 'heterocycleFormation',
    retro: [
      '[n:1]1[c;R1:2]([$([CH3]),c:3])[c;R1:4]([$(C(=O)O[CX4]),$(C(=O)[CH3]),$(C(=O)c):5])[c;R1:6]([c,$([CH3]):7])[c;R2:8]:[c;R2:9]1>>[NH2:1][c:9]:[c:8][C:6](=O)[*:7].[*:3][C:2](=O)[CH2:4][*:5]',
      '[n:1]1[c;R2:2]([CX4;R:3])[c;R2:4]([CX4;R:5])[c;R1:6]([c,$([CH3]):7])[c;R2:8]:[c;R2:9]1>>[NH2:1][c:9]:[c:8][C:6](=O)[*:7].[*:3][C:2](=O)[CH2:4][*:5]',
      '[n:1]1[c;R1:2]([c:3])[cH:4][cH:6][c;R2:8]:[c;R2:9]1>>[NH2:1][c:9]:[c:8][CH:6]=O.[*:3][C:2](=O)[CH3:4]',
    ],
    forward: [
      '[NH2:1][c:9]:[c:8][CX3:6](=O)[c,CX4:7].[#6:3][CX3:2](=O)[CH2:4][#6:5]>>[N:1]1=[C:2]([*:3])[C:4]([*:5])=[C:6]([*:7])[c:8]:[c:9]1',
      '[NH2:1][c:9]:[c:8][CX3;H1:6]=O.[c:3][CX3:2](=O)[CH3:4]>>[N:1]1=[C:2]([*:3])[CH:4]=[CH:6][c:8]:[c:9]1',
    ],
    conditions: [
      { reagents: ['HCl or TsOH'], solvents: ['EtOH'], temperatureC: [70, 100], hours: [4, 24] },
      { reagents: ['KOH'], solvents: ['EtOH'], temperatureC: [60, 80], hours: [3, 16] },
    ],
    incompatible: [...electrophiles, 'hydrazine', 'primaryAliphaticAmine', 'alkylBromideOrIodide'],
    examples: [
      { reactants: 'Nc1ccc(Cl)cc1C(=O)c1ccccc1.CCOC(=O)CC(C)=O', product: 'CCOC(=O)c1c(C)nc2ccc(Cl)cc2c1-c1ccccc1' },
    ],
  },
  {
    id: 'aminoquinoline-friedlander',
    name: {
      en: '4-Aminoquinoline from a 2-aminobenzonitrile and a ketone',
      'zh-CN': '邻氨基苯腈与环酮合成 4-氨基喹啉',
    },
    class: 'heterocycleFormation',
    retro: [
      '[n:1]1[c;R2:2]([CX4;R:3])[c;R2:4]([CX4;R:5])[c;R1:6]([NH2:7])[c;R2:8]:[c;R2:9]1>>[NH2:1][c:9]:[c:8][C:6]#[N:7].[*:3][C:2](=O)[CH2:4][*:5]',
    ],
    forward: [
      '[NH2:1][c:9]:[c:8][CX2:6]#[NX1:7].[CX4;R:3][CX3;R:2](=O)[CH2;R:4][CX4:5]>>[N:1]1=[C:2]([*:3])[C:4]([*:5])=[C:6]([NH2:7])[c:8]:[c:9]1',
    ],
    conditions: [
      { reagents: ['ZnCl2 or BF3.OEt2'], solvents: ['toluene', 'neat'], temperatureC: [100, 130], hours: [2, 24] },
    ],
    incompatible: [...electrophiles, 'hydrazine', 'primaryAliphaticAmine', 'aldehyde', 'carboxylicAcid'],
    examples: [{ reactants: 'N#Cc1ccccc1N.O=C1CCCCC1', product: 'Nc1c2CCCCc2nc2ccccc12' }],
    note: 'Route to tacrine.',
  },
  {
    id: 'gould-jacobs-quinolone',
    name: { en: 'Gould-Jacobs quinolone synthesis', 'zh-CN': 'Gould–Jacobs 喹诺酮合成' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[c;R1:3]([C:4](=[O:5])[O:6][CH2:7][CH3:8])[cH:9][nH:10][c;R2:11]:[c;R2:12]1>>[NH2:10][c:11]:[cH:12].CCO[CH:9]=[C:3]([C:2](=[O:1])OCC)[C:4](=[O:5])[O:6][CH2:7][CH3:8]',
      '[OH:1][c;R1:2]1[c;R1:3]([C:4](=[O:5])[O:6][CH2:7][CH3:8])[cH:9][n:10][c;R2:11]:[c;R2:12]1>>[NH2:10][c:11]:[cH:12].CCO[CH:9]=[C:3]([C:2](=[O:1])OCC)[C:4](=[O:5])[O:6][CH2:7][CH3:8]',
    ],
    forward: [
      '[NH2:10][c:11]:[cH:12].[CX4]O[CX3;H1:9]=[CX3:3]([CX3:2](=[OX1:1])O[CX4])[C:4](=[O:5])[O:6][CH2:7][CH3:8]>>[O:1]=[C:2]1[C:3]([C:4](=[O:5])[O:6][C:7][C:8])=[CH:9][NH:10][c:11]:[c:12]1',
      '[NH2:10][c:11]:[cH:12].[CX4]O[CX3;H1:9]=[CX3:3]([CX3:2](=[OX1:1])O[CX4])[C:4](=[O:5])[O:6][CH2:7][CH3:8]>>[OH:1][C:2]1=[C:3]([C:4](=[O:5])[O:6][C:7][C:8])[CH:9]=[N:10][c:11]:[c:12]1',
    ],
    conditions: [{ reagents: [], solvents: ['diphenyl ether'], temperatureC: [240, 260], hours: [0.5, 3] }],
    incompatible: [
      ...electrophiles,
      'hydrazine',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'boc',
      'aldehyde',
      'thiol',
    ],
    examples: [
      { reactants: 'Nc1ccc(F)c(Cl)c1.CCOC=C(C(=O)OCC)C(=O)OCC', product: 'CCOC(=O)c1c[nH]c2cc(Cl)c(F)cc2c1=O' },
    ],
    note: 'Condensation at 100–130 °C, then thermal ring closure; meta-substituted anilines cyclize away from the substituent.',
  },
  {
    id: 'grohe-heese-quinolone',
    name: { en: 'Grohe–Heese fluoroquinolone ring closure', 'zh-CN': '氟喹诺酮环合（Grohe–Heese）' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]=[c;R1:2]1[c:3]([C:4](=[O:5])[O:6][CX4:7])[cH:8][n:9]([CX4,c:10])[c;R2,R3:11]:[c;R2:12]1>>[O:1]=[C:2]([C:3]([C:4](=[O:5])[O:6][C:7])=[CH:8][NH:9][*:10])[c:12]:[c:11]F',
      '[O:1]=[c;R1:2]1[c:3]([C:4](=[O:5])[O:6][CX4:7])[cH:8][n:9]([CX4,c:10])[c;R2,R3:11]:[c;R2:12]1>>[O:1]=[C:2]([C:3]([C:4](=[O:5])[O:6][C:7])=[CH:8][NH:9][*:10])[c:12]:[c:11]Cl',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([CX3:3]([C:4](=[O:5])[O:6][CX4:7])=[CX3;H1:8][NX3;H1:9][CX4,c:10])[c:12]:[c:11][F,Cl]>>[O:1]=[C:2]1[C:3]([C:4](=[O:5])[O:6][C:7])=[CH:8][N:9]([*:10])[c:11]:[c:12]1',
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF', 'DMSO'], temperatureC: [80, 140], hours: [1, 8] }],
    incompatible: [...electrophiles, 'hydrazine', 'primaryAliphaticAmine', 'thiol', 'aldehyde'],
    examples: [
      { reactants: 'CCOC(=O)C(=CNC1CC1)C(=O)c1cc(F)c(Cl)cc1F', product: 'CCOC(=O)c1cn(C2CC2)c2cc(Cl)c(F)cc2c1=O' },
    ],
    note: 'Intramolecular aromatic substitution ortho to the ketone.',
  },
  {
    id: 'aminoacrylate-from-keto-ester',
    name: { en: 'Aminomethylene beta-keto ester synthesis', 'zh-CN': 'β-酮酯经原甲酸酯与胺合成氨基丙烯酸酯' },
    class: 'carbonCarbon',
    retro: [
      '[c:1][CX3:2](=[O:3])[CX3:4]([C:5](=[O:6])[O:7][CX4:8])=!@[CH:9][NH:10][CX4,c:11]>>[c:1][C:2](=[O:3])[CH2:4][C:5](=[O:6])[O:7][C:8].CCO[CH:9](OCC)OCC.[NH2:10][*:11]',
    ],
    forward: [
      '[c:1][CX3:2](=[O:3])[CX4;H2:4][CX3:5](=[O:6])[O:7][CX4:8].[CX4;H1:9](O[CX4])(O[CX4])O[CX4].[NX3;H2;!$(NC=[O,S,N]):10][CX4,c:11]>>[c:1][C:2](=[O:3])[C:4]([C:5](=[O:6])[O:7][C:8])=[CH:9][NH:10][*:11]',
    ],
    conditions: [
      { reagents: ['Ac2O', 'then amine'], solvents: ['CH2Cl2', 'EtOH'], temperatureC: [20, 140], hours: [3, 12] },
    ],
    incompatible: [...electrophiles, 'hydrazine', 'secondaryAliphaticAmine', 'aldehyde', 'thiol', 'carboxylicAcid'],
    examples: [
      {
        reactants: 'CCOC(=O)CC(=O)c1cc(F)c(Cl)cc1Cl.CCOC(OCC)OCC.NC1CC1',
        product: 'CCOC(=O)C(=CNC1CC1)C(=O)c1cc(F)c(Cl)cc1Cl',
      },
    ],
  },
  {
    id: 'hantzsch-dihydropyridine',
    name: { en: 'Hantzsch dihydropyridine synthesis', 'zh-CN': 'Hantzsch 二氢吡啶合成' },
    class: 'heterocycleFormation',
    retro: [
      '[c,CX4:1][CX4;H1:2]1[C:3]([$(C(=O)O[CX4]),$(C(=O)[CH3]),$(C#N):4])=[C:5]([CX4:6])[NH:7][C:8]([CX4:9])=[C:10]1[$(C(=O)O[CX4]),$(C(=O)[CH3]),$(C#N):11]>>[*:1][CH:2]=O.[CH2:3]([*:4])[C:5](=O)[C:6].[NH2:7][C:8]([C:9])=[CH:10][*:11]',
    ],
    forward: [
      '[c,CX4:1][CX3;H1:2]=O.[CH2:3]([$(C=O),$(C#N):4])[CX3:5](=O)[CX4:6].[NH2:7][CX3:8]([CX4:9])=[CX3;H1:10][$(C=O),$(C#N):11]>>[*:1][C:2]1[C:3]([*:4])=[C:5]([C:6])[NH:7][C:8]([C:9])=[C:10]1[*:11]',
    ],
    conditions: [{ reagents: [], solvents: ['i-PrOH', 'EtOH'], temperatureC: [70, 85], hours: [4, 20] }],
    incompatible: [
      ...electrophiles,
      'hydrazine',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'alkylBromideOrIodide',
    ],
    examples: [
      {
        reactants: 'O=Cc1ccccc1[N+](=O)[O-].COC(=O)CC(C)=O.COC(=O)C=C(C)N',
        product: 'COC(=O)C1=C(C)NC(C)=C(C1c1ccccc1[N+](=O)[O-])C(=O)OC',
      },
    ],
    note: 'The enamine ester is made from the keto ester and ammonia, also in one pot.',
  },
  {
    id: 'aminocrotonate-formation',
    name: { en: 'Enamino ester from a beta-keto ester and ammonia', 'zh-CN': 'β-酮酯与氨合成烯胺酯' },
    class: 'functionalGroupInterconversion',
    retro: ['[NH2][CX3:1]([CX4:2])=!@[CH:3][$(C(=O)O[CX4]),$(C(=O)[CH3]),$(C#N):4]>>O=[C:1]([C:2])[CH2:3][*:4]'],
    forward: ['O=[CX3:1]([CX4:2])[CX4;H2:3][$(C(=O)O),$(C(=O)C),$(C#N):4]>>N[C:1]([C:2])=[CH:3][*:4]'],
    conditions: [{ reagents: ['NH3 or NH4OAc'], solvents: ['MeOH'], temperatureC: [0, 65], hours: [2, 12] }],
    incompatible: [...electrophiles, 'aldehyde', 'alkylBromideOrIodide', 'epoxide'],
    examples: [{ reactants: 'COC(=O)CC(C)=O', product: 'COC(=O)C=C(C)N' }],
  },
  {
    id: 'cyanopyridone-from-enaminone',
    name: {
      en: '3-Cyano-2-pyridone from an enaminone and cyanoacetamide',
      'zh-CN': '烯胺酮与氰乙酰胺合成 3-氰基-2-吡啶酮',
    },
    class: 'heterocycleFormation',
    retro: [
      '[CH3:1][c;R1:2]1[nH:3][c:4](=[O:5])[c:6]([C:7]#[N:8])[cH:9][c;R1:10]1[c:11]>>[CH3:1][C:2](=O)[C:10]([c:11])=[CH:9]N(C)C.[NH2:3][C:4](=[O:5])[CH2:6][C:7]#[N:8]',
    ],
    forward: [
      '[CH3:1][CX3:2](=O)[CX3:10]([c:11])=[CX3;H1:9]N([CH3])[CH3].[NH2:3][CX3:4](=[O:5])[CH2:6][C:7]#[N:8]>>[CH3:1][C:2]1[NH:3][C:4](=[O:5])[C:6]([C:7]#[N:8])=[CH:9][C:10]=1[c:11]',
    ],
    conditions: [{ reagents: ['NaOMe'], solvents: ['DMF', 'MeOH'], temperatureC: [65, 90], hours: [2, 12] }],
    incompatible: [...electrophiles, 'aldehyde', 'hydrazine', 'primaryAliphaticAmine', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'CC(=O)C(=CN(C)C)c1ccncc1.NC(=O)CC#N', product: 'Cc1[nH]c(=O)c(C#N)cc1-c1ccncc1' }],
    note: 'Route to milrinone.',
  },
  {
    id: 'biginelli-reaction',
    name: { en: 'Biginelli reaction', 'zh-CN': 'Biginelli 反应' },
    class: 'heterocycleFormation',
    retro: [
      '[c:1][CX4;H1:2]1[NH:3][C:4](=[O,S:5])[NH:6][C:7]([CX4:8])=[C:9]1[$(C(=O)O[CX4]),$(C(=O)[CH3]):10]>>[c:1][CH:2]=O.[NH2:3][C:4](=[*:5])[NH2:6].[C:7](=O)([C:8])[CH2:9][*:10]',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[NH2:3][CX3:4](=[O,S:5])[NH2:6].[CX3:7](=O)([CX4:8])[CH2:9][$(C=O):10]>>[c:1][C:2]1[NH:3][C:4](=[*:5])[NH:6][C:7]([C:8])=[C:9]1[*:10]',
    ],
    conditions: [{ reagents: ['HCl (catalyst)'], solvents: ['EtOH'], temperatureC: [70, 80], hours: [4, 18] }],
    incompatible: [...electrophiles, 'hydrazine', 'primaryAliphaticAmine', 'thiol', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'O=Cc1cccc(O)c1.NC(N)=S.CCOC(=O)CC(C)=O', product: 'CCOC(=O)C1=C(C)NC(=S)NC1c1cccc(O)c1' }],
  },
  {
    id: 'pictet-spengler-indole',
    name: { en: 'Pictet–Spengler reaction of a tryptamine', 'zh-CN': '色胺的 Pictet–Spengler 反应' },
    class: 'heterocycleFormation',
    retro: [
      '[c,CX4:1][CX4;H1:2]1[NX3;H1:3][CX4:4][CX4:5][c:6]2[c:7]1[nX3:8][c:9][c:10]2>>[*:1][CH:2]=O.[NH2:3][C:4][C:5][c:6]1:[cH:7]:[n:8]:[c:9]:[c:10]:1',
      '[CX4;H2:2]1[NX3;H1:3][CX4:4][CX4:5][c:6]2[c:7]1[nX3:8][c:9][c:10]2>>[CH2:2]=O.[NH2:3][C:4][C:5][c:6]1:[cH:7]:[n:8]:[c:9]:[c:10]:1',
    ],
    forward: [
      '[c,CX4:1][CX3;H1:2]=O.[NH2:3][CX4:4][CX4:5][c:6]1[cH:7][nX3:8][c:9][c:10]1>>[*:1][C:2]1[NH:3][C:4][C:5][c:6]2:[c:7]-1:[n:8]:[c:9]:[c:10]:2',
      '[CH2:2]=O.[NH2:3][CX4:4][CX4:5][c:6]1[cH:7][nX3:8][c:9][c:10]1>>[C:2]1[NH:3][C:4][C:5][c:6]2:[c:7]-1:[n:8]:[c:9]:[c:10]:2',
    ],
    conditions: [{ reagents: ['CF3CO2H'], solvents: ['CH2Cl2'], temperatureC: [0, 40], hours: [4, 48] }],
    incompatible: [...electrophiles, 'hydrazine', 'secondaryAliphaticAmine', 'boc', 'thiol'],
    examples: [{ reactants: 'O=Cc1ccc(OC)cc1.NCCc1c[nH]c2ccccc12', product: 'C1CNC(c2[nH]c3ccccc3c12)c1ccc(OC)cc1' }],
  },
  {
    id: 'pictet-spengler-isoquinoline',
    name: { en: 'Pictet–Spengler tetrahydroisoquinoline synthesis', 'zh-CN': 'Pictet–Spengler 四氢异喹啉合成' },
    class: 'heterocycleFormation',
    retro: [
      `[c,CX4:1][CX4;H1:2]1[NX3;H1:3][CX4:4][CX4:5][c:6]:[c;${richPara}:7]1>>[*:1][CH:2]=O.[NH2:3][C:4][C:5][c:6]:[cH:7]`,
      `[CX4;H2:2]1[NX3;H1:3][CX4:4][CX4:5][c:6]:[c;${richPara},$(c1ccsc1),$(c1ccoc1),$(c1sccc1):7]1>>[CH2:2]=O.[NH2:3][C:4][C:5][c:6]:[cH:7]`,
    ],
    forward: [
      `[c,CX4:1][CX3;H1:2]=O.[NH2:3][CX4:4][CX4:5][c:6]:[cH;${richPara}:7]>>[*:1][C:2]1[NH:3][C:4][C:5][c:6]:[c:7]1`,
      `[CH2:2]=O.[NH2:3][CX4:4][CX4:5][c:6]:[cH;${richPara},$(c1ccsc1),$(c1ccoc1),$(c1sccc1):7]>>[C:2]1[NH:3][C:4][C:5][c:6]:[c:7]1`,
    ],
    conditions: [
      { reagents: ['HCl or CF3CO2H'], solvents: ['EtOH', 'toluene'], temperatureC: [25, 100], hours: [3, 24] },
    ],
    incompatible: [...electrophiles, 'hydrazine', 'secondaryAliphaticAmine', 'boc', 'thiol'],
    examples: [
      { reactants: 'C=O.NCCc1ccc(OC)c(OC)c1', product: 'COc1cc2CCNCc2cc1OC' },
      { reactants: 'C=O.NCCc1cccs1', product: 'C1Cc2sccc2CN1' },
    ],
    counterExamples: [{ product: 'C1Cc2cc([N+](=O)[O-])ccc2CN1', because: 'the ring is not electron rich' }],
  },
  {
    id: 'bischler-napieralski-reaction',
    name: { en: 'Bischler–Napieralski reaction', 'zh-CN': 'Bischler–Napieralski 反应' },
    class: 'heterocycleFormation',
    retro: ['[c,CX4:1][CX3:2]1=[NX2:3][CX4:4][CX4:5][c:6]:[c:7]1>>[*:1][C:2](=O)[NH:3][C:4][C:5][c:6]:[cH:7]'],
    forward: [
      '[c,CX4:1][CX3:2](=O)[NX3;H1:3][CX4:4][CX4:5][c:6]:[cH;!$(c:c[N+]);!$(c:c:c[N+]);!$(c:c:c:c[N+]):7]>>[*:1][C:2]1=[N:3][C:4][C:5][c:6]:[c:7]1',
    ],
    conditions: [{ reagents: ['POCl3'], solvents: ['MeCN', 'toluene'], temperatureC: [80, 110], hours: [2, 8] }],
    incompatible: [
      'primaryAlcohol',
      'secondaryAlcohol',
      'tertiaryAlcohol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'carboxylicAcid',
      'boc',
      'anilineNH',
      'nitro',
    ],
    examples: [
      { reactants: 'O=C(Cc1ccc(OC)c(OC)c1)NCCc1ccc(OC)c(OC)c1', product: 'COc1ccc(CC2=NCCc3cc(OC)c(OC)cc23)cc1OC' },
    ],
  },
  {
    id: 'benzodiazepinone-synthesis',
    name: { en: '1,4-Benzodiazepin-2-one from a 2-aminobenzophenone', 'zh-CN': '2-氨基二苯甲酮合成 1,4-苯二氮䓬-2-酮' },
    class: 'heterocycleFormation',
    retro: [
      '[NX3;H1:1]1[C:2](=[O:3])[CX4;H2,$([CH][CX4;!$(C[O,N])]):4][N:5]=[C:6]([c:7])[c:8]:[c:9]1>>[NH2:1][c:9]:[c:8][C:6](=O)[c:7].CCO[C:2](=[O:3])[C:4][NH2:5]',
      '[NX3;H0:1]1([CH3:10])[C:2](=[O:3])[CX4;H2:4][N:5]=[C:6]([c:7])[c:8]:[c:9]1>>[NH:1]([CH3:10])[c:9]:[c:8][C:6](=O)[c:7].CCO[C:2](=[O:3])[C:4][NH2:5]',
    ],
    forward: [
      '[NX3;H1,H2:1][c:9]:[c:8][CX3:6](=O)[c:7].[CX4]O[CX3:2](=[O:3])[CX4:4][NH2:5]>>[N:1]1[C:2](=[O:3])[C:4][N:5]=[C:6]([c:7])[c:8]:[c:9]1',
    ],
    conditions: [{ reagents: ['pyridine.HCl'], solvents: ['pyridine'], temperatureC: [100, 120], hours: [8, 24] }],
    incompatible: [...electrophiles, 'hydrazine', 'aldehyde', 'thiol', 'alkylBromideOrIodide'],
    examples: [
      { reactants: 'Nc1ccc(C)cc1C(=O)c1ccc(OC)cc1.CCOC(=O)CN', product: 'COc1ccc(cc1)C1=NCC(=O)Nc2ccc(C)cc12' },
    ],
  },
];
