// Carbon-carbon bonds of narrow scope: reactions that one class of drugs is known for.

import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const protic: FunctionalGroup[] = [
  'primaryAlcohol',
  'secondaryAlcohol',
  'tertiaryAlcohol',
  'phenol',
  'carboxylicAcid',
  'anilineNH',
  'primaryAliphaticAmine',
  'secondaryAliphaticAmine',
  'thiol',
  'amideNH',
  'sulfonamideNH',
  'azoleNH',
];
const carbonyls: FunctionalGroup[] = ['aldehyde', 'acylHalide', 'isocyanate', 'sulfonylChloride', 'nitro', 'epoxide'];

export const carbonCarbonSpecialTemplates: readonly ReactionTemplate[] = [
  {
    id: 'grignard-addition-to-phthalide',
    name: { en: 'Grignard addition to a phthalide', 'zh-CN': 'Grignard 试剂对苯酞的加成' },
    class: 'carbonCarbon',
    retro: [
      '[c;$(c1ccccc1);!$(c:c[CH2]O):1][CX3:2](=[OX1:3])[c:4]:[c:5][CH2:6][OX2H1:7]>>[c:1][Mg]Br.[C:2]1(=[O:3])[c:4]:[c:5][CH2:6][OH0:7]1',
    ],
    forward: [
      '[c:1][Mg][Br,Cl].[CX3;r5:2]1(=[OX1:3])[c:4]:[c:5][CH2:6][OX2:7]1>>[c:1][C:2](=[O:3])[c:4]:[c:5][C:6][OH:7]',
    ],
    conditions: [{ reagents: ['aq. NH4Cl (work-up)'], solvents: ['THF'], temperatureC: [-20, 0], hours: [1, 4] }],
    incompatible: [...protic, ...carbonyls, 'ketone', 'ester'],
    examples: [{ reactants: 'Fc1ccc([Mg]Br)cc1.N#Cc1ccc2c(c1)COC2=O', product: 'N#Cc1ccc(C(=O)c2ccc(F)cc2)c(CO)c1' }],
    note: 'The lactone opens to the hydroxyketone; an aromatic nitrile is not affected at low temperature.',
  },
  {
    id: 'phthalan-alkylation',
    name: { en: 'Alkylation of a 1-arylphthalan', 'zh-CN': '1-芳基二氢异苯并呋喃的烷基化' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]1:[c:2][CH2:3][O:4][CX4;H0;$(C(c)c):5]1[CH2:6][CH2:7][CH2:8][$([NX3]([CH3])[CH3]):9]>>[c:1]1:[c:2][CH2:3][O:4][CH1:5]1.Cl[C:6][C:7][C:8][N:9]',
    ],
    forward: [
      '[c:1]1:[c:2][CH2:3][O:4][CX4;H1;$(C(c)c):5]1.[Cl,Br][CH2:6][CH2:7][CH2:8][NX3;H0:9]>>[c:1]1:[c:2][C:3][O:4][CH0:5]1[C:6][C:7][C:8][N:9]',
    ],
    conditions: [{ reagents: ['NaH'], solvents: ['DMSO', 'THF'], temperatureC: [0, 45], hours: [1, 4] }],
    incompatible: [...protic, ...carbonyls, 'ketone', 'ester'],
    examples: [
      {
        reactants: 'N#Cc1ccc2c(c1)COC2c1ccc(F)cc1.CN(C)CCCCl',
        product: 'CN(C)CCCC1(OCc2cc(C#N)ccc12)c1ccc(F)cc1',
      },
    ],
    note: 'Gives the racemate.',
  },
  {
    id: 'piperidinyl-grignard-addition-to-diaryl-ketone',
    name: {
      en: 'Addition of a piperidinyl Grignard reagent to a diaryl ketone',
      'zh-CN': '哌啶基 Grignard 试剂对二芳基酮的加成',
    },
    class: 'carbonCarbon',
    retro: [
      '[CX4;H1:1]1([CH2:2][CH2:3][NX3:4]([CH3:5])[CH2:6][CH2:7]1)-!@[CX4;H0:8]([OX2H1:9])([c:10])[c:11]>>[CH:1]1([CH2:2][CH2:3][N:4]([CH3:5])[CH2:6][CH2:7]1)[Mg]Cl.[C:8](=[OH0:9])([c:10])[c:11]',
    ],
    forward: [
      '[CX4;H1:1]1([CH2:2][CH2:3][NX3:4]([CH3:5])[CH2:6][CH2:7]1)[Mg][Cl,Br].[CX3:8](=[OX1:9])([c:10])[c:11]>>[CH:1]1([C:2][C:3][N:4]([C:5])[C:6][C:7]1)[C:8]([OH:9])([c:10])[c:11]',
    ],
    conditions: [{ reagents: ['aq. NH4Cl (work-up)'], solvents: ['THF'], temperatureC: [25, 60], hours: [1, 5] }],
    incompatible: [...protic, ...carbonyls, 'ester', 'nitrile', 'alkylBromideOrIodide'],
    examples: [
      {
        reactants: 'CN1CCC([Mg]Cl)CC1.O=C1c2ncccc2CCc2cc(Cl)ccc12',
        product: 'CN1CCC(CC1)C1(O)c2ncccc2CCc2cc(Cl)ccc12',
      },
    ],
  },
  {
    id: 'diaryl-carbinol-dehydration-to-alkylidene',
    name: { en: 'Dehydration of a tertiary diaryl carbinol', 'zh-CN': '二芳基叔醇的脱水' },
    class: 'functionalGroupInterconversion',
    retro: [
      '[c:1][CX3:2]([c:3])=[CX3;r6:4]([CH2:5])[CH2:6]>>[c:1][C:2]([c:3])(O)[CH1:4]([C:5])[C:6]',
      '[c:1][CX3;!R:2]([c:3])=[CX3;H1;!R:4][CX4:5]>>[c:1][C:2]([c:3])(O)[CH2:4][C:5]',
    ],
    forward: [
      '[c:1][CX4:2]([c:3])([OX2H1])[CX4;H1;r6:4]([CH2:5])[CH2:6]>>[c:1][C:2]([c:3])=[CH0:4]([C:5])[C:6]',
      '[c:1][CX4;!R:2]([c:3])([OX2H1])[CH2:4][CX4:5]>>[c:1][C:2]([c:3])=[CH1:4][C:5]',
    ],
    conditions: [
      { reagents: ['H2SO4'], solvents: ['AcOH'], temperatureC: [60, 100], hours: [1, 6] },
      { reagents: ['TsOH'], solvents: ['toluene'], temperatureC: [80, 110], hours: [1, 6] },
    ],
    incompatible: ['boc', 'acetalOrKetal', 'silylEther', 'primaryAlcohol', 'secondaryAlcohol', 'tertButylEster'],
    examples: [
      {
        reactants: 'CN1CCC(CC1)C1(O)c2ncccc2CCc2cc(Cl)ccc12',
        product: 'CN1CCC(CC1)=C1c2ccc(Cl)cc2CCc2cccnc12',
      },
    ],
  },
  {
    id: 'mcmurry-cross-coupling',
    name: { en: 'McMurry cross coupling', 'zh-CN': 'McMurry 交叉偶联' },
    class: 'carbonCarbon',
    retro: [
      '[c:1][CX3;!R:2]([c:3])=[CX3;!R:4]([c:5])[CX4:6]>>[c:1][C:2](=O)[c:3].O=[C:4]([c:5])[C:6]',
      '[c:1][CX3;R:2]([c:3])=!@[CX3;r6:4]1[CH2:5][CH2:6][$(NC(=O)O),$(N([CH3])C):7][CH2:8][CH2:9]1>>[c:1][C:2](=O)[c:3].O=[C:4]1[C:5][C:6][N:7][C:8][C:9]1',
    ],
    forward: [
      '[c:1][CX3:2](=[OX1])[c:3].[OX1]=[CX3:4]([c:5])[CX4:6]>>[c:1][C:2]([c:3])=[C:4]([c:5])[C:6]',
      '[c:1][CX3:2](=[OX1])[c:3].[OX1]=[CX3;r6:4]1[CH2:5][CH2:6][$(NC(=O)O),$(N([CH3])C):7][CH2:8][CH2:9]1>>[c:1][C:2]([c:3])=[C:4]1[C:5][C:6][N:7][C:8][C:9]1',
    ],
    conditions: [{ reagents: ['TiCl4', 'Zn'], solvents: ['THF'], temperatureC: [25, 66], hours: [2, 8] }],
    incompatible: [
      'aldehyde',
      'nitro',
      'ester',
      'alkylBromideOrIodide',
      'epoxide',
      'sulfoxide',
      'azide',
      'carboxylicAcid',
    ],
    examples: [
      {
        reactants: 'O=C(c1ccccc1)c1ccc(O)cc1.CCC(=O)c1ccccc1',
        product: 'CCC(=C(c1ccccc1)c1ccc(O)cc1)c1ccccc1',
      },
      {
        reactants: 'O=C1c2ncccc2CCc2cc(Cl)ccc12.CCOC(=O)N1CCC(=O)CC1',
        product: 'CCOC(=O)N1CCC(CC1)=C1c2ccc(Cl)cc2CCc2cccnc12',
      },
    ],
    note: 'If the alkene has two isomers, both form and one is separated.',
  },
  {
    id: 'aldol-condensation-of-aryl-cycloalkanone-with-alkyl-aldehyde',
    name: { en: 'Aldol condensation with a branched aldehyde', 'zh-CN': '与支链醛的羟醛缩合' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;R;H1:1]-!@[CX3;H1;!R:2]=!@[CX3;R:3]([CH2:7])[CX3;R:4](=[OX1:5])-@[c:6]>>[C:1][CH1:2]=O.[CH2:3]([C:7])[C:4](=[O:5])[c:6]',
    ],
    forward: [
      '[CX4;R;H1:1][CX3;H1:2]=O.[CH2;R:3]([CH2:7])[CX3;R:4](=[OX1:5])[c:6]>>[C:1][CH1:2]=[CH0:3]([C:7])[C:4](=[O:5])[c:6]',
    ],
    conditions: [
      { reagents: ['NaOMe'], solvents: ['MeOH'], temperatureC: [25, 65], hours: [2, 12] },
      { reagents: ['LDA', 'HMPA'], solvents: ['THF'], temperatureC: [-78, 0], hours: [1, 3] },
    ],
    incompatible: ['acylHalide', 'isocyanate', 'primaryAliphaticAmine', 'carboxylicAcid', 'nitro', 'thiol'],
    examples: [
      {
        reactants: 'O=CC1CCN(Cc2ccccc2)CC1.COc1cc2CCC(=O)c2cc1OC',
        product: 'COc1cc2CC(=CC3CCN(Cc4ccccc4)CC3)C(=O)c2cc1OC',
      },
    ],
  },
  {
    id: 'exocyclic-enone-hydrogenation',
    name: { en: 'Hydrogenation of an exocyclic enone', 'zh-CN': '环外烯酮的氢化' },
    class: 'reduction',
    retro: [
      '[CH2;!R:1]([#6;R:2])-!@[CX4;R;H1:3]([CH2:7])[CX3;R:4](=[OX1:5])[c:6]>>[CH1:1]([*:2])=[CH0:3]([C:7])[C:4](=[O:5])[c:6]',
    ],
    forward: [
      '[#6;R:2][CX3;H1;!R:1]=[CX3;R:3]([CH2:7])[CX3;R:4](=[OX1:5])[c:6]>>[*:2][CH2:1][CH1:3]([C:7])[C:4](=[O:5])[c:6]',
    ],
    conditions: [
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['THF', 'MeOH'], temperatureC: [20, 40], hours: [2, 8] },
    ],
    incompatible: ['nitro', 'azide', 'alkene', 'alkyne', 'cbz', 'arylBromide', 'arylIodide'],
    examples: [
      {
        reactants: 'COc1cc2CC(=CC3CCN(Cc4ccccc4)CC3)C(=O)c2cc1OC',
        product: 'COc1cc2CC(CC3CCN(Cc4ccccc4)CC3)C(=O)c2cc1OC',
      },
    ],
    note: 'Stops before an N-benzyl group is cleaved if the hydrogen uptake is monitored.',
  },
  {
    id: 'benzylpyridine-alkylation',
    name: { en: 'Alkylation of a 2-benzylpyridine', 'zh-CN': '2-苄基吡啶的烷基化' },
    class: 'carbonCarbon',
    retro: [
      '[c;$(c1ccccc1):1][CX4;H1:2]([c;$(c1ccccn1):3])[CH2:4][CH2:5][$([NX3;H0]([CX4])([CX4])[CX4]):6]>>[c:1][CH2:2][c:3].Cl[C:4][C:5][N:6]',
    ],
    forward: [
      '[c;$(c1ccccc1):1][CH2:2][c;$(c1ccccn1):3].[Cl,Br][CH2:4][CH2:5][$([NX3;H0]([CX4])[CX4]):6]>>[c:1][CH1:2]([c:3])[C:4][C:5][N:6]',
    ],
    conditions: [{ reagents: ['NaNH2'], solvents: ['toluene'], temperatureC: [25, 110], hours: [2, 8] }],
    incompatible: [...protic, ...carbonyls, 'ketone', 'ester', 'nitrile'],
    examples: [{ reactants: 'Clc1ccc(Cc2ccccn2)cc1.CN(C)CCCl', product: 'CN(C)CCC(c1ccc(Cl)cc1)c1ccccn1' }],
    note: 'Gives the racemate.',
  },
  {
    id: 'arylacetonitrile-methylation-dimethyl-carbonate',
    name: {
      en: 'Monomethylation of an arylacetonitrile with dimethyl carbonate',
      'zh-CN': '芳基乙腈的碳酸二甲酯单甲基化',
    },
    class: 'carbonCarbon',
    retro: ['[c:1][CX4;H1:2]([CH3:3])[CX2:4]#[NX1:5]>>[c:1][CH2:2][C:4]#[N:5].[CH3:3]OC(=O)OC'],
    forward: ['[c:1][CH2:2][CX2:4]#[NX1:5].[CH3:3]OC(=O)O[CH3]>>[c:1][CH1:2]([CH3:3])[C:4]#[N:5]'],
    conditions: [{ reagents: ['K2CO3'], solvents: ['dimethyl carbonate'], temperatureC: [160, 190], hours: [5, 12] }],
    incompatible: [
      'phenol',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'primaryAlcohol',
    ],
    examples: [
      {
        reactants: 'N#CCc1cccc(C(=O)c2ccccc2)c1.COC(=O)OC',
        product: 'CC(C#N)c1cccc(C(=O)c2ccccc2)c1',
      },
    ],
    note: 'Only one methyl group is introduced; gives the racemate.',
  },
  {
    id: 'arylacetonitrile-addition-to-cyclic-ketone',
    name: { en: 'Addition of an arylacetonitrile to a cyclic ketone', 'zh-CN': '芳基乙腈对环酮的加成' },
    class: 'carbonCarbon',
    retro: [
      '[c:1][CX4;H1:2]([C:3]#[N:4])-!@[CX4;H0;R:5]([OX2H1:6])([CX4:7])[CX4:8]>>[c:1][CH2:2][C:3]#[N:4].[C:5](=[OH0:6])([C:7])[C:8]',
    ],
    forward: [
      '[c:1][CH2:2][CX2:3]#[NX1:4].[CX3;R:5](=[OX1:6])([CX4:7])[CX4:8]>>[c:1][CH1:2]([C:3]#[N:4])[C:5]([OH:6])([C:7])[C:8]',
    ],
    conditions: [
      { reagents: ['n-BuLi'], solvents: ['THF'], temperatureC: [-78, -50], hours: [1, 3] },
      { reagents: ['NaOH', 'Bu4NBr'], solvents: ['H2O'], temperatureC: [0, 25], hours: [12, 24] },
    ],
    incompatible: [...protic, ...carbonyls, 'ester'],
    examples: [{ reactants: 'COc1ccc(CC#N)cc1.O=C1CCCCC1', product: 'COc1ccc(cc1)C(C#N)C1(O)CCCCC1' }],
  },
  {
    id: 'anilinopropionitrile-benzaldehyde-condensation',
    name: {
      en: 'Condensation of 3-anilinopropionitrile with an aromatic aldehyde',
      'zh-CN': '3-苯胺基丙腈与芳醛的缩合',
    },
    class: 'carbonCarbon',
    retro: [
      '[c:1][CH2:2][CX3:3](=[CX3;H1:4][NX3;H1:5][c:6])[CX2:7]#[NX1:8]>>[c:1][CH1:2]=O.[CH2:3]([CH2:4][N:5][c:6])[C:7]#[N:8]',
    ],
    forward: [
      '[c:1][CX3;H1:2]=O.[CH2:3]([CH2:4][NX3;H1:5][c:6])[CX2:7]#[NX1:8]>>[c:1][CH2:2][CH0:3](=[CH1:4][N:5][c:6])[C:7]#[N:8]',
    ],
    conditions: [{ reagents: ['KOtBu'], solvents: ['DMSO'], temperatureC: [10, 60], hours: [1, 4] }],
    incompatible: ['ketone', 'acylHalide', 'isocyanate', 'primaryAliphaticAmine', 'nitro', 'phenol', 'carboxylicAcid'],
    examples: [
      {
        reactants: 'COc1cc(C=O)cc(OC)c1OC.N#CCCNc1ccccc1',
        product: 'COc1cc(CC(=CNc2ccccc2)C#N)cc(OC)c1OC',
      },
    ],
    note: 'The double bond moves to the enamine.',
  },
  {
    id: 'enyne-from-vinyl-halide',
    name: { en: 'Sonogashira coupling of a vinyl halide', 'zh-CN': 'Sonogashira 偶联（乙烯基卤）' },
    class: 'carbonCarbon',
    retro: ['[CX2:1]#[CX2:2]/[CX3;H1:3]=[CX3;H1:4]/[CX4:5]>>[C:1]#[CH:2].Cl/[C:3]=[C:4]/[C:5]'],
    forward: ['[CX2:1]#[CX2H1:2].[Cl,Br,I]/[CX3;H1:3]=[CX3;H1:4]/[CX4:5]>>[C:1]#[CH0:2]/[C:3]=[C:4]/[C:5]'],
    conditions: [
      {
        reagents: ['n-BuNH2'],
        catalysts: ['PdCl2(PPh3)2', 'CuI'],
        solvents: ['THF'],
        temperatureC: [25, 60],
        hours: [4, 16],
      },
    ],
    incompatible: [
      'arylIodide',
      'arylBromide',
      'alkylChloride',
      'alkylBromideOrIodide',
      'aldehyde',
      'thiol',
      'acylHalide',
    ],
    examples: [
      {
        reactants: 'C#CC(C)(C)C.CN(C/C=C/Cl)Cc1cccc2ccccc12',
        product: 'CN(C/C=C/C#CC(C)(C)C)Cc1cccc2ccccc12',
      },
    ],
  },
  {
    id: 'furan-mannich-reaction',
    name: { en: 'Mannich reaction of furfuryl alcohol', 'zh-CN': '糠醇的 Mannich 反应' },
    class: 'carbonCarbon',
    retro: [
      '[c:1]1([CH2:2]-!@[$([NX3;H0]([CX4])([CX4])[CX4]):3])[o:4][c:5]([CH2:6][OX2H1:7])[cH:8][cH:9]1>>[cH:1]1[o:4][c:5]([C:6][O:7])[c:8][c:9]1.[CH2:2]=O.[NH:3]',
    ],
    forward: [
      '[cH:1]1[o:4][c:5]([CH2:6][OX2H1:7])[cH:8][cH:9]1.[CH2:2]=O.[$([NX3;H1]([CX4])[CX4]):3]>>[c:1]1([CH2:2][NH0:3])[o:4][c:5]([C:6][O:7])[c:8][c:9]1',
    ],
    conditions: [{ reagents: ['AcOH'], solvents: ['H2O'], temperatureC: [50, 90], hours: [2, 8] }],
    incompatible: ['aldehyde', 'ketone', 'anilineNH', 'primaryAliphaticAmine', 'acylHalide', 'phenol'],
    examples: [{ reactants: 'OCc1ccco1.C=O.CNC', product: 'OCc1ccc(CN(C)C)o1' }],
  },
  {
    id: 'beta-keto-ester-from-acid-and-malonate',
    name: {
      en: 'Beta-keto ester from an acid and ethyl hydrogen malonate',
      'zh-CN': '由羧酸与丙二酸单乙酯制备 β-酮酸酯',
    },
    class: 'carbonCarbon',
    retro: [
      '[c,CX4;!$(C([CX3]=O)[CX3]=O);!$(C[OX2H1,NX3;H1,NX3;H2]):1][CX3:2](=[OX1:3])[CH2:4][CX3:5](=[OX1:6])[OX2:7][CH2:8][CH3:9]>>[*:1][C:2](=[O:3])O.[CH2:4](C(=O)O)[C:5](=[O:6])[O:7][C:8][C:9]',
    ],
    forward: [
      '[c,CX4:1][CX3:2](=[OX1:3])[OX2H1].[CH2:4]([CX3](=O)[OX2H1])[CX3:5](=[OX1:6])[O:7][CH2:8][CH3:9]>>[*:1][C:2](=[O:3])[C:4][C:5](=[O:6])[O:7][C:8][C:9]',
    ],
    conditions: [
      { reagents: ['CDI', 'MgCl2', 'KOH (malonate salt)'], solvents: ['THF'], temperatureC: [0, 50], hours: [6, 24] },
    ],
    incompatible: [
      'acylHalide',
      'aldehyde',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'primaryAlcohol',
    ],
    examples: [
      {
        reactants: 'OC(=O)Cc1cc(F)c(F)cc1F.CCOC(=O)CC(=O)O',
        product: 'CCOC(=O)CC(=O)Cc1cc(F)c(F)cc1F',
      },
    ],
  },
];
