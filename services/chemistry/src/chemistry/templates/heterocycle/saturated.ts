// Saturated and partly saturated rings: lactams, lactones, imides, hydantoins, cyclic amines, acetals.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = ['acylHalide', 'isocyanate', 'sulfonylChloride', 'acidAnhydride'];
const amineLimits: FunctionalGroup[] = [
  ...electrophiles,
  'aldehyde',
  'hydrazine',
  'thiol',
  'alkylBromideOrIodide',
  'secondaryAliphaticAmine',
];
const freeAmine = '[NX3;H2;!$(NC=[O,S,N]);!$(NS(=O)=O);!$(N[!#6])';
// The N-substituent of a ring built on a primary amine; not the chiral or very hindered kind.
const nSubstituent = '[c,$([CX4;H2,H3]),$([CX4;H1]([CX4,c])[CX4,c]):1]';

export const saturatedTemplates: readonly ReactionTemplate[] = [
  {
    id: 'arylpiperazine-from-aniline',
    name: {
      en: 'Arylpiperazine from an aniline and bis(2-chloroethyl)amine',
      'zh-CN': '苯胺与双(2-氯乙基)胺合成芳基哌嗪',
    },
    class: 'heterocycleFormation',
    retro: ['[c:1][N:2]1[CH2:3][CH2:4][NH:5][CH2:6][CH2:7]1>>[c:1][NH2:2].Cl[CH2:3][CH2:4][NH:5][CH2:6][CH2:7]Cl'],
    forward: [
      '[c:1][NH2:2].[Cl,Br][CH2:3][CH2:4][NX3;H1:5][CH2:6][CH2:7][Cl,Br]>>[c:1][N:2]1[C:3][C:4][N:5][C:6][C:7]1',
    ],
    conditions: [
      { reagents: ['K2CO3', 'KI'], solvents: ['diglyme', 'n-BuOH'], temperatureC: [110, 150], hours: [8, 36] },
    ],
    incompatible: amineLimits,
    examples: [{ reactants: 'Nc1cccc(Cl)c1Cl.ClCCNCCCl', product: 'Clc1cccc(N2CCNCC2)c1Cl' }],
  },
  {
    id: 'sulfonylpiperazine-from-amine-and-dihalide',
    name: { en: 'N-Sulfonylpiperazine ring by double alkylation', 'zh-CN': '双烷基化合成 N-磺酰基哌嗪' },
    class: 'heterocycleFormation',
    retro: [
      `${nSubstituent}[N:2]1[CH2:3][CH2:4][NX3;$(NS(=O)(=O)c):5][CH2:6][CH2:7]1>>[*:1][NH2:2].Cl[CH2:3][CH2:4][N:5][CH2:6][CH2:7]Cl`,
    ],
    forward: [
      `[c,CX4:1]${freeAmine}:2].[Cl,Br][CH2:3][CH2:4][NX3;$(NS(=O)=O):5][CH2:6][CH2:7][Cl,Br]>>[*:1][N:2]1[C:3][C:4][N:5][C:6][C:7]1`,
    ],
    conditions: [{ reagents: ['DIPEA'], solvents: ['MeCN', 'i-PrOH'], temperatureC: [80, 130], hours: [8, 24] }],
    incompatible: amineLimits,
    examples: [
      {
        reactants: 'NC(c1ccccc1)c1ccc(Cl)cc1.Cc1ccc(cc1)S(=O)(=O)N(CCCl)CCCl',
        product: 'Cc1ccc(cc1)S(=O)(=O)N1CCN(CC1)C(c1ccccc1)c1ccc(Cl)cc1',
      },
    ],
  },
  {
    id: 'azacycle-from-amine-and-dihalide',
    name: { en: 'Pyrrolidine or piperidine ring by double alkylation', 'zh-CN': '双烷基化合成吡咯烷/哌啶' },
    class: 'heterocycleFormation',
    retro: [
      `${nSubstituent}[N:2]1[CH2:3][CH2:4][CH2:5][CH2:6]1>>[*:1][NH2:2].Br[CH2:3][CH2:4][CH2:5][CH2:6]Br`,
      `${nSubstituent}[N:2]1[CH2:3][CH2:4][CH2:7][CH2:5][CH2:6]1>>[*:1][NH2:2].Br[CH2:3][CH2:4][CH2:7][CH2:5][CH2:6]Br`,
    ],
    forward: [
      `[c,CX4:1]${freeAmine}:2].Br[CH2:3][CH2:4][CH2:5][CH2:6]Br>>[*:1][N:2]1[C:3][C:4][C:5][C:6]1`,
      `[c,CX4:1]${freeAmine}:2].Br[CH2:3][CH2:4][CH2:7][CH2:5][CH2:6]Br>>[*:1][N:2]1[C:3][C:4][C:7][C:5][C:6]1`,
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['MeCN', 'DMF'], temperatureC: [60, 100], hours: [6, 24] }],
    incompatible: amineLimits,
    examples: [{ reactants: 'Nc1ccc(cc1)C(=O)OC.BrCCCCBr', product: 'COC(=O)c1ccc(cc1)N1CCCC1' }],
  },
  {
    id: 'morpholine-from-amine-and-dihalide',
    name: { en: 'Morpholine ring by double alkylation', 'zh-CN': '双烷基化合成吗啉' },
    class: 'heterocycleFormation',
    retro: [
      `${nSubstituent}[N:2]1[CH2:3][CH2:4][O:5][CH2:6][CH2:7]1>>[*:1][NH2:2].Br[CH2:3][CH2:4][O:5][CH2:6][CH2:7]Br`,
    ],
    forward: [
      `[c,CX4:1]${freeAmine}:2].[Br,Cl][CH2:3][CH2:4][O:5][CH2:6][CH2:7][Br,Cl]>>[*:1][N:2]1[C:3][C:4][O:5][C:6][C:7]1`,
    ],
    conditions: [{ reagents: ['K2CO3', 'KI'], solvents: ['DMF', 'MeCN'], temperatureC: [70, 110], hours: [6, 24] }],
    incompatible: amineLimits,
    examples: [{ reactants: 'Nc1ccc(Br)cc1F.BrCCOCCBr', product: 'Fc1cc(Br)ccc1N1CCOCC1' }],
  },
  {
    id: 'morpholinone-from-anilinoethanol',
    name: { en: 'Morpholin-3-one from an anilinoethanol', 'zh-CN': '苯胺基乙醇合成吗啉-3-酮' },
    class: 'heterocycleFormation',
    retro: [
      '[c:1][N:2]1[CH2:3][CH2:4][O:5][CH2:6][C:7]1=[O:8]>>[c:1][NH:2][CH2:3][CH2:4][OH:5].Cl[CH2:6][C:7](=[O:8])Cl',
    ],
    forward: [
      '[c:1][NH:2][CH2:3][CH2:4][OH:5].Cl[CH2:6][CX3:7](=[O:8])Cl>>[c:1][N:2]1[C:3][C:4][O:5][C:6][C:7]1=[O:8]',
    ],
    conditions: [{ reagents: ['NaOH'], solvents: ['EtOH', 'H2O'], temperatureC: [0, 45], hours: [1, 6] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'phenol',
      'hydrazine',
    ],
    examples: [{ reactants: 'OCCNc1ccc(cc1)[N+](=O)[O-].ClCC(=O)Cl', product: 'O=C1COCCN1c1ccc(cc1)[N+](=O)[O-]' }],
    note: 'The morpholinone of rivaroxaban.',
  },
  {
    id: 'lactam-from-amino-ester',
    name: { en: 'Lactam by ring closure of an amino ester', 'zh-CN': '氨基酯环合成内酰胺' },
    class: 'heterocycleFormation',
    retro: [
      '[NX3;H1:1]1[C:2](=[O:3])[CX4:4][CX4:5][CX4:6]1>>[NH2:1][C:6][C:5][C:4][C:2](=[O:3])OC',
      '[NX3;H1:1]1[C:2](=[O:3])[CX4:4][CX4:5][CX4:7][CX4:6]1>>[NH2:1][C:6][C:7][C:5][C:4][C:2](=[O:3])OC',
      '[NX3;H1:1]1[C:2](=[O:3])[c:4]:[c:5][CX4:6]1>>[NH2:1][C:6][c:5]:[c:4][C:2](=[O:3])OC',
      '[NX3;H1:1]1[C:2](=[O:3])[CX4:4][CX4:5][c:6]:[c:7]1>>[NH2:1][c:7]:[c:6][C:5][C:4][C:2](=[O:3])OC',
    ],
    forward: [
      '[NH2:1][CX4:6][CX4:5][CX4:4][CX3:2](=[O:3])[OX2][CX4]>>[NH:1]1[C:2](=[O:3])[C:4][C:5][C:6]1',
      '[NH2:1][CX4:6][CX4:7][CX4:5][CX4:4][CX3:2](=[O:3])[OX2][CX4]>>[NH:1]1[C:2](=[O:3])[C:4][C:5][C:7][C:6]1',
      '[NH2:1][CX4:6][c:5]:[c:4][CX3:2](=[O:3])[OX2][CX4]>>[NH:1]1[C:2](=[O:3])[c:4]:[c:5][C:6]1',
      '[NH2:1][c:7]:[c:6][CX4:5][CX4:4][CX3:2](=[O:3])[OX2][CX4]>>[NH:1]1[C:2](=[O:3])[C:4][C:5][c:6]:[c:7]1',
    ],
    conditions: [
      { reagents: ['K2CO3 or NaOMe'], solvents: ['MeOH', 'toluene'], temperatureC: [25, 110], hours: [2, 16] },
    ],
    incompatible: [...electrophiles, 'aldehyde', 'hydrazine', 'alkylBromideOrIodide', 'secondaryAliphaticAmine'],
    examples: [
      { reactants: 'COC(=O)CC(CN)c1ccc(Cl)cc1', product: 'O=C1CC(CN1)c1ccc(Cl)cc1' },
      { reactants: 'COC(=O)CCc1ccc(OC)cc1N', product: 'COc1ccc2CCC(=O)Nc2c1' },
    ],
  },
  {
    id: 'pyrrolidinone-from-chlorobutyryl-amide',
    name: { en: 'Lactam by cyclization of an omega-chloroalkanamide', 'zh-CN': 'ω-氯代酰胺环合成内酰胺' },
    class: 'heterocycleFormation',
    retro: [
      '[c,CX4:1][N:2]1[C:3](=[O:4])[CH2:5][CH2:6][CH2:7]1>>[*:1][NH:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7]Cl',
      '[c,CX4:1][N:2]1[C:3](=[O:4])[CH2:5][CH2:6][CH2:8][CH2:7]1>>[*:1][NH:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:8][CH2:7]Cl',
    ],
    forward: [
      '[c,CX4:1][NX3;H1:2][CX3:3](=[O:4])[CX4:5][CX4:6][CH2:7][Cl,Br]>>[*:1][N:2]1[C:3](=[O:4])[C:5][C:6][C:7]1',
      '[c,CX4:1][NX3;H1:2][CX3:3](=[O:4])[CX4:5][CX4:6][CX4:8][CH2:7][Cl,Br]>>[*:1][N:2]1[C:3](=[O:4])[C:5][C:6][C:8][C:7]1',
    ],
    conditions: [{ reagents: ['KOtBu or NaH'], solvents: ['THF', 'DMF'], temperatureC: [0, 60], hours: [1, 8] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'phenol', 'aldehyde'],
    examples: [{ reactants: 'CCC(NC(=O)CCCCl)C(N)=O', product: 'CCC(C(N)=O)N1CCCC1=O' }],
  },
  {
    id: 'lactone-from-hydroxy-acid',
    name: { en: 'Lactonization of a hydroxy acid', 'zh-CN': '羟基酸内酯化' },
    class: 'heterocycleFormation',
    retro: [
      '[OX2:1]1[C:2](=[O:3])[CX4:4][CX4:5][CX4:6]1>>[OH:1][C:6][C:5][C:4][C:2](=[O:3])O',
      '[OX2:1]1[C:2](=[O:3])[CX4:4][CX4:5][CX4:7][CX4:6]1>>[OH:1][C:6][C:7][C:5][C:4][C:2](=[O:3])O',
      '[OX2:1]1[C:2](=[O:3])[c:4]:[c:5][CX4:6]1>>[OH:1][C:6][c:5]:[c:4][C:2](=[O:3])O',
    ],
    forward: [
      '[OX2H1:1][CX4:6][CX4:5][CX4:4][CX3:2](=[O:3])[OX2H1]>>[O:1]1[C:2](=[O:3])[C:4][C:5][C:6]1',
      '[OX2H1:1][CX4:6][CX4:7][CX4:5][CX4:4][CX3:2](=[O:3])[OX2H1]>>[O:1]1[C:2](=[O:3])[C:4][C:5][C:7][C:6]1',
      '[OX2H1:1][CX4:6][c:5]:[c:4][CX3:2](=[O:3])[OX2H1]>>[O:1]1[C:2](=[O:3])[c:4]:[c:5][C:6]1',
    ],
    conditions: [{ reagents: ['TsOH (catalyst)'], solvents: ['toluene'], temperatureC: [80, 110], hours: [2, 12] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'boc',
      'acetalOrKetal',
      'silylEther',
      'epoxide',
    ],
    examples: [{ reactants: 'OC(=O)CCC(O)c1ccccc1', product: 'O=C1CCC(O1)c1ccccc1' }],
  },
  {
    id: 'cyclic-imide-from-anhydride',
    name: { en: 'Cyclic imide from an anhydride and an amine', 'zh-CN': '酸酐与胺合成环状酰亚胺' },
    class: 'heterocycleFormation',
    retro: [
      '[c,CX4:1][N:2]1[C:3](=[O:4])[c:5]:[c:6][C:7]1=[O:8]>>[*:1][NH2:2].O1[C:3](=[O:4])[c:5]:[c:6][C:7]1=[O:8]',
      '[c,CX4:1][N:2]1[C:3](=[O:4])[CX4:5][CX4:6][C:7]1=[O:8]>>[*:1][NH2:2].O1[C:3](=[O:4])[C:5][C:6][C:7]1=[O:8]',
      '[c,CX4:1][N:2]1[C:3](=[O:4])[CX4:5][CX4:9][CX4:6][C:7]1=[O:8]>>[*:1][NH2:2].O1[C:3](=[O:4])[C:5][C:9][C:6][C:7]1=[O:8]',
    ],
    forward: [
      `[c,CX4:1]${freeAmine}:2].O1[C:3](=[O:4])[c:5]:[c:6][C:7]1=[O:8]>>[*:1][N:2]1[C:3](=[O:4])[c:5]:[c:6][C:7]1=[O:8]`,
      `[c,CX4:1]${freeAmine}:2].O1[C:3](=[O:4])[CX4:5][CX4:6][C:7]1=[O:8]>>[*:1][N:2]1[C:3](=[O:4])[C:5][C:6][C:7]1=[O:8]`,
      `[c,CX4:1]${freeAmine}:2].O1[C:3](=[O:4])[CX4:5][CX4:9][CX4:6][C:7]1=[O:8]>>[*:1][N:2]1[C:3](=[O:4])[C:5][C:9][C:6][C:7]1=[O:8]`,
    ],
    conditions: [{ reagents: [], solvents: ['AcOH', 'toluene'], temperatureC: [100, 120], hours: [2, 12] }],
    incompatible: ['acylHalide', 'isocyanate', 'sulfonylChloride', 'hydrazine', 'secondaryAliphaticAmine', 'thiol'],
    examples: [{ reactants: 'NC1CCC(=O)NC1=O.O=C1OC(=O)c2ccccc12', product: 'O=C1CCC(C(=O)N1)N1C(=O)c2ccccc2C1=O' }],
  },
  {
    id: 'bucherer-bergs-hydantoin',
    name: { en: 'Bucherer–Bergs hydantoin synthesis', 'zh-CN': 'Bucherer–Bergs 乙内酰脲合成' },
    class: 'heterocycleFormation',
    retro: ['[CX4:1]1([c,CX4:2])([CX4:3])[C:4](=O)[NH]C(=O)[NH]1>>[C:1](=O)([*:2])[*:3].[Na][C:4]#N'],
    forward: ['[CX3:1](=O)([c,CX4:2])[CX4:3].[Na][C:4]#N>>[C:1]1([*:2])([*:3])[C:4](=O)NC(=O)N1'],
    conditions: [{ reagents: ['(NH4)2CO3'], solvents: ['EtOH', 'H2O'], temperatureC: [50, 80], hours: [6, 24] }],
    incompatible: [...electrophiles, 'alkylBromideOrIodide', 'aldehyde', 'michaelAcceptor', 'epoxide'],
    examples: [{ reactants: 'O=C1CCc2cc(F)ccc2C1.[Na]C#N', product: 'O=C1NC(=O)C2(CCc3cc(F)ccc3C2)N1' }],
  },
  {
    id: 'biltz-hydantoin',
    name: { en: 'Biltz hydantoin synthesis', 'zh-CN': 'Biltz 乙内酰脲合成' },
    class: 'heterocycleFormation',
    retro: [
      '[CX4:1]1([c:2])([c:3])[C:4](=[O:5])[NH:6][C:7](=[O:8])[NH:9]1>>[c:2][C:1](=O)[C:4](=[O:5])[c:3].[NH2:6][C:7](=[O:8])[NH2:9]',
    ],
    forward: [
      '[c:2][CX3:1](=O)[CX3:4](=[O:5])[c:3].[NH2:6][CX3:7](=[O:8])[NH2:9]>>[C:1]1([c:2])([c:3])[C:4](=[O:5])[NH:6][C:7](=[O:8])[NH:9]1',
    ],
    conditions: [{ reagents: ['KOH'], solvents: ['EtOH', 'H2O'], temperatureC: [75, 90], hours: [2, 6] }],
    incompatible: [...electrophiles, 'ester', 'aldehyde', 'alkylBromideOrIodide', 'hydrazine'],
    examples: [{ reactants: 'O=C(C(=O)c1ccccc1)c1ccccc1.NC(N)=O', product: 'O=C1NC(=O)C(N1)(c1ccccc1)c1ccccc1' }],
  },
  {
    id: 'hydantoin-from-amino-ester-and-isocyanate',
    name: { en: 'Hydantoin from an amino ester and an isocyanate', 'zh-CN': '氨基酸酯与异氰酸酯合成乙内酰脲' },
    class: 'heterocycleFormation',
    retro: [
      '[c,$([CX4;H2,H3]):1][N:2]1[C:3](=[O:4])[NX3:5][CX4:6][C:7]1=[O:8]>>[*:1][N:2]=[C:3]=[O:4].[N:5][C:6][C:7](=[O:8])OC',
    ],
    forward: [
      '[c,CX4:1][NX2:2]=[CX2:3]=[OX1:4].[NX3;H1,H2;!$(NC=[O,S,N]):5][CX4:6][CX3:7](=[O:8])O[CX4]>>[*:1][N:2]1[C:3](=[O:4])[N:5][C:6][C:7]1=[O:8]',
    ],
    conditions: [
      { reagents: ['Et3N', 'then NaOMe'], solvents: ['THF', 'MeOH'], temperatureC: [25, 65], hours: [2, 12] },
    ],
    incompatible: [
      'acylHalide',
      'sulfonylChloride',
      'hydrazine',
      'thiol',
      'carboxylicAcid',
      'primaryAlcohol',
      'phenol',
      'anilineNH',
    ],
    examples: [{ reactants: 'O=C=Nc1cc(Cl)cc(Cl)c1.COC(=O)CN', product: 'O=C1CNC(=O)N1c1cc(Cl)cc(Cl)c1' }],
  },
  {
    id: 'thiohydantoin-from-isothiocyanate',
    name: {
      en: 'Thiohydantoin from an isothiocyanate and an amino ester',
      'zh-CN': '异硫氰酸酯与氨基酸酯合成硫代乙内酰脲',
    },
    class: 'heterocycleFormation',
    retro: [
      '[c,$([CX4;H2,H3]):1][N:2]1[C:3](=[S:4])[NX3:5][CX4:6][C:7]1=[O:8]>>[*:1][N:2]=[C:3]=[S:4].[N:5][C:6][C:7](=[O:8])OC',
    ],
    forward: [
      '[c,CX4:1][NX2:2]=[CX2:3]=[SX1:4].[NX3;H1,H2;!$(NC=[O,S,N]):5][CX4:6][CX3:7](=[O:8])O[CX4]>>[*:1][N:2]1[C:3](=[S:4])[N:5][C:6][C:7]1=[O:8]',
    ],
    conditions: [{ reagents: ['Et3N'], solvents: ['DMSO', 'i-PrOAc'], temperatureC: [60, 85], hours: [6, 24] }],
    incompatible: [...electrophiles, 'hydrazine', 'thiol', 'primaryAliphaticAmine'],
    examples: [
      {
        reactants: 'FC(F)(F)c1cc(ccc1C#N)N=C=S.CNC(=O)c1ccc(NC(C)(C)C(=O)OC)cc1F',
        product: 'CNC(=O)c1ccc(cc1F)N1C(=S)N(C(=O)C1(C)C)c1ccc(C#N)c(c1)C(F)(F)F',
      },
    ],
    note: 'The last step of enzalutamide.',
  },
  {
    id: 'oxazolidinone-from-amino-alcohol',
    name: { en: 'Oxazolidinone from an amino alcohol and CDI', 'zh-CN': '氨基醇与 CDI 合成噁唑烷酮' },
    class: 'heterocycleFormation',
    retro: ['[NX3:1]1[CX4:2][CX4:3][OX2:4][C:5]1=[O:6]>>[N:1][C:2][C:3][OH:4].[C:5](=[O:6])(n1ccnc1)n1ccnc1'],
    forward: [
      '[NX3;H1,H2;!$(NC=[O,S,N]);!$(NS(=O)=O):1][CX4:2][CX4:3][OX2H1:4].[CX3:5](=[OX1:6])(n1ccnc1)n1ccnc1>>[N:1]1[C:2][C:3][O:4][C:5]1=[O:6]',
    ],
    conditions: [
      { reagents: ['DMAP (catalyst)'], solvents: ['THF', 'CH2Cl2'], temperatureC: [25, 66], hours: [4, 24] },
    ],
    incompatible: [
      ...electrophiles,
      'hydrazine',
      'thiol',
      'carboxylicAcid',
      'phenol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
    examples: [
      {
        reactants: 'OC(CNc1ccc(cc1)N1CCOCC1=O)CN1C(=O)c2ccccc2C1=O.O=C(n1ccnc1)n1ccnc1',
        product: 'O=C1OC(CN1c1ccc(cc1)N1CCOCC1=O)CN1C(=O)c2ccccc2C1=O',
      },
    ],
  },
  {
    id: 'oxazolidinone-from-carbamate-and-glycidyl-ester',
    name: {
      en: 'Aryloxazolidinone from an aryl carbamate and glycidyl butyrate',
      'zh-CN': '芳基氨基甲酸酯与丁酸缩水甘油酯合成噁唑烷酮',
    },
    class: 'heterocycleFormation',
    retro: [
      '[c:1][N:2]1[CH2:3][CH1:4]([CH2:5][OH:6])[O:7][C:8]1=[O:9]>>[c:1][NH:2][C:8](=[O:9])OCc1ccccc1.[CH2:3]1[CH1:4]([CH2:5][O:6]C(=O)CCC)[O:7]1',
    ],
    forward: [
      '[c:1][NX3;H1:2][CX3:8](=[O:9])OCc1ccccc1.[CH2:3]1[CH1:4]([CH2:5][O:6]C(=O)[CX4])[O:7]1>>[c:1][N:2]1[C:3][C:4]([C:5][OH:6])[O:7][C:8]1=[O:9]',
    ],
    conditions: [{ reagents: ['n-BuLi'], solvents: ['THF'], temperatureC: [-78, 25], hours: [4, 20] }],
    incompatible: [
      ...electrophiles,
      'aldehyde',
      'ketone',
      'carboxylicAcid',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'primaryAliphaticAmine',
      'arylBromide',
      'arylIodide',
      'nitro',
    ],
    examples: [
      {
        reactants: 'O=C(Nc1ccc(N2CCOCC2)c(F)c1)OCc1ccccc1.CCCC(=O)OC[C@H]1CO1',
        product: 'OC[C@H]1CN(C(=O)O1)c1ccc(N2CCOCC2)c(F)c1',
      },
    ],
    note: 'Retains the configuration of the epoxide; route to linezolid.',
  },
  {
    id: 'thiazolidinedione-synthesis',
    name: { en: 'Thiazolidinedione from chloroacetic acid and thiourea', 'zh-CN': '氯乙酸与硫脲合成噻唑烷二酮' },
    class: 'heterocycleFormation',
    retro: ['[S:1]1[CX4:2][C:3](=[O:4])[NH:5][C:6]1=O>>Cl[C:2][C:3](=[O:4])O.[NH2:5][C:6](N)=[S:1]'],
    forward: [
      '[Cl,Br][CX4:2][CX3:3](=[O:4])[OX2].[NH2:5][CX3:6]([NH2])=[SX1:1]>>[S:1]1[C:2][C:3](=[O:4])[NH:5][C:6]1=O',
    ],
    conditions: [{ reagents: ['HCl'], solvents: ['H2O'], temperatureC: [90, 105], hours: [6, 16] }],
    incompatible: [
      ...electrophiles,
      'aldehyde',
      'thiol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'hydrazine',
    ],
    examples: [{ reactants: 'OC(=O)CCl.NC(N)=S', product: 'O=C1CSC(=O)N1' }],
  },
  {
    id: 'imidazoline-from-nitrile',
    name: { en: 'Imidazoline from a nitrile and ethylenediamine', 'zh-CN': '腈与乙二胺合成咪唑啉' },
    class: 'heterocycleFormation',
    retro: ['[c,CX4:1][CX3:2]1=[N:3][CH2:4][CH2:5][NH:6]1>>[*:1][C:2]#N.[NH2:3][CH2:4][CH2:5][NH2:6]'],
    forward: ['[c,CX4:1][CX2:2]#[NX1].[NH2:3][CH2:4][CH2:5][NH2:6]>>[*:1][C:2]1=[N:3][C:4][C:5][NH:6]1'],
    conditions: [{ reagents: ['S8 or TsOH (catalyst)'], solvents: ['neat'], temperatureC: [100, 200], hours: [2, 12] }],
    incompatible: [
      ...electrophiles,
      'aldehyde',
      'ketone',
      'ester',
      'carboxylicAcid',
      'alkylBromideOrIodide',
      'alkylChloride',
      'michaelAcceptor',
      'epoxide',
    ],
    examples: [{ reactants: 'N#CCc1cccc2ccccc12.NCCN', product: 'C1CN=C(Cc2cccc3ccccc23)N1' }],
  },
  {
    id: 'diketopiperazine-from-chloroacetamide',
    name: { en: 'Diketopiperazine from a chloroacetamide and an amine', 'zh-CN': '氯乙酰胺与胺合成二酮哌嗪' },
    class: 'heterocycleFormation',
    retro: [
      '[CX4;!R:1][N:2]1[CH2:3][C:4](=[O:5])[NX3:6][CX4:7][C:8]1=[O:9]>>[C:1][NH2:2].Cl[CH2:3][C:4](=[O:5])[N:6][C:7][C:8](=[O:9])OC',
    ],
    forward: [
      `[CX4:1]${freeAmine}:2].[Cl,Br][CH2:3][CX3:4](=[O:5])[NX3:6][CX4:7][CX3:8](=[O:9])O[CX4]>>[C:1][N:2]1[C:3][C:4](=[O:5])[N:6][C:7][C:8]1=[O:9]`,
    ],
    conditions: [{ reagents: [], solvents: ['MeOH', 'THF'], temperatureC: [20, 65], hours: [4, 24] }],
    incompatible: amineLimits,
    examples: [
      {
        reactants: 'CN.COC(=O)C1Cc2c([nH]c3ccccc23)C(c2ccc3OCOc3c2)N1C(=O)CCl',
        product: 'CN1CC(=O)N2C(Cc3c([nH]c4ccccc34)C2c2ccc3OCOc3c2)C1=O',
      },
    ],
    note: 'The last step of tadalafil.',
  },
];
