// Amines from carbonyl compounds, alkenes and other amines.

import type { EnzymeTransformation } from '../enzyme-step.ts';

const crowded = {
  of: 'product',
  smarts: '[CX4;H0;!$(C(F)(F)F)][CX4;H1]([NX3;H2])[CX4;H0;!$(C(F)(F)F)]',
  because: 'bulky',
} as const;
const aldehydeElsewhere = { of: 'product', smarts: '[CX3H1](=O)[#6]', because: 'otherCarbonyl' } as const;
const ketoneToAmine = {
  retro: ['[#6:1][CX4;H1:2]([NX3;H2])[#6:3]>>[#6:1][CH0:2](=O)[#6:3]'],
  forward: ['[#6:1][CX3;H0:2](=[OX1])[#6:3]>>[#6:1][C:2](N)[#6:3]'],
};
const aldehydeToAmine = {
  retro: ['[#6:1][CX4;H2:2][NX3;H2]>>[#6:1][CH1:2]=O'],
  forward: ['[#6:1][CX3;H1:2]=[OX1]>>[#6:1][CH2:2]N'],
};

export const aminations: readonly EnzymeTransformation[] = [
  {
    id: 'enzyme-transamination-ketone',
    enzyme: 'TA',
    name: { en: 'Transamination of a ketone', 'zh-CN': '酮的转氨' },
    class: 'functionalGroupInterconversion',
    ...ketoneToAmine,
    outcome: 'either',
    maturity: 'industrial',
    refuses: [crowded, aldehydeElsewhere],
    sources: ['transaminases', 'sitagliptin'],
    examples: [
      {
        reactants: 'O=C(Cc1cc(F)c(F)cc1F)CC(=O)N1CCn2c(C1)nnc2C(F)(F)F',
        product: 'N[C@@H](CC(=O)N1CCn2c(C1)nnc2C(F)(F)F)Cc1cc(F)c(F)cc1F',
      },
      { reactants: 'CC(=O)[C@H](O)c1ccccc1', product: 'C[C@@H](N)[C@H](O)c1ccccc1' },
    ],
    counterExamples: ['NC(C(C)(C)C)C(C)(C)C'],
  },
  {
    id: 'enzyme-transamination-aldehyde',
    enzyme: 'TA',
    name: { en: 'Transamination of an aldehyde', 'zh-CN': '醛的转氨' },
    class: 'functionalGroupInterconversion',
    ...aldehydeToAmine,
    outcome: 'kept',
    maturity: 'established',
    refuses: [aldehydeElsewhere],
    sources: ['transaminases', 'acidToAmine'],
    examples: [{ reactants: 'O=C[C@@H](O)c1ccccc1', product: 'NC[C@@H](O)c1ccccc1' }],
  },
  {
    id: 'enzyme-transamination-cyclising',
    enzyme: 'TA',
    name: { en: 'Transamination with cyclization to the imine', 'zh-CN': '转氨并环化成亚胺' },
    class: 'heterocycleFormation',
    retro: [
      '[#6:1][CX3:2]([#6:6])=[NX2;r5,r6:3]@[CX4;H1:4][#6:5]>>([#6:1][C:2](=O)[#6:6].[CH0:4](=O)[#6:5])',
      '[#6:1][CX3:2]([#6:6])=[NX2;r5,r6:3]@[CX4;H2:4][#6:5]>>([#6:1][C:2](=O)[#6:6].[CH1:4](=O)[#6:5])',
    ],
    forward: [
      '([#6:1][CX3;H0:2](=[OX1])[#6:6].[#6:7][CX3;H0:4](=[OX1])[#6:5])>>[#6:1][C:2]([#6:6])=N[C:4]([#6:7])[#6:5]',
      '([#6:1][CX3;H0:2](=[OX1])[#6:6].[CX3;H1:4](=[OX1])[#6:5])>>[#6:1][C:2]([#6:6])=N[CH2:4][#6:5]',
    ],
    outcome: 'either',
    maturity: 'demonstrated',
    sources: ['transaminases', 'chiralAmines'],
    examples: [{ reactants: 'CC(=O)CCC(=O)c1ccccc1', product: 'C[C@@H]1CCC(c2ccccc2)=N1' }],
  },
  {
    id: 'enzyme-amine-dehydrogenase-ketone',
    enzyme: 'AmDH',
    name: {
      en: 'Reductive amination of a ketone with ammonia by an amine dehydrogenase',
      'zh-CN': '胺脱氢酶催化酮与氨的还原胺化',
    },
    class: 'functionalGroupInterconversion',
    ...ketoneToAmine,
    outcome: 'either',
    maturity: 'established',
    refuses: [crowded, aldehydeElsewhere, { of: 'substrate', smarts: 'O=C(c)c', because: 'bulky' }],
    sources: ['amineDehydrogenase', 'hydrogenBorrowing'],
    examples: [{ reactants: 'CC(=O)Cc1ccc(F)cc1', product: 'C[C@@H](N)Cc1ccc(F)cc1' }],
  },
  {
    id: 'enzyme-amine-dehydrogenase-aldehyde',
    enzyme: 'AmDH',
    name: {
      en: 'Reductive amination of an aldehyde with ammonia by an amine dehydrogenase',
      'zh-CN': '胺脱氢酶催化醛与氨的还原胺化',
    },
    class: 'functionalGroupInterconversion',
    ...aldehydeToAmine,
    outcome: 'kept',
    maturity: 'established',
    refuses: [aldehydeElsewhere],
    sources: ['amineDehydrogenase', 'hydrogenBorrowing'],
    examples: [{ reactants: 'CCCCCC=O', product: 'CCCCCCN' }],
  },
  {
    id: 'enzyme-keto-acid-amination',
    enzyme: 'AADH',
    name: {
      en: 'Reductive amination of a keto acid by an amino acid dehydrogenase',
      'zh-CN': '氨基酸脱氢酶催化酮酸的还原胺化',
    },
    class: 'functionalGroupInterconversion',
    retro: ['[#6:1][CX4;H1:2]([NX3;H2])[CX3:3](=[OX1:4])[OX2H1:5]>>[#6:1][CH0:2](=O)[C:3](=[O:4])[O:5]'],
    forward: ['[#6:1][CX3;H0:2](=[OX1])[CX3:3](=[OX1:4])[OX2H1:5]>>[#6:1][C:2](N)[C:3](=[O:4])[O:5]'],
    outcome: 'either',
    maturity: 'industrial',
    sources: ['industrialBiocatalysis', 'tyrosines'],
    examples: [{ reactants: 'CC(C)(C)C(=O)C(=O)O', product: 'CC(C)(C)[C@H](N)C(=O)O' }],
  },
  {
    id: 'enzyme-ammonia-lyase-aryl',
    enzyme: 'PAL',
    name: { en: 'Addition of ammonia to a cinnamic acid', 'zh-CN': '氨对肉桂酸的加成' },
    class: 'functionalGroupAddition',
    retro: ['[c:1][CX4;H2:2][CX4;H1:3]([NX3;H2])[CX3:4](=[OX1:5])[OX2H1:6]>>[c:1]/[CH1:2]=[CH1:3]/[C:4](=[O:5])[O:6]'],
    forward: ['[c:1][CX3;H1:2]=[CX3;H1:3][CX3:4](=[OX1:5])[OX2H1:6]>>[c:1][CH2:2][C@H:3](N)[C:4](=[O:5])[O:6]'],
    outcome: 'one',
    maturity: 'industrial',
    sources: ['ammoniaLyases', 'phenylalanines'],
    examples: [{ reactants: 'OC(=O)/C=C/c1ccc(Br)cc1', product: 'N[C@@H](Cc1ccc(Br)cc1)C(=O)O' }],
    counterExamples: ['NC(Cc1ccccc1)C(=O)OC'],
  },
  {
    id: 'enzyme-aspartase',
    enzyme: 'AspA',
    name: { en: 'Addition of ammonia to fumaric acid', 'zh-CN': '氨对富马酸的加成' },
    class: 'functionalGroupAddition',
    retro: [
      '[OX2H1:7][CX3:1](=[OX1:8])[CX4;H2:2][CX4;H1:3]([NX3;H2])[CX3:4](=[OX1:5])[OX2H1:6]>>[O:7][C:1](=[O:8])/[CH1:2]=[CH1:3]/[C:4](=[O:5])[O:6]',
    ],
    forward: [
      '[OX2H1:7][CX3:1](=[OX1:8])[CX3;H1:2]=[CX3;H1:3][CX3:4](=[OX1:5])[OX2H1:6]>>[O:7][C:1](=[O:8])[CH2:2][C@H:3](N)[C:4](=[O:5])[O:6]',
    ],
    outcome: 'one',
    maturity: 'industrial',
    sources: ['ammoniaLyases'],
    examples: [{ reactants: 'OC(=O)/C=C/C(=O)O', product: 'N[C@@H](CC(=O)O)C(=O)O' }],
  },
  {
    id: 'enzyme-methylaspartase',
    enzyme: 'MAL',
    name: { en: 'Addition of ammonia to a substituted fumaric acid', 'zh-CN': '氨对取代富马酸的加成' },
    class: 'functionalGroupAddition',
    retro: [
      '[OX2H1:7][CX3:1](=[OX1:8])[C@;H1:2]([CX4:9])[CX4;H1:3]([NX3;H2])[CX3:4](=[OX1:5])[OX2H1:6]>>[O:7][C:1](=[O:8])[CH0:2]([C:9])=[CH1:3][C:4](=[O:5])[O:6]',
    ],
    forward: [
      '[OX2H1:7][CX3:1](=[OX1:8])[CX3;H0:2]([CX4:9])=[CX3;H1:3][CX3:4](=[OX1:5])[OX2H1:6]>>[O:7][C:1](=[O:8])[CH1:2]([C:9])[C@H:3](N)[C:4](=[O:5])[O:6]',
    ],
    outcome: 'one',
    maturity: 'demonstrated',
    sources: ['ammoniaLyases'],
    examples: [{ reactants: 'OC(=O)C(C)=CC(=O)O', product: 'N[C@H](C(=O)O)C(C)C(=O)O' }],
  },
  {
    id: 'enzyme-n-alkyl-aspartate',
    enzyme: 'EDDS',
    name: { en: 'Addition of an amine to fumaric acid', 'zh-CN': '胺对富马酸的加成' },
    class: 'functionalGroupAddition',
    retro: [
      '[OX2H1:7][CX3:1](=[OX1:8])[CX4;H2:2][CX4;H1:3]([NX3;H1:9][CX4:10])[CX3:4](=[OX1:5])[OX2H1:6]>>[O:7][C:1](=[O:8])/[CH1:2]=[CH1:3]/[C:4](=[O:5])[O:6].[NH2:9][C:10]',
    ],
    forward: [
      '[OX2H1:7][CX3:1](=[OX1:8])[CX3;H1:2]=[CX3;H1:3][CX3:4](=[OX1:5])[OX2H1:6].[NX3;H2:9][CX4:10]>>[O:7][C:1](=[O:8])[CH2:2][C@H:3]([NH:9][C:10])[C:4](=[O:5])[O:6]',
    ],
    outcome: 'one',
    maturity: 'demonstrated',
    sources: ['ammoniaLyases'],
    examples: [{ reactants: 'OC(=O)/C=C/C(=O)O.NCc1ccccc1', product: 'OC(=O)C[C@H](NCc1ccccc1)C(=O)O' }],
  },
  {
    id: 'enzyme-aminomutase-phenylalanine',
    enzyme: 'PAM',
    name: { en: 'Shift of the amino group of an arylalanine', 'zh-CN': '芳基丙氨酸的氨基迁移' },
    class: 'functionalGroupInterconversion',
    retro: [
      '[c:1][CX4;H1:2]([NX3;H2:3])[CX4;H2:4][CX3:5](=[OX1:6])[OX2H1:7]>>[c:1][CH2:2][C@H:4]([NH2:3])[C:5](=[O:6])[O:7]',
    ],
    forward: [
      '[c:1][CX4;H2:2][CX4;H1:4]([NX3;H2:3])[CX3:5](=[OX1:6])[OX2H1:7]>>[c:1][CH1:2]([NH2:3])[CH2:4][C:5](=[O:6])[O:7]',
    ],
    outcome: 'either',
    maturity: 'demonstrated',
    sources: ['ammoniaLyases'],
    examples: [{ reactants: 'N[C@@H](Cc1ccc(F)cc1)C(=O)O', product: 'N[C@H](CC(=O)O)c1ccc(F)cc1' }],
  },
  {
    id: 'enzyme-aminomutase-tyrosine',
    enzyme: 'TAM',
    name: { en: 'Shift of the amino group of a tyrosine', 'zh-CN': '酪氨酸的氨基迁移' },
    class: 'functionalGroupInterconversion',
    retro: [
      '[OX2H1:8][c:9]1[c:10][c:11][c:1]([CX4;H1:2]([NX3;H2:3])[CX4;H2:4][CX3:5](=[OX1:6])[OX2H1:7])[c:12][c:13]1>>[O:8][c:9]1[c:10][c:11][c:1]([CH2:2][C@H:4]([NH2:3])[C:5](=[O:6])[O:7])[c:12][c:13]1',
    ],
    forward: [
      '[OX2H1:8][c:9]1[c:10][c:11][c:1]([CX4;H2:2][CX4;H1:4]([NX3;H2:3])[CX3:5](=[OX1:6])[OX2H1:7])[c:12][c:13]1>>[O:8][c:9]1[c:10][c:11][c:1]([CH1:2]([NH2:3])[CH2:4][C:5](=[O:6])[O:7])[c:12][c:13]1',
    ],
    outcome: 'either',
    maturity: 'established',
    sources: ['tyrosines', 'ammoniaLyases'],
    examples: [{ reactants: 'N[C@@H](Cc1ccc(O)cc1)C(=O)O', product: 'N[C@H](CC(=O)O)c1ccc(O)cc1' }],
  },
  {
    id: 'enzyme-amine-deracemisation',
    enzyme: 'AmOx',
    name: {
      en: 'Deracemization of an amine by an amine oxidase and a reductant',
      'zh-CN': '胺氧化酶与还原剂的去外消旋化',
    },
    class: 'functionalGroupInterconversion',
    retro: [
      '[#6:1][C@;H1:2]([#6:4])[NX3;!$(N[C,S]=[O,N,S]);$(N([CX4])[CX4]),$([NH2]),$([NH1][CX4]):3]>>[#6:1][CH1:2]([#6:4])[*:3]',
    ],
    forward: [
      '[#6:1][CX4;H1:2]([#6:4])[NX3;!$(N[C,S]=[O,N,S]);$(N([CX4])[CX4]),$([NH2]),$([NH1][CX4]):3]>>[#6:1][CH1:2]([#6:4])[*:3]',
    ],
    outcome: 'dynamic',
    maturity: 'established',
    operation: { agents: [{ name: 'NH3·BH3', equivalents: 4 }], absent: ['cyanide', 'heavyMetals', 'aldehydes'] },
    refuses: [{ of: 'product', smarts: '[CX3;H1]=[OX1]', because: 'otherCarbonyl' }],
    sources: ['chiralAmines'],
    examples: [{ reactants: 'CC1NCCc2ccccc12', product: 'C[C@H]1NCCc2ccccc12' }],
    counterExamples: ['C1NCCc2ccccc12'],
  },
  {
    id: 'enzyme-pictet-spengler',
    enzyme: 'PS',
    name: {
      en: 'Enzymatic Pictet–Spengler reaction of a phenethylamine',
      'zh-CN': '苯乙胺的酶促 Pictet–Spengler 反应',
    },
    class: 'heterocycleFormation',
    retro: [
      '[OX2H1:1][c:2]1[c:3][c:4]2[CX4;H2:5][CX4:6][NX3;H1:7][CX4;H1:8]([#6:9])[c:10]2[c:11][c:12]1>>[O:1][c:2]1[c:3][c:4]([CH2:5][C:6][NH2:7])[cH:10][c:11][c:12]1.[CH1:8](=O)[#6:9]',
    ],
    forward: [
      '[OX2H1:1][c:2]1[c:3][c:4]([CX4;H2:5][CX4:6][NX3;H2:7])[c;H1:10][c:11][c:12]1.[CX3;H1:8](=[OX1])[#6:9]>>[O:1][c:2]1[c:3][c:4]2[CH2:5][C:6][NH:7][C@@H:8]([#6:9])[c:10]2[c:11][c:12]1',
    ],
    outcome: 'one',
    maturity: 'established',
    sources: ['carbonLyases', 'biocatalysisPrimer'],
    examples: [{ reactants: 'NCCc1ccc(O)c(O)c1.O=CCc1ccc(O)cc1', product: 'Oc1ccc(C[C@@H]2NCCc3cc(O)c(O)cc23)cc1' }],
  },
  {
    id: 'enzyme-strictosidine-synthase',
    enzyme: 'STR',
    name: { en: 'Enzymatic Pictet–Spengler reaction of a tryptamine', 'zh-CN': '色胺的酶促 Pictet–Spengler 反应' },
    class: 'heterocycleFormation',
    retro: [
      '[nX3;H1:1]1[c:2]2[CX4;H1:3]([#6:4])[NX3;H1:5][CX4;H2:6][CX4;H2:7][c:8]2[c:9][c:10]1>>[nH:1]1[cH:2][c:8]([CH2:7][CH2:6][NH2:5])[c:9][c:10]1.[CH1:3](=O)[#6:4]',
    ],
    forward: [
      '[nX3;H1:1]1[c;H1:2][c:8]([CX4;H2:7][CX4;H2:6][NX3;H2:5])[c:9][c:10]1.[CX3;H1:3](=[OX1])[#6:4]>>[nH:1]1[c:2]2[CH1:3]([#6:4])[NH:5][CH2:6][CH2:7][c:8]2[c:9][c:10]1',
    ],
    outcome: 'either',
    maturity: 'demonstrated',
    sources: ['carbonLyases'],
    examples: [{ reactants: 'NCCc1c[nH]c2ccccc12.CC(C)CC=O', product: 'CC(C)C[C@H]1NCCc2c1[nH]c1ccccc21' }],
  },
  {
    id: 'enzyme-aldoxime-dehydratase',
    enzyme: 'OXD',
    name: { en: 'Dehydration of an aldoxime', 'zh-CN': '醛肟的酶促脱水' },
    class: 'functionalGroupInterconversion',
    retro: ['[#6:1][CX2:2]#[NX1:3]>>[#6:1][CH1:2]=[N:3]O'],
    forward: ['[#6:1][CX3;H1:2]=[NX2:3][OX2H1]>>[#6:1][C:2]#[N:3]'],
    outcome: 'kept',
    maturity: 'demonstrated',
    sources: ['biocatalysisPrimer'],
    examples: [{ reactants: 'CCCCCCCC=NO', product: 'CCCCCCCC#N' }],
  },
];
