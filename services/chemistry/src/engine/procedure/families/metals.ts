// Couplings by palladium, nickel and copper, metathesis and the copper-catalysed cycloaddition. Buchwald–Hartwig: D. S. Surry,
// S. L. Buchwald, Chem. Sci. 2011, 2, 27; borylation: T. Ishiyama et al., J. Org. Chem. 1995, 60, 7508.

import { add, combine, cool, degas, dropwise, type Equivalents, type Family, last, say } from './family.ts';
import { groups } from './groups.ts';

const halide = { part: 'halide', smarts: groups.arylHalide, excess: [1, 1.3, 1.1] as Equivalents };
const metal = {
  catalyst: [0.02, 0.1, 0.05],
  'Pd2(dba)3': [0.01, 0.05, 0.025],
  ligand: [0.04, 0.15, 0.1],
  base: [2, 3, 2.5],
  strongBase: [1.4, 2, 1.5],
  salt: [1, 3, 1.5],
  additive: [0.1, 1, 0.2],
} satisfies Record<string, Equivalents>;
const copper = {
  ...metal,
  catalyst: [0.05, 0.2, 0.1],
  CuI: [0.05, 0.2, 0.1],
  ligand: [0.1, 0.4, 0.2],
  base: [2, 3, 2],
} satisfies Record<string, Equivalents>;

const inert = { molar: 0.15, atmosphere: 'inert' } as const;

export const metalCouplings: readonly Family[] = [
  {
    ...inert,
    id: 'suzuki',
    names: /Suzuki/,
    partners: [halide, { part: 'boron', smarts: groups.boron, excess: [1.1, 1.5, 1.2] }],
    amounts: metal,
    order: [combine('halide', 'boron', 'base', '*'), degas, last('catalyst', 'ligand')],
    endings: ['end.palladium'],
  },
  {
    ...inert,
    id: 'buchwald',
    names:
      /Buchwald|Palladium-catalysed amidation|^Arylation of an amide|cross-coupling\)|^Metal-catalysed C–S|^Metal-catalysed (?:thioether|coupling)|Amination of an aryl halide with ammonia|^Alpha-arylation/,
    when: ({ has, kind, agents }) =>
      !has('CuI', 'CuBr', 'CuCl', 'Cu', 'Cu2O', 'Cu(OAc)2') &&
      (/Buchwald|Palladium/.test(kind) || agents.some(({ name }) => /Pd|Ni/.test(name))),
    partners: [
      halide,
      {
        part: 'amine',
        smarts: [...groups.nucleophile, ...groups.carbonyl, '[CX4;!H0][$(C=O),$(C#N)]'],
        excess: [1.05, 1.5, 1.2],
      },
    ],
    amounts: { ...metal, base: [1.5, 3, 2], nucleophile: [1.1, 1.5, 1.2] },
    order: [combine('halide', 'amine', 'nucleophile', 'base', 'strongBase', '*'), degas, last('catalyst', 'ligand')],
    endings: ['end.palladium'],
  },
  {
    ...inert,
    id: 'chanLam',
    names: /Chan–Lam/,
    partners: [
      { part: 'amine', smarts: groups.nucleophile, excess: [1, 1.5, 1.1] },
      { part: 'boron', smarts: groups.boron, excess: [1.2, 2.5, 2] },
    ],
    amounts: { ...copper, catalyst: [0.1, 1.5, 1], 'Cu(OAc)2': [0.1, 1.5, 1] },
    atmosphere: 'air',
    order: [combine('amine', 'boron', 'base', '*', 'catalyst'), say('say.openToAir')],
    endings: ['end.copper'],
  },
  {
    ...inert,
    id: 'copperCoupling',
    names:
      /Ullmann|Goldberg|Buchwald|^Arylation of an amide|^N-Arylation|^Metal-catalysed|[Cc]opper-mediated|cross-coupling\)|Amination of an aryl halide|^Phenothiazine/,
    when: ({ kind, agents }) =>
      /Ullmann|Goldberg|[Cc]opper/.test(kind) || agents.some(({ name }) => name.startsWith('Cu')),
    partners: [halide, { part: 'amine', smarts: groups.nucleophile, excess: [1.05, 1.5, 1.2] }],
    amounts: copper,
    order: [combine('halide', 'amine', 'base', '*'), degas, last('catalyst', 'ligand')],
    endings: ['end.copper'],
  },
  {
    ...inert,
    id: 'sonogashira',
    names: /Sonogashira|Glaser/,
    partners: [halide, { part: 'alkyne', smarts: groups.alkyne, excess: [1.1, 2, 1.3] }],
    amounts: { ...metal, catalyst: [0.02, 0.05, 0.03], CuI: [0.02, 0.1, 0.05], base: [2, 5, 3] },
    order: [combine('halide', 'base', '*'), degas, last('catalyst', 'CuI', 'ligand'), dropwise('alkyne')],
    endings: ['end.palladium'],
  },
  {
    ...inert,
    id: 'heck',
    names: /Heck/,
    partners: [halide, { part: 'alkene', smarts: groups.alkene, excess: [1.2, 2, 1.5] }],
    amounts: { ...metal, base: [1.5, 3, 2] },
    order: [combine('halide', 'alkene', 'base', '*'), degas, last('catalyst', 'ligand')],
    endings: ['end.palladium'],
  },
  {
    ...inert,
    id: 'stille',
    names: /Stille/,
    partners: [halide, { part: 'tin', smarts: groups.tin, excess: [1.05, 1.3, 1.1] }],
    amounts: { ...metal, CuI: [0.1, 0.3, 0.1], salt: [1, 3, 3] },
    order: [combine('halide', 'tin', '*'), degas, last('catalyst', 'ligand')],
    endings: ['end.tin', 'end.palladium'],
  },
  {
    ...inert,
    id: 'negishi',
    names: /Negishi|Kumada|^Methylation of an aryl halide/,
    partners: [
      halide,
      { part: 'organometal', smarts: groups.zincOrMagnesium, excess: [1.2, 2, 1.5], neverLimits: true },
    ],
    amounts: { ...metal, organometal: [1.2, 2, 1.5], lewisAcid: [1.2, 2, 1.5] },
    order: [combine('halide', '*'), degas, last('catalyst', 'ligand'), cool(0), dropwise('organometal')],
    heat: 'exotherm',
    endings: ['end.palladium'],
  },
  {
    ...inert,
    id: 'miyaura',
    names: /Miyaura|[Bb]orylation of an aryl/,
    partners: [halide, { part: 'boron', smarts: ['B'], excess: [1.1, 1.5, 1.2], neverLimits: true }],
    amounts: { ...metal, boron: [1.1, 1.5, 1.2], base: [2, 3, 3] },
    order: [combine('halide', 'boron', 'base', '*'), degas, last('catalyst', 'ligand')],
    endings: ['end.boronate', 'end.palladium'],
  },
  {
    ...inert,
    id: 'metalCyanation',
    not: /Sandmeyer|Van Leusen|alkyl/,
    names: /[Cc]yanation|^Cyanation of an aryl/,
    partners: [halide],
    amounts: {
      ...metal,
      cyanide: [0.6, 2, 1.2],
      'Zn(CN)2': [0.55, 0.8, 0.6],
      CuCN: [1.2, 2, 1.5],
      'K4[Fe(CN)6]': [0.2, 0.5, 0.3],
      metal: [0.1, 0.2, 0.1],
    },
    order: [combine('halide', 'cyanide', 'base', 'metal', '*'), degas, last('catalyst', 'ligand')],
    endings: ['end.cyanide', 'end.palladium'],
  },
  {
    ...inert,
    id: 'carbonylation',
    not: /chloroformate|carbamate/,
    names:
      /methoxycarbonylation|^Alkoxycarbonylation of an aryl|[Ee]thoxycarbonylation|[Aa]minocarbonylation|[Cc]arbonylation/,
    partners: [halide, { part: 'nucleophile', smarts: groups.nucleophile, excess: [2, 20, 5] }],
    amounts: { ...metal, base: [2, 3, 2] },
    atmosphere: 'carbonMonoxide',
    order: [combine('halide', 'nucleophile', 'base', '*'), degas, last('catalyst', 'ligand'), add('CO')],
    endings: ['end.palladium'],
  },
  {
    ...inert,
    id: 'metathesis',
    names: /[Mm]etathesis/,
    molar: 0.01,
    partners: [{ part: 'alkene', smarts: groups.alkene, excess: [1, 3, 2] }],
    amounts: { catalyst: [0.02, 0.1, 0.05] },
    order: [combine('alkene', '*'), degas, last('catalyst')],
    heat: 'gas',
    gas: 'C2H4',
    endings: ['end.ruthenium'],
  },
  {
    id: 'click',
    names: /azide-alkyne|Nitrile oxide cycloaddition|Diels–Alder|^Cycloaddition/,
    partners: [
      { part: 'dipole', smarts: [...groups.azide, 'C=NO', 'C=C-C=C', 'C=NN'], excess: [1, 1.3, 1.1] },
      { part: 'alkyne', smarts: groups.dienophile, excess: [1, 1.5, 1.1] },
    ],
    amounts: {
      catalyst: [0.05, 0.2, 0.1],
      CuSO4: [0.05, 0.2, 0.1],
      'sodium ascorbate': [0.1, 0.5, 0.3],
      base: [1, 2, 1.2],
      ligand: [0.05, 0.2, 0.1],
      halogenating: [1.05, 1.2, 1.1],
      lewisAcid: [0.1, 1, 0.2],
    },
    molar: 0.2,
    atmosphere: 'byAgents',
    order: [combine('dipole', 'alkyne', '*'), add('base'), add('catalyst')],
    endings: ['end.copper'],
  },
];
