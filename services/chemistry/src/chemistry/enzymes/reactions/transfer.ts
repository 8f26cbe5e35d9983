// Transfer of phosphate, methyl, sugars and halides.

import type { EnzymeTransformation } from '../enzyme-step.ts';

export const transfers: readonly EnzymeTransformation[] = [
  {
    id: 'enzyme-phosphorylation',
    enzyme: 'Kinase',
    name: { en: 'Enzymatic phosphorylation of an alcohol', 'zh-CN': '醇的酶促磷酸化' },
    class: 'functionalGroupAddition',
    retro: ['[CX4:1][OX2:2][PX4](=[OX1])([OX2H1])[OX2H1]>>[C:1][OH:2]'],
    forward: ['[CX4;!$(C([OX2])[OX2]):1][OX2H1:2]>>[C:1][O:2]P(=O)(O)O'],
    outcome: 'either',
    maturity: 'established',
    sources: ['islatravir'],
    examples: [{ reactants: 'C#C[C@](O)(C=O)CO', product: 'C#C[C@](O)(C=O)COP(=O)(O)O' }],
  },
  {
    id: 'enzyme-phosphopentomutase',
    enzyme: 'PPM',
    name: { en: 'Shift of phosphate from C5 to C1 of a pentose', 'zh-CN': '戊糖磷酸从 C5 迁移至 C1' },
    class: 'functionalGroupInterconversion',
    retro: [
      '[PX4:20](=[OX1:21])([OX2H1:22])([OX2H1:23])[OX2:1][CX4;H1:2]1[CX4:3][CX4:4][CX4:5]([CX4;H2:6][OX2H1:7])[OX2:8]1>>[OH:1][CH1:2]1[C:3][C:4][C:5]([CH2:6][O:7][P:20](=[O:21])([OH:22])[OH:23])[O:8]1',
    ],
    forward: [
      '[OX2H1:1][CX4;H1:2]1[CX4:3][CX4:4][CX4:5]([CX4;H2:6][OX2:7][PX4:20](=[OX1:21])([OX2H1:22])[OX2H1:23])[OX2:8]1>>[P:20](=[O:21])([OH:22])([OH:23])[O:1][CH1:2]1[C:3][C:4][C:5]([CH2:6][OH:7])[O:8]1',
    ],
    outcome: 'one',
    maturity: 'demonstrated',
    sources: ['islatravir'],
    examples: [{ reactants: 'OC1C[C@H](O)[C@@H](COP(=O)(O)O)O1', product: 'O=P(O)(O)OC1C[C@H](O)[C@@H](CO)O1' }],
  },
  {
    id: 'enzyme-nucleoside-phosphorylase',
    enzyme: 'NP',
    name: { en: 'Nucleoside from a base and a sugar phosphate', 'zh-CN': '由碱基与糖磷酸合成核苷' },
    class: 'heteroatomAlkylation',
    retro: ['[nX3;H0:1][C@;X4;H1;r5:2]([OX2;r5:3])[CX4:4]>>[nH1:1].[C@H1:2](OP(=O)(O)O)([O:3])[C:4]'],
    forward: [
      '[nX3;H1:1].[C@;X4;H1;r5:2]([OX2][PX4](=[OX1])([OX2H1])[OX2H1])([OX2;r5:3])[CX4:4]>>[n;H0:1][C@@H1:2]([O:3])[C:4]',
    ],
    outcome: 'one',
    maturity: 'industrial',
    refuses: [{ of: 'product', smarts: 'n[CX4;r5]1O[CX4]([CX4;!H2])[CX4][CX4]1', because: 'bulky' }],
    sources: ['islatravir', 'industrialBiocatalysis'],
    examples: [
      {
        reactants: 'Nc1ncnc2[nH]cnc12.C1[C@@H]([C@H](O[C@@H]1OP(=O)(O)O)CO)O',
        product: 'Nc1ncnc2c1ncn2[C@H]1C[C@H](O)[C@@H](CO)O1',
      },
    ],
  },
  {
    id: 'enzyme-phenol-glycosylation',
    enzyme: 'GT',
    name: { en: 'Glycosylation of a phenol by a glycosyltransferase', 'zh-CN': '糖基转移酶催化苯酚糖苷化' },
    class: 'heteroatomAlkylation',
    retro: [
      '[C@;X4;H1:1]1([OX2:2][c:3])[OX2:4][CX4:5][CX4:6]([OX2H1])[CX4:7]([OX2H1])[CX4:8]1[OX2H1:9]>>[CH1:1]1(O)[O:4][C:5][C:6](O)[C:7](O)[C:8]1[O:9].[OH:2][c:3]',
    ],
    forward: [
      '[CX4;H1:1]1([OX2H1])[OX2:4][CX4:5][CX4:6]([OX2H1])[CX4:7]([OX2H1])[CX4:8]1[OX2H1:9].[OX2H1:2][c:3]>>[CH1:1]1([O:2][c:3])[O:4][C:5][C:6](O)[C:7](O)[C:8]1[O:9]',
    ],
    outcome: 'one',
    maturity: 'demonstrated',
    sources: ['glycosylation'],
    examples: [{ reactants: 'OCC1OC(O)C(O)C(O)C1O.Oc1ccc(O)cc1', product: 'OCC1OC(Oc2ccc(O)cc2)C(O)C(O)C1O' }],
  },
  {
    id: 'enzyme-catechol-methylation',
    enzyme: 'MT',
    name: { en: 'Enzymatic O-methylation of a catechol', 'zh-CN': '邻苯二酚的酶促 O-甲基化' },
    class: 'heteroatomAlkylation',
    retro: ['[CX4;H3][OX2:1][c:2][c:3][OX2H1:4]>>[OH:1][c:2][c:3][O:4]'],
    forward: ['[OX2H1:1][c:2][c:3][OX2H1:4]>>C[O:1][c:2][c:3][O:4]'],
    outcome: 'kept',
    maturity: 'demonstrated',
    sources: ['methyltransferases'],
    examples: [{ reactants: 'OC(=O)c1ccc(O)c(O)c1', product: 'COc1cc(C(=O)O)ccc1O' }],
  },
  {
    id: 'enzyme-n-methylation',
    enzyme: 'MT',
    name: { en: 'Enzymatic N-methylation of a tetrahydroisoquinoline', 'zh-CN': '四氢异喹啉的酶促 N-甲基化' },
    class: 'heteroatomAlkylation',
    retro: ['[CX4;H3][NX3;H0;r6:1]([CX4;H1:2][c:3])[CX4;H2:4]>>[NH1:1]([C:2][c:3])[C:4]'],
    forward: ['[NX3;H1;r6:1]([CX4;H1:2][c:3])[CX4;H2:4]>>C[N:1]([C:2][c:3])[C:4]'],
    outcome: 'kept',
    maturity: 'demonstrated',
    sources: ['methyltransferases'],
    examples: [{ reactants: 'C[C@@H]1NCCc2cc(O)c(O)cc21', product: 'C[C@@H]1N(C)CCc2cc(O)c(O)cc21' }],
  },
  {
    id: 'enzyme-indole-halogenation',
    enzyme: 'Hal',
    name: { en: 'Enzymatic halogenation of an indole', 'zh-CN': '吲哚的酶促卤化' },
    class: 'functionalGroupAddition',
    retro: [
      '[Cl,Br][c;$(c1[c,n]c[c,n]c2[nH]ccc12),$(c1c[c,n]c2cc[nH]c2[c,n]1),$(c1[c,n]cc2cc[nH]c2c1),$(c1cccc2cc[nH]c12):1]>>[cH1:1]',
    ],
    forward: [
      '[c;H1;$(c1[c,n]c[c,n]c2[nH]ccc12),$(c1c[c,n]c2cc[nH]c2[c,n]1),$(c1[c,n]cc2cc[nH]c2c1),$(c1cccc2cc[nH]c12):1]>>[c;H0:1]Cl',
      '[c;H1;$(c1[c,n]c[c,n]c2[nH]ccc12),$(c1c[c,n]c2cc[nH]c2[c,n]1),$(c1[c,n]cc2cc[nH]c2c1),$(c1cccc2cc[nH]c12):1]>>[c;H0:1]Br',
    ],
    outcome: 'kept',
    maturity: 'demonstrated',
    sources: ['halogenases'],
    examples: [{ reactants: 'N[C@@H](Cc1c[nH]c2ccccc12)C(=O)O', product: 'N[C@@H](Cc1c[nH]c2c(Cl)cccc12)C(=O)O' }],
  },
];
