// Carbon–carbon bonds and arylations that no template covers, reagents unwritten. Conditions: L. Kürti, B. Czakó, Strategic
// Applications of Named Reactions, 2005; G. A. Molander, Org. Lett. 2006, 8, 75 (trifluoroborates); D. Gelman, S. L. Buchwald,
// Angew. Chem. 2003, 42, 5993 (aryl chlorides and alkynes); J. Yin, S. L. Buchwald, J. Am. Chem. Soc. 2002, 124, 6043 (amides).

import { type NamedKind, namedKind, way } from './reaction-class.ts';

const arylHalide = '[c:1][Cl,Br,I]';
/** An aldehyde or ketone. */
const carbonyl = '[CX3;$([CX3](=O)([#6])[#6]),$([CX3H1](=O)[#6]):1]';
/** Fluorine or chlorine para or ortho to a group that draws electrons. */
const withdrawing = '[$([N+](=O)[O-]),$(C#N),$(C=O),$(S(=O)=O)]';
const activated = `[c;$(c1([F,Cl])aac(${withdrawing})aa1),$(c1([F,Cl])c([$([N+](=O)[O-]),$(C#N)])aaaa1):1][F,Cl]`;
const leaving = '[$(Cl),$(Br),$(I),$(OS(=O)(=O)C(F)(F)F)]';

export const carbonBondKinds: readonly NamedKind[] = [
  namedKind(
    'aryl-halide-cyanation',
    ['Cyanation of an aryl halide', '芳基卤氰化'],
    'carbonCarbon',
    [`${arylHalide}>>[c:1]C#N`],
    [way('Zn(CN)2', 'Pd(PPh3)4', 'DMF', [80, 120]), way('CuCN', '', 'NMP', [150, 200])],
  ),
  namedKind(
    'suzuki-trifluoroborate',
    ['Suzuki coupling of a trifluoroborate', '三氟硼酸盐 Suzuki 偶联'],
    'carbonCarbon',
    [`[c,$(C=C):1]${leaving}.[#6:2][B-](F)(F)F>>[*:1][#6:2]`],
    [way('Cs2CO3', 'Pd(dppf)Cl2', 'THF; H2O', [65, 85]), way('Et3N', 'Pd(dppf)Cl2', 'n-PrOH', [80, 97])],
  ),
  namedKind(
    'suzuki-general',
    ['Suzuki coupling', 'Suzuki 偶联'],
    'carbonCarbon',
    [`[c,$(C=C):1]${leaving}.[#6:2]B(O)O>>[*:1][#6:2]`],
    [
      way('K2CO3', 'Pd(dppf)Cl2', '1,4-dioxane; H2O', [80, 100]),
      way('K3PO4', 'Pd(OAc)2; SPhos', 'toluene; H2O', [80, 100]),
    ],
  ),
  namedKind(
    'negishi-coupling',
    ['Negishi coupling', 'Negishi 偶联'],
    'carbonCarbon',
    [`[c,$(C=C):1]${leaving}.[#6:2][Zn]>>[*:1][#6:2]`],
    [way('', 'Pd2(dba)3; SPhos', 'THF', [25, 65]), way('', 'Pd(PPh3)4', 'THF', [25, 65])],
  ),
  namedKind(
    'kumada-coupling',
    ['Kumada coupling', 'Kumada 偶联'],
    'carbonCarbon',
    [`[c,$(C=C):1]${leaving}.[#6:2][Mg]>>[*:1][#6:2]`],
    [way('', 'NiCl2(dppp)', 'THF', [0, 66]), way('', 'Fe(acac)3', 'THF; NMP', [-20, 25])],
  ),
  namedKind(
    'stille-coupling',
    ['Stille coupling', 'Stille 偶联'],
    'carbonCarbon',
    [`[c,$(C=C):1]${leaving}.[#6:2][Sn]([#6])([#6])[#6]>>[*:1][#6:2]`],
    [way('', 'Pd(PPh3)4', 'toluene', [90, 110]), way('LiCl', 'PdCl2(PPh3)2; CuI', 'DMF', [60, 100])],
  ),
  namedKind(
    'sonogashira-general',
    ['Sonogashira coupling', 'Sonogashira 偶联'],
    'carbonCarbon',
    [`[c,$(C=C):1]${leaving}.[CH:2]#[C:3]>>[*:1][C:2]#[C:3]`],
    [way('Et3N', 'PdCl2(PPh3)2; CuI', 'DMF', [50, 100]), way('Cs2CO3', 'PdCl2(MeCN)2; XPhos', 'MeCN', [70, 82])],
  ),
  namedKind(
    'heck-general',
    ['Heck reaction', 'Heck 反应'],
    'carbonCarbon',
    [`[c:1]${leaving}.[C;!H0:2]=[C:3]>>[c:1][C:2]=[C:3]`],
    [way('Et3N', 'Pd(OAc)2; P(o-tol)3', 'DMF', [80, 120])],
  ),
  namedKind(
    'glaser-coupling',
    ['Glaser–Hay coupling', 'Glaser–Hay 偶联'],
    'carbonCarbon',
    ['[CH:1]#[C:2].[CH:3]#[C:4]>>[C:2]#[C:1][C:3]#[C:4]'],
    [way('tetramethylethylenediamine; air', 'CuCl', 'acetone', [20, 40])],
  ),
  namedKind(
    'snar-activated-arene',
    ['SNAr on an activated aryl halide', '活化芳基卤的 SNAr'],
    'heteroatomAlkylation',
    [`${activated}.[NX3;!H0;!$(N[C,S]=O):2]>>[c:1][N:2]`, `${activated}.[OX2H1,SX2H1:2]>>[c:1][*:2]`],
    [way('K2CO3', '', 'DMSO', [60, 120]), way('DIPEA', '', 'DMF', [60, 120])],
  ),
  namedKind(
    'sandmeyer-cyanation',
    ['Sandmeyer cyanation', 'Sandmeyer 氰化'],
    'functionalGroupInterconversion',
    ['[c:1][NH2]>>[c:1]C#N'],
    [way('NaNO2; HCl', 'CuCN', 'H2O', [0, 60])],
  ),
  namedKind(
    'nitrile-or-ester-aldol',
    ['Aldol addition of a nitrile or an ester', '腈或酯的羟醛加成'],
    'carbonCarbon',
    [
      `${carbonyl}=[O:2].[CX4;!H0:5][C:6]#[N:7]>>[C:1]([OH:2])[C:5][C:6]#[N:7]`,
      `${carbonyl}=[O:2].[CX4;!H0:5][C:6](=[O:7])[OX2:8]>>[C:1]([OH:2])[C:5][C:6](=[O:7])[O:8]`,
    ],
    [way('LDA', '', 'THF', [-78, 0]), way('n-BuLi', '', 'THF', [-78, -40])],
  ),
  namedKind(
    'buchwald-hartwig-amide',
    ['Arylation of an amide', '酰胺 N-芳基化'],
    'heteroatomAlkylation',
    [`[c:1]${leaving}.[NX3;!H0:2][C:3]=[O:4]>>[c:1][N:2][C:3]=[O:4]`],
    [
      way('Cs2CO3', 'Pd2(dba)3; Xantphos', '1,4-dioxane', [90, 101]),
      way('K3PO4', 'CuI; N,N′-dimethylethylenediamine', 'toluene', [90, 110]),
    ],
  ),
  namedKind(
    'buchwald-hartwig-general',
    ['Buchwald–Hartwig amination', 'Buchwald–Hartwig 胺化'],
    'heteroatomAlkylation',
    [`[c:1]${leaving}.[NX3;!H0;!$(N[C,S]=O):2]>>[c:1][N:2]`],
    [
      way('NaOtBu', 'Pd2(dba)3; BINAP', 'toluene', [80, 110]),
      way('Cs2CO3', 'Pd2(dba)3; XPhos', '1,4-dioxane', [80, 101]),
    ],
  ),
  namedKind(
    'aniline-from-aryl-halide',
    ['Amination of an aryl halide with ammonia', '芳基卤氨化'],
    'heteroatomAlkylation',
    [`${arylHalide}>>[c:1][NH2]`],
    [
      way('benzophenone imine; NaOtBu; then HCl', 'Pd2(dba)3; BINAP', 'toluene', [80, 110]),
      way('NH4OH', 'CuI; proline', 'DMSO', [50, 90]),
    ],
  ),
  namedKind(
    'azole-n-arylation',
    ['N-Arylation of an azole', '氮杂环 N-芳基化'],
    'heteroatomAlkylation',
    [`[c:1]${leaving}.[nH:2]>>[c:1][n:2]`],
    [
      way('K3PO4', 'CuI; trans-N,N′-dimethylcyclohexane-1,2-diamine', 'toluene', [90, 110]),
      way('K2CO3', 'CuI; proline', 'DMSO', [90, 120]),
    ],
  ),
  namedKind(
    'alkoxycarbonylation',
    ['Alkoxycarbonylation of an aryl halide', '芳基卤烷氧羰基化'],
    'carbonCarbon',
    [`[c:1]${leaving}>>[c:1]C(=O)OC`],
    [way('CO; Et3N', 'Pd(dppf)Cl2', 'MeOH', [60, 100])],
  ),
  namedKind(
    'ethoxycarbonylation',
    ['Ethoxycarbonylation of an aryl halide', '芳基卤乙氧羰基化'],
    'carbonCarbon',
    [`[c:1]${leaving}>>[c:1]C(=O)OCC`],
    [way('CO; Et3N', 'Pd(dppf)Cl2', 'EtOH', [60, 100])],
  ),
  namedKind(
    'carboxylation-of-aryl-metal',
    ['Carboxylation of an aryl halide through its metal', '芳基卤经金属试剂羧化'],
    'carbonCarbon',
    [`${arylHalide}>>[c:1]C(=O)O`],
    [way('n-BuLi; CO2', '', 'THF', [-78, 25]), way('Mg; CO2', '', 'THF', [0, 66])],
  ),
  namedKind(
    'lithiation-formylation',
    ['Formylation of an aryl halide through its lithium compound', '芳基卤经锂化甲酰化'],
    'carbonCarbon',
    [`${arylHalide}>>[c:1][CH]=O`],
    [way('n-BuLi; DMF', '', 'THF', [-78, 0])],
  ),
  namedKind(
    'vilsmeier-formylation',
    ['Vilsmeier–Haack formylation', 'Vilsmeier–Haack 甲酰化'],
    'carbonCarbon',
    ['[cH:1]>>[c:1][CH]=O'],
    [way('POCl3', '', 'DMF', [0, 90])],
  ),
  namedKind(
    'friedel-crafts-alkylation',
    ['Friedel–Crafts alkylation', 'Friedel–Crafts 烷基化'],
    'carbonCarbon',
    ['[cH:1].[CX4:2][Cl,Br,OX2H1]>>[c:1][C:2]', '[cH:1].[C:2]=[C:3]>>[c:1][C:2][C:3]'],
    [way('AlCl3', '', 'CH2Cl2', [0, 40]), way('H2SO4', '', 'neat', [0, 60])],
  ),
  namedKind(
    'organolithium-addition',
    ['Addition of an organolithium', '有机锂加成'],
    'carbonCarbon',
    [
      `${carbonyl}=[O:2].[Li][#6:5]>>[C:1]([OH:2])[#6:5]`,
      '[CX3:1](=[O:2])([#6:4])[OX2][#6].[Li][#6:5].[Li][#6:6]>>[C:1]([OH:2])([#6:4])([#6:5])[#6:6]',
    ],
    [way('', '', 'THF', [-78, 0]), way('', '', 'Et2O', [-78, 0])],
  ),
  namedKind(
    'grignard-addition',
    ['Addition of a Grignard reagent', 'Grignard 加成'],
    'carbonCarbon',
    [
      `${carbonyl}=[O:2].[Mg][#6:5]>>[C:1]([OH:2])[#6:5]`,
      '[CX3:1](=[O:2])[OX2][#6].[Mg][#6:5].[Mg][#6:6]>>[C:1]([OH:2])([#6:5])[#6:6]',
    ],
    [way('', '', 'THF', [-20, 25]), way('', '', 'Et2O', [0, 35])],
  ),
  namedKind(
    'aldehyde-to-alkyne',
    ['Seyferth–Gilbert homologation', 'Seyferth–Gilbert 同系化'],
    'carbonCarbon',
    ['[CX3H1:1](=O)[#6:2]>>[CH0:1](#[CH])[#6:2]'],
    [way('K2CO3; Ohira–Bestmann reagent', '', 'MeOH', [0, 25])],
  ),
  namedKind(
    'carbonyl-methylenation',
    ['Wittig methylenation', 'Wittig 亚甲基化'],
    'carbonCarbon',
    [`${carbonyl}=O>>[C:1]=[CH2]`],
    [way('MePPh3Br; KOtBu', '', 'THF', [0, 25])],
  ),
  namedKind(
    'enamine-formation',
    ['Enamine formation', '烯胺生成'],
    'functionalGroupInterconversion',
    ['[CX3:1](=O)([#6:2])[CX4;!H0:3].[NX3;H1:4]([CX4:5])[CX4:6]>>[C:1]([#6:2])([N:4]([C:5])[C:6])=[C:3]'],
    [way('TsOH', '', 'toluene', [90, 111])],
  ),
  namedKind(
    'robinson-annulation',
    ['Robinson annulation', 'Robinson 成环'],
    'carbonCarbon',
    [
      '[CX3:1](=O)([#6:2])[CX4;!H0:3].[CH2:4]=[CH:5][CX3:6](=[O:7])[CX4;!H0;!H1:8]>>[C:1]1([#6:2])=[C:8][C:6](=[O:7])[C:5][C:4][C:3]1',
    ],
    [way('KOH', '', 'EtOH', [0, 78]), way('NaOMe', '', 'MeOH', [0, 65]), way('pyrrolidine', '', 'toluene', [80, 111])],
  ),
];
