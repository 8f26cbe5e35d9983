// Marks between words of ours that code puts together: Chinese ones are as wide as a character and take no space.

import { currentCulture } from './culture.ts';

/** What separates two sentences. */
export function sentenceGap(): string {
  return currentCulture() === 'en' ? ' ' : '';
}

/** `Language: English`, `语言：简体中文`. */
export function labelled(label: string, value: string): string {
  return `${label}${currentCulture() === 'en' ? ': ' : '：'}${value}`;
}
