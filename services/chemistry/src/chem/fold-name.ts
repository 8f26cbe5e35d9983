// When two spellings are one name.

const greek: readonly [RegExp, string][] = [
  [/α/g, 'alpha'],
  [/β/g, 'beta'],
  [/γ/g, 'gamma'],
  [/δ/g, 'delta'],
  [/ε/g, 'epsilon'],
  [/ω/g, 'omega'],
];

// Two usual Chinese spellings of one word.
const chineseSpellings: readonly [RegExp, string][] = [
  [/醋酸/g, '乙酸'],
  [/恶/g, '噁'],
];

// Most names, which need none of the rest.
const plainLetters = /^[\x20-\x7e]*$/;

/** Two spellings of one name come out alike: letter case, blanks, hyphens, primes and Greek letters do not count. */
export function foldName(text: string): string {
  if (plainLetters.test(text)) return text.toLowerCase().replaceAll(/[\s\-_'`.]+/g, '');
  let folded = text.normalize('NFKC').toLowerCase();
  for (const [letter, word] of [...greek, ...chineseSpellings]) folded = folded.replace(letter, word);
  return folded.replaceAll(/[\s\-‐‑‒–—_'’`′.]+/g, '');
}
