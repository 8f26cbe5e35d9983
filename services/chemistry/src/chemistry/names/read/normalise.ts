// One spelling for the many ways to type a name: Greek letters, primes, dashes, blanks beside hyphens, British sulph-.

const letters: readonly (readonly [RegExp, string])[] = [
  [/[α]/g, 'alpha'],
  [/[β]/g, 'beta'],
  [/[γ]/g, 'gamma'],
  [/[δ]/g, 'delta'],
  [/[ε]/g, 'epsilon'],
  [/[ω]/g, 'omega'],
  [/[λ]/g, 'lambda'],
  [/[‐‑‒–—−]/g, '-'],
  [/[′’‘`´]/g, "'"],
  [/″/g, "''"],
  [/[®™]/g, ''],
];

/** In small letters; undefined for what can be no name. */
export function normaliseName(text: string): string | undefined {
  let name = text.normalize('NFKC');
  for (const [pattern, word] of letters) name = name.replace(pattern, word);
  name = name
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[.;]$/, '')
    .toLowerCase()
    .replace(/(?:\s*\(\d+ci(?:,\d+ci)*\))+$/, '')
    .replaceAll('sulph', 'sulf')
    .replaceAll('aluminium', 'aluminum')
    .replaceAll('caesium', 'cesium')
    .replaceAll(/~/g, '')
    .replaceAll(/(?<=\d)\^(?=[ab])/g, '')
    .replaceAll(/\s*-\s+|\s+-\s*/g, '-')
    .replaceAll(/(?<=(?:^|[-,(])(?:\d+[a-z]?|[nos])'*),\s+(?=[\dnos](?:[',-]|\d))/g, ',')
    .replaceAll(/\btert(?:iary)?[ .](?=butyl|butoxy|amyl|butanol)/g, 'tert-')
    .replaceAll(/\bsec[ .](?=butyl|butoxy|butanol)/g, 'sec-')
    .replaceAll(/\b(?:tbu|t-bu)(?=\b|o)/g, 'tert-butyl');
  const isName = name.length >= 2 && name.length <= 300 && /[a-z]{2}/.test(name) && !/[^\x20-\x7e±]/.test(name);
  return isName ? name : undefined;
}
