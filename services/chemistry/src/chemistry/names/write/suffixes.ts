// Suffixes of the characteristic groups, on the end of a chain and on a ring (IUPAC P-41, P-65, P-66).

import type { Words } from './words.ts';

export type SuffixKey =
  | 'acid'
  | 'ester'
  | 'chloride'
  | 'bromide'
  | 'fluoride'
  | 'amide'
  | 'thioamide'
  | 'hydrazide'
  | 'amidine'
  | 'nitrile'
  | 'aldehyde'
  | 'sulfonicAcid'
  | 'sulfonate'
  | 'sulfinicAcid'
  | 'sulfinate'
  | 'sulfonylChloride'
  | 'sulfonylFluoride'
  | 'sulfonamide'
  | 'sulfinamide'
  | 'ketone'
  | 'thione'
  | 'alcohol'
  | 'thiol'
  | 'amine'
  | 'imine';

export interface SuffixWords {
  /** Where the carbon of the group is the end of the chain. */
  terminal?: Words;
  /** Where the group stands on a parent. */
  attached: Words;
  /** Chinese keeps 烷 before it. */
  keepsAlkane: boolean;
  /** Benzene with one such group. */
  benzene?: Words;
  /** Chains of one and two carbon atoms that have names of their own. */
  short?: readonly [Words | undefined, Words | undefined];
}

export const suffixes: Readonly<Record<SuffixKey, SuffixWords>> = {
  acid: {
    terminal: { en: 'oic acid', zh: '酸' },
    attached: { en: 'carboxylic acid', zh: '甲酸' },
    keepsAlkane: true,
    benzene: { en: 'benzoic acid', zh: '苯甲酸' },
    short: [
      { en: 'formic acid', zh: '甲酸' },
      { en: 'acetic acid', zh: '乙酸' },
    ],
  },
  ester: {
    terminal: { en: 'oate', zh: '酸' },
    attached: { en: 'carboxylate', zh: '甲酸' },
    keepsAlkane: true,
    benzene: { en: 'benzoate', zh: '苯甲酸' },
    short: [
      { en: 'formate', zh: '甲酸' },
      { en: 'acetate', zh: '乙酸' },
    ],
  },
  ...acylHalides(),
  amide: {
    terminal: { en: 'amide', zh: '酰胺' },
    attached: { en: 'carboxamide', zh: '甲酰胺' },
    keepsAlkane: true,
    benzene: { en: 'benzamide', zh: '苯甲酰胺' },
    short: [
      { en: 'formamide', zh: '甲酰胺' },
      { en: 'acetamide', zh: '乙酰胺' },
    ],
  },
  thioamide: {
    terminal: { en: 'thioamide', zh: '硫代酰胺' },
    attached: { en: 'carbothioamide', zh: '硫代甲酰胺' },
    keepsAlkane: true,
    benzene: { en: 'benzenecarbothioamide', zh: '硫代苯甲酰胺' },
  },
  hydrazide: {
    terminal: { en: 'hydrazide', zh: '酰肼' },
    attached: { en: 'carbohydrazide', zh: '甲酰肼' },
    keepsAlkane: true,
    benzene: { en: 'benzohydrazide', zh: '苯甲酰肼' },
    short: [
      { en: 'formohydrazide', zh: '甲酰肼' },
      { en: 'acetohydrazide', zh: '乙酰肼' },
    ],
  },
  amidine: {
    terminal: { en: 'imidamide', zh: '脒' },
    attached: { en: 'carboximidamide', zh: '甲脒' },
    keepsAlkane: true,
  },
  nitrile: {
    terminal: { en: 'nitrile', zh: '腈' },
    attached: { en: 'carbonitrile', zh: '甲腈' },
    keepsAlkane: true,
    benzene: { en: 'benzonitrile', zh: '苯甲腈' },
    short: [undefined, { en: 'acetonitrile', zh: '乙腈' }],
  },
  aldehyde: {
    terminal: { en: 'al', zh: '醛' },
    attached: { en: 'carbaldehyde', zh: '甲醛' },
    keepsAlkane: true,
    benzene: { en: 'benzaldehyde', zh: '苯甲醛' },
    short: [
      { en: 'formaldehyde', zh: '甲醛' },
      { en: 'acetaldehyde', zh: '乙醛' },
    ],
  },
  sulfonicAcid: { attached: { en: 'sulfonic acid', zh: '磺酸' }, keepsAlkane: true },
  sulfonate: { attached: { en: 'sulfonate', zh: '磺酸' }, keepsAlkane: true },
  sulfinicAcid: { attached: { en: 'sulfinic acid', zh: '亚磺酸' }, keepsAlkane: true },
  sulfinate: { attached: { en: 'sulfinate', zh: '亚磺酸' }, keepsAlkane: true },
  sulfonylChloride: { attached: { en: 'sulfonyl chloride', zh: '磺酰氯' }, keepsAlkane: true },
  sulfonylFluoride: { attached: { en: 'sulfonyl fluoride', zh: '磺酰氟' }, keepsAlkane: true },
  sulfonamide: { attached: { en: 'sulfonamide', zh: '磺酰胺' }, keepsAlkane: true },
  sulfinamide: { attached: { en: 'sulfinamide', zh: '亚磺酰胺' }, keepsAlkane: true },
  ketone: { attached: { en: 'one', zh: '酮' }, keepsAlkane: false },
  thione: { attached: { en: 'thione', zh: '硫酮' }, keepsAlkane: false },
  alcohol: {
    attached: { en: 'ol', zh: '醇' },
    keepsAlkane: false,
    benzene: { en: 'phenol', zh: '苯酚' },
  },
  thiol: { attached: { en: 'thiol', zh: '硫醇' }, keepsAlkane: false },
  amine: {
    attached: { en: 'amine', zh: '胺' },
    keepsAlkane: false,
    benzene: { en: 'aniline', zh: '苯胺' },
  },
  imine: { attached: { en: 'imine', zh: '亚胺' }, keepsAlkane: false },
};

function acylHalides(): Record<'chloride' | 'bromide' | 'fluoride', SuffixWords> {
  const of = (en: string, zh: string): SuffixWords => ({
    terminal: { en: `oyl ${en}`, zh: `酰${zh}` },
    attached: { en: `carbonyl ${en}`, zh: `甲酰${zh}` },
    keepsAlkane: true,
    benzene: { en: `benzoyl ${en}`, zh: `苯甲酰${zh}` },
    short: [
      { en: `formyl ${en}`, zh: `甲酰${zh}` },
      { en: `acetyl ${en}`, zh: `乙酰${zh}` },
    ],
  });
  return { chloride: of('chloride', '氯'), bromide: of('bromide', '溴'), fluoride: of('fluoride', '氟') };
}
