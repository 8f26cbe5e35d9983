// Esters, lactones and carbonates.

import type { ReactionTemplate } from '../template.ts';

/** A beta-keto acid and an enamine acid lose carbon dioxide. */
const acidCarbon = '#6;!$([CX4][CX3](=O)[#6]);!$(C=C[NX3])';
/** A carbinol carbon of a plain primary or secondary alcohol. */
const carbinol = 'CX4;H1,H2;!$(C([!#6;!#1])[!#6;!#1])';

export const acylationEsterTemplates: readonly ReactionTemplate[] = [
  {
    id: 'fischer-esterification',
    name: { en: 'Fischer esterification', 'zh-CN': 'Fischer 酯化' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2:3][CH3:4]>>[C:1](=[O:2])([#6:5])O.[OH:3][CH3:4]`,
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2:3][CH2:4][CH3:6]>>[C:1](=[O:2])([#6:5])O.[OH:3][CH2:4][CH3:6]`,
    ],
    forward: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[OX2H1:3][CH3:4]>>[C:1](=[O:2])([#6:5])[OH0:3][C:4]`,
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[OX2H1:3][CH2:4][CH3:6]>>[C:1](=[O:2])([#6:5])[OH0:3][C:4][C:6]`,
    ],
    conditions: [
      { reagents: ['H2SO4'], solvents: ['MeOH'], temperatureC: [60, 80], hours: [2, 18] },
      { reagents: ['SOCl2'], solvents: ['MeOH'], temperatureC: [0, 65], hours: [2, 18] },
    ],
    incompatible: [
      'betaLactam',
      'acylHalide',
      'acidAnhydride',
      'boc',
      'tertButylEster',
      'silylEther',
      'acetalOrKetal',
      'epoxide',
      'carboxylicAcid',
      'tertiaryAlcohol',
    ],
    examples: [
      { reactants: 'OC(=O)c1ccc(O)c([N+](=O)[O-])c1.CO', product: 'COC(=O)c1ccc(O)c([N+](=O)[O-])c1' },
      { reactants: 'N[C@@H](Cc1ccccc1)C(=O)O.CO', product: 'COC(=O)[C@@H](N)Cc1ccccc1' },
    ],
  },
  {
    id: 'methyl-ester-from-methyl-iodide',
    name: { en: 'Methyl ester from a carboxylate and methyl iodide', 'zh-CN': '羧酸盐的碘甲烷甲酯化' },
    class: 'acylation',
    retro: [`[CX3:1](=[O:2])([${acidCarbon}:5])[OX2:3][CH3:4]>>[C:1](=[O:2])([#6:5])[OH:3].[CH3:4]I`],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1:3].[CH3:4]I>>[C:1](=[O:2])([#6:5])[OH0:3][C:4]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [20, 40], hours: [2, 16] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'phenol',
      'thiol',
    ],
    examples: [
      {
        reactants: 'CC(C)(C)OC(=O)N[C@@H](Cc1ccccc1)C(=O)O.CI',
        product: 'COC(=O)[C@H](Cc1ccccc1)NC(=O)OC(C)(C)C',
      },
    ],
    note: 'For acids with acid-labile groups.',
  },
  {
    id: 'ester-from-carboxylate-and-alkyl-bromide',
    name: { en: 'Ester from a carboxylate and an activated alkyl bromide', 'zh-CN': '羧酸盐与活泼溴代烃的酯化' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2;!R:3][CH2:4][$(c),$([CX3]=O),$([CX3]=[CX3]):6]>>[C:1](=[O:2])([#6:5])[OH:3].[CH2:4](Br)[#6:6]`,
    ],
    forward: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1:3].[CH2:4]([Br,Cl])[$(c),$([CX3]=O),$([CX3]=[CX3]):6]>>[C:1](=[O:2])([#6:5])[OH0:3][C:4][#6:6]`,
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [20, 60], hours: [2, 16] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'phenol',
      'thiol',
    ],
    examples: [{ reactants: 'OC(=O)c1ccc(Cl)nc1.BrCc1ccccc1', product: 'O=C(OCc1ccccc1)c1ccc(Cl)nc1' }],
  },
  {
    id: 'ester-from-acid-and-alcohol-by-carbodiimide',
    name: { en: 'Steglich esterification', 'zh-CN': 'Steglich 酯化' },
    class: 'acylation',
    retro: [
      `[CX3;!R:1](=[O:2])([${acidCarbon}:5])[OX2:3][$([${carbinol}]);!$([CH3]);!$([CH2][CH3]):4]>>[C:1](=[O:2])([#6:5])O.[OH:3][C:4]`,
    ],
    forward: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[OX2H1:3][$([${carbinol}]):4]>>[C:1](=[O:2])([#6:5])[OH0:3][C:4]`,
    ],
    conditions: [
      { reagents: ['DCC', 'DMAP'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] },
      { reagents: ['EDC', 'DMAP'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'phenol',
      'primaryAlcohol',
      'secondaryAlcohol',
      'thiol',
    ],
    examples: [{ reactants: 'CCC(=O)O.CN1CCC(O)CC1', product: 'CCC(=O)OC1CCN(C)CC1' }],
  },
  {
    id: 'ester-from-acid-chloride-and-alcohol',
    name: { en: 'Acylation of an alcohol with an acid chloride', 'zh-CN': '醇与酰氯的酰化' },
    class: 'acylation',
    retro: [`[CX3;!R:1](=[O:2])([${acidCarbon}:5])[OX2:3][${carbinol}:4]>>[C:1](=[O:2])([#6:5])Cl.[OH:3][C:4]`],
    forward: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])Cl.[OX2H1:3][CX4;!$(C([!#6;!#1])[!#6;!#1]):4]>>[C:1](=[O:2])([#6:5])[OH0:3][C:4]`,
    ],
    conditions: [{ reagents: ['Et3N', 'DMAP'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 12] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'phenol',
      'primaryAlcohol',
      'secondaryAlcohol',
      'thiol',
    ],
    examples: [{ reactants: 'C=C(C)C(=O)Cl.OCC1CCCO1', product: 'C=C(C)C(=O)OCC1CCCO1' }],
  },
  {
    id: 'aryl-ester-from-acid-chloride',
    name: { en: 'Acylation of a phenol with an acid chloride', 'zh-CN': '酚与酰氯的酰化' },
    class: 'acylation',
    retro: [`[CX3;!R:1](=[O:2])([${acidCarbon}:5])[OX2:3][c:4]>>[C:1](=[O:2])([#6:5])Cl.[OH:3][c:4]`],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])Cl.[OX2H1:3][c:4]>>[C:1](=[O:2])([#6:5])[OH0:3][c:4]`],
    conditions: [{ reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 12] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'phenol',
      'primaryAlcohol',
      'thiol',
    ],
    examples: [{ reactants: 'CCCCCC(=O)Cl.Oc1ccc(cc1)-c1ccc(C#N)cc1', product: 'CCCCCC(=O)Oc1ccc(cc1)-c1ccc(C#N)cc1' }],
  },
  {
    id: 'aryl-acetate-from-acetic-anhydride',
    name: { en: 'O-Acetylation of a phenol', 'zh-CN': '酚的乙酸酐乙酰化' },
    class: 'acylation',
    retro: ['[CH3][CX3](=O)[OX2:3][c:4]>>CC(=O)OC(C)=O.[OH:3][c:4]'],
    forward: ['[CH3:6][CX3:1](=[O:2])[OX2][CX3](=O)[CH3].[OX2H1:3][c:4]>>[C:6][C:1](=[O:2])[OH0:3][c:4]'],
    conditions: [
      { reagents: ['H2SO4'], solvents: ['Ac2O'], temperatureC: [50, 90], hours: [0.25, 2] },
      { reagents: ['pyridine'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 12] },
    ],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'thiol',
    ],
    examples: [{ reactants: 'CC(=O)OC(C)=O.O=C(O)c1ccccc1O', product: 'CC(=O)Oc1ccccc1C(=O)O' }],
  },
  {
    id: 'alkyl-acetate-from-acetic-anhydride',
    name: { en: 'O-Acetylation of an alcohol', 'zh-CN': '醇的乙酸酐乙酰化' },
    class: 'acylation',
    retro: [`[CH3][CX3](=O)[OX2:3][${carbinol};!$([CH2][CH3]):4]>>CC(=O)OC(C)=O.[OH:3][C:4]`],
    forward: [`[CH3:6][CX3:1](=[O:2])[OX2][CX3](=O)[CH3].[OX2H1:3][${carbinol}:4]>>[C:6][C:1](=[O:2])[OH0:3][C:4]`],
    conditions: [{ reagents: ['pyridine', 'DMAP'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'thiol',
    ],
    examples: [{ reactants: 'CC(=O)OC(C)=O.CC1(C)C2CCC1(C)C(O)C2', product: 'CC(=O)OC1CC2CCC1(C)C2(C)C' }],
  },
  {
    id: 'carbonate-from-chloroformate',
    name: { en: 'Carbonate from a chloroformate', 'zh-CN': '氯甲酸酯法制备碳酸酯' },
    class: 'acylation',
    retro: [
      '[CX3;!R:1](=[O:2])([OX2:3][CX4,c:4])[OX2:5][c,$([CX4;H1,H2]):6]>>[C:1](=[O:2])([O:3][#6:4])Cl.[OH:5][#6:6]',
    ],
    forward: [
      '[CX3;!R:1](=[O:2])([OX2:3][CX4,c:4])Cl.[OX2H1:5][c,$([CX4;H1,H2]):6]>>[C:1](=[O:2])([O:3][#6:4])[OH0:5][#6:6]',
    ],
    conditions: [{ reagents: ['pyridine'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 8] }],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'phenol',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [
      {
        reactants: 'O=C(Cl)Oc1ccc([N+](=O)[O-])cc1.OCc1cncs1',
        product: 'O=C(OCc1cncs1)Oc1ccc([N+](=O)[O-])cc1',
      },
    ],
  },
];
