// Couplings of several components, carbonyl sources and activating agents that leave nothing else behind.

import { method } from '../method.ts';
import type { ReactionTemplate } from '../template.ts';

const amine = 'NX3;H1,H2;+0;!$(N[C,S,P]=[O,S,N]);!$(N[#7,#8])';
const isocyanide = '[C-:3]#[N+:4][#6:5]';
const pseudohalide = 'Br,I,Cl,$(OS(=O)(=O)C(F)(F)F)';
const carbonylSources = [['CDI'], ['triphosgene'], ['phosgene']];

export const couplingMethods: readonly ReactionTemplate[] = [
  method({
    id: 'method-urea-from-two-amines',
    en: 'Urea from two amines and a carbonyl source',
    zh: '两分子胺与羰基源成脲',
    class: 'acylation',
    forward: [
      `[${amine};$(N[CX4;H2,H1]),$(Nc):1].[${amine};H1:2]>>[N:1]C(=O)[N:2]`,
      `[${amine};H2:1].[${amine};H2:2]>>[N:1]C(=O)[N:2]`,
    ],
    agents: carbonylSources,
    temperatureC: [0, 40],
    incompatible: ['carboxylicAcid'],
    examples: [{ reactants: 'NCc1ccccc1.C1CCNC1', product: 'O=C(NCc1ccccc1)N1CCCC1' }],
  }),
  method({
    id: 'method-carbamate-from-alcohol-and-amine',
    en: 'Carbamate from an alcohol, an amine and a carbonyl source',
    zh: '醇、胺与羰基源成氨基甲酸酯',
    class: 'acylation',
    forward: [`[${amine}:1].[OX2H1;$(O[CX4]),$(Oc):2]>>[N:1]C(=O)[O:2]`],
    agents: carbonylSources,
    temperatureC: [0, 40],
    incompatible: ['carboxylicAcid'],
    examples: [{ reactants: 'NCc1ccccc1.OC1CCCC1', product: 'O=C(NCc1ccccc1)OC1CCCC1' }],
  }),
  method({
    id: 'method-mitsunobu-ester',
    en: 'Mitsunobu esterification with inversion',
    zh: 'Mitsunobu 酯化（构型翻转）',
    class: 'acylation',
    forward: [
      '[#6:6][CX3:1](=[OX1:2])[OX2H1:7].[C@;X4;H1:3]([OX2H1])([#6:4])[#6:5]>>[*:6][C:1](=[O:2])[O:7][C@@:3]([#6:4])[#6:5]',
      '[#6:6][CX3:1](=[OX1:2])[OX2H1:7].[CX4;H2,H3:3][OX2H1]>>[*:6][C:1](=[O:2])[O:7][C:3]',
    ],
    agents: [
      ['DIAD', 'PPh3'],
      ['DEAD', 'PPh3'],
    ],
    temperatureC: [0, 25],
    examples: [{ reactants: 'CCC[C@@H](C)O.OC(=O)c1ccccc1', product: 'CCC[C@H](C)OC(=O)c1ccccc1' }],
  }),
  method({
    id: 'method-mitsunobu',
    en: 'Mitsunobu substitution with inversion',
    zh: 'Mitsunobu 取代（构型翻转）',
    class: 'heteroatomAlkylation',
    forward: [
      '[$([OX2H1]c),$([NX3;H1](C=O)C=O),$([nH]),$([SX2H1]),$([NX3;H1](S(=O)=O)C=O),$([NX3;H1](S(=O)(=O)c)[#6]):1].[C@;X4;H1:3]([OX2H1])([#6:4])[#6:5]>>[*:1][C@@:3]([#6:4])[#6:5]',
      '[$([OX2H1]c),$([NX3;H1](C=O)C=O),$([nH]),$([NX3;H1](S(=O)=O)C=O),$([NX3;H1](S(=O)(=O)c)[#6]):1].[CX4;H2,H3:3][OX2H1]>>[*:1][C:3]',
    ],
    agents: [
      ['DIAD', 'PPh3'],
      ['DEAD', 'PPh3'],
    ],
    temperatureC: [0, 25],
    incompatible: ['carboxylicAcid'],
    examples: [{ reactants: 'Oc1ccccc1.CC[C@@H](C)O', product: 'CC[C@H](C)Oc1ccccc1' }],
  }),
  method({
    id: 'method-ugi',
    en: 'Ugi four-component reaction',
    zh: 'Ugi 四组分反应',
    class: 'carbonCarbon',
    forward: [
      `[CX3;H1,H0;!$(C[O,N]):1](=O)[#6:2].[NX3;H2;!$(N[C,S]=[O,S,N]):6].[#6,#1:7][CX3:8](=[OX1:9])[OX2H1].${isocyanide}>>[C:1]([*:2])([C+0:3](=O)[NH+0:4][*:5])[N:6][C:8](=[O:9])[*:7]`,
    ],
    agents: [[]],
    temperatureC: [20, 60],
    examples: [
      {
        reactants: 'O=CC(C)C.NCc1ccccc1.OC(=O)c1ccccc1.[C-]#[N+]C1CCCCC1',
        product: 'CC(C)C(C(=O)NC1CCCCC1)N(Cc1ccccc1)C(=O)c1ccccc1',
      },
    ],
  }),
  method({
    id: 'method-passerini',
    en: 'Passerini reaction',
    zh: '帕瑟里尼反应',
    class: 'carbonCarbon',
    forward: [
      `[CX3;!$(C[O,N]):1](=[OX1:6])[#6:2].[#6,#1:7][CX3:8](=[OX1:9])[OX2H1].${isocyanide}>>[C:1]([*:2])([C+0:3](=O)[NH+0:4][*:5])[O:6][C:8](=[O:9])[*:7]`,
    ],
    agents: [[]],
    temperatureC: [20, 40],
    incompatible: ['primaryAliphaticAmine'],
    examples: [{ reactants: 'O=Cc1ccccc1.CC(=O)O.[C-]#[N+]C(C)(C)C', product: 'CC(=O)OC(C(=O)NC(C)(C)C)c1ccccc1' }],
  }),
  method({
    id: 'method-petasis',
    en: 'Petasis reaction',
    zh: '佩塔西斯反应',
    class: 'carbonCarbon',
    forward: [
      '[CX3;H1:1](=O)[$([CX3](=O)[OX2H1]),$(c1ccccc1[OX2H1]),$([CX4][OX2H1]):2].[NX3;H1,H2;!$(N[C,S]=[O,S,N]):3].[#6;c,$(C=C):4]B([OX2])[OX2]>>[C:1]([*:2])([N:3])[*:4]',
    ],
    agents: [[]],
    temperatureC: [20, 80],
    examples: [{ reactants: 'O=CC(=O)O.C1COCCN1.OB(O)c1ccc(OC)cc1', product: 'COc1ccc(C(C(=O)O)N2CCOCC2)cc1' }],
  }),
  method({
    id: 'method-mannich',
    en: 'Mannich reaction of a ketone',
    zh: '酮的 Mannich 反应',
    class: 'carbonCarbon',
    forward: [
      '[CX4;H3,H2:1][CX3:2](=[OX1:3])[#6:4].[NX3;H1;!$(N[C,S]=[O,S,N]);!$(N-c):5].[CH2:6]=[OX1]>>[C:1]([C:6][N:5])[C:2](=[O:3])[*:4]',
    ],
    agents: [[]],
    temperatureC: [60, 100],
    incompatible: ['aldehyde'],
    examples: [{ reactants: 'CC(=O)c1ccccc1.CNC.C=O', product: 'CN(C)CCC(=O)c1ccccc1' }],
  }),
  method({
    id: 'method-trifluoroborate-coupling',
    en: 'Suzuki coupling of a trifluoroborate',
    zh: '三氟硼酸盐的 Suzuki 偶联',
    class: 'carbonCarbon',
    forward: [`[c,$(C=C):1][${pseudohalide}].[#6:2][B-](F)(F)F>>[*:1][*:2]`],
    agents: [['Pd complex'], ['Pd/C']],
    temperatureC: [60, 110],
    examples: [{ reactants: 'Brc1ccc(C(C)=O)cc1.F[B-](F)(F)c1ccccc1', product: 'CC(=O)c1ccc(-c2ccccc2)cc1' }],
  }),
  method({
    id: 'method-negishi-kumada-coupling',
    en: 'Coupling of an organozinc or organomagnesium reagent',
    zh: '有机锌或有机镁试剂偶联（Negishi 或 Kumada）',
    class: 'carbonCarbon',
    forward: [`[c,$(C=C):1][${pseudohalide}].[#6;!$([#6]=O):2][Zn,Mg]>>[*:1][*:2]`],
    agents: [['Pd complex'], ['Pd/C'], ['Ni complex'], ['NiCl2']],
    temperatureC: [0, 80],
    incompatible: ['arylIodide'],
    examples: [{ reactants: 'Brc1ccc(C#N)cc1.Cl[Zn]c1ccccn1', product: 'N#Cc1ccc(-c2ccccn2)cc1' }],
  }),
  method({
    id: 'method-stille-coupling',
    en: 'Stille coupling',
    zh: 'Stille 偶联',
    class: 'carbonCarbon',
    forward: [`[c,$(C=C):1][${pseudohalide}].[c,$(C=C),$(C#C),$([CH2]C=C):2][Sn]>>[*:1][*:2]`],
    agents: [['Pd complex'], ['Pd/C']],
    temperatureC: [60, 110],
    examples: [{ reactants: 'Brc1ccc(OC)cc1.CCCC[Sn](CCCC)(CCCC)C=C', product: 'C=Cc1ccc(OC)cc1' }],
  }),
  method({
    id: 'method-alkoxycarbonylation',
    en: 'Palladium-catalyzed alkoxycarbonylation',
    zh: '钯催化烷氧羰基化',
    class: 'carbonCarbon',
    forward: ['[c:1][Br,I,$(OS(=O)(=O)C(F)(F)F)].[CX4;H3,H2,H1:2][OX2H1:3]>>[c:1]C(=O)[O:3][C:2]'],
    agents: [
      ['CO', 'Pd(OAc)2'],
      ['CO', 'Pd complex'],
    ],
    temperatureC: [60, 110],
    examples: [{ reactants: 'Brc1ccc(C#N)cc1.CO', product: 'COC(=O)c1ccc(C#N)cc1' }],
  }),
  method({
    id: 'method-aminocarbonylation',
    en: 'Palladium-catalyzed aminocarbonylation',
    zh: '钯催化氨羰基化',
    class: 'carbonCarbon',
    forward: [`[c:1][Br,I].[${amine}:2]>>[c:1]C(=O)[N:2]`],
    agents: [
      ['CO', 'Pd(OAc)2'],
      ['CO', 'Pd complex'],
    ],
    temperatureC: [60, 110],
    examples: [{ reactants: 'Brc1ccccc1.C1CCNCC1', product: 'O=C(c1ccccc1)N1CCCCC1' }],
  }),
  method({
    id: 'method-hydroformylation',
    en: 'Hydroformylation',
    zh: '氢甲酰化',
    class: 'carbonCarbon',
    forward: ['[CX3:1]=[CH2:2]>>[C:1][C:2]C=O'],
    agents: [['CO', 'H2', 'Rh complex']],
    temperatureC: [40, 100],
    examples: [{ reactants: 'C=CCCCC', product: 'CCCCCCC=O' }],
  }),
  method({
    id: 'method-glaser-coupling',
    en: 'Glaser coupling',
    zh: '格拉泽偶联',
    class: 'carbonCarbon',
    forward: ['[#6:1][CX2:2]#[CX2;H1:3].[#6:4][CX2:5]#[CX2;H1:6]>>[*:1][C:2]#[C:3][C:6]#[C:5][*:4]'],
    agents: [['O2', 'CuI'], ['O2', 'CuCl'], ['Cu(OAc)2']],
    temperatureC: [20, 80],
    incompatible: ['azide', 'arylBromide', 'arylIodide'],
    examples: [{ reactants: 'C#Cc1ccccc1.C#Cc1ccccc1', product: 'C(C#Cc1ccccc1)#Cc1ccccc1' }],
  }),
];
