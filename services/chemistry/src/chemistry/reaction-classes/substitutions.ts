// Substitutions, protections and their removal, reagents unwritten. Conditions: J. Clayden et al., Organic Chemistry, 2nd ed. 2012;
// T. W. Greene, P. G. M. Wuts, Protective Groups in Organic Synthesis.

import { type NamedKind, namedKind, way } from './reaction-class.ts';

const amine = '[NX3;H1,H2;!$(N[C,S]=[O,N,S]):1]';
const alcohol = '[OX2H1:1][#6;!$(C=O):2]';
const sulfonate = '[CX4:1]OS(=O)(=O)[#6]';
const halide = '[CX4:1][Cl,Br,I]';

export const substitutionKinds: readonly NamedKind[] = [
  namedKind(
    'alkyl-nitrile-from-halide',
    ['Alkyl halide to nitrile', '卤代烃制腈'],
    'carbonCarbon',
    [`${halide}>>[C:1]C#N`, `${sulfonate}>>[C:1]C#N`],
    [way('NaCN', '', 'DMSO', [25, 90]), way('KCN; KI', '', 'EtOH; H2O', [50, 80])],
  ),
  namedKind(
    'alkyl-azide-from-sulfonate-or-halide',
    ['Alkyl azide by substitution', '取代制烷基叠氮'],
    'heteroatomAlkylation',
    [`${sulfonate}>>[C:1]N=[N+]=[N-]`, `${halide}>>[C:1]N=[N+]=[N-]`],
    [way('NaN3', '', 'DMF', [25, 80])],
  ),
  namedKind(
    'halide-exchange',
    ['Finkelstein exchange', 'Finkelstein 卤素交换'],
    'functionalGroupInterconversion',
    ['[CX4:1][Cl,Br]>>[C:1]I', `${sulfonate}>>[C:1]I`],
    [way('NaI', '', 'acetone', [25, 60])],
  ),
  namedKind(
    'bromide-from-sulfonate',
    ['Alkyl bromide from a sulfonate', '磺酸酯制溴代烃'],
    'functionalGroupInterconversion',
    [`${sulfonate}>>[C:1]Br`],
    [way('LiBr', '', 'acetone', [25, 56])],
  ),
  namedKind(
    'thioacetate-from-halide',
    ['Thioacetate by substitution', '取代制硫代乙酸酯'],
    'heteroatomAlkylation',
    [
      `${halide}.[S;H1,-1:2][C:3]=[O:4]>>[C:1][S+0:2][C:3]=[O:4]`,
      `${halide}>>[C:1]SC(C)=O`,
      `${sulfonate}>>[C:1]SC(C)=O`,
    ],
    [way('KSAc', '', 'DMF', [20, 60]), way('KSAc', '', 'acetone', [20, 56])],
  ),
  namedKind(
    'alcohol-from-halide',
    ['Hydrolysis of an alkyl halide', '卤代烃水解'],
    'functionalGroupInterconversion',
    [`${halide}>>[C:1][OH]`],
    [way('K2CO3', '', '1,4-dioxane; H2O', [60, 100]), way('NaOH', '', 'H2O', [25, 100])],
  ),
  namedKind(
    'deoxyfluorination',
    ['Deoxyfluorination of an alcohol', '醇脱氧氟化'],
    'functionalGroupInterconversion',
    ['[CX4:1][OX2H1]>>[C:1]F'],
    [way('DAST', '', 'CH2Cl2', [-78, 25])],
  ),
  namedKind(
    'alcohol-to-chloride',
    ['Alcohol to alkyl chloride', '醇制氯代烃'],
    'functionalGroupInterconversion',
    ['[CX4:1][OX2H1]>>[C:1]Cl'],
    [way('SOCl2', '', 'CH2Cl2', [0, 40]), way('MsCl; Et3N; LiCl', '', 'DMF', [0, 25])],
  ),
  namedKind(
    'alcohol-to-bromide',
    ['Alcohol to alkyl bromide', '醇制溴代烃'],
    'functionalGroupInterconversion',
    ['[CX4:1][OX2H1]>>[C:1]Br'],
    [way('CBr4; PPh3', '', 'CH2Cl2', [0, 25]), way('PBr3', '', 'CH2Cl2', [0, 25])],
  ),
  namedKind(
    'methyl-ester-from-acid',
    ['Methyl ester from an acid', '羧酸制甲酯'],
    'acylation',
    ['[CX3:1](=[O:2])[OX2H1:3]>>[C:1](=[O:2])[O:3][CH3]'],
    [
      way('H2SO4', '', 'MeOH', [60, 65]),
      way('SOCl2', '', 'MeOH', [0, 65]),
      way('MeI; K2CO3', '', 'DMF', [20, 40]),
      way('TMSCHN2', '', 'toluene; MeOH', [0, 25]),
    ],
  ),
  namedKind(
    'ethyl-ester-from-acid',
    ['Ethyl ester from an acid', '羧酸制乙酯'],
    'acylation',
    ['[CX3:1](=[O:2])[OX2H1:3]>>[C:1](=[O:2])[O:3]CC'],
    [way('H2SO4', '', 'EtOH', [70, 78]), way('SOCl2', '', 'EtOH', [0, 78])],
  ),
  namedKind(
    'esterification-by-acid',
    ['Acid-catalyzed esterification', '酸催化酯化'],
    'acylation',
    ['[CX3:1](=[O:2])[OX2H1].[OX2H1:3][CX4:4]>>[C:1](=[O:2])[O:3][C:4]'],
    [way('TsOH', '', 'toluene', [80, 111]), way('EDC; DMAP', '', 'CH2Cl2', [0, 25])],
  ),
  namedKind(
    'general-transesterification',
    ['Transesterification', '酯交换'],
    'functionalGroupInterconversion',
    ['[CX3;$(C[#6]):1](=[O:2])[OX2][#6;!$(C=O)].[OX2H1:3][#6;!$(C=O):4]>>[C:1](=[O:2])[O:3][*:4]'],
    [
      way('DMAP', '', 'toluene', [80, 111]),
      way('TsOH', '', 'toluene', [80, 111]),
      way('', 'Ti(OiPr)4', 'toluene', [80, 111]),
    ],
  ),
  namedKind(
    'unsubstituted-amide-from-acid',
    ['Primary amide from an acid', '羧酸制伯酰胺'],
    'acylation',
    ['[CX3:1](=[O:2])[OX2H1]>>[C:1](=[O:2])[NH2]'],
    [way('HATU; DIPEA; NH4Cl', '', 'DMF', [0, 25]), way('CDI; NH4OH', '', 'THF', [0, 25])],
  ),
  namedKind(
    'weinreb-amide-formation',
    ['Weinreb amide from an acid', '羧酸制 Weinreb 酰胺'],
    'acylation',
    ['[CX3:1](=[O:2])[OX2H1]>>[C:1](=[O:2])N(C)OC'],
    [way('EDC; HOBt; Et3N', '', 'CH2Cl2', [0, 25]), way('CDI', '', 'CH2Cl2', [0, 25])],
  ),
  namedKind(
    'aryl-carbonate-from-dicarbonate',
    ['Boc protection of a phenol', '酚羟基 Boc 保护'],
    'protection',
    ['[OX2H1:1][#6;!$(C=O):2].[CX3:3](=[O:4])([OX2:5][CX4:6])OC(=O)O>>[O:1]([*:2])[C:3](=[O:4])[O:5][C:6]'],
    [way('DMAP; Et3N', '', 'CH2Cl2', [0, 25])],
  ),
  namedKind(
    'boc-introduction',
    ['Boc protection', 'Boc 保护'],
    'protection',
    [`${amine}>>[N:1]C(=O)OC(C)(C)C`],
    [way('Boc2O; Et3N', '', 'CH2Cl2', [0, 25]), way('Boc2O; NaOH', '', '1,4-dioxane; H2O', [0, 25])],
  ),
  namedKind(
    'cbz-introduction',
    ['Cbz protection', 'Cbz 保护'],
    'protection',
    [`${amine}>>[N:1]C(=O)OCc1ccccc1`],
    [way('benzyl chloroformate; NaHCO3', '', 'THF; H2O', [0, 25])],
  ),
  namedKind(
    'n-acetylation',
    ['N-Acetylation', 'N-乙酰化'],
    'acylation',
    [`${amine}>>[N:1]C(C)=O`],
    [way('Ac2O; Et3N', '', 'CH2Cl2', [0, 25]), way('Ac2O', '', 'AcOH', [20, 100])],
  ),
  namedKind(
    'o-acetylation',
    ['O-Acetylation', 'O-乙酰化'],
    'acylation',
    [`${alcohol}>>[O:1]([#6:2])C(C)=O`],
    [way('Ac2O; pyridine; DMAP', '', 'CH2Cl2', [0, 25])],
  ),
  namedKind(
    'tbs-introduction',
    ['TBS protection', 'TBS 保护'],
    'protection',
    [`${alcohol}>>[O:1]([#6:2])[Si](C)(C)C(C)(C)C`],
    [way('TBSCl; imidazole', '', 'DMF', [0, 25]), way('TBSOTf; 2,6-lutidine', '', 'CH2Cl2', [-78, 0])],
  ),
  namedKind(
    'silyl-protection',
    ['Silyl protection of an alcohol', '醇的硅基保护'],
    'protection',
    [`${alcohol}.[Si:3][Cl]>>[O:1]([#6:2])[Si:3]`],
    [way('imidazole', '', 'DMF', [0, 25]), way('Et3N; DMAP', '', 'CH2Cl2', [0, 25])],
  ),
  namedKind(
    'mom-protection-of-alcohol',
    ['Alkoxymethyl protection', '烷氧甲基保护'],
    'protection',
    [`${alcohol}.Cl[CH2:3][O:4][CX4:5]>>[O:1]([#6:2])[C:3][O:4][C:5]`],
    [way('DIPEA', '', 'CH2Cl2', [0, 25]), way('NaH', '', 'THF', [0, 25])],
  ),
  namedKind(
    'benzyl-ether-introduction',
    ['Benzyl protection of an alcohol', '醇的苄基保护'],
    'protection',
    [`${alcohol}>>[O:1]([#6:2])Cc1ccccc1`],
    [way('BnBr; NaH', '', 'THF', [0, 60]), way('BnBr; K2CO3', '', 'acetone', [40, 56])],
  ),
  namedKind(
    'o-methylation',
    ['O-Methylation', 'O-甲基化'],
    'heteroatomAlkylation',
    [`${alcohol}>>[O:1]([#6:2])[CH3]`],
    [way('MeI; K2CO3', '', 'DMF', [20, 60]), way('MeI; NaH', '', 'THF', [0, 25])],
  ),
  namedKind(
    'n-methylation-reductive',
    ['N-Methylation of an amine', '胺的 N-甲基化'],
    'heteroatomAlkylation',
    [`${amine}>>[N:1][CH3]`],
    [
      way('formaldehyde; NaBH(OAc)3', '', '1,2-dichloroethane', [0, 25]),
      way('formaldehyde; HCO2H', '', 'H2O', [80, 100]),
    ],
  ),
  namedKind(
    'azole-or-amide-n-methylation',
    ['N-Methylation of an NH acid', 'NH 酸的 N-甲基化'],
    'heteroatomAlkylation',
    ['[nH:1]>>[n:1][CH3]', '[NX3;!H0;$(N[C,S]=O):1]>>[N:1][CH3]'],
    [way('MeI; NaH', '', 'DMF', [0, 25]), way('MeI; Cs2CO3', '', 'DMF', [20, 60])],
  ),
  namedKind(
    'sulfonate-from-alcohol',
    ['Sulfonate of an alcohol or phenol', '醇或酚的磺酸酯化'],
    'acylation',
    [
      `${alcohol}>>[O:1]([#6:2])S(C)(=O)=O`,
      `${alcohol}>>[O:1]([#6:2])S(=O)(=O)c1ccc(C)cc1`,
      `${alcohol}>>[O:1]([#6:2])S(=O)(=O)C(F)(F)F`,
    ],
    [way('the sulfonyl chloride or anhydride; Et3N', '', 'CH2Cl2', [-20, 25])],
  ),
];
