// Coumarins, chromones, furans, thiophenes, pyrroles, cyclic acetals and cyclic ethers.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = ['acylHalide', 'isocyanate', 'sulfonylChloride', 'acidAnhydride'];
const freeAmine = '[NX3;H2;!$(NC=[O,S,N]);!$(NS(=O)=O);!$(N[!#6])';

export const oxygenHeterocycleTemplates: readonly ReactionTemplate[] = [
  {
    id: 'pechmann-coumarin-synthesis',
    name: { en: 'Pechmann coumarin synthesis', 'zh-CN': 'Pechmann 香豆素合成' },
    class: 'heterocycleFormation',
    retro: [
      '[o:1]1[c:2](=[O:3])[c;R1;H1,$(c[CX4]):4][c;R1:5]([CX4,c:6])[c;$(c:c:c:c[OX2,NX3]),$(c:c:c[OX2]):7]:[c:8]1>>[OH:1][c:8]:[cH:7].CCO[C:2](=[O:3])[C:4][C:5](=O)[*:6]',
    ],
    forward: [
      '[OX2H1:1][c:8]:[cH;$(c:c:c:c[OX2,NX3]),$(c:c:c[OX2]):7].[CX4]O[CX3:2](=[O:3])[CX4;!H0:4][CX3:5](=O)[CX4,c:6]>>[O:1]1[C:2](=[O:3])[C:4]=[C:5]([*:6])[c:7]:[c:8]1',
    ],
    conditions: [{ reagents: ['H2SO4'], solvents: ['neat', 'AcOH'], temperatureC: [0, 80], hours: [2, 16] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'boc',
      'tertButylEster',
      'acetalOrKetal',
      'silylEther',
      'aldehyde',
    ],
    examples: [{ reactants: 'Oc1cccc(O)c1.CCOC(=O)CC(C)=O', product: 'Cc1cc(=O)oc2cc(O)ccc12' }],
  },
  {
    id: 'knoevenagel-coumarin-synthesis',
    name: { en: 'Coumarin from a salicylaldehyde', 'zh-CN': '水杨醛合成香豆素' },
    class: 'heterocycleFormation',
    retro: [
      '[o:1]1[c:2](=[O:3])[c;R1:4]([$(C(=O)O[CX4]),$(C(=O)[CX4,c]),$(C#N):9])[cH:5][c;R2:7]:[c;R2:8]1>>[OH:1][c:8]:[c:7][CH:5]=O.CCO[C:2](=[O:3])[CH2:4][*:9]',
    ],
    forward: [
      '[OX2H1:1][c:8]:[c:7][CX3;H1:5]=O.[CX4]O[CX3:2](=[O:3])[CX4;H2:4][$(C=O),$(C#N):9]>>[O:1]1[C:2](=[O:3])[C:4]([*:9])=[CH:5][c:7]:[c:8]1',
    ],
    conditions: [{ reagents: ['piperidine'], solvents: ['EtOH'], temperatureC: [20, 80], hours: [1, 8] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'hydrazine', 'thiol'],
    examples: [
      { reactants: 'CCN(CC)c1ccc(C=O)c(O)c1.CCOC(=O)CC(=O)OCC', product: 'CCOC(=O)c1cc2ccc(N(CC)CC)cc2oc1=O' },
    ],
  },
  {
    id: 'hydroxycoumarin-synthesis',
    name: { en: '4-Hydroxycoumarin from a 2-hydroxyacetophenone', 'zh-CN': '邻羟基苯乙酮合成 4-羟基香豆素' },
    class: 'heterocycleFormation',
    retro: [
      '[o:1]1[c:2](=[O:3])[cH:4][c:5]([OH:6])[c;R2:7]:[c;R2:8]1>>[OH:1][c:8]:[c:7][C:5](=[O:6])[CH3:4].CCO[C:2](=[O:3])OCC',
    ],
    forward: [
      '[OX2H1:1][c:8]:[c:7][CX3:5](=[OX1:6])[CH3:4].[CX4]O[CX3:2](=[O:3])O[CX4]>>[O:1]1[C:2](=[O:3])[CH:4]=[C:5]([OH:6])[c:7]:[c:8]1',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['toluene'], temperatureC: [90, 110], hours: [2, 8] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'aldehyde', 'carboxylicAcid', 'alkylBromideOrIodide'],
    examples: [{ reactants: 'CC(=O)c1ccccc1O.CCOC(=O)OCC', product: 'O=c1cc(O)c2ccccc2o1' }],
  },
  {
    id: 'flavone-from-diketone',
    name: { en: 'Chromone or flavone by cyclization of a 1,3-diketone', 'zh-CN': '1,3-二酮环合成色酮/黄酮' },
    class: 'heterocycleFormation',
    retro: [
      '[o:1]1[c;R1:2]([c,CX4:3])[cH:4][c;R1:5](=[O:6])[c;R2:7]:[c;R2:8]1>>[OH:1][c:8]:[c:7][C:5](=[O:6])[CH2:4][C:2](=O)[*:3]',
    ],
    forward: [
      '[OX2H1:1][c:8]:[c:7][CX3:5](=[O:6])[CX4;H2:4][CX3:2](=O)[c,CX4:3]>>[O:1]1[C:2]([*:3])=[CH:4][C:5](=[O:6])[c:7]:[c:8]1',
    ],
    conditions: [{ reagents: ['H2SO4'], solvents: ['AcOH'], temperatureC: [90, 118], hours: [0.5, 4] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'boc',
      'tertButylEster',
      'hydrazine',
      'acetalOrKetal',
      'silylEther',
    ],
    examples: [{ reactants: 'Oc1ccccc1C(=O)CC(=O)c1ccc(OC)cc1', product: 'COc1ccc(cc1)-c1cc(=O)c2ccccc2o1' }],
    note: 'Second step of the Baker–Venkataraman synthesis.',
  },
  {
    id: 'kabbe-chromanone-synthesis',
    name: { en: 'Kabbe chromanone synthesis', 'zh-CN': 'Kabbe 色满酮合成' },
    class: 'heterocycleFormation',
    retro: [
      '[O:1]1[CX4;H0:2]([CX4:3])([CX4:9])[CH2:4][C:5](=[O:6])[c;R2:7]:[c;R2:8]1>>[OH:1][c:8]:[c:7][C:5](=[O:6])[CH3:4].[C:2](=O)([C:3])[C:9]',
    ],
    forward: [
      '[OX2H1:1][c:8]:[c:7][CX3:5](=[O:6])[CH3:4].[CX3:2](=O)([CX4:3])[CX4:9]>>[O:1]1[C:2]([C:3])([C:9])[CH2:4][C:5](=[O:6])[c:7]:[c:8]1',
    ],
    conditions: [{ reagents: ['pyrrolidine'], solvents: ['MeOH', 'toluene'], temperatureC: [25, 110], hours: [4, 24] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'aldehyde', 'alkylBromideOrIodide', 'hydrazine'],
    examples: [{ reactants: 'CC(=O)c1cc(F)ccc1O.O=C1CCOCC1', product: 'O=C1CC2(CCOCC2)Oc2ccc(F)cc12' }],
  },
  {
    id: 'paal-knorr-pyrrole-synthesis',
    name: { en: 'Paal–Knorr pyrrole synthesis', 'zh-CN': 'Paal–Knorr 吡咯合成' },
    class: 'heterocycleFormation',
    retro: [
      '[n;X3;H0:1]1([c,$([CX4;H2,H3]):10])[c;R1:2]([c,CX4:3])[c;R1:4][c;R1:5][c;R1:6]1[c,CX4:7]>>[NH2:1][*:10].[C:2](=O)([*:3])[C:4][C:5][C:6](=O)[*:7]',
    ],
    forward: [
      `${freeAmine}:1][c,CX4:10].[CX3:2](=O)([c,CX4:3])[CX4;!H0:4][CX4;!H0:5][CX3:6](=O)[c,CX4:7]>>[N:1]1([*:10])[C:2]([*:3])=[C:4][C:5]=[C:6]1[*:7]`,
    ],
    conditions: [
      { reagents: ['TsOH or pivalic acid'], solvents: ['toluene', 'heptane'], temperatureC: [90, 115], hours: [4, 48] },
    ],
    incompatible: [...electrophiles, 'aldehyde', 'hydrazine', 'secondaryAliphaticAmine', 'alkylBromideOrIodide', 'boc'],
    examples: [
      {
        reactants: 'NCCC(OCC)OCC.CC(C)C(=O)C(C(=O)Nc1ccccc1)C(c1ccccc1)C(=O)c1ccc(F)cc1',
        product: 'CC(C)c1c(C(=O)Nc2ccccc2)c(-c2ccccc2)c(-c2ccc(F)cc2)n1CCC(OCC)OCC',
      },
    ],
    note: 'The pyrrole of atorvastatin.',
  },
  {
    id: 'paal-knorr-furan-synthesis',
    name: { en: 'Paal–Knorr furan synthesis', 'zh-CN': 'Paal–Knorr 呋喃合成' },
    class: 'heterocycleFormation',
    retro: [
      '[o:1]1[c;R1:2]([c,CX4;!$(C[N,O,S]):3])[cH:4][cH:5][c;R1:6]1[c,CX4;!$(C[N,O,S]):7]>>[C:2](=[O:1])([*:3])[CH2:4][CH2:5][C:6](=O)[*:7]',
    ],
    forward: [
      '[CX3:2](=[OX1:1])([c,CX4:3])[CX4;!H0:4][CX4;!H0:5][CX3:6](=O)[c,CX4:7]>>[O:1]1[C:2]([*:3])=[C:4][C:5]=[C:6]1[*:7]',
    ],
    conditions: [{ reagents: ['TsOH'], solvents: ['toluene'], temperatureC: [80, 110], hours: [2, 8] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'hydrazine', 'boc', 'thiol', 'aldehyde'],
    examples: [{ reactants: 'CC(=O)CCC(=O)c1ccc(Br)cc1', product: 'Cc1ccc(o1)-c1ccc(Br)cc1' }],
  },
  {
    id: 'paal-knorr-thiophene-synthesis',
    name: { en: 'Thiophene from a 1,4-diketone', 'zh-CN': '1,4-二酮合成噻吩' },
    class: 'heterocycleFormation',
    retro: [
      '[s]1[c;R1:2]([c,CX4;!$(C[N,O,S]):3])[cH:4][cH:5][c;R1:6]1[c,CX4;!$(C[N,O,S]):7]>>[C:2](=O)([*:3])[CH2:4][CH2:5][C:6](=O)[*:7]',
    ],
    forward: [
      '[CX3:2](=[OX1])([c,CX4:3])[CX4;!H0:4][CX4;!H0:5][CX3:6](=O)[c,CX4:7]>>S1[C:2]([*:3])=[C:4][C:5]=[C:6]1[*:7]',
    ],
    conditions: [{ reagents: ["Lawesson's reagent"], solvents: ['toluene'], temperatureC: [80, 110], hours: [2, 8] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'hydrazine',
      'carboxylicAcid',
      'primaryAlcohol',
      'secondaryAlcohol',
      'aldehyde',
    ],
    examples: [{ reactants: 'CC(=O)CCC(=O)c1ccc(F)cc1', product: 'Cc1ccc(s1)-c1ccc(F)cc1' }],
  },
  {
    id: 'clauson-kaas-pyrrole-synthesis',
    name: { en: 'Clauson-Kaas pyrrole synthesis', 'zh-CN': 'Clauson-Kaas 吡咯合成' },
    class: 'heterocycleFormation',
    retro: ['[c,$([CX4;H2]):1][n:2]1[cH:3][cH:4][cH:5][cH:6]1>>[*:1][NH2:2].CO[CH:3]1[CH2:4][CH2:5][CH:6](OC)O1'],
    forward: [`[c,CX4:1]${freeAmine}:2].CO[CH:3]1[CH2:4][CH2:5][CH:6](OC)O1>>[*:1][N:2]1[CH:3]=[CH:4][CH:5]=[CH:6]1`],
    conditions: [{ reagents: [], solvents: ['AcOH'], temperatureC: [80, 118], hours: [1, 4] }],
    incompatible: [...electrophiles, 'aldehyde', 'hydrazine', 'secondaryAliphaticAmine', 'boc'],
    examples: [{ reactants: 'Nc1ccccc1C(=O)OC.COC1CCC(OC)O1', product: 'COC(=O)c1ccccc1-n1cccc1' }],
  },
  {
    id: 'knorr-pyrrole-synthesis',
    name: { en: 'Knorr pyrrole synthesis', 'zh-CN': 'Knorr 吡咯合成' },
    class: 'heterocycleFormation',
    retro: [
      '[nH:1]1[c;R1:2]([CX4:3])[c;R1:4]([$(C(=O)O[CX4]),$(C(=O)[CH3]):5])[c;R1:6]([CX4:7])[c;R1:8]1[$(C(=O)O[CX4]):9]>>[C:2](=O)([C:3])[CH2:4][*:5].[C:6](=O)([C:7])[C:8](=[NH0:1]O)[*:9]',
    ],
    forward: [
      '[CX3:2](=O)([CX4:3])[CX4;H2:4][$(C=O):5].[CX3:6](=O)([CX4:7])[CX3:8](=[NX2:1][OX2H1])[$(C(=O)O):9]>>[NH:1]1[C:2]([C:3])=[C:4]([*:5])[C:6]([C:7])=[C:8]1[*:9]',
    ],
    conditions: [{ reagents: ['Zn'], solvents: ['AcOH'], temperatureC: [60, 110], hours: [2, 6] }],
    incompatible: [
      ...electrophiles,
      'nitro',
      'azide',
      'aldehyde',
      'alkylBromideOrIodide',
      'primaryAliphaticAmine',
      'hydrazine',
    ],
    examples: [
      { reactants: 'CCOC(=O)CC(C)=O.CC(=O)C(=NO)C(=O)OC(C)(C)C', product: 'CCOC(=O)c1c(C)[nH]c(C(=O)OC(C)(C)C)c1C' },
    ],
  },
  {
    id: 'gewald-aminothiophene-synthesis',
    name: { en: 'Gewald aminothiophene synthesis', 'zh-CN': 'Gewald 氨基噻吩合成' },
    class: 'heterocycleFormation',
    retro: [
      '[NH2:1][c:2]1[c:3]([$(C#N),$(C(=O)O[CX4]),$(C(=O)[NH2]):4])[c:5]([CX4:6])[c:7][s]1>>[N:1]#[C:2][CH2:3][*:4].O=[C:5]([C:6])[C:7]',
      '[NH2:1][c:2]1[c:3]([$(C#N),$(C(=O)O[CX4]),$(C(=O)[NH2]):4])[cH:5][c:7]([CX4:8])[s]1>>[N:1]#[C:2][CH2:3][*:4].O=[CH:5][CH2:7][C:8]',
    ],
    forward: [
      '[NX1:1]#[CX2:2][CX4;H2:3][$(C#N),$(C=O):4].O=[CX3;H0:5]([CX4:6])[CX4;H2,H3:7]>>[NH2:1][C:2]1=[C:3]([*:4])[C:5]([C:6])=[C:7]S1',
      '[NX1:1]#[CX2:2][CX4;H2:3][$(C#N),$(C=O):4].O=[CX3;H1:5][CX4;H2:7][CX4:8]>>[NH2:1][C:2]1=[C:3]([*:4])[CH:5]=[C:7]([C:8])S1',
    ],
    conditions: [
      { reagents: ['S8', 'morpholine or Et3N'], solvents: ['EtOH', 'DMF'], temperatureC: [25, 70], hours: [3, 16] },
    ],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'thiol', 'alkylBromideOrIodide', 'hydrazine'],
    examples: [
      { reactants: 'N#CCC#N.CCC=O', product: 'Cc1cc(C#N)c(N)s1' },
      { reactants: 'CCOC(=O)CC#N.O=C1CCCCC1', product: 'CCOC(=O)c1c(N)sc2CCCCc12' },
    ],
  },
  {
    id: 'methylenedioxy-ring-closure',
    name: { en: 'Methylenedioxy ring from a catechol', 'zh-CN': '邻苯二酚亚甲二氧基化' },
    class: 'heterocycleFormation',
    retro: ['[c:1]1:[c:2][O:3][CH2:4][O:5]1>>[c:1]([OH:5]):[c:2][OH:3].Br[CH2:4]Br'],
    forward: ['[c:1]([OX2H1:5]):[c:2][OX2H1:3].[Br,Cl,I][CH2:4][Br,Cl,I]>>[c:1]1:[c:2][O:3][CH2:4][O:5]1'],
    conditions: [{ reagents: ['Cs2CO3'], solvents: ['DMF'], temperatureC: [80, 110], hours: [2, 8] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'carboxylicAcid'],
    examples: [{ reactants: 'COC(=O)c1ccc(O)c(O)c1.BrCBr', product: 'COC(=O)c1ccc2OCOc2c1' }],
  },
  {
    id: 'dioxolane-from-ketone-and-diol',
    name: { en: 'Dioxolane from a ketone and a 1,2-diol', 'zh-CN': '酮与 1,2-二醇缩合成二氧戊环' },
    class: 'heterocycleFormation',
    retro: ['[CX4;H0,H1:1]1([c:2])[O:3][CX4:4][CX4;!H2:5][O:6]1>>[C:1](=O)[c:2].[OH:3][C:4][C:5][OH:6]'],
    forward: ['[CX3:1](=O)[c:2].[OX2H1:3][CX4:4][CX4:5][OX2H1:6]>>[C:1]1([c:2])[O:3][C:4][C:5][O:6]1'],
    conditions: [{ reagents: ['TsOH'], solvents: ['toluene'], temperatureC: [80, 115], hours: [4, 24] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine', 'hydrazine', 'thiol', 'boc', 'epoxide'],
    examples: [{ reactants: 'O=C(Cn1cncn1)c1ccc(Cl)cc1Cl.OCC(O)CO', product: 'OCC1COC(Cn2cncn2)(O1)c1ccc(Cl)cc1Cl' }],
    note: 'The dioxolane of the conazole antifungals.',
  },
  {
    id: 'phthalan-from-diol',
    name: { en: 'Cyclic ether by dehydration of a benzylic diol', 'zh-CN': '苄位二醇脱水成环醚' },
    class: 'heterocycleFormation',
    retro: ['[c:1]1:[c:2][CH2:3][O:4][CX4;H0,H1;$(C(c)c):5]1>>[c:1]([C:5]O):[c:2][CH2:3][OH:4]'],
    forward: ['[c:1]([CX4;H0,H1;$(C(c)c):5][OX2H1]):[c:2][CH2:3][OX2H1:4]>>[c:1]1:[c:2][CH2:3][O:4][C:5]1'],
    conditions: [
      { reagents: ['H3PO4 or MsCl, Et3N'], solvents: ['toluene', 'CH2Cl2'], temperatureC: [0, 100], hours: [1, 6] },
    ],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'boc',
      'tertButylEster',
      'silylEther',
    ],
    examples: [
      { reactants: 'OCc1cc(C#N)ccc1C(O)(CCCN(C)C)c1ccc(F)cc1', product: 'N#Cc1ccc2c(c1)COC2(CCCN(C)C)c1ccc(F)cc1' },
    ],
    note: 'The ring closure of citalopram.',
  },
];
