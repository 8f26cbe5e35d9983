// What templates have in common, so that a rare one learns from its kin: the class, the patterns of product and
// precursors, and each precursor by itself.

import type { LearnedRecord } from '../../src/chemistry/models/learned/types.ts';

/** Parts of a template that the ranker tells apart; the same as `parts` in network.h. */
export const partsPerTemplate = 6;
/** Tokens kept for each template; the same as `sharedMost` in network.h. */
export const sharedPerTemplate = 12;

/** `sharedPerTemplate` numbers for each template in turn, counted from 0; -1 where there is no more. */
export function sharedTokens(records: readonly LearnedRecord[]): Int32Array {
  const known = new Map<string, number>();
  const result = new Int32Array(records.length * sharedPerTemplate).fill(-1);
  records.forEach((record, index) => {
    textsOf(record).forEach((text, place) => {
      const number = known.get(text) ?? known.size;
      known.set(text, number);
      result[index * sharedPerTemplate + place] = number;
    });
  });
  return result;
}

function textsOf(record: LearnedRecord): string[] {
  const [product = '', precursors = ''] = record.retro.replaceAll(/:\d+\]/g, ']').split('>>');
  const brought = [...record.retro.matchAll(/\[([^:\]]+)\]/g)].map(([, atom]) => atom?.split(';')[0]);
  const texts = [
    `class ${record.class}`,
    `product ${product}`,
    `product atoms ${elements(product)}`,
    `precursors ${precursors}`,
    `precursor atoms ${elements(precursors)}`,
    `brought ${brought.toSorted().join('')}`,
    ...precursors.split('.').map((part) => `precursor ${part}`),
  ];
  return [...new Set(texts)].slice(0, sharedPerTemplate);
}

function elements(pattern: string): string {
  return [...pattern.matchAll(/\[([A-Za-z][a-z]?)/g)].map(([, symbol]) => symbol).join('');
}
