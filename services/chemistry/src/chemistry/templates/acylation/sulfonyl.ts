// Sulfonamides and sulfonates from sulfonyl chlorides.

import { alkylCarbon, primaryAmine, primaryAniline, secondaryAmine, secondaryAniline } from '../smarts-parts.ts';
import type { ReactionTemplate } from '../template.ts';

export const acylationSulfonylTemplates: readonly ReactionTemplate[] = [
  {
    id: 'sulfonamide-from-aliphatic-amine',
    name: { en: 'Sulfonylation of an aliphatic amine', 'zh-CN': '脂肪胺的磺酰化' },
    class: 'acylation',
    retro: [
      `[SX4:1](=[O:2])(=[O:3])([#6:4])!@[$([NX3;H1;+0](S)[${alkylCarbon}]),$([NX3;H0;+0](S)([${alkylCarbon}])[${alkylCarbon}]):5]>>[S:1](=[O:2])(=[O:3])([#6:4])Cl.[N:5]`,
    ],
    forward: [
      `[SX4:1](=[O:2])(=[O:3])([#6:4])Cl.[${primaryAmine},${secondaryAmine}:5]>>[S:1](=[O:2])(=[O:3])([#6:4])[N:5]`,
    ],
    conditions: [
      { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 6] },
      { reagents: ['K2CO3'], solvents: ['THF', 'H2O'], temperatureC: [0, 25], hours: [1, 6] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'thiol',
    ],
    examples: [
      {
        reactants: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)Cl.CN1CCNCC1',
        product: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
      },
    ],
  },
  {
    id: 'sulfonamide-from-aromatic-amine',
    name: { en: 'Sulfonylation of an aromatic amine', 'zh-CN': '芳胺的磺酰化' },
    class: 'acylation',
    retro: [
      `[SX4:1](=[O:2])(=[O:3])([#6:4])!@[$([NX3;H1;+0](S)c),$([NX3;H0;+0](S)(c)[${alkylCarbon}]):5]>>[S:1](=[O:2])(=[O:3])([#6:4])Cl.[N:5]`,
    ],
    forward: [
      `[SX4:1](=[O:2])(=[O:3])([#6:4])Cl.[${primaryAniline},${secondaryAniline}:5]>>[S:1](=[O:2])(=[O:3])([#6:4])[N:5]`,
    ],
    conditions: [{ reagents: ['pyridine'], solvents: ['CH2Cl2'], temperatureC: [0, 40], hours: [2, 18] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'thiol',
    ],
    examples: [
      {
        reactants: 'CC(=O)Nc1ccc(cc1)S(=O)(=O)Cl.Cc1cc(N)no1',
        product: 'CC(=O)Nc1ccc(cc1)S(=O)(=O)Nc1cc(C)on1',
      },
    ],
  },
  {
    id: 'primary-sulfonamide-from-sulfonyl-chloride',
    name: { en: 'Primary sulfonamide from a sulfonyl chloride', 'zh-CN': '由磺酰氯制备伯磺酰胺' },
    class: 'acylation',
    retro: ['[SX4:1](=[O:2])(=[O:3])([#6:4])[NX3;H2;+0]>>[S:1](=[O:2])(=[O:3])([#6:4])Cl'],
    forward: ['[SX4:1](=[O:2])(=[O:3])([#6:4])Cl>>[S:1](=[O:2])(=[O:3])([#6:4])N'],
    conditions: [{ reagents: ['NH4OH'], solvents: ['THF'], temperatureC: [0, 25], hours: [1, 4] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'hydrazine',
      'thiol',
      'alkylBromideOrIodide',
    ],
    examples: [{ reactants: 'O=C(O)c1cc(ccc1Cl)S(=O)(=O)Cl', product: 'NS(=O)(=O)c1ccc(Cl)c(c1)C(=O)O' }],
  },
  {
    id: 'mesylate-from-alcohol',
    name: { en: 'Mesylation of an alcohol or phenol', 'zh-CN': '醇或酚的甲磺酰化' },
    class: 'acylation',
    retro: [`[CH3][SX4](=O)(=O)[OX2:1][c,$([CX4;H1,H2;!$(C[!#6;!#1;!$(OS)])]):2]>>CS(=O)(=O)Cl.[O:1][*:2]`],
    forward: ['[CH3:3][SX4:4](=[O:5])(=[O:6])Cl.[OX2H1:1][c,$([CX4;H1,H2]):2]>>[C:3][S:4](=[O:5])(=[O:6])[O:1][*:2]'],
    conditions: [{ reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [-10, 25], hours: [0.5, 3] }],
    incompatible: [
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'CS(=O)(=O)Cl.CC(C)(C)OC(=O)N1CCC(O)CC1', product: 'CC(C)(C)OC(=O)N1CCC(OS(C)(=O)=O)CC1' }],
  },
  {
    id: 'tosylate-from-primary-alcohol',
    name: { en: 'Tosylation of an alcohol', 'zh-CN': '醇的对甲苯磺酰化' },
    class: 'acylation',
    retro: ['[CH3]c1ccc(cc1)[SX4](=O)(=O)[OX2:1][CX4;H1,H2:2]>>Cc1ccc(cc1)S(=O)(=O)Cl.[O:1][C:2]'],
    forward: ['[c:3][SX4:4](=[O:5])(=[O:6])Cl.[OX2H1:1][CX4;H1,H2:2]>>[c:3][S:4](=[O:5])(=[O:6])[O:1][C:2]'],
    conditions: [{ reagents: ['Et3N', 'DMAP'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'Cc1ccc(cc1)S(=O)(=O)Cl.OCC1COC(C)(C)O1', product: 'Cc1ccc(cc1)S(=O)(=O)OCC1COC(C)(C)O1' }],
  },
  {
    id: 'aryl-triflate-from-phenol',
    name: { en: 'Triflation of a phenol', 'zh-CN': '酚的三氟甲磺酰化' },
    class: 'acylation',
    retro: ['FC(F)(F)[SX4](=O)(=O)[OX2:1][c:2]>>O=S(=O)(OS(=O)(=O)C(F)(F)F)C(F)(F)F.[O:1][c:2]'],
    forward: [
      '[SX4:4](=[O:5])(=[O:6])([C:7](F)(F)F)OS(=O)(=O)C(F)(F)F.[OX2H1:1][c:2]>>[S:4](=[O:5])(=[O:6])([C:7](F)(F)F)[O:1][c:2]',
    ],
    conditions: [{ reagents: ['pyridine'], solvents: ['CH2Cl2'], temperatureC: [-20, 25], hours: [0.5, 4] }],
    incompatible: [
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'anilineNH',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [
      {
        reactants: 'O=S(=O)(OS(=O)(=O)C(F)(F)F)C(F)(F)F.Oc1ccc2CCC(=O)c2c1',
        product: 'O=C1CCc2ccc(OS(=O)(=O)C(F)(F)F)cc12',
      },
    ],
  },
];
