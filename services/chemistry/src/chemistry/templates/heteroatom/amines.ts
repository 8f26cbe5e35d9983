// Alkylation of amines with halides, sulfonates, epoxides and Michael acceptors.

import { alkylCarbon, openMethylene, primaryAmine, secondaryAmine } from '../smarts-parts.ts';
import type { ReactionTemplate } from '../template.ts';

/** A tertiary amine with three alkyl groups, as the product of an alkylation. */
const trialkylamine = `$([NX3;H0;+0]([${alkylCarbon}])([${alkylCarbon}])[${alkylCarbon}])`;
/** Small amines that are used in excess, so that a second alkylation does not matter, or that are hindered. */
const volatileAlkyl = '$([CH3]),$([CH2][CH3]),$([CH]([CH3])[CH3]),$(C([CH3])([CH3])[CH3]),$([CH]1[CH2][CH2]1)';
const electrophiles = ['acylHalide', 'acidAnhydride', 'isocyanate', 'sulfonylChloride', 'epoxide'] as const;

export const heteroatomAmineTemplates: readonly ReactionTemplate[] = [
  {
    id: 'tertiary-amine-from-alkyl-halide',
    name: { en: 'N-Alkylation of a secondary amine', 'zh-CN': '仲胺的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${trialkylamine}:1]!@[${openMethylene};$([CH2][CX4]):2]>>[N:1].[C:2]Br`,
      `[${trialkylamine}:1]!@[${openMethylene};$([CH2][CH2][CH2]),$([CH2][CH2]c):2]>>[N:1].[C:2]Cl`,
    ],
    forward: [`[${secondaryAmine}:1].[${openMethylene}:2][Cl,Br,I,$(OS(=O)(=O)C)]>>[N:1][C:2]`],
    conditions: [
      { reagents: ['K2CO3', 'KI'], solvents: ['MeCN'], temperatureC: [60, 85], hours: [6, 24] },
      { reagents: ['K2CO3', 'KI'], solvents: ['DMF'], temperatureC: [60, 100], hours: [4, 18] },
    ],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
      'carboxylicAcid',
      'phenol',
    ],
    examples: [
      {
        reactants: 'OC1(CCNCC1)c1ccc(Cl)cc1.O=C(CCCCl)c1ccc(F)cc1',
        product: 'OC1(CCN(CCCC(=O)c2ccc(F)cc2)CC1)c1ccc(Cl)cc1',
      },
      {
        reactants: 'Clc1cccc(N2CCNCC2)c1Cl.BrCCCCOc1ccc2CCC(=O)Nc2c1',
        product: 'Clc1cccc(N2CCN(CCCCOc3ccc4CCC(=O)Nc4c3)CC2)c1Cl',
      },
    ],
    counterExamples: [
      { product: 'CN(C)CCC(=O)c1ccccc1', because: 'a beta-halo ketone eliminates; this is a Mannich base' },
    ],
  },
  {
    id: 'n-benzylation-of-secondary-amine',
    name: { en: 'N-Benzylation of a secondary amine', 'zh-CN': '仲胺的 N-苄基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${trialkylamine}:1]!@[CX4;H2:2][c:3]>>[N:1].[C:2](Br)[c:3]`,
      `[${trialkylamine}:1]!@[CX4;H2:2][c:3]>>[N:1].[C:2](Cl)[c:3]`,
    ],
    forward: [`[${secondaryAmine}:1].[CX4;H2:2]([Cl,Br,$(OS(=O)(=O)C)])[c:3]>>[N:1][C:2][c:3]`],
    conditions: [
      { reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [25, 80], hours: [2, 16] },
      { reagents: ['DIPEA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] },
    ],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'CN1CCNCC1.COC(=O)c1ccc(CBr)cc1', product: 'COC(=O)c1ccc(CN2CCN(C)CC2)cc1' }],
  },
  {
    id: 'n-allylation-of-secondary-amine',
    name: { en: 'N-Allylation or propargylation of a secondary amine', 'zh-CN': '仲胺的 N-烯丙基化或炔丙基化' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H0;+0]([CX4])([CX4])[CX4]):1]!@[CX4;H2:2][$([CX3]=[CX3;!$(C=O)]),$(C#C):3]>>[N:1].[C:2](Br)[C:3]`],
    forward: [`[${secondaryAmine}:1].[CX4;H2:2]([Cl,Br])[$([CX3]=[CX3]),$(C#C):3]>>[N:1][C:2][C:3]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [20, 60], hours: [2, 16] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'CNCc1ccccc1.C#CCBr', product: 'C#CCN(C)Cc1ccccc1' }],
  },
  {
    id: 'amine-alkylation-with-alpha-halo-carbonyl',
    name: { en: 'N-Alkylation with an alpha-halo carbonyl compound', 'zh-CN': '胺与 α-卤代羰基化合物的 N-烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${trialkylamine}:1]!@[CX4;H2:2][$([CX3](=O)[NX3]):3]>>[N:1].[C:2](Cl)[C:3]`,
      `[${trialkylamine}:1]!@[CX4;H2:2][$([CX3](=O)([#6])[#6]),$([CX3](=O)[OX2][#6]):3]>>[N:1].[C:2](Br)[C:3]`,
    ],
    forward: [`[${secondaryAmine}:1].[CX4;H2:2]([Cl,Br])[$([CX3]=O):3]>>[N:1][C:2][C:3]`],
    conditions: [
      { reagents: ['K2CO3'], solvents: ['acetone'], temperatureC: [25, 60], hours: [2, 12] },
      { reagents: ['Et3N'], solvents: ['toluene'], temperatureC: [60, 110], hours: [2, 8] },
    ],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
    ],
    examples: [
      { reactants: 'CCNCC.O=C(CCl)Nc1c(C)cccc1C', product: 'CCN(CC)CC(=O)Nc1c(C)cccc1C' },
      { reactants: 'CC(C)(C)OC(=O)N1CCNCC1.CCOC(=O)CBr', product: 'CCOC(=O)CN1CCN(C(=O)OC(C)(C)C)CC1' },
    ],
  },
  {
    id: 'alkylation-of-excess-volatile-amine',
    name: { en: 'Alkylation of a volatile amine in excess', 'zh-CN': '过量小分子胺的烷基化' },
    class: 'heteroatomAlkylation',
    retro: [
      `[NX3;H1;+0:1]([${volatileAlkyl}:4])!@[${openMethylene};$([CH2][CX4]);!$(C[CX4][OX2H1]):2]>>[N:1][C:4].[C:2]Cl`,
      `[NX3;H1;+0:1]([${volatileAlkyl}:4])!@[CX4;H2;$([CH2]c):2]>>[N:1][C:4].[C:2]Br`,
      `[NX3;H1;+0:1]([${volatileAlkyl}:4])!@[CX4;H2,H1;$(C[CX3](=O)c):2]>>[N:1][C:4].[C:2]Br`,
    ],
    forward: [
      `[NX3;H2;+0:1][${volatileAlkyl}:4].[${openMethylene}:2][Cl,Br,I,$(OS(=O)(=O)C)]>>[N:1]([C:4])[C:2]`,
      `[NX3;H2;+0:1][${volatileAlkyl}:4].[CX4;H2;$(Cc):2][Cl,Br]>>[N:1]([C:4])[C:2]`,
      `[NX3;H2;+0:1][${volatileAlkyl}:4].[CX4;H2,H1;$(C[CX3](=O)c):2]Br>>[N:1]([C:4])[C:2]`,
    ],
    conditions: [
      { reagents: ['NaI'], solvents: ['EtOH'], temperatureC: [50, 100], hours: [6, 24] },
      { reagents: [], solvents: ['THF'], temperatureC: [25, 70], hours: [6, 24] },
    ],
    incompatible: [...electrophiles, 'alkylBromideOrIodide', 'thiol', 'aldehyde', 'michaelAcceptor'],
    examples: [
      {
        reactants: 'CN.FC(F)(F)c1ccc(cc1)OC(CCCl)c1ccccc1',
        product: 'CNCCC(Oc1ccc(cc1)C(F)(F)F)c1ccccc1',
      },
      { reactants: 'CC(C)(C)N.CC(Br)C(=O)c1cccc(Cl)c1', product: 'CC(NC(C)(C)C)C(=O)c1cccc(Cl)c1' },
    ],
  },
  {
    id: 'amine-from-secondary-sulfonate',
    name: { en: 'Displacement of a secondary mesylate by an amine', 'zh-CN': '胺对仲醇甲磺酸酯的取代' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${trialkylamine}:1]!@[C@;X4;H1;R;$(C([CX4])[CX4]):2]([#6:3])[#6:4]>>[N:1].[C@@:2]([#6:3])([#6:4])OS(C)(=O)=O`,
    ],
    forward: [`[${secondaryAmine}:1].[C@;X4;H1:2]([CX4:3])([CX4:4])OS(=O)(=O)C>>[N:1][C@@:2]([#6:3])[#6:4]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [70, 90], hours: [12, 48] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
    ],
    examples: [
      {
        reactants: 'C1CNCCO1.CC(C)(C)OC(=O)N1CC[C@@H](OS(C)(=O)=O)C1',
        product: 'CC(C)(C)OC(=O)N1CC[C@H](N2CCOCC2)C1',
      },
    ],
    note: 'Inversion at the carbon.',
  },
  {
    id: 'amine-from-alpha-sulfonyloxy-ester',
    name: { en: 'Displacement of an alpha-sulfonyloxy ester by an amine', 'zh-CN': '胺对 α-磺酰氧基酯的取代' },
    class: 'heteroatomAlkylation',
    retro: [
      `[$([NX3;H0]([CX4])([CX4])[CX4]),$([NX3;H1]([CX4])[CX4]C=O):1]!@[C@;X4;H1:2]([CX4,c:3])[$(C(=O)O[CH3]),$(C(=O)O[CH2][CH3]):4]>>[N:1].[C@@:2]([#6:3])([C:4])OS(=O)(=O)c1ccc([N+](=O)[O-])cc1`,
    ],
    forward: [
      `[${secondaryAmine},$([NX3;H2][CX4]C=O):1].[C@;X4;H1:2]([CX4,c:3])([$(C(=O)O[#6]):4])OS(=O)(=O)c>>[N:1][C@@:2]([#6:3])[C:4]`,
    ],
    conditions: [{ reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [25, 60], hours: [6, 24] }],
    incompatible: [
      ...electrophiles,
      'alkylBromideOrIodide',
      'thiol',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
    ],
    examples: [
      {
        reactants: 'C1NCCc2sccc12.COC(=O)[C@H](OS(=O)(=O)c1ccc([N+](=O)[O-])cc1)c1ccccc1Cl',
        product: 'COC(=O)[C@@H](N1CCc2sccc2C1)c1ccccc1Cl',
      },
    ],
    note: 'Inversion at the carbon.',
  },
  {
    id: 'aza-michael-addition',
    name: { en: 'Aza-Michael addition', 'zh-CN': '氮杂 Michael 加成' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${trialkylamine}:1]!@[CX4;H2:2][CX4;H2:3][$(C(=O)[OX2][#6]),$(C#N),$(C(=O)[NX3]),$([SX4](=O)(=O)[#6]):4]>>[N:1].[C:2]=[C:3][*:4]`,
    ],
    forward: [
      `[${secondaryAmine}:1].[CX3;H2:2]=[CX3;H1:3][$(C=O),$(C#N),$([SX4](=O)(=O)[#6]):4]>>[N:1][C:2][C:3][*:4]`,
    ],
    conditions: [{ reagents: [], solvents: ['MeOH'], temperatureC: [25, 60], hours: [4, 24] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
      'michaelAcceptor',
    ],
    examples: [{ reactants: 'C1CNCCN1c1ccccc1OC.C=CC#N', product: 'COc1ccccc1N1CCN(CCC#N)CC1' }],
  },
  {
    id: 'epoxide-opening-by-amine',
    name: { en: 'Epoxide opening with an amine', 'zh-CN': '环氧化物的胺开环' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${trialkylamine},$([NX3;H1;+0]([CX4;H2])[CX4;H1]([CX4])[CX4]),$([NX3;H1;+0]([CX4;H2])[CX4;H0]([CX4])([CX4])[CX4]),$([NX3;H1;+0]([CX4;H2][CX4;H1])[CX4;H2][CX4;H2][OX2]c):1]!@[CX4;H2;!$(C[CX4;H2][OX2]c):2][CX4;!H2:3][OX2H1:4]>>[N:1].[C:2]1[C:3][OH0:4]1`,
    ],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[CX4;H2:2]1[CX4:3][OX2:4]1>>[N:1][C:2][C:3][OH:4]`],
    conditions: [
      { reagents: [], solvents: ['EtOH'], temperatureC: [50, 80], hours: [4, 18] },
      { reagents: [], solvents: ['iPrOH'], temperatureC: [60, 85], hours: [4, 18] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
      'epoxide',
    ],
    examples: [
      { reactants: 'CC(C)N.C1OC1COc1cccc2ccccc12', product: 'CC(C)NCC(O)COc1cccc2ccccc12' },
      { reactants: 'CC(C)N.COCCc1ccc(OC[C@@H]2CO2)cc1', product: 'COCCc1ccc(OC[C@@H](O)CNC(C)C)cc1' },
    ],
    note: 'Attack at the CH2; a primary amine must be hindered or in excess.',
  },
  {
    id: 'epoxide-opening-by-aniline',
    name: { en: 'Epoxide opening with an aromatic amine', 'zh-CN': '环氧化物的芳胺开环' },
    class: 'heteroatomAlkylation',
    retro: ['[$([NX3;H1;+0]c),$([NX3;H0;+0](c)[CX4]):1]!@[CX4;H2:2][CX4;!H2:3][OX2H1:4]>>[N:1].[C:2]1[C:3][OH0:4]1'],
    forward: ['[$([NX3;H2;+0]c),$([NX3;H1;+0](c)[CX4]):1].[CX4;H2:2]1[CX4:3][OX2:4]1>>[N:1][C:2][C:3][OH:4]'],
    conditions: [
      { reagents: [], solvents: ['EtOH', 'H2O'], temperatureC: [60, 80], hours: [12, 36] },
      { reagents: ['LiClO4'], solvents: ['MeCN'], temperatureC: [25, 80], hours: [6, 24] },
    ],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
      'epoxide',
    ],
    examples: [
      {
        reactants: 'Nc1ccc(cc1)N1CCOCC1=O.O=C1c2ccccc2C(=O)N1C[C@H]1CO1',
        product: 'O=C1COCCN1c1ccc(NC[C@@H](O)CN2C(=O)c3ccccc3C2=O)cc1',
      },
    ],
    note: 'Attack at the CH2; the aniline is alkylated once.',
  },
  {
    id: 'quaternary-ammonium-from-tertiary-amine',
    name: { en: 'Quaternization of a tertiary amine', 'zh-CN': '叔胺的季铵化' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX4;+1;H0]([CX4])([CX4])([CX4])[CX4]):1]!@[CX4;$([CH3]),$([CH2]c),$([CH2][CX4]):2]>>[N+0:1].[C:2]Br`],
    forward: [`[$([NX3;H0;+0]([CX4])([CX4])[CX4]):1].[CX4;$([CH3]),$([CH2]c),$([CH2][CX4]):2][Br,I]>>[N+:1][C:2]`],
    conditions: [{ reagents: [], solvents: ['acetone'], temperatureC: [25, 60], hours: [6, 48] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
      'carboxylicAcid',
    ],
    examples: [{ reactants: 'CN(C)Cc1ccccc1.CCCCCCCCCCCCBr', product: 'CCCCCCCCCCCC[N+](C)(C)Cc1ccccc1' }],
  },
  {
    id: 'amidine-from-imidoyl-chloride',
    name: { en: 'Cyclic amidine from an imidoyl chloride', 'zh-CN': '亚胺酰氯与胺制备环状脒' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H0;+0]([CX4])([CX4])C=N):1]!@[CX3;R:2](=[NX2;R:3][c:4])[c:5]>>[N:1].[C:2](Cl)(=[N:3][c:4])[c:5]`],
    forward: [`[${secondaryAmine}:1].[CX3:2](Cl)(=[NX2:3][c:4])[c:5]>>[N:1][C:2](=[N:3][c:4])[c:5]`],
    conditions: [{ reagents: ['Et3N'], solvents: ['toluene'], temperatureC: [80, 110], hours: [2, 12] }],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
    ],
    examples: [
      {
        reactants: 'C1CNCCN1CCOCCO.ClC1=Nc2ccccc2Sc2ccccc12',
        product: 'OCCOCCN1CCN(CC1)C1=Nc2ccccc2Sc2ccccc12',
      },
    ],
  },
  {
    id: 'amidine-from-lactam',
    name: { en: 'Cyclic amidine from a lactam and an amine', 'zh-CN': '内酰胺与胺制备环状脒' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H0;+0]([CX4])([CX4])C=N):1]!@[CX3;R:2](=[NX2;R:3][c:4])[c:5]>>[N:1].[C:2](=O)([NH:3][c:4])[c:5]`],
    forward: [`[${secondaryAmine}:1].[CX3;R:2](=O)([NX3;H1;R:3][c:4])[c:5]>>[N:1][C:2](=[NH0:3][c:4])[c:5]`],
    conditions: [
      { reagents: ['TiCl4', 'anisole'], solvents: ['toluene'], temperatureC: [80, 110], hours: [1, 8] },
      { reagents: ['POCl3', 'N,N-dimethylaniline'], solvents: ['toluene'], temperatureC: [90, 110], hours: [2, 8] },
    ],
    incompatible: [
      ...electrophiles,
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'alkylBromideOrIodide',
      'thiol',
      'ketone',
      'carboxylicAcid',
    ],
    examples: [
      {
        reactants: 'CN1CCNCC1.O=C1Nc2cc(Cl)ccc2Nc2ccccc12',
        product: 'CN1CCN(CC1)C1=Nc2cc(Cl)ccc2Nc2ccccc12',
      },
    ],
  },
];
