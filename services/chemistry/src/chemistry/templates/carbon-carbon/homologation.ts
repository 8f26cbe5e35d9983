// One carbon more: ketones and aldehydes to the next nitrile or aldehyde, benzylic halides to nitriles.

import type { ReactionTemplate } from '../template.ts';

export const homologationTemplates: readonly ReactionTemplate[] = [
  {
    id: 'van-leusen-nitrile-from-ketone',
    name: { en: 'Van Leusen reductive cyanation with TosMIC', 'zh-CN': 'Van Leusen 反应（TosMIC 还原氰化）' },
    class: 'carbonCarbon',
    retro: [
      '[CX4;H1;!$(C[N,O,S,F,Cl,Br,I]):1]([c,CX4;!$(C[F,Cl,Br,I,O,N]):2])([CX4;!$(C[F,Cl,Br,I,O,N,S]);!$(CC=O):3])-[CX2:4]#[NX1:5]>>[CH0:1](=O)([*:2])[*:3].Cc1ccc(S(=O)(=O)C[N+:5]#[C-:4])cc1',
    ],
    forward: [
      '[CX3:1](=O)([c,CX4:2])[CX4:3].[CH3]c1ccc(S(=O)(=O)[CH2][NX2+:5]#[CX1-:4])cc1>>[CH1:1]([*:2])([*:3])[C+0:4]#[N+0:5]',
    ],
    conditions: [
      { reagents: ['KOtBu', 'tBuOH'], solvents: ['DME'], temperatureC: [0, 50], hours: [2, 16] },
      { reagents: ['KOtBu'], solvents: ['DMSO'], temperatureC: [20, 45], hours: [2, 16] },
    ],
    incompatible: [
      'aldehyde',
      'acylHalide',
      'alkylBromideOrIodide',
      'carboxylicAcid',
      'epoxide',
      'ester',
      'ketone',
      'michaelAcceptor',
      'nitro',
      'phenol',
      'thiol',
    ],
    examples: [
      {
        reactants: 'CC(=O)c1ccc(CC(C)C)cc1.Cc1ccc(S(=O)(=O)C[N+]#[C-])cc1',
        product: 'CC(C)Cc1ccc(C(C)C#N)cc1',
      },
      {
        reactants: 'O=C1CCN(C(=O)OC(C)(C)C)CC1.Cc1ccc(S(=O)(=O)C[N+]#[C-])cc1',
        product: 'CC(C)(C)OC(=O)N1CCC(C#N)CC1',
      },
    ],
    counterExamples: [{ product: 'N#CC(O)c1ccccc1', because: 'a cyanohydrin forms by addition of cyanide' }],
    note: 'TosMIC provides the nitrile carbon and nitrogen.',
  },
  {
    id: 'secondary-benzylic-chloride-cyanation',
    name: { en: 'Cyanide displacement of a benzylic chloride', 'zh-CN': '苄基氯的氰基取代' },
    class: 'carbonCarbon',
    retro: ['[CX4;H1;!R;$(C([CH3])c),$(C([CH2][CH3])c):1]-[CX2:2]#[NX1:3]>>[C:1]Cl.[Na][C:2]#[N:3]'],
    forward: ['[CX4;H1;!R:1]([c:4])([CX4:5])[Cl,Br].[Na][C:2]#[N:3]>>[C:1]([c:4])([C:5])[C:2]#[N:3]'],
    conditions: [
      {
        reagents: [],
        catalysts: ['Bu4NBr (phase transfer)'],
        solvents: ['toluene', 'H2O'],
        temperatureC: [60, 90],
        hours: [3, 16],
      },
      { reagents: [], solvents: ['DMSO'], temperatureC: [40, 80], hours: [3, 12] },
    ],
    incompatible: [
      'acylHalide',
      'aldehyde',
      'alkylBromideOrIodide',
      'epoxide',
      'isocyanate',
      'primaryAliphaticAmine',
      'secondaryAliphaticAmine',
      'thiol',
    ],
    examples: [{ reactants: 'CC(Cl)c1ccc(CC(C)C)cc1.N#C[Na]', product: 'CC(C)Cc1ccc(C(C)C#N)cc1' }],
    counterExamples: [
      { product: 'N#CC(c1ccccc1)c1ccccc1', because: 'made by other ways than from a benzhydryl chloride' },
    ],
  },
  {
    id: 'methoxymethylene-wittig-homologation',
    name: { en: 'Homologation of a carbonyl by a methoxymethylene ylide', 'zh-CN': '甲氧亚甲基 Wittig 增碳反应' },
    class: 'carbonCarbon',
    retro: [
      '[CX3;H1:1](=[OX1:2])-[CX4;H1,H2;$(Cc),$(C1CCCCC1),$(C1CCNCC1);!$(C[N,O,S,F,Cl,Br,I]);!$(CC=C);!$(C(C=O)C=O):3]>>CO[CH:1]=P(c1ccccc1)(c1ccccc1)c1ccccc1.[C:3]=[O:2]',
    ],
    forward: [
      '[CH3]O[CH1:1]=P(c1ccccc1)(c1ccccc1)c1ccccc1.[CX3;!$(C[O,N,S]);$(C([#6])[#6]):3]=[OX1:2]>>[CH1:1](=[O:2])[CH1:3]',
      '[CH3]O[CH1:1]=P(c1ccccc1)(c1ccccc1)c1ccccc1.[CX3H1:3]([#6:4])=[OX1:2]>>[CH1:1](=[O:2])[CH2:3][#6:4]',
    ],
    conditions: [
      {
        reagents: ['KOtBu or LiHMDS (ylide)', 'HCl (hydrolysis)'],
        solvents: ['THF'],
        temperatureC: [-20, 25],
        hours: [2, 12],
      },
    ],
    incompatible: [
      'acylHalide',
      'aldehyde',
      'carboxylicAcid',
      'ketone',
      'nitro',
      'phenol',
      'thiol',
      'alkylBromideOrIodide',
    ],
    examples: [
      {
        reactants: 'COC=P(c1ccccc1)(c1ccccc1)c1ccccc1.CC(=O)c1ccc(CC(C)C)cc1',
        product: 'CC(C)Cc1ccc(C(C)C=O)cc1',
      },
    ],
    note: 'Wittig olefination to the enol ether, then acid.',
  },
];
