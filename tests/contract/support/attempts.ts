// What somebody may write in place of a name, a tenant or a code to see more than is theirs.

/** Parts of names that mean more to a database, a shell or a search than to a person. */
export const wildKeys = [
  '',
  ' ',
  '%',
  '%%',
  '_',
  '*',
  '.',
  '.*',
  '?',
  '\\',
  '\\%',
  '%_%',
  ',',
  ';',
  "'",
  '"',
  '[a-z]',
  '(',
  '\u0000x',
  "' or '1'='1",
  "%' or tenant_id like '%",
  'demo',
  'DEMO',
  '@demo.example',
  'chemist',
  'CHEMIST',
  'Chen',
  '陈',
  'demo-pharma',
  'ｃｈｅｍｉｓｔ',
  'che\u200bmist',
  ' chemist ',
  'chemist,other',
  '+8613800000001',
];

/** Forms of naming a tenant other than one's own, or one's own and another. */
export const tenantNames = (own: string, other: string): string[] => [
  other,
  other.toUpperCase(),
  ` ${other}`,
  `${other} `,
  `${own},${other}`,
  `${other},${own}`,
  `${own} ${other}`,
  `${own}%00${other}`,
  `${own}\u0000${other}`,
  '%',
  '*',
  '',
  ' ',
  own.toUpperCase(),
  `${own} `,
  `${own},`,
  'null',
];

/** Codes that are nearly the given one. */
export function nearCodes(code: string): string[] {
  const flipped = [...code].map((letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  const cased = [code.toUpperCase(), code.toLowerCase(), flipped.join('')];
  const oneFlipped = [...code].map((letter, at) => code.slice(0, at) + (flipped[at] ?? letter) + code.slice(at + 1));
  const padded = [' ', '=', '==', '%', '_', '.', '/', '\n', '\u0000', '%00', '#', '?', '&x=1'].flatMap((more) => [
    code + more,
    more + code,
  ]);
  const cut = [code.slice(0, -1), code.slice(1), code.slice(0, 11), code + code, `${code},${code}`];
  const wild = [
    '%',
    '_'.repeat(code.length),
    `${code.slice(0, -1)}%`,
    `${code.slice(0, -1)}_`,
    '*',
    'undefined',
    'null',
    "' or 1=1 --",
  ];
  return [...new Set([...cased, ...oneFlipped, ...padded, ...cut, ...wild])].filter((one) => one !== code);
}
