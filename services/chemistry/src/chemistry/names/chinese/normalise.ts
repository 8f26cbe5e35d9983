// One text for the many ways to type a Chinese name: full-width signs, blanks, traditional characters, two words for one.

import { inUsualChinese } from '../../molecule/chinese-spelling.ts';

const signs: readonly (readonly [RegExp, string])[] = [
  [/[‐‑‒–—−﹣]/g, '-'],
  [/[′’‘`´＇]/g, "'"],
  [/[″]/g, "''"],
  [/[、]/g, ','],
  [/[【〔「『〖]/g, '['],
  [/[】〕」』〗]/g, ']'],
  [/[·•・∙]/g, '·'],
  [/[®™]/g, ''],
  [/α|Α/g, 'alpha'],
  [/β/g, 'beta'],
  [/γ/g, 'gamma'],
  [/δ/g, 'delta'],
  [/ε/g, 'epsilon'],
  [/ω/g, 'omega'],
  [/λ/g, 'lambda'],
];

const han = /\p{Script=Han}/u;

export function isChinese(text: string): boolean {
  return han.test(text);
}

/** In small letters, without blanks; undefined for what is no Chinese name. */
export function normaliseChinese(text: string): string | undefined {
  if (!isChinese(text)) return undefined;
  let name = text.normalize('NFKC');
  for (const [pattern, word] of signs) name = name.replace(pattern, word);
  name = inUsualChinese(name.replaceAll(/\s+/g, ''))
    .replace(/[。;]$/, '')
    .toLowerCase();
  const isName = [...name].every((letter) => /[\x21-\x7e·±]/.test(letter) || han.test(letter));
  return name.length <= 200 && isName ? name : undefined;
}
