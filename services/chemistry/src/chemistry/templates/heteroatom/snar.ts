// Nucleophilic aromatic substitution: the ring must bear its activation where the halide leaves.

import {
  activatedArene,
  activeBenzazine,
  activeDiazine,
  activePyridine,
  alkylCarbon,
  openAzoleNitrogen,
  primaryAmine,
  secondaryAmine,
} from '../smarts-parts.ts';
import type { FunctionalGroup } from '../functional-groups.ts';
import type { ReactionTemplate } from '../template.ts';

const activeAzine = `${activeDiazine},${activeBenzazine}`;
const anyAzine = `${activeAzine},${activePyridine}`;
/** An aromatic carbon between the two heteroatoms of a benzoxazole or benzothiazole. */
const benzazoleCarbon = '$(c1:[nX2]:c2:c:c:c:c:c:2:[o,s]:1)';
/** Weakly activated fluoroarenes that only alkoxides attack: trifluoromethyl ortho or para. */
const fluoroForAlkoxide = `${activatedArene},$(c1:c:c:c(C(F)(F)F):c:c:1),$(c1:c(C(F)(F)F):c:c:c:c:1),$(c1:c:c:c:c2:c:c:c:c:c:1:2)`;
/** Position 7 of a 4-quinolone, para to the carbon that bears the carbonyl group. */
const paraToQuinoloneCarbonyl = '$(c1:c:c:c(:c(=O):c:[c,n]:n):[c,n]:[c,n]:1)';
const alkylatedNitrogen = `$([NX3;H1;+0](c)[${alkylCarbon}]),$([NX3;H0;+0](c)([${alkylCarbon}])[${alkylCarbon}])`;
const electrophiles: FunctionalGroup[] = [
  'acylHalide',
  'acidAnhydride',
  'isocyanate',
  'sulfonylChloride',
  'alkylBromideOrIodide',
  'thiol',
];
const amines: FunctionalGroup[] = ['primaryAliphaticAmine', 'secondaryAliphaticAmine'];

export const heteroatomSnarTemplates: readonly ReactionTemplate[] = [
  {
    id: 'snar-chloroazine-aliphatic-amine',
    name: { en: 'SNAr of a chloroazine with an amine', 'zh-CN': '氯代氮杂芳烃与胺的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylatedNitrogen}:1]!@[${activeAzine}:2]>>[N:1].[c:2]Cl`],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[${activeAzine}:2][F,Cl]>>[N:1][c:2]`],
    conditions: [
      { reagents: ['DIPEA'], solvents: ['n-BuOH'], temperatureC: [60, 120], hours: [2, 18] },
      { reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [25, 100], hours: [2, 16] },
    ],
    incompatible: [...electrophiles, ...amines],
    examples: [
      {
        reactants: 'OCCN1CCNCC1.Cc1nc(Cl)cc(n1)Nc1ncc(s1)C(=O)Nc1c(C)cccc1Cl',
        product: 'Cc1nc(Nc2ncc(s2)C(=O)Nc2c(C)cccc2Cl)cc(n1)N1CCN(CCO)CC1',
      },
    ],
    counterExamples: [
      { product: 'c1cc(cnc1)N1CCOCC1', because: 'the 3-position of pyridine is not activated' },
      { product: 'c1nc(cnc1)NC(=O)C', because: 'an amide is no nucleophile of this kind' },
    ],
  },
  {
    id: 'snar-chloroazine-aromatic-amine',
    name: { en: 'SNAr of a chloroazine with an aromatic amine', 'zh-CN': '氯代氮杂芳烃与芳胺的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[$([NX3;H1;+0](c)c):1]!@[${activeAzine}:2]>>[N:1].[c:2]Cl`],
    forward: [`[$([NX3;H2;+0]c):1].[${activeAzine}:2][F,Cl]>>[N:1][c:2]`],
    conditions: [
      { reagents: ['HCl'], solvents: ['iPrOH'], temperatureC: [60, 85], hours: [1, 12] },
      { reagents: ['TsOH'], solvents: ['n-BuOH'], temperatureC: [80, 118], hours: [2, 18] },
    ],
    incompatible: [...electrophiles, ...amines],
    examples: [
      {
        reactants: 'Nc1ccc(F)c(Cl)c1.COc1cc2ncnc(Cl)c2cc1OCCCN1CCOCC1',
        product: 'COc1cc2ncnc(Nc3ccc(F)c(Cl)c3)c2cc1OCCCN1CCOCC1',
      },
      {
        reactants: 'C#Cc1cccc(N)c1.COCCOc1cc2ncnc(Cl)c2cc1OCCOC',
        product: 'COCCOc1cc2ncnc(Nc3cccc(c3)C#C)c2cc1OCCOC',
      },
    ],
  },
  {
    id: 'snar-chloropyridine-amine',
    name: { en: 'SNAr of a 2- or 4-chloropyridine with an amine', 'zh-CN': '2-或 4-氯吡啶与胺的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylatedNitrogen}:1]!@[${activePyridine};!${activeAzine.split(',$').join(';!$')}:2]>>[N:1].[c:2]Cl`],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[${activePyridine}:2][F,Cl]>>[N:1][c:2]`],
    conditions: [
      { reagents: ['DIPEA'], solvents: ['NMP'], temperatureC: [110, 160], hours: [6, 24] },
      { reagents: ['K2CO3'], solvents: ['DMSO'], temperatureC: [90, 130], hours: [6, 24] },
    ],
    incompatible: [...electrophiles, ...amines],
    examples: [
      { reactants: 'CNCCO.Clc1ccccn1', product: 'CN(CCO)c1ccccn1' },
      {
        reactants: 'CC(C)(C)OC(=O)N1CCNCC1.O=[N+]([O-])c1ccc(Cl)nc1',
        product: 'CC(C)(C)OC(=O)N1CCN(CC1)c1ccc(cn1)[N+](=O)[O-]',
      },
    ],
    note: 'Slow without a further acceptor on the ring.',
  },
  {
    id: 'snar-activated-fluoroarene-amine',
    name: { en: 'SNAr of an activated fluoroarene with an amine', 'zh-CN': '活化氟代芳烃与胺的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylatedNitrogen}:1]!@[${activatedArene}:2]>>[N:1].[c:2]F`],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[${activatedArene}:2]F>>[N:1][c:2]`],
    conditions: [
      { reagents: ['K2CO3'], solvents: ['DMSO'], temperatureC: [60, 120], hours: [2, 18] },
      { reagents: ['DIPEA'], solvents: ['MeCN'], temperatureC: [25, 80], hours: [2, 18] },
    ],
    incompatible: [...electrophiles, ...amines, 'aldehyde'],
    examples: [
      { reactants: 'C1COCCN1.O=[N+]([O-])c1ccc(F)c(F)c1', product: 'O=[N+]([O-])c1ccc(N2CCOCC2)c(F)c1' },
      { reactants: 'NCc1ccco1.NS(=O)(=O)c1cc(C(=O)O)c(F)cc1Cl', product: 'NS(=O)(=O)c1cc(C(=O)O)c(NCc2ccco2)cc1Cl' },
    ],
    counterExamples: [{ product: 'COc1ccc(cc1)N1CCOCC1', because: 'a methoxy group does not activate' }],
  },
  {
    id: 'snar-fluoroquinolone-amine',
    name: { en: 'SNAr of a 7-haloquinolone with an amine', 'zh-CN': '7-卤代喹诺酮与胺的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [
      `[$([NX3;H0;+0](c)([${alkylCarbon}])[${alkylCarbon}]):1]!@[${paraToQuinoloneCarbonyl}:2]>>[N:1].[c:2]F`,
      // A chloride is enough beside the 6-fluorine.
      `[$([NX3;H0;+0](c)([${alkylCarbon}])[${alkylCarbon}]):1]!@[${paraToQuinoloneCarbonyl};$(c:c-F):2]>>[N:1].[c:2]Cl`,
    ],
    forward: [`[${secondaryAmine}:1].[${paraToQuinoloneCarbonyl}:2][F,Cl]>>[N:1][c:2]`],
    conditions: [{ reagents: ['Et3N'], solvents: ['DMSO'], temperatureC: [80, 140], hours: [2, 12] }],
    incompatible: [...electrophiles, 'primaryAliphaticAmine'],
    examples: [
      {
        reactants: 'C1CNCCN1.OC(=O)c1cn(C2CC2)c2cc(F)c(F)cc2c1=O',
        product: 'OC(=O)c1cn(C2CC2)c2cc(N3CCNCC3)c(F)cc2c1=O',
      },
      {
        reactants: 'C1CNCCN1.CCn1cc(C(=O)O)c(=O)c2cc(F)c(Cl)cc21',
        product: 'CCn1cc(C(=O)O)c(=O)c2cc(F)c(N3CCNCC3)cc21',
      },
    ],
  },
  {
    id: 'snar-benzazole-amine',
    name: {
      en: 'SNAr of a 2-chlorobenzoxazole or -benzothiazole with an amine',
      'zh-CN': '2-氯苯并噁唑或苯并噻唑与胺的取代',
    },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylatedNitrogen}:1]!@[${benzazoleCarbon}:2]>>[N:1].[c:2]Cl`],
    forward: [`[${primaryAmine},${secondaryAmine}:1].[${benzazoleCarbon}:2]Cl>>[N:1][c:2]`],
    conditions: [{ reagents: ['Et3N'], solvents: ['MeCN'], temperatureC: [25, 80], hours: [2, 16] }],
    incompatible: [...electrophiles, ...amines],
    examples: [
      {
        reactants: 'C[C@@H]1CCNCCN1C(=O)OC(C)(C)C.Clc1nc2cc(Cl)ccc2o1',
        product: 'C[C@@H]1CCN(CCN1C(=O)OC(C)(C)C)c1nc2cc(Cl)ccc2o1',
      },
    ],
  },
  {
    id: 'aminoazine-from-chloroazine',
    name: { en: 'Amination of a chloroazine with ammonia', 'zh-CN': '氯代氮杂芳烃的氨解' },
    class: 'heteroatomAlkylation',
    retro: [`[NX3;H2;+0][${activeAzine}:2]>>[c:2]Cl`],
    forward: [`[${activeAzine}:2][F,Cl]>>[c:2]N`],
    conditions: [{ reagents: ['NH3'], solvents: ['iPrOH'], temperatureC: [80, 130], hours: [4, 24] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'aldehyde',
      'epoxide',
      'ester',
    ],
    examples: [{ reactants: 'Clc1ncnc2[nH]nc(Br)c12', product: 'Nc1ncnc2[nH]nc(Br)c12' }],
  },
  {
    id: 'hydrazinoazine-from-chloroazine',
    name: { en: 'Hydrazinolysis of a chloroazine', 'zh-CN': '氯代氮杂芳烃的肼解' },
    class: 'heteroatomAlkylation',
    retro: [`[NX3;H2;+0][NX3;H1;+0][${anyAzine}:2]>>[c:2]Cl`],
    forward: [`[${anyAzine}:2][F,Cl]>>[c:2]NN`],
    conditions: [{ reagents: ['N2H4·H2O'], solvents: ['EtOH'], temperatureC: [25, 85], hours: [1, 12] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'aldehyde',
      'ketone',
      'epoxide',
      'ester',
    ],
    examples: [{ reactants: 'Clc1cnccn1', product: 'NNc1cnccn1' }],
  },
  {
    id: 'snar-azine-phenol',
    name: { en: 'SNAr of a chloroazine with a phenol', 'zh-CN': '氯代氮杂芳烃与酚的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[c:3][OX2:1]!@[${anyAzine}:2]>>[c:3][OH:1].[c:2]Cl`],
    forward: [`[c:3][OX2H1:1].[${anyAzine}:2][F,Cl]>>[c:3][OH0:1][c:2]`],
    conditions: [
      { reagents: ['Cs2CO3'], solvents: ['DMF'], temperatureC: [60, 120], hours: [2, 18] },
      { reagents: ['KOtBu'], solvents: ['DMF'], temperatureC: [60, 90], hours: [2, 8] },
    ],
    incompatible: [...electrophiles, ...amines, 'phenol'],
    examples: [{ reactants: 'Nc1ccc(O)cc1.CNC(=O)c1cc(Cl)ccn1', product: 'CNC(=O)c1cc(Oc2ccc(N)cc2)ccn1' }],
    counterExamples: [{ product: 'c1ccc(cc1)Oc1cccnc1', because: 'the 3-position of pyridine is not activated' }],
  },
  {
    id: 'snar-fluoroarene-phenol',
    name: { en: 'SNAr of an activated fluoroarene with a phenol', 'zh-CN': '活化氟代芳烃与酚的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[c:3][OX2:1]!@[${activatedArene}:2]>>[c:3][OH:1].[c:2]F`],
    forward: [`[c:3][OX2H1:1].[${activatedArene}:2]F>>[c:3][OH0:1][c:2]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [80, 130], hours: [3, 18] }],
    incompatible: [...electrophiles, ...amines, 'phenol'],
    examples: [{ reactants: 'Oc1ccccc1.O=Cc1ccc(F)cc1', product: 'O=Cc1ccc(Oc2ccccc2)cc1' }],
  },
  {
    id: 'snar-azine-alkoxide',
    name: { en: 'SNAr of a chloroazine with an alkoxide', 'zh-CN': '氯代氮杂芳烃与醇盐的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylCarbon};!H0:3][OX2:1]!@[${anyAzine}:2]>>[C:3][OH:1].[c:2]Cl`],
    forward: [`[CX4;!H0:3][OX2H1:1].[${anyAzine}:2][F,Cl]>>[C:3][OH0:1][c:2]`],
    conditions: [
      { reagents: ['NaH'], solvents: ['THF'], temperatureC: [0, 65], hours: [2, 16] },
      { reagents: ['KOtBu'], solvents: ['THF'], temperatureC: [0, 65], hours: [2, 16] },
    ],
    incompatible: [...electrophiles, 'primaryAlcohol', 'secondaryAlcohol', 'phenol', 'carboxylicAcid'],
    examples: [{ reactants: 'CN(CCO)c1ccccn1.Clc1ccc(Br)cn1', product: 'CN(CCOc1ccc(Br)cn1)c1ccccn1' }],
  },
  {
    id: 'snar-fluoroarene-alkoxide',
    name: { en: 'SNAr of a fluoroarene with an alkoxide', 'zh-CN': '氟代芳烃与醇盐的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [`[${alkylCarbon};!H0;!$([CH3]):3][OX2:1]!@[${fluoroForAlkoxide}:2]>>[C:3][OH:1].[c:2]F`],
    forward: [`[CX4;!H0:3][OX2H1:1].[${fluoroForAlkoxide}:2]F>>[C:3][OH0:1][c:2]`],
    conditions: [
      { reagents: ['NaH'], solvents: ['DMSO'], temperatureC: [25, 80], hours: [2, 16] },
      { reagents: ['KOtBu'], solvents: ['DMSO'], temperatureC: [50, 90], hours: [2, 16] },
    ],
    incompatible: [
      ...electrophiles,
      'epoxide',
      'primaryAlcohol',
      'secondaryAlcohol',
      'phenol',
      'carboxylicAcid',
      'ester',
    ],
    examples: [
      { reactants: 'CNCCC(O)c1ccccc1.FC(F)(F)c1ccc(F)cc1', product: 'CNCCC(Oc1ccc(cc1)C(F)(F)F)c1ccccc1' },
      {
        reactants: 'CN(C)CC[C@H](O)c1cccs1.Fc1cccc2ccccc12',
        product: 'CN(C)CC[C@H](Oc1cccc2ccccc12)c1cccs1',
      },
    ],
  },
  {
    id: 'snar-thiolate',
    name: { en: 'SNAr with a thiolate', 'zh-CN': '硫醇盐的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [
      `[CX4,c:3][SX2:1]!@[${anyAzine}:2]>>[*:3][SH:1].[c:2]Cl`,
      `[CX4,c:3][SX2:1]!@[${activatedArene}:2]>>[*:3][SH:1].[c:2]F`,
    ],
    forward: [`[CX4,c:3][SX2H1:1].[${anyAzine},${activatedArene}:2][F,Cl]>>[*:3][SH0:1][c:2]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [25, 100], hours: [2, 16] }],
    incompatible: [
      'acylHalide',
      'acidAnhydride',
      'isocyanate',
      'sulfonylChloride',
      'alkylBromideOrIodide',
      'epoxide',
      'michaelAcceptor',
      'thiol',
    ],
    examples: [{ reactants: 'Sc1ccccc1.O=[N+]([O-])c1ccccc1F', product: 'O=[N+]([O-])c1ccccc1Sc1ccccc1' }],
  },
  {
    id: 'snar-azole',
    name: { en: 'SNAr with an azole', 'zh-CN': '唑类的芳香亲核取代' },
    class: 'heteroatomAlkylation',
    retro: [
      `[${openAzoleNitrogen};H0;+0:1]!@[${activatedArene}:2]>>[nH:1].[c:2]F`,
      `[${openAzoleNitrogen};H0;+0:1]!@[${activeAzine}:2]>>[nH:1].[c:2]Cl`,
    ],
    forward: [`[nH1;r5;+0:1].[${activatedArene},${activeAzine}:2][F,Cl]>>[nH0:1][c:2]`],
    conditions: [{ reagents: ['K2CO3'], solvents: ['DMSO'], temperatureC: [80, 130], hours: [4, 24] }],
    incompatible: [...electrophiles, ...amines, 'phenol'],
    examples: [{ reactants: 'c1c[nH]cn1.N#Cc1ccc(F)cc1', product: 'N#Cc1ccc(cc1)-n1ccnc1' }],
  },
];
