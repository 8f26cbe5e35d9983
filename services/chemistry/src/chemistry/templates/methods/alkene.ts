// Additions to alkenes and alkynes with the regiochemistry of the textbook, eliminations, and metathesis.

import { method } from '../method.ts';
import type { ReactionTemplate } from '../template.ts';

const carbon = '$([CX3]=[CX3]);!$(C=C[CX3]=O);!$(C[CX3]=O);!$(C=C-C#N);!$(C-C#N)';
/** An alkene by the carbon that bears more and the one that bears less. */
const unequal = (more: string, less: string): string[] => [
  `[${carbon};H0${more}]=[CX3;H1,H2${less}]`,
  `[${carbon};H1${more}]=[CX3;H2${less}]`,
];
const alkenes = unequal(':1', ':2');
const equal = '[CX3;H1;!$(C[CX3]=O):1]([#6:3])=[CX3;H1;!$(C[CX3]=O):2][#6:4]';
const halide = '[Cl,Br,I,$([OX2]S(=O)(=O)[#6])]';

/** Zaitsev: hydrogen leaves the neighbouring atom that bears least of it. */
function zaitsev(carbonBody: string, leaving: string): string[] {
  return [
    `[${carbonBody}:1](${leaving})[CX4;H1:2]>>[C:1]=[C:2]`,
    `[${carbonBody};!$(C([#6])[CX4;H1]):1](${leaving})[CX4;H2:2]>>[C:1]=[C:2]`,
    `[${carbonBody};!$(C[CX4;H1,H2]):1](${leaving})[CX4;H3:2]>>[C:1]=[C:2]`,
  ];
}

export const alkeneMethods: readonly ReactionTemplate[] = [
  method({
    id: 'method-hydroboration-oxidation',
    en: 'Hydroboration–oxidation of an alkene',
    zh: '烯烃硼氢化-氧化',
    class: 'functionalGroupAddition',
    forward: alkenes.map((one) => `${one}>>[C:1][C:2]O`),
    agents: [
      ['BH3·THF', 'H2O2'],
      ['BH3·SMe2', 'H2O2'],
      ['9-BBN', 'H2O2'],
    ],
    temperatureC: [0, 25],
    examples: [
      { reactants: 'C=C1CCCCC1', product: 'OCC1CCCCC1' },
      { reactants: 'CC1=CCCCC1', product: 'CC1CCCCC1O' },
    ],
  }),
  method({
    id: 'method-hydroboration-oxidation-equal',
    en: 'Hydroboration–oxidation of a 1,2-disubstituted alkene',
    zh: '1,2-二取代烯烃硼氢化-氧化',
    class: 'functionalGroupAddition',
    forward: [`${equal}>>[C:1]([*:3])[C:2]([*:4])O`],
    agents: [
      ['BH3·THF', 'H2O2'],
      ['BH3·SMe2', 'H2O2'],
      ['9-BBN', 'H2O2'],
    ],
    temperatureC: [0, 25],
    examples: [{ reactants: 'C1=CCCC1', product: 'OC1CCCC1' }],
  }),
  method({
    id: 'method-hydrohalogenation',
    en: 'Markovnikov addition of a hydrogen halide',
    zh: '卤化氢的马氏加成',
    class: 'functionalGroupAddition',
    forward: [...alkenes, equal].flatMap((one) => {
      const kept = one === equal ? '([*:3])[C:2][*:4]' : '[C:2]';
      return [
        `${one}.[Br;H1:5]>>[C:1]([Br:5])${kept}`,
        `${one}.[Cl;H1:5]>>[C:1]([Cl:5])${kept}`,
        `${one}.[I;H1:5]>>[C:1]([I:5])${kept}`,
      ];
    }),
    agents: [['HBr'], ['HCl'], ['HI']],
    temperatureC: [0, 25],
    examples: [{ reactants: 'CC=C(C)C.Br', product: 'CCC(C)(C)Br' }],
  }),
  method({
    id: 'method-acid-hydration',
    en: 'Markovnikov hydration of an alkene',
    zh: '烯烃的马氏水合',
    class: 'functionalGroupAddition',
    forward: alkenes.map((one) => `${one}>>[C:1](O)[C:2]`),
    agents: [
      ['H2SO4', 'H2O'],
      ['Hg salt', 'NaBH4'],
      ['TsOH', 'H2O'],
    ],
    temperatureC: [0, 80],
    examples: [{ reactants: 'CC(C)=C', product: 'CC(C)(C)O' }],
  }),
  method({
    id: 'method-alkyne-hydration',
    en: 'Hydration of an alkyne to a ketone',
    zh: '炔烃水合成酮',
    class: 'functionalGroupAddition',
    forward: [
      '[#6:1][CX2;H0:2]#[CX2;H1:3]>>[*:1][C:2](=O)[CH3:3]',
      '[#6:1][CX2:2]#[CX2:3][CX4:4]>>[*:1][C:2](=O)[CH2:3][*:4]',
    ],
    agents: [['HgSO4', 'H2SO4'], ['Hg salt'], ['Au complex']],
    temperatureC: [25, 80],
    examples: [{ reactants: 'C#Cc1ccccc1', product: 'CC(=O)c1ccccc1' }],
  }),
  method({
    id: 'method-alkene-dibromination',
    en: 'Addition of bromine to an alkene',
    zh: '烯烃加溴',
    class: 'functionalGroupAddition',
    forward: [
      '[CX3:1]=[CX3:2].[Br:3][Br:4]>>[C:1]([Br:3])[C:2][Br:4]',
      '[CX3:1]=[CX3:2].[Cl:3][Cl:4]>>[C:1]([Cl:3])[C:2][Cl:4]',
    ],
    agents: [['Br2'], ['Cl2']],
    temperatureC: [-10, 25],
    examples: [{ reactants: 'C=CCC.BrBr', product: 'CCC(Br)CBr' }],
  }),
  method({
    id: 'method-bromohydrin',
    en: 'Bromohydrin formation',
    zh: '溴醇形成',
    class: 'functionalGroupAddition',
    forward: [...alkenes.map((one) => `${one}>>[C:1](O)[C:2]Br`), `${equal}>>[C:1]([*:3])(O)[C:2]([*:4])Br`],
    agents: [['NBS', 'H2O']],
    temperatureC: [0, 25],
    examples: [{ reactants: 'C=Cc1ccccc1', product: 'OC(CBr)c1ccccc1' }],
  }),
  method({
    id: 'method-allylic-bromination',
    en: 'Allylic bromination',
    zh: '烯丙位溴化',
    class: 'functionalGroupAddition',
    forward: ['[CX4;H2;R;$(C[CX4]);!$(CC=O):1][CX3;R:2]=[CX3;R:3]>>[C:1](Br)[C:2]=[C:3]'],
    agents: [
      ['NBS', 'AIBN'],
      ['NBS', 'BPO'],
      ['NBS', 'CCl4'],
    ],
    temperatureC: [60, 80],
    examples: [{ reactants: 'C1=CCCCC1', product: 'BrC1C=CCCC1' }],
  }),
  method({
    id: 'method-epoxidation',
    en: 'Epoxidation with a peracid',
    zh: '过氧酸环氧化',
    class: 'oxidation',
    forward: ['[CX3;!$(C=C[CX3]=O);!$(C[CX3]=O):1]=[CX3;!$(C[CX3]=O):2]>>[C:1]1[C:2]O1'],
    agents: [['mCPBA'], ['CF3CO3H']],
    temperatureC: [0, 25],
    incompatible: ['sulfide', 'tertiaryAmine', 'aldehyde'],
    examples: [{ reactants: 'C1=CCCCC1', product: 'C1CCC2OC2C1' }],
  }),
  method({
    id: 'method-nucleophilic-epoxidation',
    en: 'Epoxidation of an enone with alkaline hydrogen peroxide',
    zh: '烯酮的碱性过氧化氢环氧化',
    class: 'oxidation',
    forward: ['[CX3:1]=[CX3:2][CX3:3]=[OX1:4]>>[C:1]1[C:2](O1)[C:3]=[O:4]'],
    agents: [
      ['H2O2', 'NaOH'],
      ['t-BuOOH', 'NaOH'],
      ['H2O2', 'KOH'],
    ],
    temperatureC: [0, 25],
    examples: [{ reactants: 'O=C1C=CCCC1', product: 'O=C1CCCC2OC12' }],
  }),
  method({
    id: 'method-dihydroxylation',
    en: 'Dihydroxylation with osmium tetroxide',
    zh: '四氧化锇双羟基化',
    class: 'oxidation',
    forward: ['[CX3:1]=[CX3:2]>>[C:1](O)[C:2]O'],
    agents: [['OsO4', 'NMO'], ['OsO4']],
    temperatureC: [0, 25],
    examples: [{ reactants: 'C=CCCc1ccccc1', product: 'OCC(O)CCc1ccccc1' }],
  }),
  method({
    id: 'method-lemieux-johnson',
    en: 'Oxidative cleavage with osmium tetroxide and periodate',
    zh: '四氧化锇-高碘酸盐氧化断裂',
    class: 'oxidation',
    forward: ['[CX3;H1,H0;$(C([#6])=C):1]=[CX3:2]>>[C:1]=O'],
    agents: [
      ['OsO4', 'NaIO4'],
      ['RuO4', 'NaIO4'],
    ],
    temperatureC: [0, 25],
    examples: [{ reactants: 'C=CCCc1ccccc1', product: 'O=CCCc1ccccc1' }],
  }),
  method({
    id: 'method-ozonolysis',
    en: 'Ozonolysis with reductive work-up',
    zh: '臭氧化还原断裂',
    class: 'oxidation',
    forward: ['[CX3;$(C[#6]):1]!@=[CX3:2]>>[C:1]=O', '[CX3;R:1]@=[CX3;R:2]>>([C:1]=O.[C:2]=O)'],
    agents: [['O3']],
    temperatureC: [-78, 25],
    examples: [
      { reactants: 'C=CCCc1ccccc1', product: 'O=CCCc1ccccc1' },
      { reactants: 'C1=CCCCC1', product: 'O=CCCCCC=O' },
    ],
  }),
  method({
    id: 'method-diol-cleavage',
    en: 'Cleavage of a vicinal diol',
    zh: '邻二醇氧化断裂',
    class: 'oxidation',
    forward: [
      '[CX4;!R:1]([OX2H1:3])[CX4:2][OX2H1]>>[C:1]=[O:3]',
      '[CX4;R:1]([OX2H1:3])@[CX4;R:2][OX2H1:4]>>([C:1]=[O:3].[C:2]=[O:4])',
    ],
    agents: [['NaIO4'], ['Pb(OAc)4']],
    temperatureC: [0, 25],
    examples: [{ reactants: 'OCC(O)CCc1ccccc1', product: 'O=CCCc1ccccc1' }],
  }),
  method({
    id: 'method-alcohol-dehydration',
    en: 'Acid-catalyzed dehydration of an alcohol',
    zh: '醇的酸催化脱水',
    class: 'functionalGroupInterconversion',
    forward: [...zaitsev('CX4;H0', '[OX2H1]'), ...zaitsev('CX4;H1', '[OX2H1]')],
    agents: [['H2SO4'], ['H3PO4'], ['TsOH'], ['POCl3', 'pyridine'], ['Burgess reagent'], ['SOCl2', 'pyridine']],
    temperatureC: [25, 150],
    incompatible: ['carboxylicAcid'],
    examples: [{ reactants: 'CC1(O)CCCCC1', product: 'CC1=CCCCC1' }],
  }),
  method({
    id: 'method-elimination',
    en: 'Elimination with a strong base',
    zh: '强碱消除',
    class: 'functionalGroupInterconversion',
    forward: [
      ...zaitsev('CX4;H1,H0', halide),
      `[CX4;H2:1](${halide})[CX4;!H0;$(C(c)),$(CC=O),$(CC#N),$(CS(=O)=O):2]>>[C:1]=[C:2]`,
    ],
    agents: [['KOtBu'], ['NaOtBu'], ['DBU'], ['NaOEt'], ['KOH', 'EtOH'], ['LiOtBu']],
    temperatureC: [25, 100],
    incompatible: ['phenol', 'carboxylicAcid', 'thiol', 'primaryAliphaticAmine', 'secondaryAliphaticAmine'],
    examples: [{ reactants: 'BrCCc1ccccc1', product: 'C=Cc1ccccc1' }],
  }),
  method({
    id: 'method-elimination-bulky-base',
    en: 'Elimination with a bulky base',
    zh: '大位阻碱消除',
    class: 'functionalGroupInterconversion',
    forward: [`[CX4;H2;!$(CCc):1](${halide})[CX4;H1,H2:2][CX4:3]>>[C:1]=[C:2][C:3]`],
    agents: [['KOtBu'], ['LiOtBu'], ['DBU']],
    temperatureC: [25, 80],
    incompatible: ['phenol', 'carboxylicAcid', 'thiol', 'primaryAliphaticAmine', 'secondaryAliphaticAmine', 'azoleNH'],
    examples: [{ reactants: 'CCCCCCBr', product: 'CCCCC=C' }],
  }),
  method({
    id: 'method-cross-metathesis',
    en: 'Cross metathesis',
    zh: '交叉复分解',
    class: 'carbonCarbon',
    forward: ['[CH2]=[CH1:1][CX4:2].[CH2]=[CH1:3][$(C=O),$(c),$(C#N),$([CX4]O):4]>>[*:2]/[CH:1]=[CH:3]/[*:4]'],
    agents: [['Grubbs II'], ['Ru complex']],
    temperatureC: [25, 80],
    examples: [{ reactants: 'C=CCCCC.C=CC(=O)OC', product: 'CCCC/C=C/C(=O)OC' }],
  }),
  method({
    id: 'method-ring-closing-metathesis',
    en: 'Ring-closing metathesis',
    zh: '关环复分解',
    class: 'carbonCarbon',
    forward: [1, 2, 3, 4].map((length) => {
      const chain = Array.from({ length }, (_, index) => `[*:${index + 5}]`).join('~');
      return `[CH2]=[CX3:1][CX4:3]~${chain}~[*:4][CX3:2]=[CH2]>>[C:1]1=[C:2][*:4]~${chain.split('~').toReversed().join('~')}~[C:3]1`;
    }),
    agents: [['Grubbs II'], ['Ru complex']],
    temperatureC: [25, 80],
    examples: [{ reactants: 'C=CCC(CC=C)(C(=O)OCC)C(=O)OCC', product: 'CCOC(=O)C1(C(=O)OCC)CC=CC1' }],
  }),
];
