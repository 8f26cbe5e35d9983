// Acylation of hydrazines, hydroxylamines, oxazolidinones and phenols by less common pairs of reagents.

import { alkylCarbon } from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const acidCarbon = '#6;!$([CX4][CX3](=O)[#6]);!$(C=C[NX3]);!$([CH3])';
const electrophiles: FunctionalGroup[] = ['acylHalide', 'acidAnhydride', 'isocyanate', 'sulfonylChloride'];
const amines: FunctionalGroup[] = ['primaryAliphaticAmine', 'secondaryAliphaticAmine'];

export const acylationSpecialNucleophileTemplates: readonly ReactionTemplate[] = [
  {
    id: 'hydrazide-from-acid-and-hydrazine',
    name: { en: 'Coupling of an acid with a hydrazine or hydrazide', 'zh-CN': '羧酸与肼或酰肼的缩合' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])!@[NX3;H1;+0;$(N!@[NX3;H1]C=O),$(N[NX3;H0]([CX4])[CX4]):3]>>[C:1](=[O:2])([#6:5])O.[N:3]`,
    ],
    forward: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[NX3;H2;+0;$(N[NX3;H1]C=O),$(N[NX3;H0]([CX4])[CX4]):3]>>[C:1](=[O:2])([#6:5])[N:3]`,
    ],
    conditions: [{ reagents: ['EDC', 'HOBt'], solvents: ['DMF'], temperatureC: [0, 25], hours: [4, 18] }],
    incompatible: [...electrophiles, ...amines, 'carboxylicAcid', 'aldehyde', 'ketone', 'thiol'],
    examples: [
      { reactants: 'O=C(O)c1ccc(Br)c(F)c1.NNC(=O)OC(C)(C)C', product: 'CC(C)(C)OC(=O)NNC(=O)c1ccc(Br)c(F)c1' },
      { reactants: 'O=C(O)c1ccccc1.NNC(=O)c1ccncc1', product: 'O=C(NNC(=O)c1ccncc1)c1ccccc1' },
    ],
  },
  {
    id: 'hydroxamate-from-acid',
    name: { en: 'Coupling of an acid with an O-substituted hydroxylamine', 'zh-CN': '羧酸与 O-取代羟胺的缩合' },
    class: 'acylation',
    retro: [`[CX3:1](=[O:2])([${acidCarbon}:5])!@[NX3;H1;+0;$(N[OX2][CX4]):3]>>[C:1](=[O:2])([#6:5])O.[N:3]`],
    forward: [`[CX3:1](=[O:2])([${acidCarbon}:5])[OX2H1].[NX3;H2;+0;$(N[OX2][CX4]):3]>>[C:1](=[O:2])([#6:5])[N:3]`],
    conditions: [{ reagents: ['EDC', 'HOBt', 'Et3N'], solvents: ['DMF'], temperatureC: [0, 25], hours: [4, 18] }],
    incompatible: [...electrophiles, ...amines, 'carboxylicAcid', 'aldehyde', 'ketone', 'thiol'],
    examples: [
      {
        reactants: 'O=C(O)c1ccc(F)c(F)c1Nc1ccc(I)cc1F.NOCC1CC1',
        product: 'O=C(NOCC1CC1)c1ccc(F)c(F)c1Nc1ccc(I)cc1F',
      },
    ],
  },
  {
    id: 'n-acyl-oxazolidinone',
    name: { en: 'Acylation of an oxazolidinone auxiliary', 'zh-CN': '噁唑烷酮手性辅基的酰化' },
    class: 'acylation',
    retro: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])!@[NX3;H0;R:3]1[CX3:4](=[O:6])[OX2:7][CX4:8][CX4:9]1>>[C:1](=[O:2])([#6:5])Cl.[N:3]1[C:4](=[O:6])[O:7][C:8][C:9]1`,
    ],
    forward: [
      `[CX3:1](=[O:2])([${acidCarbon}:5])Cl.[NX3;H1;R:3]1[CX3:4](=[O:6])[OX2:7][CX4:8][CX4:9]1>>[C:1](=[O:2])([#6:5])[NH0:3]1[C:4](=[O:6])[O:7][C:8][C:9]1`,
    ],
    conditions: [{ reagents: ['n-BuLi'], solvents: ['THF'], temperatureC: [-78, 0], hours: [1, 4] }],
    incompatible: [
      ...electrophiles,
      ...amines,
      'anilineNH',
      'carboxylicAcid',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'aldehyde',
      'ketone',
      'thiol',
    ],
    examples: [
      {
        reactants: 'O=C(Cl)CCc1ccccc1.O=C1N[C@@H](Cc2ccccc2)CO1',
        product: 'O=C(CCc1ccccc1)N1C(=O)OC[C@@H]1Cc1ccccc1',
      },
    ],
  },
  {
    id: 'aryl-carbamate-from-carbamoyl-chloride',
    name: { en: 'Aryl carbamate from a phenol and a carbamoyl chloride', 'zh-CN': '酚与氨基甲酰氯制备芳基氨基甲酸酯' },
    class: 'acylation',
    retro: [
      `[c:3][OX2:4]!@[CX3:1](=[O:2])[NX3;H0;$(N([${alkylCarbon}])[${alkylCarbon}]):5]>>[c:3][OH:4].[C:1](=[O:2])(Cl)[N:5]`,
    ],
    forward: ['[c:3][OX2H1:4].[CX3:1](=[O:2])(Cl)[NX3;H0;$(N([CX4])[CX4]):5]>>[c:3][OH0:4][C:1](=[O:2])[N:5]'],
    conditions: [{ reagents: ['NaH'], solvents: ['THF'], temperatureC: [0, 40], hours: [2, 18] }],
    incompatible: [...electrophiles, ...amines, 'anilineNH', 'phenol', 'thiol'],
    examples: [
      {
        reactants: 'C[C@H](N(C)C)c1cccc(O)c1.CCN(C)C(=O)Cl',
        product: 'CCN(C)C(=O)Oc1cccc(c1)[C@H](C)N(C)C',
      },
    ],
  },
];
