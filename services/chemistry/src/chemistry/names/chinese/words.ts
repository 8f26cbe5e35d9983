// Words of Chinese names with what the reader of English names has for them, from data/chinese-words.tsv and data/ring-systems.tsv.

import { rowsOf } from '../read/tables.ts';
import { normaliseChinese } from './normalise.ts';

export interface ChineseWord {
  english: string;
  /** Before -oxy, or the acid of an oxoacid. */
  other: string;
}

export type WordKind =
  | 'bare'
  | 'prefix'
  | 'link'
  | 'group'
  | 'parent'
  | 'acid'
  | 'oxoacid'
  | 'amino'
  | 'aminoStem'
  | 'fusion'
  | 'replaced'
  | 'ring';

type WordMap = ReadonlyMap<string, readonly ChineseWord[]>;

let loaded: { words: ReadonlyMap<WordKind, WordMap>; longest: number } | undefined;

function load(): { words: ReadonlyMap<WordKind, WordMap>; longest: number } {
  const words = new Map<WordKind, Map<string, ChineseWord[]>>();
  const add = (kind: WordKind, chinese: string, word: ChineseWord): void => {
    const map = words.get(kind) ?? new Map<string, ChineseWord[]>();
    words.set(kind, map);
    const name = normaliseChinese(chinese) ?? chinese;
    const known = map.get(name) ?? [];
    if (!known.some(({ english }) => english === word.english)) map.set(name, [...known, word]);
  };
  for (const [kind = '', names = '', english = '', other = ''] of rowsOf('chinese-words.tsv'))
    for (const name of names.split('|')) {
      add(kind as WordKind, name, { english, other });
      if (kind === 'amino' && name.endsWith('酸')) add('aminoStem', name.slice(0, -1), { english, other });
    }
  for (const [english = '', names = ''] of rowsOf('ring-systems.tsv'))
    for (const name of names.split('|')) add('ring', name, { english: english.split('|')[0] ?? '', other: '' });
  const longest = Math.max(...[...words.values()].flatMap((map) => [...map.keys()].map((name) => name.length)));
  return { words, longest };
}

/** Every word of a kind that begins at a place of the text, the longest first. */
export function wordsOf(kind: WordKind, text: string, at: number): { word: ChineseWord; end: number }[] {
  loaded ??= load();
  const map = loaded.words.get(kind) ?? new Map<string, ChineseWord[]>();
  const found: { word: ChineseWord; end: number }[] = [];
  for (let length = Math.min(loaded.longest, text.length - at); length > 0; length -= 1)
    for (const word of map.get(text.slice(at, at + length)) ?? []) found.push({ word, end: at + length });
  return found;
}

/** Carbons of a chain, and how often a part is there; longer words first. */
export const stemWords: readonly (readonly [string, string])[] = [
  ['二十八', 'octacos'],
  ['二十六', 'hexacos'],
  ['二十九', 'nonacos'],
  ['二十七', 'heptacos'],
  ['二十五', 'pentacos'],
  ['二十四', 'tetracos'],
  ['二十三', 'tricos'],
  ['二十二', 'docos'],
  ['二十一', 'henicos'],
  ['二十', 'icos'],
  ['十一', 'undec'],
  ['十二', 'dodec'],
  ['十三', 'tridec'],
  ['十四', 'tetradec'],
  ['十五', 'pentadec'],
  ['十六', 'hexadec'],
  ['十七', 'heptadec'],
  ['十八', 'octadec'],
  ['十九', 'nonadec'],
  ['三十', 'triacont'],
  ['甲', 'meth'],
  ['乙', 'eth'],
  ['丙', 'prop'],
  ['丁', 'but'],
  ['戊', 'pent'],
  ['己', 'hex'],
  ['庚', 'hept'],
  ['辛', 'oct'],
  ['壬', 'non'],
  ['癸', 'dec'],
];

export const multiplierWords: readonly (readonly [string, string, string])[] = [
  ['十二', 'dodeca', ''],
  ['十一', 'undeca', ''],
  ['十', 'deca', ''],
  ['单', 'mono', ''],
  ['一', 'mono', ''],
  ['二', 'di', 'bis'],
  ['双', 'di', 'bis'],
  ['三', 'tri', 'tris'],
  ['四', 'tetra', 'tetrakis'],
  ['五', 'penta', 'pentakis'],
  ['六', 'hexa', 'hexakis'],
  ['七', 'hepta', ''],
  ['八', 'octa', ''],
  ['九', 'nona', ''],
];

/** Acids and what is made of them, by what a name asks for. */
export type Form = 'acid' | 'ester' | 'acyl' | 'amide' | 'amido' | 'nitrile' | 'aldehyde' | 'hydrazide';

export type Forms = Readonly<Partial<Record<Form, string>>>;

/** After a chain without its e. */
export const chainForms: Forms = {
  acid: 'oic acid',
  ester: 'oate',
  acyl: 'oyl',
  amide: 'amide',
  amido: 'amido',
  nitrile: 'enitrile',
  aldehyde: 'al',
  hydrazide: 'ehydrazide',
};

/** After a ring, with a carbon of their own. */
export const ringForms: Forms = {
  acid: 'carboxylic acid',
  ester: 'carboxylate',
  acyl: 'carbonyl',
  amide: 'carboxamide',
  amido: 'carboxamido',
  nitrile: 'carbonitrile',
  aldehyde: 'carbaldehyde',
  hydrazide: 'carbohydrazide',
};

export const sulfonForms: Forms = {
  acid: 'sulfonic acid',
  ester: 'sulfonate',
  acyl: 'sulfonyl',
  amide: 'sulfonamide',
  amido: 'sulfonamido',
  hydrazide: 'sulfonohydrazide',
};

export const sulfinForms: Forms = { acid: 'sulfinic acid', ester: 'sulfinate', acyl: 'sulfinyl', amide: 'sulfinamide' };
export const boronForms: Forms = { acid: 'boronic acid', ester: 'boronate' };
export const phosphonForms: Forms = { acid: 'phosphonic acid', ester: 'phosphonate' };

/** A chain that hangs on a ring and carries the group: 苯乙酸, 2-噻吩乙腈. */
export const ringChainForms: Readonly<Record<string, Forms>> = {
  乙: {
    acid: 'acetic acid',
    ester: 'acetate',
    acyl: 'acetyl',
    amide: 'acetamide',
    nitrile: 'acetonitrile',
    aldehyde: 'acetaldehyde',
  },
  丙: { acid: 'propanoic acid', ester: 'propanoate', nitrile: 'propanenitrile' },
  丁: { acid: 'butanoic acid', ester: 'butanoate' },
};

/** Endings of chains and rings that are no acids; those with a chain of their own follow rings alone. */
export const chainSuffixes: readonly (readonly [string, string])[] = [
  ['硫醇', 'thiol'],
  ['硫酮', 'thione'],
  ['亚胺', 'imine'],
  ['醇', 'ol'],
  ['酮', 'one'],
  ['胺', 'amine'],
  ['脒', 'imidamide'],
];

export const ringSuffixes: readonly (readonly [string, string])[] = [
  ['硫醇', 'thiol'],
  ['硫酚', 'thiol'],
  ['硫酮', 'thione'],
  ['亚胺', 'imine'],
  ['醇', 'ol'],
  ['酚', 'ol'],
  ['酮', 'one'],
  ['胺', 'amine'],
  ['甲脒', 'carboximidamide'],
  ['甲醇', 'methanol'],
  ['乙醇', 'ethanol'],
  ['丙醇', 'propanol'],
  ['甲胺', 'methanamine'],
  ['乙胺', 'ethanamine'],
  ['甲硫醇', 'methanethiol'],
];
