// How nucleophiles are called in names of steps.

import type { NitrogenSite, OxygenSite } from './sites.ts';

export type Words = readonly [en: string, zh: string];

export const nitrogenWords: Readonly<Record<NitrogenSite, Words>> = {
  ammonia: ['ammonia', '氨'],
  aliphaticAmine: ['an aliphatic amine', '脂肪胺'],
  aromaticAmine: ['an aromatic amine', '芳胺'],
  azole: ['an azole', '唑类'],
  amide: ['an amide', '酰胺'],
  carbamate: ['a carbamate', '氨基甲酸酯'],
  imide: ['an imide', '酰亚胺'],
  urea: ['a urea', '脲'],
  sulfonamide: ['a sulfonamide', '磺酰胺'],
  hydrazine: ['a hydrazine', '肼'],
  hydroxylamine: ['a hydroxylamine', '羟胺'],
  amidine: ['an amidine', '脒'],
  imine: ['an imine', '亚胺'],
  azide: ['azide', '叠氮化物'],
  other: ['a nitrogen nucleophile', '含氮亲核试剂'],
};

export const oxygenWords: Readonly<Record<OxygenSite, Words>> = {
  alcohol: ['an alcohol', '醇'],
  phenol: ['a phenol', '酚'],
  enol: ['an enol', '烯醇'],
  acid: ['a carboxylic acid', '羧酸'],
  carbonic: ['a carbonic or carbamic acid', '碳酸单酯或氨基甲酸'],
  oxime: ['an oxime or hydroxylamine', '肟或羟胺'],
  sulfonate: ['a sulfonic acid', '磺酸'],
  silanol: ['a silanol', '硅醇'],
  boron: ['a boronic acid', '硼酸'],
  water: ['water', '水'],
  other: ['an oxygen nucleophile', '含氧亲核试剂'],
};
