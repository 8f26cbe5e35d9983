// Electrophilic substitution that attaches carbon to an arene, only where the groups on the ring send it.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

// Groups that switch a benzene ring off for Friedel–Crafts chemistry, or bind the Lewis acid.
const blocker = '[$([CX3]=[O,N]),$(C#N),$([N+]),$(C(F)(F)F),$(S=O),$([NX3;!$(NC=O)]),$(B),$([OX2H1])]';
const live = `!$(c:c${blocker});!$(c:c:c${blocker});!$(c:c:c:c${blocker})`;
const donorOxygen = '[OX2][CX4,c]';
const benzene = [
  `[c;$(c1ccc(${donorOxygen})cc1);${live}`,
  `[c;$(c1ccc([$([CX4;!$(C[F,Cl,Br,O,N])]),F,Cl,Br,$(c2ccccc2),$(NC=O)])cc1);!$(c:c[O,N]);!$(c:c:c[O,N]);${live}`,
  '[c;$(c1[cH][cH][cH][cH][cH]1)',
];
const heteroarene = [
  '[c;$(c1[c;R1][c;R1][c;R1]s1);!$(c1cc([CX3]=O)cs1)',
  '[c;$(c1c[nX3]c2ccccc12);!$(c1c(C=O)[nX3]c2ccccc12)',
  '[c;$(c1c([#6;!$([#6]=O)])[o,s]c2ccccc12)',
];
const acylated = [...benzene, ...heteroarene];
const formylated = [
  '[c;$(c1ccc(N([CX4])[CX4])cc1)',
  '[c;$(c1ccc(O[CX4])cc1O[CX4])',
  '[c;$(c1c[nX3]c2ccccc12);!$(c1c(C=O)[nX3]c2ccccc12)',
  '[c;$(c1[c;R1][c;R1][c;R1][nX3,s]1);!$(c1ccc(C=O)[nX3,s]1)',
  '[c;$(c1cn(c)nc1)',
];
const lewisAcidLimits: FunctionalGroup[] = [
  'primaryAlcohol',
  'secondaryAlcohol',
  'tertiaryAlcohol',
  'primaryAliphaticAmine',
  'secondaryAliphaticAmine',
  'anilineNH',
  'thiol',
  'alkene',
  'epoxide',
  'aldehyde',
  'tertButylEster',
  'boc',
  'silylEther',
  'acetalOrKetal',
  'sulfonylChloride',
  'azide',
];

export const areneTemplates: readonly ReactionTemplate[] = [
  {
    id: 'friedel-crafts-acylation',
    name: { en: 'Friedel–Crafts acylation', 'zh-CN': 'Friedel–Crafts 酰基化' },
    class: 'carbonCarbon',
    retro: acylated.map(
      (carbon) =>
        `${carbon}:1]-!@[CX3:2](=[OX1:3])-!@[c,CX4;!$(C[O,N]);!$(C[CX4][NX3]);!$(C[CX3](=O)[O,N]):4]>>[cH:1].Cl[C:2](=[O:3])[*:4]`,
    ),
    forward: acylated.map((carbon) => `${carbon};H1:1].[Cl,Br][CX3:2](=[OX1:3])[c,CX4:4]>>[c:1][C:2](=[O:3])[*:4]`),
    conditions: [
      { reagents: ['AlCl3'], solvents: ['CH2Cl2', '1,2-dichloroethane'], temperatureC: [0, 40], hours: [1, 12] },
    ],
    incompatible: [...lewisAcidLimits, 'carboxylicAcid', 'phenol', 'alkylBromideOrIodide'],
    examples: [
      { reactants: 'Fc1ccccc1.ClCCCC(=O)Cl', product: 'O=C(CCCCl)c1ccc(F)cc1' },
      { reactants: 'CC(C)Cc1ccccc1.CC(=O)Cl', product: 'CC(=O)c1ccc(CC(C)C)cc1' },
      { reactants: 'CCCCc1cc2ccccc2o1.COc1ccc(cc1)C(=O)Cl', product: 'CCCCc1oc2ccccc2c1C(=O)c1ccc(OC)cc1' },
    ],
    counterExamples: [
      { product: 'CC(=O)c1cccc([N+](=O)[O-])c1', because: 'nitrobenzene does not react' },
      { product: 'CC(=O)c1cccc(OC)c1', because: 'methoxy directs para, not meta' },
      { product: 'CC(=O)c1ccccn1', because: 'pyridine does not react' },
    ],
  },
  {
    id: 'friedel-crafts-ring-closure',
    name: { en: 'Friedel–Crafts ring closure to an aryl ketone', 'zh-CN': '分子内 Friedel–Crafts 酰基化' },
    class: 'carbonCarbon',
    retro: [
      `[c;${live}:1]1[c:2][CX4:3][CX4:4][CX3:5]1=[OX1:6]>>[cH:1][c:2][C:3][C:4][C:5](=[O:6])O`,
      `[c;${live}:1]1[c:2][CX4:3][CX4:4][CX4:7][CX3:5]1=[OX1:6]>>[cH:1][c:2][C:3][C:4][C:7][C:5](=[O:6])O`,
    ],
    forward: [
      `[cH;${live}:1][c:2][CX4:3][CX4:4][CX3:5](=[OX1:6])[OX2H1]>>[c:1]1[c:2][C:3][C:4][C:5]1=[O:6]`,
      `[cH;${live}:1][c:2][CX4:3][CX4:4][CX4:7][CX3:5](=[OX1:6])[OX2H1]>>[c:1]1[c:2][C:3][C:4][C:7][C:5]1=[O:6]`,
    ],
    conditions: [
      { reagents: ['polyphosphoric acid'], solvents: ['neat'], temperatureC: [60, 100], hours: [1, 6] },
      { reagents: ['MeSO3H', 'P2O5'], solvents: ['CH2Cl2'], temperatureC: [25, 60], hours: [2, 12] },
    ],
    incompatible: [...lewisAcidLimits, 'ester', 'nitrile'],
    examples: [{ reactants: 'COc1ccc(CCC(=O)O)cc1OC', product: 'COc1cc2CCC(=O)c2cc1OC' }],
  },
  {
    id: 'friedel-crafts-tert-butylation',
    name: { en: 'Friedel–Crafts tert-butylation', 'zh-CN': 'Friedel–Crafts 叔丁基化' },
    class: 'carbonCarbon',
    retro: [
      '[c;$(c1ccc([$([OX2]),$([CX4;!$(C[F,Cl,Br,O,N])])])cc1);!$(c:c:c[$([CX3]=O),$([N+]),$(C#N),$(S=O)]):1]-[C:2]([CH3:3])([CH3:4])[CH3:5]>>[cH:1].Cl[C:2]([CH3:3])([CH3:4])[CH3:5]',
    ],
    forward: [
      '[cH;$(c1ccc([$([OX2]),$([CX4;!$(C[F,Cl,Br,O,N])])])cc1);!$(c:c:c[$([CX3]=O),$([N+]),$(C#N),$(S=O)]):1].Cl[C:2]([CH3:3])([CH3:4])[CH3:5]>>[c:1][C:2]([C:3])([C:4])[C:5]',
    ],
    conditions: [{ reagents: ['AlCl3'], solvents: ['CH2Cl2'], temperatureC: [-10, 25], hours: [1, 6] }],
    incompatible: [...lewisAcidLimits, 'nitro', 'carboxylicAcid', 'ketone', 'nitrile'],
    examples: [{ reactants: 'Cc1ccccc1.CC(C)(C)Cl', product: 'Cc1ccc(cc1)C(C)(C)C' }],
    counterExamples: [{ product: 'CC(C)(C)c1cccc([N+](=O)[O-])c1', because: 'nitrobenzene does not react' }],
  },
  {
    id: 'vilsmeier-haack-formylation',
    name: { en: 'Vilsmeier–Haack formylation', 'zh-CN': 'Vilsmeier–Haack 甲酰化' },
    class: 'carbonCarbon',
    retro: formylated.map((carbon) => `${carbon}:1]-[CX3;H1:2]=[OX1:3]>>[cH:1].CN(C)[CH1:2]=[O:3]`),
    forward: formylated.map((carbon) => `${carbon};H1:1].[CH3]N([CH3])[CX3;H1:2]=[OX1:3]>>[c:1][CH1:2]=[O:3]`),
    conditions: [{ reagents: ['POCl3'], solvents: ['DMF'], temperatureC: [0, 90], hours: [1, 6] }],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'secondaryAlcohol',
      'tertiaryAlcohol',
      'carboxylicAcid',
      'thiol',
      'boc',
      'aldehyde',
      'ketone',
      'hydrazine',
      'phenol',
    ],
    examples: [
      { reactants: 'CCOC(=O)c1c(C)c[nH]c1C.CN(C)C=O', product: 'CCOC(=O)c1c(C)[nH]c(C=O)c1C' },
      { reactants: 'COc1ccc2[nH]ccc2c1.CN(C)C=O', product: 'COc1ccc2[nH]cc(C=O)c2c1' },
    ],
    counterExamples: [
      { product: 'O=Cc1ccccc1', because: 'benzene is not electron rich enough' },
      { product: 'COc1cccc(C=O)c1', because: 'methoxy does not direct meta' },
    ],
  },
  {
    id: 'duff-formylation',
    name: { en: 'Duff formylation', 'zh-CN': 'Duff 甲酰化' },
    class: 'carbonCarbon',
    retro: [
      '[c;$(c1c([OX2H1])ccc([!#1])c1);!$(c:c[$([CX3]=O),$([N+])]):1]-[CX3;H1:2]=[OX1]>>[cH:1].[CH2:2]1N2CN3CN1CN(C2)C3',
    ],
    forward: [
      '[cH;$(c1c([OX2H1])ccc([!#1])c1);!$(c:c[$([CX3]=O),$([N+])]):1].[CH2:2]1N2CN3CN1CN(C2)C3>>[c:1][CH1:2]=O',
    ],
    conditions: [
      { reagents: ['CF3CO2H', 'then aq. H2SO4'], solvents: ['CF3CO2H'], temperatureC: [70, 100], hours: [4, 24] },
    ],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'thiol',
      'boc',
      'tertButylEster',
      'hydrazine',
      'aldehyde',
      'silylEther',
    ],
    examples: [{ reactants: 'Oc1ccc(Cl)cc1.C1N2CN3CN1CN(C2)C3', product: 'O=Cc1cc(Cl)ccc1O' }],
    counterExamples: [{ product: 'O=Cc1cccc(O)c1', because: 'phenol directs ortho and para' }],
    note: 'Ortho to the phenol, with the para position occupied.',
  },
  {
    id: 'magnesium-ortho-formylation',
    name: { en: 'Ortho-formylation with paraformaldehyde and MgCl2', 'zh-CN': '镁盐介导的酚邻位甲酰化' },
    class: 'carbonCarbon',
    retro: ['[c;$(c1c([OX2H1])cccc1);!$(c:c[$([CX3]=O),$([N+])]):1]-[CX3;H1:2]=[OX1:3]>>[cH:1].[CH2:2]=[O:3]'],
    forward: ['[cH;$(c1c([OX2H1])cccc1);!$(c:c[$([CX3]=O),$([N+])]):1].[CH2:2]=[OX1:3]>>[c:1][CH1:2]=[O:3]'],
    conditions: [{ reagents: ['MgCl2', 'Et3N'], solvents: ['MeCN', 'THF'], temperatureC: [60, 80], hours: [3, 8] }],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'thiol',
      'carboxylicAcid',
      'nitro',
      'aldehyde',
      'acylHalide',
    ],
    examples: [{ reactants: 'Oc1ccccc1C(C)(C)C.C=O', product: 'O=Cc1cccc(C(C)(C)C)c1O' }],
  },
  {
    id: 'kolbe-schmitt-carboxylation',
    name: { en: 'Kolbe–Schmitt carboxylation', 'zh-CN': 'Kolbe–Schmitt 羧化' },
    class: 'carbonCarbon',
    retro: [
      '[c;$(c1c([OX2H1])cccc1);!$(c:c:c[$([CX3]=O),$([N+]),$(C#N),$(S=O)]):1]-[CX3:2](=[OX1:3])[OX2H1:4]>>[cH:1].[C:2](=[O:3])=[O:4]',
    ],
    forward: [
      '[cH;$(c1c([OX2H1])cccc1);!$(c:c:c[$([CX3]=O),$([N+]),$(C#N),$(S=O)]):1].[CX2:2](=[OX1:3])=[OX1:4]>>[c:1][C:2](=[O:3])[OH:4]',
    ],
    conditions: [
      { reagents: ['NaOH', 'CO2 (5-10 MPa)'], solvents: ['neat'], temperatureC: [120, 180], hours: [4, 12] },
    ],
    incompatible: [
      'aldehyde',
      'ester',
      'nitro',
      'acylHalide',
      'alkylBromideOrIodide',
      'primaryAliphaticAmine',
      'carboxylicAcid',
      'nitrile',
      'thiol',
      'secondaryAliphaticAmine',
      'tertiaryAmine',
      'primaryAlcohol',
      'secondaryAlcohol',
    ],
    examples: [{ reactants: 'Oc1ccccc1.O=C=O', product: 'Oc1ccccc1C(=O)O' }],
    counterExamples: [{ product: 'OC(=O)c1cccc(O)c1', because: 'carboxylation does not go meta' }],
  },
  {
    id: 'fries-rearrangement',
    name: { en: 'Fries rearrangement', 'zh-CN': 'Fries 重排' },
    class: 'carbonCarbon',
    retro: [
      '[OX2H1:1][c:2]1[c:3][c:4][c;$(c-!@C):5]([CX3:6](=[OX1:7])[CX4;!$(C[O,N]):8])[c:9][c:10]1>>[O:1]([C:6](=[O:7])[C:8])[c:2]1[c:3][c:4][cH:5][c:9][c:10]1',
      '[OX2H1:1][c:2]1[c:3]([CX3:6](=[OX1:7])[CX4;!$(C[O,N]):8])[c:4][c:5][c:9][c:10]1>>[O:1]([C:6](=[O:7])[C:8])[c:2]1[cH:3][c:4][c:5][c:9][c:10]1',
    ],
    forward: [
      '[OX2:1]([CX3:6](=[OX1:7])[CX4:8])[c:2]1[c:3][c:4][cH:5][c:9][c:10]1>>[OH:1][c:2]1[c:3][c:4][c:5]([C:6](=[O:7])[C:8])[c:9][c:10]1',
      '[OX2:1]([CX3:6](=[OX1:7])[CX4:8])[c:2]1[cH:3][c:4][c:5][c:9][c:10]1>>[OH:1][c:2]1[c:3]([C:6](=[O:7])[C:8])[c:4][c:5][c:9][c:10]1',
    ],
    conditions: [{ reagents: ['AlCl3'], solvents: ['neat', 'chlorobenzene'], temperatureC: [25, 160], hours: [1, 6] }],
    incompatible: [...lewisAcidLimits, 'nitro', 'carboxylicAcid', 'ketone', 'nitrile', 'phenol'],
    examples: [
      { reactants: 'CC(=O)Oc1ccccc1', product: 'CC(=O)c1ccc(O)cc1' },
      { reactants: 'CCC(=O)Oc1ccc(F)cc1', product: 'CCC(=O)c1cc(F)ccc1O' },
    ],
    note: 'Para at low temperature, ortho above 120 °C or when para is occupied.',
  },
  {
    id: 'mannich-indole',
    name: { en: 'Mannich reaction at indole C3', 'zh-CN': '吲哚 C3 位 Mannich 反应' },
    class: 'carbonCarbon',
    retro: ['[c;$(c1c[nX3]c2ccccc12):1]-!@[CH2:2]-!@[NX3;H0;$(N([CX4])([CX4])[CX4]):3]>>[cH:1].[CH2:2]=O.[NH:3]'],
    forward: ['[cH;$(c1c[nX3]c2ccccc12):1].[CH2:2]=[OX1].[NX3;H1;$(N([CX4])[CX4]):3]>>[c:1][CH2:2][N:3]'],
    conditions: [{ reagents: ['AcOH'], solvents: ['AcOH', 'EtOH'], temperatureC: [0, 40], hours: [1, 12] }],
    incompatible: ['primaryAliphaticAmine', 'thiol', 'acylHalide', 'aldehyde', 'anilineNH'],
    examples: [{ reactants: 'c1ccc2[nH]ccc2c1.C=O.CNC', product: 'CN(C)Cc1c[nH]c2ccccc12' }],
  },
];
