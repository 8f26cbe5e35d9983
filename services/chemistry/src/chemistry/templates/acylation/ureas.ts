// Ureas, carbamates, thioureas, isocyanates and guanidines: carbonic acid derivatives of amines.

import { alkylCarbon, primaryAmine, primaryAniline, secondaryAmine } from '../smarts-parts.ts';
import type { ReactionTemplate } from '../template.ts';

const anyAmine = `${primaryAmine},${secondaryAmine},${primaryAniline}`;
/** Nitrogen of a urea or carbamate that comes from an amine. */
const fromAmine = `$([NX3;H1;+0](C=[O,S])[c,$([${alkylCarbon}])]),$([NX3;H0;+0](C=[O,S])([${alkylCarbon}])[${alkylCarbon}])`;
const nitrogenNucleophiles = ['primaryAliphaticAmine', 'secondaryAliphaticAmine'] as const;

export const acylationUreaTemplates: readonly ReactionTemplate[] = [
  {
    id: 'urea-from-aryl-isocyanate',
    name: { en: 'Urea from an isocyanate and an amine', 'zh-CN': '异氰酸酯与胺制备脲' },
    class: 'acylation',
    retro: [`[c:6][NX3;H1;+0:3]!@[CX3:1](=[O:2])!@[${fromAmine}:4]>>[c:6][N:3]=[C:1]=[O:2].[N:4]`],
    forward: [`[c:6][NX2:3]=[C:1]=[O:2].[${anyAmine}:4]>>[c:6][NH1:3][C:1](=[O:2])[N:4]`],
    conditions: [
      { reagents: [], solvents: ['CH2Cl2'], temperatureC: [0, 40], hours: [2, 18] },
      { reagents: [], solvents: ['THF'], temperatureC: [20, 60], hours: [2, 18] },
    ],
    incompatible: [
      ...nitrogenNucleophiles,
      'anilineNH',
      'primaryAlcohol',
      'phenol',
      'thiol',
      'carboxylicAcid',
      'acylHalide',
    ],
    examples: [
      {
        reactants: 'O=C=Nc1ccc(Cl)c(C(F)(F)F)c1.CNC(=O)c1cc(Oc2ccc(N)cc2)ccn1',
        product: 'CNC(=O)c1cc(Oc2ccc(NC(=O)Nc3ccc(Cl)c(c3)C(F)(F)F)cc2)ccn1',
      },
    ],
    counterExamples: [
      { product: 'O=C1Nc2ccccc2N1', because: 'the bonds of a cyclic urea are not cut to an isocyanate' },
    ],
  },
  {
    id: 'urea-from-alkyl-isocyanate',
    name: { en: 'Urea from an alkyl isocyanate and an amine', 'zh-CN': '烷基异氰酸酯与胺制备脲' },
    class: 'acylation',
    retro: [`[${alkylCarbon}:6][NX3;H1;+0:3]!@[CX3:1](=[O:2])!@[${fromAmine}:4]>>[C:6][N:3]=[C:1]=[O:2].[N:4]`],
    forward: [`[${alkylCarbon}:6][NX2:3]=[C:1]=[O:2].[${anyAmine}:4]>>[C:6][NH1:3][C:1](=[O:2])[N:4]`],
    conditions: [{ reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 40], hours: [2, 18] }],
    incompatible: [
      ...nitrogenNucleophiles,
      'anilineNH',
      'primaryAlcohol',
      'phenol',
      'thiol',
      'carboxylicAcid',
      'acylHalide',
    ],
    examples: [{ reactants: 'O=C=NC1CCCCC1.Nc1ccc(Br)cn1', product: 'O=C(NC1CCCCC1)Nc1ccc(Br)cn1' }],
  },
  {
    id: 'urea-from-phenyl-carbamate',
    name: { en: 'Urea from a phenyl carbamate and an amine', 'zh-CN': '苯基氨基甲酸酯与胺制备脲' },
    class: 'acylation',
    retro: [
      `[c:6][NX3;H1;+0:3]!@[CX3:1](=[O:2])!@[$([NX3;H1;+0](C=O)[${alkylCarbon}]),$([NX3;H0;+0](C=O)([${alkylCarbon}])[${alkylCarbon}]):4]>>[c:6][N:3][C:1](=[O:2])Oc1ccccc1.[N:4]`,
    ],
    forward: [
      `[c:6][NX3;H1:3][C:1](=[O:2])[OX2]c1ccccc1.[${primaryAmine},${secondaryAmine}:4]>>[c:6][N:3][C:1](=[O:2])[N:4]`,
    ],
    conditions: [{ reagents: ['Et3N'], solvents: ['DMSO'], temperatureC: [40, 80], hours: [2, 12] }],
    incompatible: [...nitrogenNucleophiles, 'acylHalide', 'isocyanate', 'sulfonylChloride', 'thiol'],
    examples: [
      {
        reactants: 'O=C(Nc1cccc(Cl)c1)Oc1ccccc1.NC1CCN(Cc2ccccc2)CC1',
        product: 'O=C(Nc1cccc(Cl)c1)NC1CCN(Cc2ccccc2)CC1',
      },
    ],
    note: 'Avoids handling the isocyanate.',
  },
  {
    id: 'primary-urea-from-amine',
    name: { en: 'Primary urea from an amine', 'zh-CN': '由胺制备单取代脲' },
    class: 'acylation',
    retro: [`[NX3;H2:3][CX3:1](=[O:2])!@[${fromAmine}:4]>>C[Si](C)(C)[N:3]=[C:1]=[O:2].[N:4]`],
    forward: [`[Si][NX2:3]=[C:1]=[O:2].[${anyAmine}:4]>>[NH2:3][C:1](=[O:2])[N:4]`],
    conditions: [{ reagents: [], solvents: ['CH2Cl2'], temperatureC: [20, 40], hours: [4, 24] }],
    incompatible: [...nitrogenNucleophiles, 'acylHalide', 'carboxylicAcid', 'thiol'],
    examples: [{ reactants: 'C[Si](C)(C)N=C=O.Nc1ccc(Br)cc1', product: 'NC(=O)Nc1ccc(Br)cc1' }],
  },
  {
    id: 'urea-from-carbamoyl-chloride',
    name: { en: 'Urea from a carbamoyl chloride and an amine', 'zh-CN': '氨基甲酰氯与胺制备脲' },
    class: 'acylation',
    retro: [
      `[CX4:6][NX3;H0;+0;$(N([CX4])[CX4]):3]!@[CX3:1](=[O:2])!@[${fromAmine}:4]>>[C:6][N:3][C:1](=[O:2])Cl.[N:4]`,
    ],
    forward: [`[CX4:6][NX3;H0;$(N([CX4])[CX4]):3][CX3:1](=[O:2])Cl.[${anyAmine}:4]>>[C:6][N:3][C:1](=[O:2])[N:4]`],
    conditions: [{ reagents: ['Et3N', 'DMAP'], solvents: ['CH2Cl2'], temperatureC: [0, 40], hours: [4, 24] }],
    incompatible: [...nitrogenNucleophiles, 'phenol', 'thiol', 'acylHalide', 'isocyanate'],
    examples: [{ reactants: 'O=C(Cl)N1CCOCC1.NCc1ccc(F)cc1', product: 'O=C(NCc1ccc(F)cc1)N1CCOCC1' }],
  },
  {
    id: 'sulfonylurea-from-isocyanate',
    name: { en: 'Sulfonylurea from a sulfonamide and an isocyanate', 'zh-CN': '磺酰胺与异氰酸酯制备磺酰脲' },
    class: 'acylation',
    retro: [
      '[SX4:5](=[O:6])(=[O:7])([#6:8])[NX3;H1:4][CX3:1](=[O:2])[NX3;H1;!$(N[!#6]):3][CX4,c:9]>>[S:5](=[O:6])(=[O:7])([#6:8])[N:4].[C:1](=[O:2])=[N:3][#6:9]',
    ],
    forward: [
      '[SX4:5](=[O:6])(=[O:7])([#6:8])[NX3;H2:4].[C:1](=[O:2])=[NX2:3][CX4,c:9]>>[S:5](=[O:6])(=[O:7])([#6:8])[N:4][C:1](=[O:2])[NH1:3][#6:9]',
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['acetone'], temperatureC: [40, 60], hours: [2, 12] }],
    incompatible: [...nitrogenNucleophiles, 'anilineNH', 'primaryAlcohol', 'phenol', 'thiol'],
    examples: [
      {
        reactants: 'COc1ccc(Cl)cc1C(=O)NCCc1ccc(cc1)S(N)(=O)=O.O=C=NC1CCCCC1',
        product: 'COc1ccc(Cl)cc1C(=O)NCCc1ccc(cc1)S(=O)(=O)NC(=O)NC1CCCCC1',
      },
    ],
  },
  {
    id: 'isocyanate-from-amine',
    name: { en: 'Isocyanate from an amine and triphosgene', 'zh-CN': '胺与三光气制备异氰酸酯' },
    class: 'acylation',
    retro: ['[c,CX4:2][NX2:1]=C=O>>[#6:2][NH2:1].ClC(Cl)(Cl)OC(=O)OC(Cl)(Cl)Cl'],
    forward: ['[c,CX4:2][NX3;H2:1].ClC(Cl)(Cl)O[CX3:3](=[O:4])OC(Cl)(Cl)Cl>>[#6:2][NH0:1]=[C:3]=[O:4]'],
    conditions: [{ reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 40], hours: [1, 6] }],
    incompatible: [
      ...nitrogenNucleophiles,
      'anilineNH',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [
      {
        reactants: 'Nc1ccc(Cl)c(C(F)(F)F)c1.ClC(Cl)(Cl)OC(=O)OC(Cl)(Cl)Cl',
        product: 'O=C=Nc1ccc(Cl)c(C(F)(F)F)c1',
      },
    ],
  },
  {
    id: 'isothiocyanate-from-amine',
    name: { en: 'Isothiocyanate from an amine and carbon disulfide', 'zh-CN': '胺与二硫化碳制备异硫氰酸酯' },
    class: 'acylation',
    retro: ['[c,CX4:2][NX2:1]=C=S>>[#6:2][NH2:1].S=C=S'],
    forward: ['[c,CX4:2][NX3;H2:1].S=[C:3]=[S:4]>>[#6:2][NH0:1]=[C:3]=[S:4]'],
    conditions: [{ reagents: ['Et3N', 'Boc2O', 'DMAP'], solvents: ['EtOH'], temperatureC: [0, 25], hours: [1, 6] }],
    incompatible: [...nitrogenNucleophiles, 'thiol', 'acylHalide', 'isocyanate'],
    examples: [{ reactants: 'Nc1ccc(C#N)c(C(F)(F)F)c1.S=C=S', product: 'N#Cc1ccc(N=C=S)cc1C(F)(F)F' }],
  },
  {
    id: 'thiourea-from-isothiocyanate',
    name: { en: 'Thiourea from an isothiocyanate and an amine', 'zh-CN': '异硫氰酸酯与胺制备硫脲' },
    class: 'acylation',
    retro: [`[c,$([${alkylCarbon}]):6][NX3;H1;+0:3]!@[CX3:1](=[S:2])!@[${fromAmine}:4]>>[#6:6][N:3]=[C:1]=[S:2].[N:4]`],
    forward: [`[c,CX4:6][NX2:3]=[C:1]=[S:2].[${anyAmine}:4]>>[#6:6][NH1:3][C:1](=[S:2])[N:4]`],
    conditions: [{ reagents: [], solvents: ['THF'], temperatureC: [20, 60], hours: [2, 18] }],
    incompatible: [...nitrogenNucleophiles, 'thiol', 'acylHalide', 'isocyanate'],
    examples: [{ reactants: 'S=C=Nc1ccccc1.NCCc1ccncc1', product: 'S=C(NCCc1ccncc1)Nc1ccccc1' }],
  },
  {
    id: 'carbamate-from-chloroformate',
    name: { en: 'Carbamate from a chloroformate and an amine', 'zh-CN': '氯甲酸酯与胺制备氨基甲酸酯' },
    class: 'acylation',
    retro: [
      `[CX3;!R:1](=[O:2])([OX2:3][c,$([CX4;H2,H3]),$([CH1]([CH3])[CH3]):5])!@[${fromAmine}:4]>>[C:1](=[O:2])([O:3][#6:5])Cl.[N:4]`,
    ],
    forward: [`[CX3:1](=[O:2])([OX2:3][c,CX4:5])Cl.[${anyAmine}:4]>>[C:1](=[O:2])([O:3][#6:5])[N:4]`],
    conditions: [
      { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 12] },
      { reagents: ['K2CO3'], solvents: ['THF', 'H2O'], temperatureC: [0, 25], hours: [1, 12] },
    ],
    incompatible: [...nitrogenNucleophiles, 'thiol', 'acylHalide', 'isocyanate', 'sulfonylChloride'],
    examples: [
      { reactants: 'O=C(Cl)Oc1ccccc1.Nc1cccc(Cl)c1', product: 'O=C(Nc1cccc(Cl)c1)Oc1ccccc1' },
      { reactants: 'CCOC(=O)Cl.O=C1CCNCC1', product: 'CCOC(=O)N1CCC(=O)CC1' },
    ],
    counterExamples: [{ product: 'O=C1OCCN1c1ccccc1', because: 'an oxazolidinone is not cut to a chloroformate' }],
  },
  {
    id: 'dealkylative-carbamate-formation',
    name: { en: 'Dealkylative carbamoylation of an N-methylamine', 'zh-CN': 'N-甲基胺的脱甲基氨甲酰化' },
    class: 'acylation',
    retro: [
      '[CX3;!R:1](=[O:2])([OX2:3][CH2:5][CH3:6])!@[NX3;r6;$(N([CH2])[CH2]):4]>>[C:1](=[O:2])([O:3][C:5][C:6])Cl.[N:4]C',
    ],
    forward: [
      '[CX3:1](=[O:2])([OX2:3][CH2:5][CH3:6])Cl.[NX3;r6;$(N([CH2;R])[CH2;R]):4][CH3]>>[C:1](=[O:2])([O:3][C:5][C:6])[N:4]',
    ],
    conditions: [{ reagents: ['Et3N'], solvents: ['toluene'], temperatureC: [80, 110], hours: [2, 12] }],
    incompatible: [
      ...nitrogenNucleophiles,
      'anilineNH',
      'phenol',
      'primaryAlcohol',
      'secondaryAlcohol',
      'thiol',
      'acylHalide',
      'isocyanate',
    ],
    examples: [
      {
        reactants: 'CCOC(=O)Cl.CN1CCC(CC1)=C1c2ccc(Cl)cc2CCc2cccnc12',
        product: 'CCOC(=O)N1CCC(CC1)=C1c2ccc(Cl)cc2CCc2cccnc12',
      },
    ],
  },
  {
    id: 'carbamate-from-isocyanate-and-alcohol',
    name: { en: 'Carbamate from an isocyanate and an alcohol', 'zh-CN': '异氰酸酯与醇制备氨基甲酸酯' },
    class: 'acylation',
    retro: [
      '[CX3;!R:1](=[O:2])([OX2:3][CX4;H1,H2;!$(C([!#6;!#1])[!#6;!#1]):5])!@[NX3;H1;$(Nc),$(N[CX4]):4]>>[C:1](=[O:2])=[N:4].[OH:3][C:5]',
    ],
    forward: ['[C:1](=[O:2])=[NX2;$(Nc),$(N[CX4]):4].[OX2H1:3][CX4:5]>>[C:1](=[O:2])([OH0:3][C:5])[NH1:4]'],
    conditions: [{ reagents: ['Et3N'], solvents: ['toluene'], temperatureC: [25, 100], hours: [2, 18] }],
    incompatible: [
      ...nitrogenNucleophiles,
      'anilineNH',
      'phenol',
      'thiol',
      'carboxylicAcid',
      'acylHalide',
      'primaryAlcohol',
      'secondaryAlcohol',
    ],
    examples: [
      { reactants: 'O=C=Nc1ccc(F)cc1.OC1CCN(Cc2ccccc2)CC1', product: 'O=C(Nc1ccc(F)cc1)OC1CCN(Cc2ccccc2)CC1' },
    ],
  },
  {
    id: 'cyclic-urea-with-cdi',
    name: { en: 'Cyclic urea from a diamine and CDI', 'zh-CN': '二胺与 CDI 环化制备环脲' },
    class: 'acylation',
    retro: [
      '[CX3;r5:1]1(=[O:2])[NX3;H1;+0:3][CX4:4][CX4:5][NX3;H1;+0:6]1>>[C:1](=[O:2])(n1ccnc1)n1ccnc1.[N:3][C:4][C:5][N:6]',
      '[CX3;r6:1]1(=[O:2])[NX3;H1;+0:3][CX4:4][CX4:7][CX4:5][NX3;H1;+0:6]1>>[C:1](=[O:2])(n1ccnc1)n1ccnc1.[N:3][C:4][C:7][C:5][N:6]',
    ],
    forward: [
      '[CX3:1](=[O:2])(n1ccnc1)n1ccnc1.[NX3;H2:3][CX4:4][CX4:5][NX3;H2:6]>>[C:1]1(=[O:2])[N:3][C:4][C:5][N:6]1',
      '[CX3:1](=[O:2])(n1ccnc1)n1ccnc1.[NX3;H2:3][CX4:4][CX4:7][CX4:5][NX3;H2:6]>>[C:1]1(=[O:2])[N:3][C:4][C:7][C:5][N:6]1',
    ],
    conditions: [{ reagents: [], solvents: ['THF'], temperatureC: [20, 65], hours: [2, 16] }],
    incompatible: [...nitrogenNucleophiles, 'carboxylicAcid', 'thiol', 'acylHalide', 'isocyanate', 'primaryAlcohol'],
    examples: [{ reactants: 'O=C(n1ccnc1)n1ccnc1.NCC(N)c1ccc(F)cc1', product: 'O=C1NCC(c2ccc(F)cc2)N1' }],
  },
  {
    id: 'guanidine-from-cyanamide',
    name: { en: 'Guanidine from an amine and a cyanamide', 'zh-CN': '胺与氰胺加成制备胍' },
    class: 'acylation',
    retro: [
      `[NX3;H0;$(N([${alkylCarbon}])[${alkylCarbon}]),$([NX3;H1][${alkylCarbon}]):1]!@[CX3;!R:2](=[NX2;H1:3])[NX3;H1:4][C:5](=[NX2;H1:6])[NX3;H2:7]>>[N:1].[N:3]#[C:2][NH:4][C:5](=[N:6])[N:7]`,
      `[NX3;H0;$(N([CX4])[CX4]),$([NX3;H1][CX4]):1]!@[CX3;!R:2](=[NX2;H1:3])[NX3;H2:4]>>[N:1].[N:3]#[C:2][N:4]`,
    ],
    forward: [
      `[${primaryAmine},${secondaryAmine}:1].[NX1:3]#[C:2][N;H2,$([NX3;H1]C(=[NX2;H1])[NH2]),$([NX2]=C([NH2])[NH2]):4]>>[N:1][C:2](=[NH:3])[N:4]`,
    ],
    conditions: [{ reagents: ['HCl'], solvents: ['n-BuOH'], temperatureC: [100, 140], hours: [2, 8] }],
    incompatible: [
      ...nitrogenNucleophiles,
      'acylHalide',
      'isocyanate',
      'sulfonylChloride',
      'aldehyde',
      'alkylBromideOrIodide',
    ],
    examples: [{ reactants: 'CNC.N#CNC(=N)N', product: 'CN(C)C(=N)NC(=N)N' }],
  },
];
