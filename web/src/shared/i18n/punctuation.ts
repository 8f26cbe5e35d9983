// Marks between words of ours that code puts together: Chinese ones are as wide as a character and stand without a space.

import { currentCulture } from './culture.ts';

/** What stands between two sentences. */
export function sentenceGap(): string {
  return currentCulture() === 'en' ? ' ' : '';
}

/** `Language: English`, `语言：简体中文`. */
export function labelled(label: string, value: string): string {
  return `${label}${currentCulture() === 'en' ? ': ' : '：'}${value}`;
}
