// Condensations: an activated C-H compound and a carbonyl compound make a carbon-carbon double or single bond.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const baseSensitive: FunctionalGroup[] = ['acylHalide', 'sulfonylChloride', 'isocyanate', 'acidAnhydride'];
const triphenyl = '(c1ccccc1)(c1ccccc1)c1ccccc1';

export const condensationTemplates: readonly ReactionTemplate[] = [
  {
    id: 'claisen-schmidt-condensation',
    name: { en: 'Claisen–Schmidt condensation', 'zh-CN': 'Claisen–Schmidt 缩合' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CX3;H1;!R:2]=[CX3;H1;!R:3]-!@[CX3:4](=[OX1:5])-!@[c,$([CH3]),$(C(C)(C)C):6]>>[c:1][CH1:2]=O.[CH3:3][C:4](=[O:5])[*:6]',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[CH3:3][CX3:4](=[OX1:5])[c,CX4:6]>>[c:1]/[CH1:2]=[CH1:3]/[C:4](=[O:5])[*:6]',
      '[c:1][CX3;H1:2]=O.[CH3:3][CX3:4](=[OX1:5])[c,CX4:6]>>[c:1][CH1:2]=[CH1:3][C:4](=[O:5])[*:6]',
    ],
    conditions: [{ reagents: ['NaOH'], solvents: ['EtOH', 'H2O'], temperatureC: [0, 25], hours: [2, 24] }],
    incompatible: [...baseSensitive, 'carboxylicAcid', 'alkylBromideOrIodide', 'aldehyde'],
    examples: [{ reactants: 'COc1ccc(C=O)cc1.CC(=O)c1ccc(Cl)cc1', product: 'COc1ccc(/C=C/C(=O)c2ccc(Cl)cc2)cc1' }],
    counterExamples: [{ product: 'O=c1ccc2ccccc2o1', because: 'the enone lies in an aromatic ring' }],
  },
  {
    id: 'aldol-condensation-cyclic-ketone',
    name: { en: 'Aldol condensation of a cyclic ketone with an aryl aldehyde', 'zh-CN': '环酮与芳醛的羟醛缩合' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CX3;H1;!R:2]=!@[CX3;R:3]([C,c:7])[CX3;R:4](=[OX1:5])-@[#6:6]>>[c:1][CH1:2]=O.[CH2:3]([*:7])[C:4](=[O:5])[*:6]',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[CX4;H2;R:3]([#6:7])[CX3;R:4](=[OX1:5])[#6:6]>>[c:1]/[CH1:2]=[C:3](/[*:7])[C:4](=[O:5])[*:6]',
      '[c:1][CX3;H1:2]=O.[CX4;H2;R:3]([#6:7])[CX3;R:4](=[OX1:5])[#6:6]>>[c:1]/[CH1:2]=[C:3](\\[*:7])[C:4](=[O:5])[*:6]',
      '[c:1][CX3;H1:2]=O.[CX4;H2;R:3]([#6:7])[CX3;R:4](=[OX1:5])[#6:6]>>[c:1][CH1:2]=[C:3]([*:7])[C:4](=[O:5])[*:6]',
    ],
    conditions: [{ reagents: ['NaOH'], solvents: ['EtOH', 'H2O'], temperatureC: [0, 60], hours: [2, 12] }],
    incompatible: [...baseSensitive, 'carboxylicAcid', 'alkylBromideOrIodide', 'aldehyde'],
    examples: [{ reactants: 'O=Cc1ccncc1.COc1cc2CCC(=O)c2cc1OC', product: 'COc1cc2CC(=Cc3ccncc3)C(=O)c2cc1OC' }],
  },
  {
    id: 'aldol-addition',
    name: { en: 'Aldol addition', 'zh-CN': '羟醛加成' },
    class: 'carbonCarbon',
    retro: [
      '[c,$(C(C)(C)C):1]-!@[CX4;H1;!R:2]([OX2H1:3])-!@[CX4;H2;!R:4]-!@[CX3:5](=[OX1:6])-!@[c,$([CH3]):7]>>[*:1][CH1:2]=[O:3].[CH3:4][C:5](=[O:6])[*:7]',
    ],
    forward: [
      '[c,$(C(C)(C)C):1][CX3;H1:2]=[OX1:3].[CH3:4][CX3:5](=[OX1:6])[#6:7]>>[*:1][C:2]([OH:3])[CH2:4][C:5](=[O:6])[*:7]',
    ],
    conditions: [{ reagents: ['LDA'], solvents: ['THF'], temperatureC: [-78, -60], hours: [1, 3] }],
    incompatible: [
      ...baseSensitive,
      'carboxylicAcid',
      'alkylBromideOrIodide',
      'aldehyde',
      'phenol',
      'primaryAliphaticAmine',
      'nitro',
    ],
    examples: [{ reactants: 'O=Cc1ccc(C#N)cc1.CC(=O)c1ccccc1', product: 'O=C(CC(O)c1ccc(C#N)cc1)c1ccccc1' }],
  },
  {
    id: 'claisen-diketone-synthesis',
    name: { en: 'Claisen condensation of a ketone with an ester', 'zh-CN': '酮与酯的 Claisen 缩合' },
    class: 'carbonCarbon',
    retro: [
      '[#6;!$(C[!#6;!#1]):1][CX3:2](=[OX1:3])-!@[CX4;H2;!R:4]-!@[CX3:5](=[OX1:6])[$(C(F)(F)F),$([CH](F)F),c,$(C(=O)O[CH2][CH3]):7]>>[*:1][C:2](=[O:3])[CH3:4].CCO[C:5](=[O:6])[*:7]',
      '[#6;!$(C[!#6;!#1]):1][CX3:2](=[OX1:3])-!@[CX3;H1;!R:4]=!@[CX3:5]([OX2H1:6])[$(C(F)(F)F),$([CH](F)F),c,$(C(=O)O[CH2][CH3]):7]>>[*:1][C:2](=[O:3])[CH3:4].CCO[C:5](=[O:6])[*:7]',
    ],
    forward: [
      '[#6:1][CX3:2](=[OX1:3])[CH3:4].[CH3,CH2][OX2][CX3:5](=[OX1:6])[$(C(F)(F)F),$([CH](F)F),c,$(C(=O)O):7]>>[*:1][C:2](=[O:3])[CH2:4][C:5](=[O:6])[*:7]',
      '[#6:1][CX3:2](=[OX1:3])[CH3:4].[CH3,CH2][OX2][CX3:5](=[OX1:6])[$(C(F)(F)F),$([CH](F)F),c,$(C(=O)O):7]>>[*:1][C:2](=[O:3])[CH1:4]=[C:5]([OH:6])[*:7]',
    ],
    conditions: [
      { reagents: ['NaOMe'], solvents: ['MeOH', 'MTBE'], temperatureC: [25, 65], hours: [3, 16] },
      { reagents: ['NaH'], solvents: ['THF'], temperatureC: [0, 60], hours: [2, 12] },
    ],
    incompatible: [
      ...baseSensitive,
      'carboxylicAcid',
      'aldehyde',
      'alkylBromideOrIodide',
      'phenol',
      'primaryAliphaticAmine',
    ],
    examples: [
      { reactants: 'Cc1ccc(cc1)C(C)=O.CCOC(=O)C(F)(F)F', product: 'Cc1ccc(cc1)C(=O)CC(=O)C(F)(F)F' },
      { reactants: 'CCCC(C)=O.CCOC(=O)C(=O)OCC', product: 'CCCC(=O)CC(=O)C(=O)OCC' },
    ],
    note: 'The ester has no enolizable hydrogen.',
  },
  {
    id: 'crossed-claisen-beta-keto-ester',
    name: { en: 'Crossed Claisen condensation with an acetate', 'zh-CN': '乙酸酯的交叉 Claisen 缩合' },
    class: 'carbonCarbon',
    retro: [
      '[c:1][CX3:2](=[OX1:3])-!@[CX4;H2:4]-!@[CX3:5](=[OX1:6])[OX2:7][CH2,CH3:8]>>[c:1][C:2](=[O:3])OCC.[CH3:4][C:5](=[O:6])[O:7][C:8]',
    ],
    forward: [
      '[c:1][CX3:2](=[OX1:3])[OX2][CH2,CH3].[CH3:4][CX3:5](=[OX1:6])[OX2:7][CX4:8]>>[c:1][C:2](=[O:3])[CH2:4][C:5](=[O:6])[O:7][C:8]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['THF', 'toluene'], temperatureC: [25, 80], hours: [3, 16] }],
    incompatible: [
      ...baseSensitive,
      'carboxylicAcid',
      'aldehyde',
      'ketone',
      'alkylBromideOrIodide',
      'phenol',
      'primaryAliphaticAmine',
    ],
    examples: [{ reactants: 'CCOC(=O)c1cccnc1.CC(=O)OCC', product: 'CCOC(=O)CC(=O)c1cccnc1' }],
  },
  {
    id: 'ketone-carbonate-acylation',
    name: { en: 'Acylation of a methyl ketone with diethyl carbonate', 'zh-CN': '甲基酮与碳酸二乙酯的缩合' },
    class: 'carbonCarbon',
    retro: [
      '[c,C;!$(C[!#6;!#1]):1][CX3:2](=[OX1:3])-!@[CX4;H2:4]-!@[CX3:5](=[OX1:6])[OX2:7][CH2:8][CH3:9]>>[*:1][C:2](=[O:3])[CH3:4].CCO[C:5](=[O:6])[O:7][CH2:8][CH3:9]',
    ],
    forward: [
      '[#6:1][CX3:2](=[OX1:3])[CH3:4].[CH3][CH2][OX2][CX3:5](=[OX1:6])[OX2:7][CH2:8][CH3:9]>>[*:1][C:2](=[O:3])[CH2:4][C:5](=[O:6])[O:7][C:8][C:9]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['toluene', 'THF'], temperatureC: [60, 110], hours: [2, 8] }],
    incompatible: [
      ...baseSensitive,
      'carboxylicAcid',
      'aldehyde',
      'alkylBromideOrIodide',
      'phenol',
      'primaryAliphaticAmine',
    ],
    examples: [{ reactants: 'CC(=O)c1cc(F)c(Cl)cc1Cl.CCOC(=O)OCC', product: 'CCOC(=O)CC(=O)c1cc(F)c(Cl)cc1Cl' }],
  },
  {
    id: 'dieckmann-condensation',
    name: { en: 'Dieckmann condensation', 'zh-CN': 'Dieckmann 缩合' },
    class: 'carbonCarbon',
    retro: [
      '[OX1:1]=[CX3:2]1[CX4;H1:3]([C:4](=[O:5])[O:6][CH3:7])[CX4:8][#7,CX4:9][CX4:10]1>>[O:1]=[C:2]([C:10][*:9][C:8][CH2:3][C:4](=[O:5])[O:6][CH3:7])OC',
      '[OX1:1]=[CX3:2]1[CX4;H1:3]([C:4](=[O:5])[O:6][CH2:7][CH3:12])[CX4:8][#7,CX4:9][CX4:10]1>>[O:1]=[C:2]([C:10][*:9][C:8][CH2:3][C:4](=[O:5])[O:6][CH2:7][CH3:12])OCC',
      '[OX1:1]=[CX3:2]1[CX4;H1:3]([C:4](=[O:5])[O:6][CH3:7])[CX4:8][#7,CX4:9][#7,CX4:10][CX4:11]1>>[O:1]=[C:2]([C:11][*:10][*:9][C:8][CH2:3][C:4](=[O:5])[O:6][CH3:7])OC',
      '[OX1:1]=[CX3:2]1[CX4;H1:3]([C:4](=[O:5])[O:6][CH2:7][CH3:12])[CX4:8][#7,CX4:9][#7,CX4:10][CX4:11]1>>[O:1]=[C:2]([C:11][*:10][*:9][C:8][CH2:3][C:4](=[O:5])[O:6][CH2:7][CH3:12])OCC',
    ],
    forward: [
      '[OX1:1]=[CX3:2]([CX4:10][#7,CX4:9][CX4:8][CX4;H2:3][C:4](=[O:5])[O:6][CX4:7])[OX2][CX4]>>[O:1]=[C:2]1[CH:3]([C:4](=[O:5])[O:6][C:7])[C:8][*:9][C:10]1',
      '[OX1:1]=[CX3:2]([CX4:11][CX4,#7:10][#7,CX4:9][CX4:8][CX4;H2:3][C:4](=[O:5])[O:6][CX4:7])[OX2][CX4]>>[O:1]=[C:2]1[CH:3]([C:4](=[O:5])[O:6][C:7])[C:8][*:9][*:10][C:11]1',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['THF', 'toluene'], temperatureC: [25, 110], hours: [2, 16] }],
    incompatible: [
      ...baseSensitive,
      'carboxylicAcid',
      'aldehyde',
      'ketone',
      'alkylBromideOrIodide',
      'primaryAliphaticAmine',
    ],
    examples: [{ reactants: 'CCOC(=O)CCN(Cc1ccccc1)CCC(=O)OCC', product: 'CCOC(=O)C1CN(Cc2ccccc2)CCC1=O' }],
  },
  {
    id: 'knoevenagel-condensation',
    name: { en: 'Knoevenagel condensation', 'zh-CN': 'Knoevenagel 缩合' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CX3;H1;!R:2]=!@[CX3;!R:3]([$(C#N),$(C(=O)[O,N,C]):4])[$(C#N),$(C(=O)[O,N]):5]>>[c:1][CH1:2]=O.[CH2:3]([*:4])[*:5]',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[CX4;H2;!R:3]([$(C#N),$(C(=O)[O,N,C]):4])[$(C#N),$(C(=O)[O,N]):5]>>[c:1][CH1:2]=[C:3]([*:4])[*:5]',
      '[c:1][CX3;H1:2]=O.[CX4;H2;!R:3]([$(C#N),$(C(=O)[O,N,C]):4])[$(C#N),$(C(=O)[O,N]):5]>>[c:1]/[CH1:2]=[C:3](/[*:4])[*:5]',
      '[c:1][CX3;H1:2]=O.[CX4;H2;!R:3]([$(C#N),$(C(=O)[O,N,C]):4])[$(C#N),$(C(=O)[O,N]):5]>>[c:1]/[CH1:2]=[C:3](\\[*:4])[*:5]',
    ],
    conditions: [
      { reagents: ['piperidine', 'AcOH'], solvents: ['toluene', 'EtOH'], temperatureC: [60, 110], hours: [2, 12] },
    ],
    incompatible: [...baseSensitive, 'primaryAliphaticAmine', 'hydrazine', 'aldehyde', 'thiol'],
    examples: [
      {
        reactants: 'O=Cc1cc(O)c(O)c([N+](=O)[O-])c1.CCN(CC)C(=O)CC#N',
        product: 'CCN(CC)C(=O)/C(C#N)=C/c1cc(O)c(O)c([N+](=O)[O-])c1',
      },
      { reactants: 'O=Cc1ccccc1[N+](=O)[O-].CC(=O)CC(=O)OC', product: 'COC(=O)C(C(C)=O)=Cc1ccccc1[N+](=O)[O-]' },
    ],
  },
  {
    id: 'knoevenagel-cyclic-active-methylene',
    name: {
      en: 'Knoevenagel condensation with an oxindole or thiazolidinedione',
      'zh-CN': '吲哚酮或噻唑烷二酮的 Knoevenagel 缩合',
    },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CX3;H1;!R:2]=!@[CX3;R:3]1[SX2:4][CX3:5](=[O,S:6])[NX3:7][CX3:8]1=[OX1:9]>>[c:1][CH1:2]=O.[CH2:3]1[S:4][C:5](=[*:6])[N:7][C:8]1=[O:9]',
      '[c:1]-!@[CX3;H1;!R:2]=!@[CX3;R:3]1[CX3:4](=[OX1:5])[NX3:6][c:7][c:8]1>>[c:1][CH1:2]=O.[CH2:3]1[C:4](=[O:5])[N:6][c:7][c:8]1',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[CX4;H2:3]1[SX2:4][CX3:5](=[O,S:6])[NX3:7][CX3:8]1=[OX1:9]>>[c:1][CH1:2]=[C:3]1[S:4][C:5](=[*:6])[N:7][C:8]1=[O:9]',
      '[c:1][CX3;H1:2]=O.[CX4;H2:3]1[SX2:4][CX3:5](=[O,S:6])[NX3:7][CX3:8]1=[OX1:9]>>[c:1]/[CH1:2]=[C:3]1\\[S:4][C:5](=[*:6])[N:7][C:8]1=[O:9]',
      '[c:1][CX3;H1:2]=O.[CX4;H2:3]1[CX3:4](=[OX1:5])[NX3:6][c:7][c:8]1>>[c:1][CH1:2]=[C:3]1[C:4](=[O:5])[N:6][c:7][c:8]1',
      '[c:1][CX3;H1:2]=O.[CX4;H2:3]1[CX3:4](=[OX1:5])[NX3:6][c:7][c:8]1>>[c:1]/[CH1:2]=[C:3]1/[C:4](=[O:5])[N:6][c:7][c:8]1',
      '[c:1][CX3;H1:2]=O.[CX4;H2:3]1[CX3:4](=[OX1:5])[NX3:6][c:7][c:8]1>>[c:1]/[CH1:2]=[C:3]1\\[C:4](=[O:5])[N:6][c:7][c:8]1',
    ],
    conditions: [{ reagents: ['piperidine'], solvents: ['EtOH'], temperatureC: [60, 80], hours: [3, 12] }],
    incompatible: [...baseSensitive, 'primaryAliphaticAmine', 'hydrazine', 'aldehyde', 'thiol'],
    examples: [
      { reactants: 'CCc1ccc(CCOc2ccc(C=O)cc2)nc1.O=C1CSC(=O)N1', product: 'CCc1ccc(CCOc2ccc(C=C3SC(=O)NC3=O)cc2)nc1' },
      {
        reactants: 'CCOC(=O)c1c(C)[nH]c(C=O)c1C.O=C1Cc2cc(F)ccc2N1',
        product: 'CCOC(=O)c1c(C)[nH]c(\\C=C2/C(=O)Nc3ccc(F)cc23)c1C',
      },
    ],
  },
  {
    id: 'knoevenagel-doebner-condensation',
    name: { en: 'Knoevenagel–Doebner condensation', 'zh-CN': 'Knoevenagel–Doebner 缩合' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CX3;H1;!R:2]=!@[CX3;H1;!R:3][CX3:4](=[OX1:5])[OX2H1:6]>>[c:1][CH1:2]=O.OC(=O)[CH2:3][C:4](=[O:5])[OH:6]',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[OX2H1]C(=O)[CX4;H2:3][CX3:4](=[OX1:5])[OX2H1:6]>>[c:1]/[CH1:2]=[CH1:3]/[C:4](=[O:5])[OH:6]',
      '[c:1][CX3;H1:2]=O.[OX2H1]C(=O)[CX4;H2:3][CX3:4](=[OX1:5])[OX2H1:6]>>[c:1][CH1:2]=[CH1:3][C:4](=[O:5])[OH:6]',
    ],
    conditions: [{ reagents: ['piperidine'], solvents: ['pyridine'], temperatureC: [80, 110], hours: [2, 8] }],
    incompatible: [...baseSensitive, 'primaryAliphaticAmine', 'hydrazine', 'aldehyde', 'thiol'],
    examples: [{ reactants: 'O=Cc1ccc(OC)c(OC)c1.OC(=O)CC(=O)O', product: 'COc1ccc(/C=C/C(=O)O)cc1OC' }],
  },
  {
    id: 'nitroaldol-condensation',
    name: { en: 'Henry condensation to a nitrostyrene', 'zh-CN': 'Henry 缩合（硝基苯乙烯）' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]-!@[CX3;H1;!R:2]=!@[CX3;!R;H1,$(C[CH3]):3][N+:4](=[O:5])[O-:6]>>[c:1][CH1:2]=O.[C:3][N+:4](=[O:5])[O-:6]',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[CX4;H2,H3:3][N+:4](=[O:5])[O-:6]>>[c:1]/[CH1:2]=[C:3]/[N+:4](=[O:5])[O-:6]',
      '[c:1][CX3;H1:2]=O.[CX4;H2,H3:3][N+:4](=[O:5])[O-:6]>>[c:1][CH1:2]=[C:3][N+:4](=[O:5])[O-:6]',
    ],
    conditions: [{ reagents: ['NH4OAc'], solvents: ['AcOH'], temperatureC: [80, 110], hours: [1, 4] }],
    incompatible: [...baseSensitive, 'primaryAliphaticAmine', 'hydrazine', 'aldehyde', 'thiol'],
    examples: [{ reactants: 'O=Cc1ccc(Cl)cc1.C[N+](=O)[O-]', product: '[O-][N+](=O)/C=C/c1ccc(Cl)cc1' }],
  },
  {
    id: 'henry-addition',
    name: { en: 'Henry addition', 'zh-CN': 'Henry 加成' },
    class: 'carbonCarbon',
    retro: [
      '[c,CX4;!$(C[!#6;!#1]):1]-!@[CX4;H1:2]([OX2H1:3])-!@[CX4;!R;H2,$([CH][CH3]):4][N+:5](=[O:6])[O-:7]>>[*:1][CH1:2]=[O:3].[C:4][N+:5](=[O:6])[O-:7]',
    ],
    forward: [
      '[#6:1][CX3;H1:2]=[OX1:3].[CX4;H2,H3:4][N+:5](=[O:6])[O-:7]>>[*:1][CH1:2]([OH:3])[C:4][N+:5](=[O:6])[O-:7]',
    ],
    conditions: [{ reagents: ['Et3N'], solvents: ['EtOH'], temperatureC: [0, 25], hours: [4, 24] }],
    incompatible: [...baseSensitive, 'primaryAliphaticAmine', 'hydrazine', 'thiol'],
    examples: [{ reactants: 'O=Cc1ccc(F)cc1.C[N+](=O)[O-]', product: 'OC(C[N+](=O)[O-])c1ccc(F)cc1' }],
  },
  {
    id: 'wittig-methylenation',
    name: { en: 'Wittig methylenation', 'zh-CN': 'Wittig 亚甲基化' },
    class: 'carbonCarbon',
    retro: [
      `[c,CX4:1][CX3;H1:2]=[CH2:3]>>[*:1][CH1:2]=O.[CH2:3]=P${triphenyl}`,
      `[c,CX4:1][CX3;H0:2]([c,CX4:4])=[CH2:3]>>[*:1][CH0:2](=O)[*:4].[CH2:3]=P${triphenyl}`,
    ],
    forward: ['[CX3;!$(C[O,N,S]):2](=[OX1])[#6:1].[CH2:3]=P(c)(c)c>>[*:1][C:2]=[CH2:3]'],
    conditions: [
      { reagents: ['KOtBu (ylide from MePPh3Br)'], solvents: ['THF'], temperatureC: [0, 25], hours: [1, 6] },
    ],
    incompatible: [...baseSensitive, 'carboxylicAcid', 'alkylBromideOrIodide', 'phenol'],
    examples: [
      { reactants: `COC(=O)c1ccc(C=O)cc1.C=P${triphenyl}`, product: 'COC(=O)c1ccc(C=C)cc1' },
      { reactants: `O=C1CCOCC1.C=P${triphenyl}`, product: 'C=C1CCOCC1' },
    ],
  },
  {
    id: 'wittig-olefination',
    name: { en: 'Wittig olefination', 'zh-CN': 'Wittig 烯化' },
    class: 'carbonCarbon',
    retro: [
      `[c:1]-!@[CX3;H1;!R:2]=!@[CX3;H1;!R:3]-!@[CX4,c;!$(C[!#6;!#1]):4]>>[c:1][CH1:2]=O.[CH1:3](=P${triphenyl})[*:4]`,
    ],
    forward: [
      '[#6:1][CX3;H1:2]=[OX1].[CX3;H1:3](=P(c)(c)c)[c,CX4:4]>>[*:1][CH1:2]=[CH1:3][*:4]',
      '[#6:1][CX3;H1:2]=[OX1].[CX3;H1:3](=P(c)(c)c)[c,CX4:4]>>[*:1]/[CH1:2]=[CH1:3]\\[*:4]',
      '[#6:1][CX3;H1:2]=[OX1].[CX3;H1:3](=P(c)(c)c)[c:4]>>[*:1]/[CH1:2]=[CH1:3]/[*:4]',
    ],
    conditions: [
      {
        reagents: ['n-BuLi or KOtBu (ylide from the phosphonium salt)'],
        solvents: ['THF'],
        temperatureC: [-78, 25],
        hours: [2, 12],
      },
    ],
    incompatible: [...baseSensitive, 'carboxylicAcid', 'alkylBromideOrIodide', 'aldehyde', 'phenol'],
    examples: [{ reactants: `COc1ccc(C=O)cc1.C(=P${triphenyl})c1ccccc1`, product: 'COc1ccc(C=Cc2ccccc2)cc1' }],
    note: 'Alkyl ylides give mostly Z, benzyl ylides mixtures.',
  },
  {
    id: 'wittig-ylide-formation',
    name: { en: 'Phosphonium ylide formation', 'zh-CN': '磷叶立德制备' },
    class: 'carbonCarbon',
    retro: [`[CX3;H1,H2;!$(C=*C=O):1]=P${triphenyl}>>[C:1]Br.P${triphenyl}`],
    forward: [`[CX4;H2,H3:1][Br,I].[PX3](c)(c)c>>[C:1]=P${triphenyl}`],
    conditions: [
      { reagents: ['n-BuLi (second step)'], solvents: ['toluene', 'THF'], temperatureC: [25, 110], hours: [4, 24] },
    ],
    incompatible: [...baseSensitive, 'carboxylicAcid', 'aldehyde', 'primaryAliphaticAmine', 'thiol', 'phenol'],
    examples: [{ reactants: `BrCc1ccc(C#N)cc1.P${triphenyl}`, product: `N#Cc1ccc(cc1)C=P${triphenyl}` }],
  },
  {
    id: 'horner-wadsworth-emmons-olefination',
    name: { en: 'Horner–Wadsworth–Emmons olefination', 'zh-CN': 'Horner–Wadsworth–Emmons 反应' },
    class: 'carbonCarbon',
    retro: [
      '[#6;!$([#6]=O):1]-!@[CX3;H1;!R:2]=!@[CX3;!R;H1:3]-!@[$(C(=O)O[CH3,CH2]),$(C#N):4]>>[*:1][CH1:2]=O.CCOP(=O)(OCC)[CH2:3][*:4]',
      '[c,CX4:1][CX3;H0:2]([c,CX4:5])=!@[CX3;!R;H1:3]-!@[$(C(=O)O[CH3,CH2]),$(C#N):4]>>[*:1][CH0:2](=O)[*:5].CCOP(=O)(OCC)[CH2:3][*:4]',
    ],
    forward: [
      '[#6:1][CX3;H1:2]=[OX1].CCOP(=O)(OCC)[CH2:3][$(C=O),$(C#N):4]>>[*:1]/[CH1:2]=[CH1:3]/[*:4]',
      '[#6:1][CX3;H1:2]=[OX1].CCOP(=O)(OCC)[CH2:3][$(C=O),$(C#N):4]>>[*:1][CH1:2]=[CH1:3][*:4]',
      '[c,CX4:1][CX3;H0:2](=[OX1])[c,CX4:5].CCOP(=O)(OCC)[CH2:3][$(C=O),$(C#N):4]>>[*:1][C:2]([*:5])=[CH1:3][*:4]',
    ],
    conditions: [
      { reagents: ['NaH'], solvents: ['THF'], temperatureC: [0, 25], hours: [1, 12] },
      { reagents: ['LiCl', 'DBU'], solvents: ['MeCN'], temperatureC: [0, 25], hours: [1, 12] },
    ],
    incompatible: [...baseSensitive, 'carboxylicAcid', 'alkylBromideOrIodide', 'aldehyde'],
    examples: [
      { reactants: 'O=Cc1ccc(Br)cc1F.CCOP(=O)(OCC)CC(=O)OCC', product: 'CCOC(=O)/C=C/c1ccc(Br)cc1F' },
      { reactants: 'O=C1CCOCC1.CCOP(=O)(OCC)CC(=O)OCC', product: 'CCOC(=O)C=C1CCOCC1' },
    ],
    note: 'Gives the E alkene from aldehydes.',
  },
  {
    id: 'enaminone-formation',
    name: { en: 'Enaminone formation with DMF-DMA', 'zh-CN': 'DMF-DMA 缩合成烯胺酮' },
    class: 'carbonCarbon',
    retro: [
      '[CH3:1][N:2]([CH3:3])[CX3;H1;!R:4]=!@[CX3;!R;H1:5][CX3:6](=[OX1:7])[#6;!$(C[O,N]):8]>>[CH3:1][N:2]([CH3:3])[CH1:4](OC)OC.[CH3:5][C:6](=[O:7])[*:8]',
      '[CH3:1][N:2]([CH3:3])[CX3;H1;!R:4]=!@[CX3;H0:5]([C,c:9])[CX3:6](=[OX1:7])[#6;!$(C[O,N]):8]>>[CH3:1][N:2]([CH3:3])[CH1:4](OC)OC.[CH2:5]([*:9])[C:6](=[O:7])[*:8]',
    ],
    forward: [
      '[CH3:1][N:2]([CH3:3])[CX4;H1:4]([OX2][CX4])[OX2][CX4].[CH3:5][CX3:6](=[OX1:7])[#6:8]>>[CH3:1][N:2]([CH3:3])/[CH1:4]=[CH1:5]/[C:6](=[O:7])[*:8]',
      '[CH3:1][N:2]([CH3:3])[CX4;H1:4]([OX2][CX4])[OX2][CX4].[CH2,CH3:5][CX3:6](=[OX1:7])[#6:8]>>[CH3:1][N:2]([CH3:3])[CH1:4]=[C:5][C:6](=[O:7])[*:8]',
    ],
    conditions: [{ reagents: [], solvents: ['DMF', 'toluene'], temperatureC: [90, 120], hours: [4, 24] }],
    incompatible: [...baseSensitive, 'carboxylicAcid', 'phenol', 'primaryAliphaticAmine', 'aldehyde'],
    examples: [{ reactants: 'COC(OC)N(C)C.CC(=O)c1cccnc1', product: 'CN(C)/C=C/C(=O)c1cccnc1' }],
  },
];
