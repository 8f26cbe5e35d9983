// General reactions that industrial routes to drugs turn on and that patents' records of discovery chemistry hardly show.

import type { ReactionTemplate } from './template.ts';

const phenolPara = 'c;$(c1ccc([OX2H1])cc1)';
const oxime = 'CX3;$(C([#6])[#6,#1])';

export const processRouteTemplates: readonly ReactionTemplate[] = [
  {
    id: 'bisphenol-from-aldehyde',
    name: { en: 'Condensation of an aldehyde with two phenols', 'zh-CN': '醛与两分子酚的缩合（双酚合成）' },
    class: 'carbonCarbon',
    retro: [`[CX4;H1;$(C(c)(c)c):1](-!@[${phenolPara}:2])-!@[${phenolPara}:3]>>[C:1]=O.[cH:2].[cH:3]`],
    forward: [`[CX3;H1;$(Cc):1]=[OX1].[cH;$(c1ccc([OX2H1])cc1):2].[cH;$(c1ccc([OX2H1])cc1):3]>>[CH:1]([cH0:2])[cH0:3]`],
    conditions: [{ reagents: ['H2SO4 or MeSO3H'], solvents: ['AcOH'], temperatureC: [0, 40], hours: [4, 24] }],
    incompatible: ['anilineNH', 'primaryAliphaticAmine', 'thiol', 'acetalOrKetal', 'tertiaryAlcohol', 'silylEther'],
    examples: [
      {
        reactants: 'O=Cc1ccccn1.Oc1ccccc1.Oc1ccccc1',
        product: 'Oc1ccc(C(c2ccc(O)cc2)c2ccccn2)cc1',
      },
    ],
    counterExamples: [
      { product: 'Oc1cccc(C(c2cccc(O)c2)c2ccccn2)c1', because: 'The phenol attacks with its para carbon, not meta.' },
    ],
    note: 'An excess of phenol; some ortho,para isomer forms and remains in the mother liquor.',
  },
  {
    id: 'phenol-trifluoroethylation',
    name: { en: 'Trifluoroethylation of a phenol', 'zh-CN': '酚的三氟乙基化' },
    class: 'heteroatomAlkylation',
    retro: ['[c:1][OX2:2][CH2:3][C:4](F)(F)F>>[c:1][OH:2].O=S(=O)(C(F)(F)F)O[C:3][C:4](F)(F)F'],
    forward: [
      '[c:1][OX2H1:2].[#6]S(=O)(=O)O[CH2:3][C:4]([F:5])([F:6])[F:7]>>[c:1][OH0:2][C:3][C:4]([F:5])([F:6])[F:7]',
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['acetone', 'DMF'], temperatureC: [40, 80], hours: [4, 24] }],
    incompatible: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'thiol', 'carboxylicAcid', 'acylHalide'],
    examples: [
      {
        reactants: 'COC(=O)c1cc(O)ccc1O.O=S(=O)(OCC(F)(F)F)C(F)(F)F',
        product: 'COC(=O)c1cc(OCC(F)(F)F)ccc1O',
      },
    ],
    note: 'The chloride and the bromide are too slow; the triflate is made from trifluoroethanol.',
  },
  {
    id: 'ketoxime-to-hydroxylamine',
    name: { en: 'Reduction of an oxime to a hydroxylamine', 'zh-CN': '肟还原为羟胺' },
    class: 'reduction',
    retro: [`[CX4;H1,H2;$(C[#6]);!$(C([!#6;!#1])[!#6;!#1]):1][NX3;H1:2][OX2H1:3]>>[C:1]=[N:2][OH:3]`],
    forward: [`[${oxime}:1]=[NX2:2][OX2H1:3]>>[C:1][NH:2][OH:3]`],
    conditions: [
      { reagents: ['NaBH3CN', 'HCl'], solvents: ['MeOH'], temperatureC: [0, 25], hours: [2, 16] },
      { reagents: ['BH3·pyridine', 'HCl'], solvents: ['EtOH'], temperatureC: [0, 25], hours: [2, 8] },
    ],
    incompatible: ['aldehyde', 'imine', 'acylHalide', 'isocyanate'],
    examples: [{ reactants: 'CC(=NO)c1cc2ccccc2s1', product: 'CC(NO)c1cc2ccccc2s1' }],
  },
  {
    id: 'hydroxyurea-from-hydroxylamine-and-cyanate',
    name: { en: 'N-Hydroxyurea from a hydroxylamine and cyanate', 'zh-CN': '羟胺与氰酸盐生成 N-羟基脲' },
    class: 'acylation',
    retro: ['[CX4:1][NX3:2]([OX2H1:3])[CX3:4](=[OX1:5])[NX3;H2:6]>>[C:1][NH:2][OH:3].C[Si](C)(C)[N:6]=[C:4]=[O:5]'],
    forward: [
      '[CX4:1][NX3;H1:2][OX2H1:3].C[Si](C)(C)[NX2:6]=[CX2:4]=[OX1:5]>>[C:1][NH0:2]([OH:3])[C:4](=[O:5])[NH2:6]',
    ],
    conditions: [
      { reagents: ['Me3SiNCO'], solvents: ['THF'], temperatureC: [25, 65], hours: [1, 8] },
      { reagents: ['KOCN', 'HCl'], solvents: ['water', 'EtOH'], temperatureC: [0, 25], hours: [2, 12] },
    ],
    incompatible: ['primaryAliphaticAmine', 'secondaryAliphaticAmine', 'anilineNH', 'acylHalide', 'sulfonylChloride'],
    examples: [
      {
        reactants: 'CC(NO)c1cc2ccccc2s1.C[Si](C)(C)N=C=O',
        product: 'CC(c1cc2ccccc2s1)N(O)C(N)=O',
      },
    ],
    note: 'Nitrogen reacts before oxygen.',
  },
  {
    id: 'biguanide-from-cyanoguanidine',
    name: { en: 'Biguanide from a cyanoguanidine and an amine', 'zh-CN': '氰基胍与胺生成双胍' },
    class: 'functionalGroupAddition',
    retro: [
      '[#6:1][NX3;H1:2][CX3:3](=[NX2;H1:4])[NX3;H1:5][CX3:6](=[NX2;H1:7])[NX3;H1,H2:8]>>[#6:1][NH2:2].[N:4]#[C:3][NH:5][C:6](=[NH:7])[N:8]',
    ],
    forward: [
      '[#6:1][NX3;H2;!$(N[C,S]=[O,S]):2].[NX1:4]#[CX2:3][NX3;H1:5][CX3:6](=[NX2;H1:7])[NX3:8]>>[#6:1][NH:2][C:3](=[NH:4])[N:5][C:6](=[N:7])[N:8]',
      '[#6:1][NX3;H2;!$(N[C,S]=[O,S]):2].[NX1:4]#[CX2:3][NX2:5]=[CX3:6]([NX3;H2:7])[NX3:8]>>[#6:1][NH:2][C:3](=[NH:4])[NH:5][C:6](=[NH:7])[N:8]',
    ],
    conditions: [
      {
        reagents: ['amine hydrochloride'],
        solvents: ['2-ethoxyethanol', 'n-BuOH'],
        temperatureC: [110, 140],
        hours: [2, 12],
      },
    ],
    incompatible: ['acylHalide', 'aldehyde', 'isocyanate', 'ester'],
    examples: [
      {
        reactants: 'Nc1ccc(Cl)cc1.N#CNC(=N)NC(C)C',
        product: 'CC(C)NC(=N)NC(=N)Nc1ccc(Cl)cc1',
      },
    ],
    note: 'The amine is used as its hydrochloride.',
  },
  {
    id: 'cyanoguanidine-from-amine-and-dicyanamide',
    name: { en: 'Cyanoguanidine from an amine and dicyanamide', 'zh-CN': '胺与双氰胺钠生成氰基胍' },
    class: 'functionalGroupAddition',
    retro: [
      '[$([#6;!$(C=[O,N,S])]):1][NX3;H1:2][CX3:3](=[NX2;H1:4])[NX3;H1:5][CX2:6]#[NX1:7]>>[#6:1][NH2:2].[N:4]#[C:3][N-:5][C:6]#[N:7]',
    ],
    forward: [
      '[#6;!$(C=[O,N,S]):1][NX3;H2:2].[NX1:4]#[CX2:3][N-:5][CX2:6]#[NX1:7]>>[#6:1][NH:2][C:3](=[NH:4])[NH+0:5][C:6]#[N:7]',
    ],
    conditions: [
      { reagents: ['NaN(CN)2', 'HCl'], solvents: ['n-BuOH', 'water'], temperatureC: [80, 120], hours: [3, 12] },
    ],
    incompatible: ['acylHalide', 'aldehyde', 'isocyanate'],
    examples: [{ reactants: 'CC(C)N.N#C[N-]C#N', product: 'CC(C)NC(=N)NC#N' }],
  },
  {
    id: 'eschweiler-clarke-dimethylation',
    name: { en: 'Eschweiler–Clarke dimethylation of a primary amine', 'zh-CN': '伯胺的 Eschweiler–Clarke 二甲基化' },
    class: 'heteroatomAlkylation',
    retro: ['[CX4;!$(C=*);!$([CH3]);!$(C([#7])[#7,#8,#16]):1][NX3;H0;+0:2]([CH3:3])[CH3]>>[C:1][NH2:2].[C:3]=O'],
    forward: ['[CX4;!$([CH3]):1][NX3;H2;+0:2].[CX3;H2:3]=[OX1]>>[C:1][NH0:2]([CH3:3])C'],
    conditions: [{ reagents: ['HCHO', 'HCO2H'], solvents: ['water'], temperatureC: [80, 105], hours: [4, 20] }],
    incompatible: ['secondaryAliphaticAmine', 'anilineNH', 'hydrazine', 'thiol', 'aldehyde', 'silylEther'],
    examples: [
      {
        reactants: 'COc1ccc(C(CN)C2(O)CCCCC2)cc1.C=O',
        product: 'COc1ccc(C(CN(C)C)C2(O)CCCCC2)cc1',
      },
    ],
    note: 'Phenylethylamines with a donor para to the cyclization site give tetrahydroisoquinolines instead.',
  },
];
