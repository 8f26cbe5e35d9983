// Marks between words of ours that code puts together: Chinese ones are as wide as a character and stand without a space.

import { currentCulture } from './culture.ts';

/** What stands between two sentences. */
export function sentenceGap(): string {
  return currentCulture() === 'en' ? ' ' : '';
}

/** Joins Chinese words that a name in Chinese was put between: 伊马替尼的成本, as against imatinib 的成本. */
export function withoutHanGaps(text: string): string {
  return text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

/** `Language: English`, `语言：简体中文`. */
export function labelled(label: string, value: string): string {
  return `${label}${currentCulture() === 'en' ? ': ' : '：'}${value}`;
}
