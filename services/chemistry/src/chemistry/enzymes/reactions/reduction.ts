// Reductions by dehydrogenases, ene-reductases, imine reductases and carboxylic acid reductases.

import type { EnzymeTransformation } from '../enzyme-step.ts';

/** Reduced first by nearly every dehydrogenase. */
const aldehydeElsewhere = { of: 'substrate', smarts: '[CX3H1](=O)[#6]', because: 'aldehydeFirst' } as const;
const bothSidesCrowded = {
  of: 'product',
  smarts: '[CX4;H0;!$(C(F)(F)F)][CX4;H1]([$([OX2H1]),$([NX3;H2])])[CX4;H0;!$(C(F)(F)F)]',
  because: 'bulky',
} as const;

const activating =
  '$([CX3](=[OX1])([#6])[#6]),$([CX3;H1]=[OX1]),$([NX3+](=O)[O-]),$([CX3]=[NX2]),$([CX3](=[OX1])[NX3][CX3]=[OX1])';
const weaklyActivating = '$([CX3](=[OX1])[OX2]),$([CX2]#[NX1])';

export const reductions: readonly EnzymeTransformation[] = [
  {
    id: 'enzyme-ketone-to-alcohol',
    enzyme: 'ADH',
    name: { en: 'Enzymatic reduction of a ketone', 'zh-CN': '酮的酶促还原' },
    class: 'reduction',
    retro: ['[#6:1][CX4;H1:2]([OX2H1:3])[#6;!$([CX3]=[CX3;!$(C=[O,N])][OX2H1]):4]>>[#6:1][CH0:2](=[O:3])[#6:4]'],
    forward: ['[#6:1][CX3;H0:2](=[OX1:3])[#6:4]>>[#6:1][C:2]([OH:3])[#6:4]'],
    outcome: 'either',
    maturity: 'industrial',
    refuses: [aldehydeElsewhere, bothSidesCrowded],
    sources: ['biocatalyticRetrosynthesis', 'industrialBiocatalysis', 'drugDevelopment'],
    examples: [
      { reactants: 'CC(=O)c1cccc(Cl)c1', product: 'C[C@@H](O)c1cccc(Cl)c1' },
      { reactants: 'CCOC(=O)CC(=O)CCl', product: 'CCOC(=O)C[C@H](O)CCl' },
    ],
    counterExamples: ['OC(C(C)(C)C)C(C)(C)C'],
  },
  {
    id: 'enzyme-keto-ester-dynamic',
    enzyme: 'ADH',
    name: {
      en: 'Dynamic reductive kinetic resolution of an alpha-substituted beta-keto ester',
      'zh-CN': 'α-取代 β-酮酸酯的动态还原动力学拆分',
    },
    class: 'reduction',
    retro: [
      '[#6:1][CX4;H1:2]([OX2H1:3])[C@;H1:4]([#6,#7,Cl:5])[CX3:6](=[OX1:7])[OX2,NX3:8]>>[#6:1][CH0:2](=[O:3])[CH1:4]([*:5])[C:6](=[O:7])[*:8]',
    ],
    forward: [
      '[#6:1][CX3;H0:2](=[OX1:3])[C@;H1:4]([#6,#7,Cl:5])[CX3:6](=[OX1:7])[OX2,NX3:8]>>[#6:1][C:2]([OH:3])[CH1:4]([*:5])[C:6](=[O:7])[*:8]',
    ],
    outcome: 'dynamic',
    maturity: 'established',
    refuses: [aldehydeElsewhere],
    sources: ['industrialBiocatalysis'],
    examples: [{ reactants: 'CCOC(=O)C(C)C(C)=O', product: 'CCOC(=O)[C@@H](C)[C@H](C)O' }],
  },
  {
    id: 'enzyme-aldehyde-to-alcohol',
    enzyme: 'ADH',
    name: { en: 'Enzymatic reduction of an aldehyde', 'zh-CN': '醛的酶促还原' },
    class: 'reduction',
    retro: ['[#6:1][CX4;H2:2][OX2H1:3]>>[#6:1][CH1:2]=[O:3]'],
    forward: ['[#6:1][CX3;H1:2]=[OX1:3]>>[#6:1][CH2:2][OH:3]'],
    outcome: 'kept',
    maturity: 'established',
    sources: ['industrialBiocatalysis'],
    examples: [{ reactants: 'O=CCCCc1ccccc1', product: 'OCCCCc1ccccc1' }],
  },
  {
    id: 'enzyme-activated-alkene-reduction',
    enzyme: 'ERED',
    name: { en: 'Enzymatic reduction of an activated alkene', 'zh-CN': '活化烯烃的酶促还原' },
    class: 'reduction',
    retro: [`[CX4;{1}:1][CX4;{2}:2][${activating}:3]>>[C;{1}:1]=[C;{2}:2][*:3]`],
    forward: [`[CX3:1]=[CX3:2][${activating}:3]>>[C:1][C:2][*:3]`],
    outcome: 'either',
    maturity: 'established',
    refuses: [{ of: 'product', smarts: '[CX4;H3][CX4;H2][CX3;H1]=O', because: 'bulky' }],
    sources: ['eneReductases', 'eneImineReductase'],
    examples: [
      { reactants: 'O=CC(C)=Cc1ccccc1', product: 'O=C[C@@H](C)Cc1ccccc1' },
      { reactants: 'CC1=CC(=O)CCC1', product: 'C[C@H]1CCCC(=O)C1' },
      { reactants: 'CC=C(C)C1=NCCCC1', product: 'CC[C@H](C)C1=NCCCC1' },
    ],
  },
  {
    id: 'enzyme-unsaturated-ester-reduction',
    enzyme: 'ERED',
    name: {
      en: 'Enzymatic reduction of an unsaturated acid, ester or nitrile',
      'zh-CN': 'α,β-不饱和酸、酯或腈的酶促还原',
    },
    class: 'reduction',
    retro: [`[CX4;{1}:1][CX4;{2}:2][${weaklyActivating}:3]>>[C;{1}:1]=[C;{2}:2][*:3]`],
    forward: [`[CX3:1]=[CX3:2][${weaklyActivating}:3]>>[C:1][C:2][*:3]`],
    outcome: 'either',
    maturity: 'demonstrated',
    sources: ['eneReductases'],
    examples: [{ reactants: 'COC(=O)C(C)=CC(=O)OC', product: 'COC(=O)[C@H](C)CC(=O)OC' }],
  },
  {
    id: 'enzyme-cyclic-imine-reduction',
    enzyme: 'IRED',
    name: { en: 'Enzymatic reduction of a cyclic imine', 'zh-CN': '环状亚胺的酶促还原' },
    class: 'reduction',
    retro: ['[#6:1][CX4;{1}:2]@[NX3;H1;r5,r6,r7;!$(N[C,S]=[O,N,S]);!$(N[!#6]):3]>>[#6:1][C;{1}:2]=[N;H0:3]'],
    forward: ['[#6:1][CX3:2]=[NX2;r5,r6,r7:3]>>[#6:1][C:2][NH1:3]'],
    outcome: 'either',
    maturity: 'established',
    sources: ['reductiveAminases', 'chiralAmines'],
    examples: [
      { reactants: 'CC1=NCCCC1', product: 'C[C@@H]1CCCCN1' },
      { reactants: 'CC1=NCCc2ccccc12', product: 'C[C@H]1NCCc2ccccc12' },
    ],
  },
  {
    id: 'enzyme-reductive-amination-ketone',
    enzyme: 'IRED',
    name: { en: 'Enzymatic reductive amination of a ketone', 'zh-CN': '酮的酶促还原胺化' },
    class: 'reduction',
    retro: [
      '[#6:1][CX4;H1:2]([#6:4])!@[NX3;H1;!$(N[C,S]=[O,N,S]);!$(N[!#6]);$(N[CX4,c]):3]>>[#6:1][CH0:2](=O)[#6:4].[NH2:3]',
      '[#6:1][CX4;H1:2]([#6:4])!@[NX3;H0;!$(N[C,S]=[O,N,S]);!$(N[!#6]);!$(Nc):3]>>[#6:1][CH0:2](=O)[#6:4].[NH1:3]',
    ],
    forward: ['[#6:1][CX3;H0:2](=[OX1])[#6:4].[NX3;!H0;!$(N[C,S]=[O,N,S]);!$(N[!#6]):3]>>[#6:1][C:2]([#6:4])[N:3]'],
    outcome: 'either',
    maturity: 'established',
    refuses: [
      aldehydeElsewhere,
      { of: 'product', smarts: '[CX4;H0][CX4;H1]([NX3])[CX4;H0]', because: 'bulky' },
      { of: 'product', smarts: '[CX4;H1]([#6])([#6])[NX3;H0]([CX4;H1])[CX4;H1]', because: 'bulky' },
    ],
    sources: ['reductiveAminases'],
    examples: [
      { reactants: 'O=C1CCCCC1.NCC#C', product: 'C#CCNC1CCCCC1' },
      { reactants: 'CC(=O)CCc1ccccc1.CN', product: 'CN[C@H](C)CCc1ccccc1' },
    ],
  },
  {
    id: 'enzyme-reductive-amination-aldehyde',
    enzyme: 'IRED',
    name: { en: 'Enzymatic reductive amination of an aldehyde', 'zh-CN': '醛的酶促还原胺化' },
    class: 'reduction',
    retro: [
      '[#6:1][CX4;H2:2]!@[NX3;H1;!$(N[C,S]=[O,N,S]);!$(N[!#6]);$(N[CX4,c]):3]>>[#6:1][CH1:2]=O.[NH2:3]',
      '[#6:1][CX4;H2:2]!@[NX3;H0;!$(N[C,S]=[O,N,S]);!$(N[!#6]);!$(Nc):3]>>[#6:1][CH1:2]=O.[NH1:3]',
    ],
    forward: ['[#6:1][CX3;H1:2]=[OX1].[NX3;!H0;!$(N[C,S]=[O,N,S]);!$(N[!#6]):3]>>[#6:1][CH2:2][N:3]'],
    outcome: 'kept',
    maturity: 'established',
    sources: ['reductiveAminases'],
    examples: [{ reactants: 'O=Cc1ccccc1.NC1CC1', product: 'c1ccc(CNC2CC2)cc1' }],
  },
  {
    id: 'enzyme-reductive-cyclisation',
    enzyme: 'IRED',
    name: {
      en: 'Enzymatic reductive cyclization of an amino ketone or aldehyde',
      'zh-CN': '氨基酮或氨基醛的酶促还原环化',
    },
    class: 'heterocycleFormation',
    retro: [
      '[#6:1][CX4;H1;r5,r6,r7:2]([#6:4])@[NX3;H1;r5,r6,r7;!$(N[C,S]=[O,N,S]);!$(Nc):3]>>([#6:1][CH0:2](=O)[#6:4].[NH2:3])',
      '[#6:1][CX4;H2;r5,r6,r7:2]@[NX3;H1;r5,r6,r7;!$(N[C,S]=[O,N,S]);!$(Nc):3]>>([#6:1][CH1:2]=O.[NH2:3])',
    ],
    forward: [
      '([#6:1][CX3;H0:2](=[OX1])[#6:4].[NX3;H2;$(N[CX4]):3])>>[#6:1][C:2]([#6:4])[NH1:3]',
      '([#6:1][CX3;H1:2]=[OX1].[NX3;H2;$(N[CX4]):3])>>[#6:1][CH2:2][NH1:3]',
    ],
    outcome: 'either',
    maturity: 'demonstrated',
    sources: ['chiralAmines', 'acidToAmine'],
    examples: [{ reactants: 'CC(=O)CCCN', product: 'C[C@@H]1CCCN1' }],
  },
  {
    id: 'enzyme-acid-to-aldehyde',
    enzyme: 'CAR',
    name: { en: 'Enzymatic reduction of a carboxylic acid to the aldehyde', 'zh-CN': '羧酸酶促还原为醛' },
    class: 'reduction',
    retro: ['[#6;!$([CX3]=O):1][CX3;H1:2]=[OX1:3]>>[#6:1][CH0:2](=[O:3])O'],
    forward: ['[#6;!$([CX3]=O):1][CX3:2](=[OX1:3])[OX2H1]>>[#6:1][CH1:2]=[O:3]'],
    outcome: 'kept',
    maturity: 'demonstrated',
    sources: ['carboxylicAcidReductases', 'acidToAmine'],
    examples: [{ reactants: 'CCCCCC(=O)O', product: 'CCCCCC=O' }],
  },
  {
    id: 'enzyme-nitro-to-amine',
    enzyme: 'NTR',
    name: { en: 'Enzymatic reduction of a nitroarene', 'zh-CN': '硝基芳烃的酶促还原' },
    class: 'reduction',
    retro: ['[c:1][NX3;H2:2]>>[c:1][N+:2](=O)[O-]'],
    forward: ['[c:1][NX3+:2](=O)[O-]>>[c:1][NH2;+0:2]'],
    outcome: 'kept',
    maturity: 'demonstrated',
    sources: ['biocatalysisPrimer'],
    examples: [{ reactants: 'O=[N+]([O-])c1ccc(C#N)cc1', product: 'Nc1ccc(C#N)cc1' }],
  },
];
