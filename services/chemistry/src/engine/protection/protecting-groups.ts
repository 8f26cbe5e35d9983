// Protecting groups: what they protect, how they go on and come off, what they withstand.
// Conditions and the table of what each withstands follow P. G. M. Wuts, Greene's Protective Groups in Organic
// Synthesis, 5th edition 2014; `chapter` names the part for the group, chapter 10 holds the reactivity charts.

import type { TypicalConditions } from '../../chemistry/templates/template.ts';
import { type ProtectingGroup, resistances, type SiteKind } from './protecting-group.ts';

const amine = '[$([NX3;H2,H1;!$(N[C,S,P]=[O,S,N]);!$(N[#7,#8]);!$(N-c)]):1]';
const aniline = '[$([NX3;H2,H1;!$(N[C,S,P]=[O,S,N]);!$(N[#7,#8])]-c):1]';
const alcohol = '[$([CX4;!$(C([OX2])[OX2])]):1][OX2H1:2]';
const phenol = '[c:1][OX2H1:2]';
const acid = '[#6:4][CX3:1](=[O:2])[OX2H1:3]';
const ketone = '[CX3;H0;$(C([#6])[#6]):1](=O)';
const aldehyde = '[CX3;H1;$(C[#6]):1](=O)';

export const protectingGroups: readonly ProtectingGroup[] = [
  ...hydroxyl('tbs', 'TBS', '[Si](C)(C)C(C)(C)C', 'CC(C)(C)[Si](C)(C)Cl', {
    on: { reagents: ['imidazole'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] },
    off: [
      { reagents: ['TBAF'], solvents: ['THF'], temperatureC: [0, 25], hours: [1, 6] },
      { reagents: ['HCl'], solvents: ['MeOH'], temperatureC: [0, 25], hours: [1, 6] },
    ],
    present: '[OX2][Si]([CH3])([CH3])C([CH3])([CH3])[CH3]',
    withstands: 'llsssssslss',
    rank: 1,
  }),
  ...hydroxyl('tips', 'TIPS', '[Si](C(C)C)(C(C)C)C(C)C', 'CC(C)[Si](Cl)(C(C)C)C(C)C', {
    on: { reagents: ['imidazole'], solvents: ['DMF'], temperatureC: [0, 25], hours: [4, 24] },
    off: [{ reagents: ['TBAF'], solvents: ['THF'], temperatureC: [0, 25], hours: [1, 12] }],
    present: '[OX2][Si]([CH]([CH3])[CH3])([CH]([CH3])[CH3])[CH]([CH3])[CH3]',
    withstands: 'ppsssssslss',
    rank: 3,
  }),
  ...hydroxyl('bn', 'Bn', 'Cc1ccccc1', 'BrCc1ccccc1', {
    on: { reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 50], hours: [2, 24] }],
    present: '[OX2;!$(OC=O)][CH2]c1[cH][cH][cH][cH][cH]1',
    withstands: 'slsslssssss',
    rank: 2,
  }),
  ...hydroxyl('pmb', 'PMB', 'Cc1ccc(OC)cc1', 'ClCc1ccc(OC)cc1', {
    on: { reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['DDQ'], solvents: ['CH2Cl2', 'H2O'], temperatureC: [0, 25], hours: [1, 6] }],
    present: '[OX2;!$(OC=O)][CH2]c1ccc(O[CH3])cc1',
    withstands: 'plssllsssss',
    rank: 5,
  }),
  ...hydroxyl('mom', 'MOM', 'COC', 'COCCl', {
    on: { reagents: ['DIPEA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['HCl'], solvents: ['MeOH'], temperatureC: [0, 50], hours: [1, 8] }],
    present: '[OX2][CH2]O[CH3]',
    withstands: 'llsssssssss',
    rank: 6,
  }),
  ...hydroxyl('thp', 'THP', 'C1CCCCO1', 'C1=COCCC1', {
    on: { reagents: ['PPTS'], solvents: ['CH2Cl2'], temperatureC: [20, 40], hours: [2, 16] },
    off: [{ reagents: ['TsOH'], solvents: ['MeOH'], temperatureC: [20, 50], hours: [1, 8] }],
    present: '[OX2][CH]1[CH2][CH2][CH2][CH2]O1',
    withstands: 'llssssssssp',
    rank: 4,
  }),
  ...hydroxyl('ac', 'Ac', 'C(C)=O', 'CC(=O)OC(C)=O', {
    on: { reagents: ['pyridine'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['K2CO3'], solvents: ['MeOH'], temperatureC: [0, 25], hours: [1, 6] }],
    present: '[OX2]C(=O)[CH3]',
    withstands: 'psllssslsls',
    rank: 7,
  }),
  ...hydroxyl('piv', 'Piv', 'C(=O)C(C)(C)C', 'CC(C)(C)C(=O)Cl', {
    on: { reagents: ['pyridine'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['NaOMe'], solvents: ['MeOH'], temperatureC: [25, 65], hours: [4, 24] }],
    present: '[OX2]C(=O)C([CH3])([CH3])[CH3]',
    withstands: 'ssppssslsls',
    rank: 8,
  }),
  {
    id: 'acetonide',
    name: 'acetonide',
    protects: ['diol'],
    chapter: '3',
    reagent: 'CC(C)=O',
    on: ['[CX4:1]([OX2H1:2])[CX4:4][OX2H1:3]>>[C:1]1[OH0:2]C(C)(C)[OH0:3][C:4]1'],
    off: ['[CX4:1]1[OX2:2]C([CH3])([CH3])[OX2:3][CX4:4]1>>[C:1]([OH1:2])[C:4][OH1:3]'],
    onConditions: { reagents: ['TsOH'], solvents: ['acetone'], temperatureC: [20, 56], hours: [2, 18] },
    offConditions: [{ reagents: ['HCl'], solvents: ['MeOH', 'H2O'], temperatureC: [0, 50], hours: [1, 12] }],
    present: '[OX2]1C([CH3])([CH3])[OX2][CX4][CX4]1',
    withstands: resistances('llsssssssss'),
    rank: 1,
  },
  {
    id: 'benzylidene',
    name: 'benzylidene',
    protects: ['diol'],
    chapter: '3',
    reagent: 'O=Cc1ccccc1',
    on: [
      '[CX4:1]([OX2H1:2])[CX4:4][OX2H1:3]>>[C:1]1[OH0:2]C(c2ccccc2)[OH0:3][C:4]1',
      '[CX4:1]([OX2H1:2])[CX4:5][CX4:4][OX2H1:3]>>[C:1]1[OH0:2]C(c2ccccc2)[OH0:3][C:4][C:5]1',
    ],
    off: [
      '[CX4:1]1[OX2:2][CH1](c2ccccc2)[OX2:3][CX4:4]1>>[C:1]([OH1:2])[C:4][OH1:3]',
      '[CX4:1]1[OX2:2][CH1](c2ccccc2)[OX2:3][CX4:4][CX4:5]1>>[C:1]([OH1:2])[C:5][C:4][OH1:3]',
    ],
    onConditions: { reagents: ['TsOH'], solvents: ['toluene'], temperatureC: [60, 110], hours: [2, 18] },
    offConditions: [
      { reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 40], hours: [2, 18] },
    ],
    present: '[OX2][CH1](c1ccccc1)[OX2]',
    withstands: resistances('llsslpsssss'),
    rank: 2,
  },
  ...nitrogen('boc', 'Boc', 'C(=O)OC(C)(C)C', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C', ['amine', 'aniline'], {
    on: { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] },
    off: [
      { reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 4] },
      { reagents: ['HCl'], solvents: ['1,4-dioxane'], temperatureC: [0, 25], hours: [1, 4] },
    ],
    present: '[NX3]C(=O)OC([CH3])([CH3])[CH3]',
    withstands: 'llsssssssps',
    rank: 1,
  }),
  ...nitrogen('cbz', 'Cbz', 'C(=O)OCc1ccccc1', 'O=C(Cl)OCc1ccccc1', ['amine', 'aniline'], {
    on: { reagents: ['NaHCO3'], solvents: ['THF', 'H2O'], temperatureC: [0, 25], hours: [1, 12] },
    off: [{ reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 40], hours: [2, 18] }],
    present: '[NX3]C(=O)O[CH2]c1[cH][cH][cH][cH][cH]1',
    withstands: 'slpslsslsps',
    rank: 2,
  }),
  ...nitrogen('fmoc', 'Fmoc', 'C(=O)OCC1c2ccccc2-c2ccccc21', 'O=C(Cl)OCC1c2ccccc2-c2ccccc21', ['amine'], {
    on: { reagents: ['NaHCO3'], solvents: ['1,4-dioxane', 'H2O'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['piperidine'], solvents: ['DMF'], temperatureC: [20, 25], hours: [0.25, 2] }],
    present: '[NX3]C(=O)O[CH2][CH1]1c2ccccc2-c2ccccc21',
    withstands: 'ssllpssllls',
    rank: 4,
  }),
  ...nitrogen('tfa', 'CF3CO', 'C(=O)C(F)(F)F', 'O=C(OC(=O)C(F)(F)F)C(F)(F)F', ['amine', 'aniline'], {
    on: { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 4] },
    off: [{ reagents: ['K2CO3'], solvents: ['MeOH', 'H2O'], temperatureC: [20, 65], hours: [2, 16] }],
    present: '[NX3]C(=O)C(F)(F)F',
    withstands: 'sslpssllsls',
    rank: 3,
  }),
  ...nitrogen('n-acetyl', 'N-Ac', 'C(C)=O', 'CC(=O)OC(C)=O', ['aniline', 'amine'], {
    on: { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 12] },
    off: [{ reagents: ['HCl'], solvents: ['EtOH', 'H2O'], temperatureC: [70, 100], hours: [3, 24] }],
    present: '[NX3]C(=O)[CH3]',
    withstands: 'pspsssslsps',
    rank: 6,
  }),
  ...nitrogen('n-benzyl', 'N-Bn', 'Cc1ccccc1', 'BrCc1ccccc1', ['amine'], {
    on: { reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [25, 80], hours: [4, 18] },
    off: [{ reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['MeOH'], temperatureC: [20, 60], hours: [4, 24] }],
    present: '[NX3;!$(NC=O)][CH2]c1[cH][cH][cH][cH][cH]1',
    withstands: 'sssslpsssss',
    rank: 7,
  }),
  ...nitrogen('n-tosyl', 'Ts', 'S(=O)(=O)c1ccc(C)cc1', 'Cc1ccc(S(=O)(=O)Cl)cc1', ['amine', 'aniline'], {
    on: { reagents: ['pyridine'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['Mg'], solvents: ['MeOH'], temperatureC: [20, 65], hours: [1, 8] }],
    present: '[NX3]S(=O)(=O)c1ccc([CH3])cc1',
    withstands: 'ssssssspsss',
    rank: 9,
  }),
  ...nitrogen('n-pmb', 'N-PMB', 'Cc1ccc(OC)cc1', 'ClCc1ccc(OC)cc1', ['amine'], {
    on: { reagents: ['K2CO3'], solvents: ['MeCN'], temperatureC: [25, 80], hours: [4, 18] },
    off: [{ reagents: ['ceric ammonium nitrate'], solvents: ['MeCN', 'H2O'], temperatureC: [0, 25], hours: [1, 8] }],
    present: '[NX3;!$(NC=O)][CH2]c1ccc(O[CH3])cc1',
    withstands: 'psssllsssss',
    rank: 8,
  }),
  {
    id: 'phthalimide',
    name: 'Phth',
    protects: ['amine'],
    chapter: '7',
    reagent: 'O=C1OC(=O)c2ccccc21',
    on: ['[$([NX3;H2][CX4]):1]>>[N:1]1C(=O)c2ccccc2C1=O'],
    off: ['[NX3:1]1C(=O)c2ccccc2C1=O>>[NH2:1]'],
    onConditions: { reagents: ['Et3N'], solvents: ['toluene'], temperatureC: [100, 115], hours: [3, 18] },
    offConditions: [{ reagents: ['N2H4·H2O'], solvents: ['EtOH'], temperatureC: [25, 80], hours: [2, 12] }],
    present: 'O=C1N([CX4])C(=O)c2ccccc21',
    withstands: resistances('ssllssllpls'),
    rank: 5,
  },
  ...azole('azole-sem', 'SEM', 'COCC[Si](C)(C)C', 'C[Si](C)(C)CCOCCl', 'slsssssslss', 2, {
    on: { reagents: ['NaH'], solvents: ['DMF'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['TBAF'], solvents: ['THF'], temperatureC: [50, 70], hours: [4, 24] }],
    present: '[nX3;r5][CH2]O[CH2][CH2][Si]([CH3])([CH3])[CH3]',
  }),
  ...azole('azole-boc', 'Boc', 'C(=O)OC(C)(C)C', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C', 'llllssslslp', 1, {
    on: { reagents: ['DMAP', 'Et3N'], solvents: ['MeCN'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 8] }],
    present: '[nX3;r5]C(=O)OC([CH3])([CH3])[CH3]',
  }),
  ...azole('azole-trt', 'Trt', 'C(c1ccccc1)(c1ccccc1)c1ccccc1', 'ClC(c1ccccc1)(c1ccccc1)c1ccccc1', 'llsspssssss', 3, {
    on: { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] },
    off: [{ reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 8] }],
    present: '[nX3;r5][CX4](c1ccccc1)(c1ccccc1)c1ccccc1',
  }),
  ...ester('tert-butyl-ester', 'tBu', 'C(C)(C)C', 'CC(C)(C)OC(=O)OC(=O)OC(C)(C)C', 'llsssssslpp', 2, {
    on: { reagents: ['DMAP'], solvents: ['t-BuOH'], temperatureC: [25, 50], hours: [4, 18] },
    off: [{ reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 12] }],
    present: '[#6][CX3](=O)[OX2]C([CH3])([CH3])[CH3]',
  }),
  ...ester('methyl-ester', 'Me', 'C', 'CO', 'pslpssslsls', 1, {
    on: { reagents: ['H2SO4'], solvents: ['MeOH'], temperatureC: [50, 65], hours: [3, 18] },
    off: [{ reagents: ['LiOH'], solvents: ['THF', 'H2O'], temperatureC: [0, 40], hours: [2, 16] }],
    present: '[#6][CX3](=O)[OX2][CH3]',
  }),
  ...ester('ethyl-ester', 'Et', 'CC', 'CCO', 'pslpssslsls', 3, {
    on: { reagents: ['H2SO4'], solvents: ['EtOH'], temperatureC: [60, 78], hours: [3, 18] },
    off: [{ reagents: ['NaOH'], solvents: ['EtOH', 'H2O'], temperatureC: [20, 75], hours: [2, 16] }],
    present: '[#6][CX3](=O)[OX2][CH2][CH3]',
  }),
  ...ester('benzyl-ester', 'OBn', 'Cc1ccccc1', 'BrCc1ccccc1', 'splplsslsls', 4, {
    on: { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [20, 60], hours: [2, 16] },
    off: [{ reagents: ['H2'], catalysts: ['Pd/C'], solvents: ['EtOH'], temperatureC: [20, 30], hours: [1, 12] }],
    present: '[#6][CX3](=O)[OX2][CH2]c1[cH][cH][cH][cH][cH]1',
  }),
  ...ester('tmse-ester', 'TMSE', 'CC[Si](C)(C)C', 'OCC[Si](C)(C)C', 'pllpsssllls', 5, {
    on: { reagents: ['EDC', 'DMAP'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [4, 18] },
    off: [{ reagents: ['TBAF'], solvents: ['THF'], temperatureC: [0, 25], hours: [1, 6] }],
    present: '[#6][CX3](=O)[OX2][CH2][CH2][Si]([CH3])([CH3])[CH3]',
  }),
  ...carbonyl('dioxolane', 'dioxolane', '1OCCO1', 'OCCO', 'llsssssssss', 1, {
    on: { reagents: ['TsOH'], solvents: ['toluene'], temperatureC: [100, 115], hours: [3, 18] },
    off: [{ reagents: ['HCl'], solvents: ['acetone', 'H2O'], temperatureC: [20, 60], hours: [2, 16] }],
    present: '[CX4]1O[CH2][CH2]O1',
  }),
  ...carbonyl('dimethyl-acetal', 'dimethyl acetal', '(OC)OC', 'COC(OC)OC', 'llsssssssss', 2, {
    on: { reagents: ['TsOH'], solvents: ['MeOH'], temperatureC: [20, 65], hours: [2, 18] },
    off: [{ reagents: ['HCl'], solvents: ['acetone', 'H2O'], temperatureC: [0, 50], hours: [1, 12] }],
    present: '[CX4]([OX2][CH3])[OX2][CH3]',
  }),
  ...carbonyl('dithiane', '1,3-dithiane', '1SCCCS1', 'SCCCS', 'ssssllsssps', 3, {
    on: { reagents: ['BF3·OEt2'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 12] },
    off: [{ reagents: ['PhI(OCOCF3)2'], solvents: ['MeCN', 'H2O'], temperatureC: [0, 25], hours: [0.5, 3] }],
    present: '[CX4]1S[CH2][CH2][CH2]S1',
  }),
  ...thiol('s-trityl', 'S-Trt', 'C(c1ccccc1)(c1ccccc1)c1ccccc1', 'ClC(c1ccccc1)(c1ccccc1)c1ccccc1', 'llssplsssss', 1, {
    on: { reagents: ['Et3N'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [2, 16] },
    off: [{ reagents: ['TFA', 'Et3SiH'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [0.5, 4] }],
    present: '[SX2][CX4](c1ccccc1)(c1ccccc1)c1ccccc1',
  }),
  ...thiol('s-acm', 'Acm', 'CNC(C)=O', 'CC(=O)NCO', 'ssssplsssss', 2, {
    on: { reagents: ['TFA'], solvents: ['CH2Cl2'], temperatureC: [0, 25], hours: [1, 6] },
    off: [{ reagents: ['I2'], solvents: ['MeOH', 'H2O'], temperatureC: [0, 25], hours: [0.5, 3] }],
    present: '[SX2][CH2][NX3;H1]C(=O)[CH3]',
  }),
  ...thiol('s-tbu', 'StBu', 'SC(C)(C)C', 'CC(C)(C)SS(=O)(=O)c1ccccc1', 'sspllplslpp', 3, {
    on: { reagents: ['Et3N'], solvents: ['MeOH'], temperatureC: [0, 25], hours: [1, 8] },
    off: [{ reagents: ['PBu3'], solvents: ['THF', 'H2O'], temperatureC: [20, 40], hours: [1, 8] }],
    present: '[SX2][SX2]C([CH3])([CH3])[CH3]',
  }),
  ...alkyne('tms-alkyne', 'TMS', '[Si](C)(C)C', 'C[Si](C)(C)Cl', 'splplssslss', 1, {
    on: { reagents: ['n-BuLi'], solvents: ['THF'], temperatureC: [-78, 0], hours: [1, 4] },
    off: [{ reagents: ['K2CO3'], solvents: ['MeOH'], temperatureC: [0, 25], hours: [0.5, 4] }],
    present: '[CX2]#[CX2][Si]([CH3])([CH3])[CH3]',
  }),
  ...alkyne('tips-alkyne', 'TIPS', '[Si](C(C)C)(C(C)C)C(C)C', 'CC(C)[Si](Cl)(C(C)C)C(C)C', 'sssslssslss', 2, {
    on: { reagents: ['LiHMDS'], solvents: ['THF'], temperatureC: [-78, 25], hours: [1, 8] },
    off: [{ reagents: ['TBAF'], solvents: ['THF'], temperatureC: [0, 25], hours: [0.5, 4] }],
    present: '[CX2]#[CX2][Si]([CH]([CH3])[CH3])([CH]([CH3])[CH3])[CH]([CH3])[CH3]',
  }),
];

interface Given {
  on: TypicalConditions;
  off: readonly TypicalConditions[];
  present: string;
}

type Ranked = Given & { withstands: string; rank: number };

function hydroxyl(id: string, name: string, rest: string, reagent: string, given: Ranked): ProtectingGroup[] {
  const on = [alcohol, phenol].map((site) => `${site}>>[*:1][OH0:2]${rest}`);
  const off = `[#6:1][OX2;H0:2]${rest}>>[*:1][OH1:2]`;
  return [made({ id, name, protects: ['alcohol', 'phenol'], chapter: '2 and 3', reagent, on, off: [off] }, given)];
}

function nitrogen(
  id: string,
  name: string,
  rest: string,
  reagent: string,
  protects: readonly SiteKind[],
  given: Ranked,
): ProtectingGroup[] {
  const on = protects.map((kind) => `${kind === 'amine' ? amine : aniline}>>[N:1]${rest}`);
  const off = [`[NX3:1]${rest}>>[N:1]`];
  return [made({ id, name, protects, chapter: '7', reagent, on, off }, given)];
}

function azole(
  id: string,
  name: string,
  rest: string,
  reagent: string,
  withstands: string,
  rank: number,
  given: Given,
): ProtectingGroup[] {
  const on = [`[nH1;r5:1]>>[nH0:1]${rest}`];
  const off = [`[nX3;r5:1]${rest}>>[nH1:1]`];
  return [made({ id, name, protects: ['azole'], chapter: '7', reagent, on, off }, { ...given, withstands, rank })];
}

function ester(
  id: string,
  name: string,
  rest: string,
  reagent: string,
  withstands: string,
  rank: number,
  given: Given,
): ProtectingGroup[] {
  const on = [`${acid}>>[#6:4][C:1](=[O:2])[OH0:3]${rest}`];
  const off = [`[#6:4][CX3:1](=[O:2])[OX2;H0:3]${rest}>>[#6:4][C:1](=[O:2])[OH1:3]`];
  return [made({ id, name, protects: ['acid'], chapter: '5', reagent, on, off }, { ...given, withstands, rank })];
}

function carbonyl(
  id: string,
  name: string,
  rest: string,
  reagent: string,
  withstands: string,
  rank: number,
  given: Given,
): ProtectingGroup[] {
  const on = [`${ketone}>>[CH0:1]${rest}`, `${aldehyde}>>[CH1:1]${rest}`];
  const off = [`[CX4:1]${rest}>>[C:1]=O`];
  return [made({ id, name, protects: ['carbonyl'], chapter: '4', reagent, on, off }, { ...given, withstands, rank })];
}

function thiol(
  id: string,
  name: string,
  rest: string,
  reagent: string,
  withstands: string,
  rank: number,
  given: Given,
): ProtectingGroup[] {
  const on = [`[#6:1][SX2H1:2]>>[#6:1][SH0:2]${rest}`];
  const off = [`[#6:1][SX2;H0:2]${rest}>>[*:1][SH1:2]`];
  return [made({ id, name, protects: ['thiol'], chapter: '6', reagent, on, off }, { ...given, withstands, rank })];
}

function alkyne(
  id: string,
  name: string,
  rest: string,
  reagent: string,
  withstands: string,
  rank: number,
  given: Given,
): ProtectingGroup[] {
  const on = [`[CX2H1:1]#[CX2:2]>>[CH0:1](${rest})#[C:2]`];
  const off = [`[CX2;H0:1](${rest})#[CX2:2]>>[CH1:1]#[C:2]`];
  return [made({ id, name, protects: ['alkyne'], chapter: '8', reagent, on, off }, { ...given, withstands, rank })];
}

type Head = Pick<ProtectingGroup, 'id' | 'name' | 'protects' | 'chapter' | 'reagent' | 'on' | 'off'>;

function made(head: Head, { on, off, present, withstands, rank }: Ranked): ProtectingGroup {
  return { ...head, onConditions: on, offConditions: off, present, withstands: resistances(withstands), rank };
}
