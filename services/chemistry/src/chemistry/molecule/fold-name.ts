// When two spellings are one name.

import { inUsualChinese } from './chinese-spelling.ts';

const greek: readonly [RegExp, string][] = [
  [/α/g, 'alpha'],
  [/β/g, 'beta'],
  [/γ/g, 'gamma'],
  [/δ/g, 'delta'],
  [/ε/g, 'epsilon'],
  [/ω/g, 'omega'],
];

const han = /\p{Script=Han}/u;

// Most names, which need none of the rest.
const plainLetters = /^[\x20-\x7e]*$/;

/** Two spellings of one name come out alike: letter case, blanks, hyphens, primes and Greek letters do not count. */
export function foldName(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase().replaceAll(/[\s\-_'`.]+/g, '');
  let folded = text.normalize('NFKC').toLowerCase();
  for (const [letter, word] of greek) folded = folded.replace(letter, word);
  if (han.test(folded)) folded = inUsualChinese(folded);
  return folded.replaceAll(/[\s\-‐‑‒–—_'’`′.]+/g, '');
}
