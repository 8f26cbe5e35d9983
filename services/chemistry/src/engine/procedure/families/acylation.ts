// Acylation at nitrogen and oxygen. Coupling reagents: E. Valeur, M. Bradley, Chem. Soc. Rev. 2009, 38, 606.

import {
  add,
  combine,
  cool,
  dropwise,
  type Equivalents,
  type Family,
  type Flask,
  hold,
  portions,
  say,
} from './family.ts';
import { groups } from './groups.ts';

const amideNames =
  /^Amide coupling|^Coupling of an acid with|^N-Acylsulfonamide from|Weinreb amide (?:from an acid$|formation)|^Acylation of .* with an acid(?: \(ring closure\))?$|^Primary amide from an? (?:carboxylic )?acid$|[Hh]ydroxam(?:ate|ic acid) from an acid|^Amide from an acid|^Hydrazide from an acid|^N-Acylation with a carboxylic acid|^Peptide|^N-Formylation with formic/;
const esterNames =
  /^Esterification of an acid with|^Steglich|^Esterification|^Acid-catalysed esterification|^Thioester from an acid/;
const carbodiimides = ['EDC', 'DCC', 'DIC'];
const chlorinating = ['SOCl2', 'oxalyl chloride', 'POCl3', 'PCl5', 'PCl3'];

const acid = { part: 'acid', smarts: groups.acid, excess: [1.05, 1.5, 1.2] as Equivalents };
const amine = { part: 'amine', smarts: groups.nitrogen, excess: [1, 1.3, 1.1] as Equivalents };
const alcohol = { part: 'alcohol', smarts: groups.alcohol, excess: [1, 2, 1.2] as Equivalents };
const usualAmounts = {
  base: [2, 3, 2.5],
  additive: [0.1, 1.2, 1.1],
  coupling: [1.1, 1.3, 1.2],
  EDC: [1.2, 1.5, 1.3],
  CDI: [1.1, 1.3, 1.2],
  T3P: [1.5, 2, 1.5],
  DMAP: [0.05, 0.2, 0.1],
  acid: [1, 1.5, 1.1],
  nucleophile: [1.1, 3, 1.5],
  NH3: [2, 10, 5],
  NH4OH: [2, 10, 5],
  NH2OH·HCl: [1.2, 2, 1.5],
  lewisAcid: [1.5, 3, 2],
} satisfies Record<string, Equivalents>;

const usesUronium = ({ has }: Flask) =>
  has('HATU', 'HBTU', 'TBTU', 'PyBOP', 'BOP', 'PyBroP', 'COMU', 'BOP-Cl', 'DEPC', 'DMTMM', 'DPPA');

const shared = { molar: 0.2, atmosphere: 'byAgents', partners: [acid, amine], amounts: usualAmounts } as const;

export const acylations: readonly Family[] = [
  {
    ...shared,
    id: 'amideUronium',
    names: amideNames,
    when: usesUronium,
    order: [
      combine('acid', 'coupling', 'acylating', 'additive', '*'),
      add('base'),
      hold(10, 15),
      add('amine', 'nucleophile'),
    ],
    endings: ['end.uronium', 'end.phosphonium'],
  },
  {
    ...shared,
    id: 'amideCarbodiimide',
    names: amideNames,
    when: ({ has }) => has(...carbodiimides),
    order: [combine('acid', 'amine', 'nucleophile', 'additive', 'base', '*'), cool(0), portions('coupling')],
    endings: ['end.carbodiimide'],
  },
  {
    ...shared,
    id: 'amideMixedAnhydride',
    names: amideNames,
    when: ({ has }) => has('isobutyl chloroformate', 'ethyl chloroformate', 'MsCl', 'TsCl', 'TFAA'),
    amounts: { ...usualAmounts, base: [1.1, 2.2, 2.2], coupling: [1.05, 1.2, 1.1], acylating: [1.05, 1.2, 1.1] },
    atmosphere: 'inert',
    order: [
      combine('acid', 'base', '*'),
      cool(-10),
      dropwise('coupling', 'acylating'),
      hold(15, 30),
      add('amine', 'nucleophile'),
    ],
    heat: 'gas',
    gas: 'CO2',
  },
  {
    ...shared,
    id: 'amideCdi',
    names: amideNames,
    when: ({ has }) => has('CDI'),
    order: [combine('acid', '*'), portions('coupling'), say('say.co2Ceases'), add('amine', 'nucleophile', 'base')],
    heat: 'gas',
    gas: 'CO2',
    endings: ['end.imidazole'],
  },
  {
    ...shared,
    id: 'amideT3p',
    names: amideNames,
    when: ({ has }) => has('T3P'),
    order: [combine('acid', 'amine', 'nucleophile', 'base', '*'), cool(0), dropwise('coupling')],
    endings: ['end.t3p'],
  },
  {
    ...shared,
    id: 'amideAcidChloride',
    names: amideNames,
    when: ({ has }) => has(...chlorinating),
    amounts: { ...usualAmounts, chlorinating: [1.2, 2, 1.5], base: [2, 3, 2], DMF: [0.02, 0.05, 0.03] },
    atmosphere: 'inert',
    order: [
      combine('acid', 'DMF'),
      cool(0),
      dropwise('chlorinating'),
      say('say.acidChlorideForms'),
      say('say.acidChlorideInto'),
      add('amine', 'nucleophile', 'base', '*'),
    ],
    heat: 'both',
    gas: 'HClSO2CO',
  },
  {
    ...shared,
    id: 'amideThermal',
    names: amideNames,
    order: [combine('acid', 'amine', 'nucleophile', '*')],
  },
  {
    id: 'steglich',
    names: esterNames,
    when: ({ has }) => has(...carbodiimides, 'coupling'),
    partners: [acid, alcohol],
    amounts: { ...usualAmounts, base: [1, 3, 2] },
    molar: 0.2,
    atmosphere: 'byAgents',
    order: [combine('acid', 'alcohol', 'additive', 'base', 'DMAP', '*'), cool(0), portions('coupling')],
    endings: ['end.carbodiimide'],
  },
  {
    id: 'esterAcidChloride',
    names:
      /^(?:Fischer esterification|Methyl ester from|Ethyl ester from|Acid-catalysed esterification|Esterification)/,
    when: ({ has }) => has('SOCl2', 'oxalyl chloride', 'acetyl chloride'),
    partners: [acid, alcohol],
    amounts: {
      chlorinating: [1.2, 3, 2],
      acylating: [2, 5, 3],
      base: [2, 3, 2],
      DMAP: [0.05, 0.2, 0.1],
      acid: [0.05, 0.2, 0.1],
    },
    molar: 0.4,
    atmosphere: 'byAgents',
    order: [combine('acid', 'alcohol', '*'), cool(0), dropwise('chlorinating', 'acylating')],
    heat: 'both',
    gas: 'HClSO2',
    workUp: 'concentrateOnly',
    endings: ['end.bicarbonateWash'],
  },
  {
    id: 'diazomethaneEster',
    names: /ester from|[Ee]sterification|O-Methylation/,
    when: ({ has }) => has('TMSCHN2', 'CH2N2'),
    partners: [acid],
    amounts: { alkylating: [1.2, 2, 1.5] },
    molar: 0.2,
    atmosphere: 'inert',
    order: [combine('acid', '*'), cool(0), dropwise('alkylating')],
    heat: 'gas',
    gas: 'N2',
    workUp: 'concentrateOnly',
  },
  {
    id: 'fischer',
    names:
      /^(?:Fischer esterification|Steglich esterification|Methyl ester from|Ethyl ester from|Acid-catalysed esterification|Esterification of an acid with an alcohol|tert-Butyl ester from)/,
    when: ({ has }) => !has('base', 'strongBase', 'alkylating'),
    partners: [acid, { ...alcohol, excess: [5, 20, 10] }],
    amounts: {
      acid: [0.05, 0.5, 0.2],
      HCl: [0.5, 3, 1],
      H2SO4: [0.1, 1, 0.3],
      lewisAcid: [1.5, 3, 2],
      acylating: [1.5, 3, 2],
    },
    molar: 0.3,
    atmosphere: 'air',
    order: [combine('acid', 'alcohol', '*'), dropwise('H2SO4', 'acylating')],
    endings: ['end.bicarbonateWash'],
  },
  {
    id: 'transesterification',
    names: /[Tt]ransesterification/,
    partners: [
      { part: 'ester', smarts: groups.ester, excess: [1, 1.5, 1.2] },
      { ...alcohol, excess: [2, 20, 5] },
    ],
    amounts: { strongBase: [0.1, 1.2, 0.3], base: [0.2, 3, 2], acid: [0.05, 0.5, 0.1], lewisAcid: [0.05, 0.3, 0.1] },
    molar: 0.3,
    atmosphere: 'byAgents',
    order: [combine('ester', 'alcohol', '*')],
  },
  {
    id: 'acidChloride',
    names:
      /^Acid chloride from|^Carboxylic acid to acid chloride|^Acid fluoride from|[Ss]ulfonic acid to sulfonyl chloride|^Sulfonyl chloride from a sulfonic/,
    partners: [{ ...acid, smarts: [...groups.acid, 'S(=O)(=O)[OX2H,O-]'] }],
    amounts: {
      chlorinating: [1.2, 5, 2],
      DMF: [0.02, 0.1, 0.05],
      halogenating: [1.2, 1.5, 1.3],
      base: [1.2, 3, 2],
      acylating: [0.5, 1, 0.7],
    },
    molar: 0.4,
    atmosphere: 'inert',
    order: [combine('acid', '*', 'DMF'), cool(0), dropwise('chlorinating', 'halogenating')],
    heat: 'both',
    gas: 'HClSO2CO',
    workUp: 'concentrateOnly',
    endings: ['end.useAcidChloride'],
  },
  {
    id: 'sulfonylation',
    names:
      /^Sulfonylation|^Sulfonate ester|[Mm]esylation|[Tt]osylation|[Tt]riflation|^Enol triflate|[Ss]ulfonamide from|^Sulfonate (?:of|from)|^Ns protection|^Ts protection|[Mm]esylate from|sulfonylpiperazine|sulfonamide from a sulfonyl|^Primary sulfonamide from|^N-Sulfonyl/,
    partners: [
      { part: 'nucleophile', smarts: groups.nucleophile, excess: [1, 2, 1.1] },
      { part: 'sulfonyl', smarts: groups.sulfonyl, excess: [1.05, 1.5, 1.2] },
    ],
    amounts: {
      base: [1.5, 3, 2],
      DMAP: [0.05, 0.2, 0.1],
      strongBase: [1.1, 1.5, 1.2],
      acylating: [1.1, 1.5, 1.2],
      NH3: [3, 10, 5],
      NH4OH: [3, 10, 5],
      nucleophile: [2, 10, 5],
    },
    molar: 0.25,
    atmosphere: 'byAgents',
    order: [
      combine('nucleophile', 'base', 'DMAP', '*'),
      cool(0),
      portions('strongBase'),
      dropwise('sulfonyl', 'acylating'),
    ],
    heat: 'exotherm',
  },
  {
    id: 'isocyanateAddition',
    names:
      /isocyanate and|isothiocyanate and|^(?:Thiou|U|Sulfonylu)rea from an? .*iso(?:thio)?cyanate|^Carbamate from an isocyanate|^Primary urea from|^Hydantoin from an amino ester/,
    partners: [
      { part: 'nucleophile', smarts: groups.nucleophile, excess: [1, 1.2, 1.1] },
      { part: 'isocyanate', smarts: groups.isocyanate, excess: [1, 1.2, 1.05] },
    ],
    amounts: {
      base: [0.1, 2, 1],
      catalyst: [0.02, 0.1, 0.05],
      DMAP: [0.05, 0.2, 0.1],
      cyanide: [1.2, 3, 2],
      acid: [1, 3, 2],
    },
    molar: 0.2,
    atmosphere: 'inert',
    order: [combine('nucleophile', 'base', '*'), cool(0), dropwise('isocyanate')],
    heat: 'exotherm',
    endings: ['end.ureaPrecipitates'],
  },
  {
    id: 'carbonylTransfer',
    names:
      /^Urea from|^Cyclic urea|imidazolone|oxazolidinone from|^Isocyanate from an amine|^Carbamate from a (?:carbonate|dicarbonate)|^Carbonate from|[Uu]rea\b.*amine|^Isothiocyanate from/,
    partners: [
      { part: 'carbamate', smarts: ['O=C(Oc)N', 'O=C(n)N', 'O=C(OC)N', 'NC(=O)N', 'O=C(Cl)N'], excess: [1, 1.2, 1.05] },
      { part: 'nucleophile', smarts: groups.nucleophile, excess: [1, 1.5, 1.2] },
    ],
    amounts: {
      base: [1.5, 4, 2],
      CDI: [1.1, 1.5, 1.2],
      triphosgene: [0.35, 0.5, 0.4],
      coupling: [1.1, 1.5, 1.2],
      acylating: [1.1, 1.5, 1.2],
      sulfur: [1.2, 3, 1.5],
      DMAP: [0.05, 0.2, 0.1],
    },
    molar: 0.2,
    atmosphere: 'inert',
    order: [
      combine('carbamate', 'nucleophile', 'base', '*'),
      cool(0),
      portions('coupling', 'chlorinating', 'acylating'),
    ],
    heat: 'exotherm',
    endings: ['end.ureaPrecipitates'],
  },
  {
    id: 'aminolysis',
    names:
      /^Aminolysis|[Aa]mmonolysis|^Lactam by ring closure of an amino ester|^Hydrazinolysis of an? (?:methyl |ethyl )?ester|^Transamidation|with an active ester|^Acylation of .* with an ester|amide from an ester|^Weinreb amide from an ester|^Hydroxamic acid from an ester|^Hydrazide from|^Primary amide from an? .*ester|^N-Formylation with ethyl|^Trifluoroacetyl protection/,
    partners: [
      { part: 'ester', smarts: groups.activeEster, excess: [1, 1.5, 1.2] },
      { part: 'amine', smarts: groups.nitrogen, excess: [1.2, 5, 2] },
    ],
    amounts: {
      base: [1, 3, 2],
      strongBase: [1, 3, 1.5],
      lewisAcid: [1.5, 3, 2],
      NH3: [5, 30, 10],
      NH4OH: [5, 30, 10],
      nucleophile: [2, 10, 5],
      acylating: [1.1, 1.5, 1.2],
      cyanide: [0.05, 0.2, 0.1],
      organometal: [1.5, 3, 2.5],
    },
    molar: 0.3,
    atmosphere: 'byAgents',
    order: [
      combine('amine', '*', 'nucleophile'),
      cool(0),
      dropwise('lewisAcid', 'organometal'),
      hold(15, 30),
      add('ester', 'base', 'strongBase'),
    ],
  },
  {
    id: 'acylHalideLithium',
    not: /enolate|methyl ketone|^(?:Hydrolysis|Ketone|Friedel|Aldehyde|Rosenmund|Imidoyl|Arylhydrazine|Cyclic imide by|Sulfon)/,
    names:
      /^Acylation|^Alkoxycarbonylation|chloroformate|^(?:Boc|Cbz|Fmoc|Alloc|Troc|Pivaloyl|Teoc) protection|^N-Acetylation|^O-Acetylation|^N-Acylation|acid (?:chloride|anhydride|halide)|carbamoyl chloride|^N-acyl|^Acyl azide|^Imide from|^Thioester|^Cyclic imide|^Anhydride from|^Phthaloyl|anhydride|^Dealkylative/i,
    when: ({ has }) => has('organometal', 'LDA', 'LiHMDS', 'NaHMDS', 'KHMDS'),
    partners: [
      { part: 'nucleophile', smarts: groups.nucleophile, excess: [1, 1.5, 1.1] },
      { part: 'acyl', smarts: groups.acyl, excess: [1.05, 1.5, 1.1] },
    ],
    amounts: {
      base: [1.2, 3, 2],
      DMAP: [0.05, 0.2, 0.1],
      strongBase: [1.1, 1.5, 1.2],
      organometal: [1, 1.1, 1.05],
      acylating: [1.05, 1.5, 1.1],
      Boc2O: [1.05, 1.5, 1.1],
      azide: [1.5, 3, 2],
      acid: [0.05, 5, 1],
      lewisAcid: [0.1, 1.2, 0.2],
    },
    molar: 0.25,
    atmosphere: 'inert',
    order: [
      combine('nucleophile', 'base', 'DMAP', '*'),
      cool(-78),
      dropwise('organometal', 'strongBase'),
      hold(15, 30),
      dropwise('acyl', 'acylating'),
    ],
    heat: 'exotherm',
  },
  {
    id: 'acylHalide',
    not: /enolate|methyl ketone|^(?:Hydrolysis|Ketone|Friedel|Aldehyde|Rosenmund|Imidoyl|Arylhydrazine|Cyclic imide by|Sulfon)/,
    names:
      /^Acylation|^Alkoxycarbonylation|chloroformate|^(?:Boc|Cbz|Fmoc|Alloc|Troc|Pivaloyl|Teoc) protection|^N-Acetylation|^O-Acetylation|^N-Acylation|acid (?:chloride|anhydride|halide)|carbamoyl chloride|^N-acyl|^Acyl azide|^Imide from|^Thioester|^Cyclic imide|^Anhydride from|^Phthaloyl|anhydride|^Dealkylative/i,
    partners: [
      { part: 'nucleophile', smarts: groups.nucleophile, excess: [1, 1.5, 1.1] },
      { part: 'acyl', smarts: groups.acyl, excess: [1.05, 1.5, 1.1] },
    ],
    amounts: {
      base: [1.2, 3, 2],
      DMAP: [0.05, 0.2, 0.1],
      strongBase: [1.1, 1.5, 1.2],
      organometal: [1, 1.1, 1.05],
      acylating: [1.05, 1.5, 1.1],
      Boc2O: [1.05, 1.5, 1.1],
      azide: [1.5, 3, 2],
      acid: [0.05, 5, 1],
      lewisAcid: [0.1, 1.2, 0.2],
    },
    molar: 0.25,
    atmosphere: 'byAgents',
    order: [
      combine('nucleophile', 'base', 'DMAP', '*'),
      cool(0),
      portions('strongBase'),
      dropwise('organometal'),
      dropwise('acyl', 'acylating'),
    ],
    heat: 'exotherm',
  },
];
