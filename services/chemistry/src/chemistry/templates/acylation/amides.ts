// Amides of amines with carboxylic acids, acid chlorides and anhydrides.

import { alkylCarbon, primaryAmine, primaryAniline, secondaryAmine, secondaryAniline } from '../smarts-parts.ts';
import type { ReactionTemplate } from '../template.ts';

/** A beta-keto acid and an enamine acid lose carbon dioxide. */
const acidCarbon = '#6;!$([CX4][CX3](=O)[#6]);!$(C=C[NX3])';
const anhydrideOfAcetic = 'CC(=O)OC(C)=O';

export const acylationAmideTemplates: readonly ReactionTemplate[] = [
  {
    id: 'amide-from-acid-and-primary-amine',
    name: { en: 'Amide coupling of an acid with a primary amine', 'zh-CN': '羧酸与伯胺的酰胺缩合' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon};!$([CH3]);!$(C[Cl,Br,I]):5])!@[$([NX3;H1;+0](C=O)[${alkylCarbon}]):3]>>[C:1](=[O:2])([#6:5])O.[N:3]`,
    ],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[${primaryAmine}:3]>>[C:1](=[O:2])([#6:5])[N:3]`],
    conditions: [
      { reagents: ['HATU', 'DIPEA'], solvents: ['DMF'], temperatureC: [0, 25], hours: [1, 16] },
      { reagents: ['EDC', 'HOBt', 'Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'aldehyde',
      'thiol',
      'alkylBromideOrIodide',
    ],
    examples: [
      { reactants: 'OC(=O)c1ccc(Cl)cc1.NCCN1CCOCC1', product: 'O=C(NCCN1CCOCC1)c1ccc(Cl)cc1' },
      {
        reactants: 'COC(=O)[C@@H](N)Cc1ccccc1.CC(C)(C)OC(=O)N[C@@H](C)C(=O)O',
        product: 'COC(=O)[C@H](Cc1ccccc1)NC(=O)[C@H](C)NC(=O)OC(C)(C)C',
      },
    ],
    counterExamples: [
      { product: 'O=C(NCC)NCc1ccccc1', because: 'a urea is not made from an acid' },
      { product: 'O=C1CCCN1', because: 'the bond of a lactam is not cut by a coupling of two molecules' },
    ],
  },
  {
    id: 'amide-from-acid-and-secondary-amine',
    name: { en: 'Amide coupling of an acid with a secondary amine', 'zh-CN': '羧酸与仲胺的酰胺缩合' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon};!$([CH3]);!$(C[Cl,Br,I]):5])!@[$([NX3;H0;+0](C=O)([${alkylCarbon}])[${alkylCarbon}]):3]>>[C:1](=[O:2])([#6:5])O.[N:3]`,
    ],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[${secondaryAmine}:3]>>[C:1](=[O:2])([#6:5])[N:3]`],
    conditions: [
      { reagents: ['HATU', 'DIPEA'], solvents: ['DMF'], temperatureC: [0, 25], hours: [1, 16] },
      { reagents: ['T3P', 'Et3N'], solvents: ['EtOAc'], temperatureC: [0, 25], hours: [2, 18] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'aldehyde',
      'thiol',
      'alkylBromideOrIodide',
    ],
    examples: [
      {
        reactants: 'O=C(O)c1cc(Cc2n[nH]c(=O)c3ccccc23)ccc1F.O=C(C1CC1)N1CCNCC1',
        product: 'Fc1ccc(Cc2n[nH]c(=O)c3ccccc23)cc1C(=O)N1CCN(CC1)C(=O)C1CC1',
      },
    ],
    counterExamples: [{ product: 'CC(=O)N(C)S(=O)(=O)c1ccccc1', because: 'the nitrogen is a sulfonamide, no amine' }],
  },
  {
    id: 'anilide-from-acid',
    name: { en: 'Amide coupling of an acid with an aromatic amine', 'zh-CN': '羧酸与芳胺的酰胺缩合' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon};!$([CH3]);!$(C[Cl,Br,I]):5])!@[$([NX3;H1;+0](C=O)c):3]>>[C:1](=[O:2])([#6:5])O.[N:3]`,
    ],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[${primaryAniline}:3]>>[C:1](=[O:2])([#6:5])[N:3]`],
    conditions: [
      { reagents: ['HATU', 'DIPEA'], solvents: ['DMF'], temperatureC: [25, 60], hours: [4, 24] },
      { reagents: ['T3P', 'pyridine'], solvents: ['EtOAc'], temperatureC: [0, 50], hours: [4, 24] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'aldehyde',
      'thiol',
      'alkylBromideOrIodide',
    ],
    examples: [
      {
        reactants: 'CN1CCN(Cc2ccc(C(=O)O)cc2)CC1.Cc1ccc(N)cc1Nc1nccc(n1)-c1cccnc1',
        product: 'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(n1)-c1cccnc1',
      },
    ],
  },
  {
    id: 'amide-from-acid-chloride-and-aliphatic-amine',
    name: { en: 'Acylation of an amine with an acid chloride', 'zh-CN': '脂肪胺与酰氯的酰化' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])!@[$([NX3;H1;+0](C=O)[${alkylCarbon}]),$([NX3;H0;+0](C=O)([${alkylCarbon}])[${alkylCarbon}]):3]>>[C:1](=[O:2])([#6:5])Cl.[N:3]`,
    ],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])Cl.[${primaryAmine},${secondaryAmine}:3]>>[C:1](=[O:2])([#6:5])[N:3]`],
    conditions: [
      { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 4] },
      { reagents: ['NaOH'], solvents: ['H2O', 'CH2Cl2'], temperatureC: [0, 25], hours: [1, 3] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'phenol',
      'thiol',
    ],
    examples: [
      {
        reactants: 'C=CC(=O)Cl.Nc1ncnc2n(nc(-c3ccc(Oc4ccccc4)cc3)c12)[C@@H]1CCCNC1',
        product: 'Nc1ncnc2n(nc(-c3ccc(Oc4ccccc4)cc3)c12)[C@@H]1CCCN(C1)C(=O)C=C',
      },
      { reactants: 'O=C(Cl)c1ccc(Cl)cc1.NCCN1CCOCC1', product: 'O=C(NCCN1CCOCC1)c1ccc(Cl)cc1' },
    ],
  },
  {
    id: 'anilide-from-acid-chloride',
    name: { en: 'Acylation of an aromatic amine with an acid chloride', 'zh-CN': '芳胺与酰氯的酰化' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])!@[$([NX3;H1;+0](C=O)c),$([NX3;H0;+0](C=O)(c)[${alkylCarbon}]):3]>>[C:1](=[O:2])([#6:5])Cl.[N:3]`,
    ],
    forward: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])Cl.[${primaryAniline},${secondaryAniline}:3]>>[C:1](=[O:2])([#6:5])[N:3]`,
    ],
    conditions: [
      { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 6] },
      { reagents: ['K2CO3'], solvents: ['acetone'], temperatureC: [0, 25], hours: [1, 6] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'primaryAlcohol',
      'phenol',
      'thiol',
    ],
    examples: [
      { reactants: 'O=C(Cl)CCl.Cc1cccc(C)c1N', product: 'O=C(CCl)Nc1c(C)cccc1C' },
      { reactants: 'O=C(Cl)CCl.CNc1ccc(Cl)cc1C(=O)c1ccccc1', product: 'CN(C(=O)CCl)c1ccc(Cl)cc1C(=O)c1ccccc1' },
    ],
  },
  {
    id: 'acetamide-from-acetic-anhydride',
    name: { en: 'N-Acetylation with acetic anhydride', 'zh-CN': 'N-乙酰化（乙酸酐）' },
    class: 'acylation',
    retro: [
      `[CH3][CX3](=O)[$([NX3;H1;+0](C=O)[c,$([${alkylCarbon}])]),$([NX3;H0;+0;!R0](C=O)([${alkylCarbon}])[${alkylCarbon}]):3]>>${anhydrideOfAcetic}.[N:3]`,
    ],
    forward: [
      `[CH3:6][CX3:1](=[O:2])[OX2][CX3](=O)[CH3].[${primaryAmine},${secondaryAmine},${primaryAniline}:3]>>[C:6][C:1](=[O:2])[N:3]`,
    ],
    conditions: [
      { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 4] },
      { reagents: ['AcOH'], solvents: ['H2O'], temperatureC: [25, 90], hours: [0.5, 2] },
    ],
    incompatible: [
      'acylHalide',
      'isocyanate',
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
    ],
    examples: [
      { reactants: 'CC(=O)OC(C)=O.Nc1ccc(O)cc1', product: 'CC(=O)Nc1ccc(O)cc1' },
      {
        reactants: 'CC(=O)OC(C)=O.NC[C@H]1CN(C(=O)O1)c1ccc(N2CCOCC2)c(F)c1',
        product: 'CC(=O)NC[C@H]1CN(C(=O)O1)c1ccc(N2CCOCC2)c(F)c1',
      },
    ],
    note: 'Amino groups react before phenols and alcohols.',
  },
  {
    id: 'primary-amide-from-acid',
    name: { en: 'Primary amide from an acid', 'zh-CN': '由羧酸制备伯酰胺' },
    class: 'acylation',
    retro: [`[CX3:1](=[O:2])([${acidCarbon}:5])[NX3;H2;+0]>>[C:1](=[O:2])([#6:5])O`],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1]>>[C:1](=[O:2])([#6:5])N`],
    conditions: [
      { reagents: ['HATU', 'NH4Cl', 'DIPEA'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] },
      { reagents: ['CDI', 'NH4OH'], solvents: ['THF'], temperatureC: [0, 50], hours: [1, 6] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'carboxylicAcid',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'aldehyde',
    ],
    examples: [{ reactants: 'OC(=O)c1cccc(OCc2ccccc2)c1', product: 'NC(=O)c1cccc(OCc2ccccc2)c1' }],
  },
  {
    id: 'primary-amide-from-ester',
    name: { en: 'Ammonolysis of an ester', 'zh-CN': '酯的氨解' },
    class: 'acylation',
    retro: ['[CX3:1](=[O:2])([#6:5])[NX3;H2;+0]>>[C:1](=[O:2])([#6:5])OC'],
    forward: ['[CX3:1](=[O:2])([#6:5])[OX2][CH3,$([CH2][CH3])]>>[C:1](=[O:2])([#6:5])N'],
    conditions: [
      { reagents: ['NH3'], solvents: ['MeOH'], temperatureC: [25, 80], hours: [12, 48] },
      { reagents: ['formamide', 'NaOMe'], solvents: ['DMF'], temperatureC: [60, 100], hours: [1, 4] },
    ],
    incompatible: [
      'betaLactam',
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'epoxide',
    ],
    examples: [
      {
        reactants: 'COC(=O)c1nn(-c2ccc(OC)cc2)c2c1CCN(C2=O)c1ccc(cc1)N1CCCCC1=O',
        product: 'COc1ccc(cc1)-n1nc(C(N)=O)c2CCN(C(=O)c12)c1ccc(cc1)N1CCCCC1=O',
      },
    ],
  },
];
