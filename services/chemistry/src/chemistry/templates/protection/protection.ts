// Putting protecting groups on.

import { alkylCarbon, primaryAmine, primaryAniline, secondaryAmine } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const electrophiles: FunctionalGroup[] = ['acylHalide', 'acidAnhydride', 'isocyanate', 'sulfonylChloride'];
const amines: FunctionalGroup[] = ['primaryAliphaticAmine', 'secondaryAliphaticAmine'];
const alcohols: FunctionalGroup[] = ['primaryAlcohol', 'secondaryAlcohol', 'phenol'];
/** The nitrogen of an aliphatic or aromatic amine once it bears an acyl group. */
const acylatedAmine = `$([NX3;H1;+0](C=O)[c,$([${alkylCarbon}])]),$([NX3;H0;+0](C=O)([${alkylCarbon}])[${alkylCarbon}])`;
const bocAnhydride = 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C';

export const protectionTemplates: readonly ReactionTemplate[] = [
  {
    id: 'boc-protection',
    name: { en: 'Boc protection of an amine', 'zh-CN': '胺的 Boc 保护' },
    class: 'protection',
    retro: [`[${acylatedAmine}:1]C(=O)OC([CH3])([CH3])[CH3]>>[N:1].${bocAnhydride}`],
    forward: [
      `[${primaryAmine},${secondaryAmine},${primaryAniline}:1].[CX3:2](=[O:3])([O:4][C:5]([CH3:6])([CH3:7])[CH3:8])OC(=O)OC([CH3])([CH3])[CH3]>>[N:1][C:2](=[O:3])[O:4][C:5]([C:6])([C:7])[C:8]`,
    ],
    conditions: [
      { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] },
      { reagents: ['NaOH'], solvents: ['1,4-dioxane', 'H2O'], temperatureC: [0, 25], hours: [2, 16] },
    ],
    incompatible: [...electrophiles, ...amines, 'thiol'],
    examples: [{ reactants: `OC1CCNCC1.${bocAnhydride}`, product: 'CC(C)(C)OC(=O)N1CCC(O)CC1' }],
  },
  {
    id: 'boc-protection-of-azole-or-lactam',
    name: { en: 'Boc protection of an azole or lactam', 'zh-CN': '唑类或内酰胺的 Boc 保护' },
    class: 'protection',
    retro: [
      `[nX3;H0;r5:1]C(=O)OC([CH3])([CH3])[CH3]>>[nH:1].${bocAnhydride}`,
      `[$([NX3;R;H0](C=O)(C(=O)OC(C)(C)C)[CX4]);$(N1C(=O)[#6]~*~*1),$(N1C(=O)[#6]~*~*~*1):1]!@C(=O)OC([CH3])([CH3])[CH3]>>[N:1].${bocAnhydride}`,
    ],
    forward: [
      '[nH1;r5:1].[CX3:2](=[O:3])([O:4][C:5]([CH3:6])([CH3:7])[CH3:8])OC(=O)OC([CH3])([CH3])[CH3]>>[nH0:1][C:2](=[O:3])[O:4][C:5]([C:6])([C:7])[C:8]',
      '[$([NX3;R;H1](C=O)[CX4]):1].[CX3:2](=[O:3])([O:4][C:5]([CH3:6])([CH3:7])[CH3:8])OC(=O)OC([CH3])([CH3])[CH3]>>[N:1][C:2](=[O:3])[O:4][C:5]([C:6])([C:7])[C:8]',
    ],
    conditions: [{ reagents: ['DMAP', 'Et3N'], solvents: ['MeCN'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, ...amines, 'anilineNH', 'thiol', 'phenol', 'primaryAlcohol'],
    examples: [
      { reactants: `Brc1ccc2[nH]ccc2c1.${bocAnhydride}`, product: 'CC(C)(C)OC(=O)n1ccc2cc(Br)ccc12' },
      { reactants: `O=C1CCCN1.${bocAnhydride}`, product: 'CC(C)(C)OC(=O)N1CCCC1=O' },
    ],
  },
  {
    id: 'cbz-protection',
    name: { en: 'Cbz protection of an amine', 'zh-CN': '胺的 Cbz 保护' },
    class: 'protection',
    retro: [`[${acylatedAmine}:1]C(=O)O[CH2]c1ccccc1>>[N:1].O=C(Cl)OCc1ccccc1`],
    forward: [
      `[${primaryAmine},${secondaryAmine},${primaryAniline}:1].[CX3:2](=[O:3])(Cl)[O:4][CH2:5][c:6]>>[N:1][C:2](=[O:3])[O:4][C:5][c:6]`,
    ],
    conditions: [{ reagents: ['NaHCO3'], solvents: ['THF', 'H2O'], temperatureC: [0, 25], hours: [1, 12] }],
    incompatible: [...electrophiles, ...amines, 'thiol'],
    examples: [{ reactants: 'OC(=O)[C@@H]1CCCN1.O=C(Cl)OCc1ccccc1', product: 'OC(=O)[C@@H]1CCCN1C(=O)OCc1ccccc1' }],
  },
  {
    id: 'fmoc-protection',
    name: { en: 'Fmoc protection of an amine', 'zh-CN': '胺的 Fmoc 保护' },
    class: 'protection',
    retro: [`[${acylatedAmine}:1]C(=O)O[CH2]C1c2ccccc2-c2ccccc12>>[N:1].O=C(Cl)OCC1c2ccccc2-c2ccccc12`],
    forward: [
      `[${primaryAmine},${secondaryAmine}:1].[CX3:2](=[O:3])(Cl)[O:4][CH2:5][CH1:6](c)c>>[N:1][C:2](=[O:3])[O:4][C:5][CH:6]1c2ccccc2-c2ccccc12`,
    ],
    conditions: [{ reagents: ['NaHCO3'], solvents: ['1,4-dioxane', 'H2O'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, ...amines, 'thiol'],
    examples: [
      {
        reactants: 'N[C@@H](Cc1ccccc1)C(=O)O.O=C(Cl)OCC1c2ccccc2-c2ccccc12',
        product: 'OC(=O)[C@H](Cc1ccccc1)NC(=O)OCC1c2ccccc2-c2ccccc12',
      },
    ],
  },
  {
    id: 'trifluoroacetamide-protection',
    name: { en: 'Trifluoroacetyl protection of an amine', 'zh-CN': '胺的三氟乙酰保护' },
    class: 'protection',
    retro: [`[${acylatedAmine}:1]C(=O)C(F)(F)F>>[N:1].O=C(OC(=O)C(F)(F)F)C(F)(F)F`],
    forward: [
      `[${primaryAmine},${secondaryAmine},${primaryAniline}:1].[CX3:2](=[O:3])([C:4](F)(F)F)OC(=O)C(F)(F)F>>[N:1][C:2](=[O:3])[C:4](F)(F)F`,
    ],
    conditions: [{ reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 4] }],
    incompatible: [...electrophiles, ...amines, ...alcohols, 'thiol'],
    examples: [{ reactants: 'NCCc1ccc(Br)cc1.O=C(OC(=O)C(F)(F)F)C(F)(F)F', product: 'O=C(NCCc1ccc(Br)cc1)C(F)(F)F' }],
  },
  {
    id: 'tbs-protection',
    name: { en: 'TBS protection of an alcohol or phenol', 'zh-CN': '羟基的 TBS 保护' },
    class: 'protection',
    retro: ['[c,CX4:1][OX2:2][Si]([CH3])([CH3])C([CH3])([CH3])[CH3]>>[#6:1][OH:2].CC(C)(C)[Si](C)(C)Cl'],
    forward: ['[c,CX4:1][OX2H1:2].[Si:3]([CH3:4])([CH3:5])([C:6])Cl>>[#6:1][OH0:2][Si:3]([C:4])([C:5])[C:6]'],
    conditions: [{ reagents: ['imidazole'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, 'primaryAlcohol', 'phenol', 'carboxylicAcid', 'thiol'],
    examples: [{ reactants: 'OCc1ccc(Br)cc1.CC(C)(C)[Si](C)(C)Cl', product: 'CC(C)(C)[Si](C)(C)OCc1ccc(Br)cc1' }],
  },
  {
    id: 'tips-protection',
    name: { en: 'TIPS protection of an alcohol or phenol', 'zh-CN': '羟基的 TIPS 保护' },
    class: 'protection',
    retro: [
      '[c,$([CX4;H1,H2]):1][OX2:2][Si](C([CH3])[CH3])(C([CH3])[CH3])C([CH3])[CH3]>>[#6:1][OH:2].CC(C)[Si](C(C)C)(C(C)C)Cl',
    ],
    forward: ['[c,CX4:1][OX2H1:2].[Si:3]([CH1:4])([CH1:5])([CH1:6])Cl>>[#6:1][OH0:2][Si:3]([C:4])([C:5])[C:6]'],
    conditions: [{ reagents: ['imidazole'], solvents: ['DMF'], temperatureC: [0, 25], hours: [4, 24] }],
    incompatible: [...electrophiles, 'primaryAlcohol', 'phenol', 'carboxylicAcid', 'thiol'],
    examples: [
      { reactants: 'OCC1CCC(=O)N1.CC(C)[Si](C(C)C)(C(C)C)Cl', product: 'CC(C)[Si](OCC1CCC(=O)N1)(C(C)C)C(C)C' },
    ],
  },
  {
    id: 'mom-protection',
    name: { en: 'MOM protection of an alcohol or phenol', 'zh-CN': '羟基的 MOM 保护' },
    class: 'protection',
    retro: ['[c,CX4:1][OX2:2][CH2][OX2][CH3]>>[#6:1][OH:2].COCCl'],
    forward: ['[c,CX4:1][OX2H1:2].[CH3:3][OX2:4][CH2:5]Cl>>[#6:1][OH0:2][C:5][O:4][C:3]'],
    conditions: [{ reagents: ['DIPEA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] }],
    incompatible: [...electrophiles, ...alcohols, ...amines, 'carboxylicAcid', 'thiol'],
    examples: [{ reactants: 'Oc1ccc(Br)cc1F.COCCl', product: 'COCOc1ccc(Br)cc1F' }],
  },
  {
    id: 'thp-protection',
    name: { en: 'THP protection of an alcohol', 'zh-CN': '醇的 THP 保护' },
    class: 'protection',
    retro: ['[$([CX4;H1,H2;!$(C([!#6;!#1])[!#6;!#1])]),c:1][OX2:2][CH1]1[CH2][CH2][CH2][CH2]O1>>[*:1][OH:2].C1=COCCC1'],
    forward: [
      '[CX4,c:1][OX2H1:2].[CH1:3]1=[CH1:4][CH2:5][CH2:6][CH2:7][O:8]1>>[*:1][OH0:2][CH1:3]1[CH2:4][C:5][C:6][C:7][O:8]1',
    ],
    conditions: [{ reagents: ['PPTS'], solvents: ['CH2Cl2'], temperatureC: [20, 40], hours: [2, 16] }],
    incompatible: [...electrophiles, ...alcohols, ...amines, 'carboxylicAcid', 'thiol'],
    examples: [{ reactants: 'OCCCCBr.C1=COCCC1', product: 'BrCCCCOC1CCCCO1' }],
  },
  {
    id: 'trityl-protection',
    name: { en: 'Trityl protection', 'zh-CN': '三苯甲基保护' },
    class: 'protection',
    retro: [
      '[$([OX2][CH2]),$([NX3;H1][CX4]):2][CX4](c1ccccc1)(c1ccccc1)c1ccccc1>>[*:2].ClC(c1ccccc1)(c1ccccc1)c1ccccc1',
      '[nX3;r5:2][CX4](c1ccccc1)(c1ccccc1)c1ccccc1>>[nH:2].ClC(c1ccccc1)(c1ccccc1)c1ccccc1',
    ],
    forward: [
      '[$([OX2H1][CH2]),$([NX3;H2][CX4]):2].Cl[CX4:3]([c:4])([c:5])[c:6]>>[*:2][C:3]([c:4])([c:5])[c:6]',
      '[nH1;r5:2].Cl[CX4:3]([c:4])([c:5])[c:6]>>[nH0:2][C:3]([c:4])([c:5])[c:6]',
    ],
    conditions: [{ reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] }],
    incompatible: [...electrophiles, ...amines, 'primaryAlcohol', 'thiol', 'carboxylicAcid'],
    examples: [
      {
        reactants: 'Cc1ccc(cc1)-c1ccccc1-c1nnn[nH]1.ClC(c1ccccc1)(c1ccccc1)c1ccccc1',
        product: 'Cc1ccc(cc1)-c1ccccc1-c1nnnn1C(c1ccccc1)(c1ccccc1)c1ccccc1',
      },
    ],
  },
  {
    id: 'tert-butyl-ester-protection',
    name: { en: 'Protection of an acid as its tert-butyl ester', 'zh-CN': '羧酸的叔丁酯保护' },
    class: 'protection',
    retro: [`[#6:4][CX3:1](=[O:2])[OX2:3]C([CH3])([CH3])[CH3]>>[#6:4][C:1](=[O:2])[OH:3].${bocAnhydride}`],
    forward: [
      '[#6:4][CX3:1](=[O:2])[OX2H1:3].C(=O)(O[C:5]([CH3:6])([CH3:7])[CH3:8])OC(=O)OC([CH3])([CH3])[CH3]>>[#6:4][C:1](=[O:2])[OH0:3][C:5]([C:6])([C:7])[C:8]',
    ],
    conditions: [{ reagents: ['DMAP'], solvents: ['tBuOH'], temperatureC: [25, 50], hours: [4, 18] }],
    incompatible: [...electrophiles, ...amines, 'anilineNH', 'primaryAlcohol', 'phenol', 'thiol', 'carboxylicAcid'],
    examples: [{ reactants: `OC(=O)c1ccc(Br)c(F)c1.${bocAnhydride}`, product: 'CC(C)(C)OC(=O)c1ccc(Br)c(F)c1' }],
  },
  {
    id: 'ethylene-ketal-protection',
    name: { en: 'Ethylene ketal protection of a ketone or aldehyde', 'zh-CN': '醛酮的乙二醇缩醛保护' },
    class: 'protection',
    retro: [
      '[CX4;!$(C([OX2])([OX2])[!#6;!#1;!$([OX2][CH2][CH2][OX2])]):1]1([#6:2])O[CH2][CH2]O1>>[C:1](=O)[#6:2].OCCO',
    ],
    forward: [
      '[CX3;H0;$(C([#6])[#6]):1](=O)[#6:2].[OX2H1:3][CH2:4][CH2:5][OX2H1:6]>>[CH0:1]1([#6:2])[OH0:3][C:4][C:5][OH0:6]1',
      '[CX3;H1:1](=O)[#6:2].[OX2H1:3][CH2:4][CH2:5][OX2H1:6]>>[CH1:1]1([#6:2])[OH0:3][C:4][C:5][OH0:6]1',
    ],
    conditions: [{ reagents: ['TsOH'], solvents: ['toluene'], temperatureC: [100, 115], hours: [3, 18] }],
    incompatible: [
      ...electrophiles,
      ...amines,
      'boc',
      'silylEther',
      'epoxide',
      'carboxylicAcid',
      'aldehyde',
      'primaryAlcohol',
    ],
    examples: [
      { reactants: 'CCOC(=O)C1CCC(=O)CC1.OCCO', product: 'CCOC(=O)C1CCC2(CC1)OCCO2' },
      { reactants: 'O=Cc1cccc(Br)c1.OCCO', product: 'Brc1cccc(c1)C1OCCO1' },
    ],
  },
  {
    id: 'acetonide-protection',
    name: { en: 'Acetonide protection of a diol', 'zh-CN': '二醇的丙酮叉保护' },
    class: 'protection',
    retro: ['[CX4:1]1[OX2:2]C([CH3])([CH3])[OX2:3][CX4:4]1>>[C:1]([OH:2])[C:4][OH:3].CC(C)=O'],
    forward: [
      '[CX4:1]([OX2H1:2])[CX4:4][OX2H1:3].[CH3:5][CX3:6](=O)[CH3:7]>>[C:1]1[OH0:2][C:6]([C:5])([C:7])[OH0:3][C:4]1',
    ],
    conditions: [{ reagents: ['TsOH'], solvents: ['acetone'], temperatureC: [20, 56], hours: [2, 18] }],
    incompatible: [...electrophiles, ...amines, 'boc', 'silylEther', 'epoxide', 'primaryAlcohol'],
    examples: [{ reactants: 'COC(=O)CC(O)CO.CC(C)=O', product: 'COC(=O)CC1COC(C)(C)O1' }],
  },
];
