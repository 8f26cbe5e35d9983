// Words of nomenclature in both languages, and how parts of a name are joined.

/** A part of a name, in English and in Chinese. */
export interface Words {
  en: string;
  zh: string;
}

/** A structure that no rule here names; the molecule has no generated name then. */
export class Unnameable extends Error {}

export function refuse(reason: string): never {
  throw new Unnameable(reason);
}

/** The element at an index that is known to be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new RangeError(`nothing at ${index}`);
  return found;
}

const stems: readonly Words[] = [
  { en: '', zh: '' },
  { en: 'meth', zh: '甲' },
  { en: 'eth', zh: '乙' },
  { en: 'prop', zh: '丙' },
  { en: 'but', zh: '丁' },
  { en: 'pent', zh: '戊' },
  { en: 'hex', zh: '己' },
  { en: 'hept', zh: '庚' },
  { en: 'oct', zh: '辛' },
  { en: 'non', zh: '壬' },
  { en: 'dec', zh: '癸' },
  { en: 'undec', zh: '十一' },
  { en: 'dodec', zh: '十二' },
  { en: 'tridec', zh: '十三' },
  { en: 'tetradec', zh: '十四' },
  { en: 'pentadec', zh: '十五' },
  { en: 'hexadec', zh: '十六' },
  { en: 'heptadec', zh: '十七' },
  { en: 'octadec', zh: '十八' },
  { en: 'nonadec', zh: '十九' },
  { en: 'icos', zh: '二十' },
  { en: 'henicos', zh: '二十一' },
  { en: 'docos', zh: '二十二' },
  { en: 'tricos', zh: '二十三' },
  { en: 'tetracos', zh: '二十四' },
];

/** `hex`, 己. */
export function stemOf(length: number): Words {
  return stems[length] ?? refuse(`a chain or ring of ${length} atoms`);
}

const simple = ['', '', 'di', 'tri', 'tetra', 'penta', 'hexa', 'hepta', 'octa', 'nona', 'deca'];
const complex = ['', '', 'bis', 'tris', 'tetrakis', 'pentakis', 'hexakis'];
const chineseNumbers = ['', '', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** `di`, 二; nothing for one. */
export function multiplier(count: number): Words {
  const [en, zh] = [simple[count], chineseNumbers[count]];
  return en === undefined || zh === undefined ? refuse(`${count} of a kind`) : { en, zh };
}

/** `bis`, 双: before names that have brackets. */
export function complexMultiplier(count: number): Words {
  const en = complex[count] ?? refuse(`${count} of a kind`);
  return { en, zh: count === 2 ? '双' : (chineseNumbers[count] ?? '') };
}

/** `(…)`, `[(…)]`, `{[(…)]}`, and round ones again outside of these. */
export function bracket(text: string): string {
  const depth = deepest(text);
  const [open, close] = [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ][depth % 3] ?? ['(', ')'];
  return `${open}${text}${close}`;
}

// Locants such as `[1,4]` and `3(2H)` and the descriptors of bicycles are no brackets of a part.
function deepest(text: string): number {
  const plain = text.replaceAll(/\[[-\d.,a-z']+\]|\((?:\d+[a-z]?H,?)+\)|\[1,1'-biphenyl\]/g, '');
  let depth = 0;
  for (const [open, level] of [
    ['(', 1],
    ['[', 2],
    ['{', 3],
  ] as const)
    if (plain.includes(open)) depth = level;
  return depth;
}

/** Joins two parts, with a hyphen where a locant meets a word. */
export function join(first: string, second: string): string {
  if (first === '' || second === '') return first + second;
  const [end, start] = [first.at(-1) ?? '', second[0] ?? ''];
  const isLocant = /^(?:\d|[NOSP](?:[\d',-]|$)|λ|\[\d[\d,']*\][a-z])/.test(second) || /^[NOSP]'/.test(second);
  if (end === '-' || start === '-') return first + second;
  return isLocant && !/[([{]$/.test(first) ? `${first}-${second}` : first + second;
}

/** Order of locants: by number, then letter, then primes. */
export function locantRank(locant: string): number {
  const [, digits = '', letter = '', primes = ''] = /^(\d*)([a-z]?)('*)$/.exec(locant) ?? [];
  return Number(digits) * 1_000 + (letter === '' ? 0 : letter.charCodeAt(0) - 96) + primes.length * 100;
}

export function sortLocants(locants: readonly string[]): string[] {
  return locants.toSorted((a, b) => locantRank(a) - locantRank(b) || (a < b ? -1 : a > b ? 1 : 0));
}

/** Below zero where the first set of locants is lower at the first point of difference. */
export function compareRanks(first: readonly number[], second: readonly number[]): number {
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const difference = (first[index] ?? Infinity) - (second[index] ?? Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

/** What substituents are put in order by: letters only, without stereodescriptors and `tert-`. */
export function alphabeticalKey(english: string): string {
  return english.replaceAll(/\((?:\d*[a-z]?[RSEZ],?)+\)-/g, '').replaceAll(/tert-|sec-|\d+H|λ\d|[^a-z]/g, '');
}
