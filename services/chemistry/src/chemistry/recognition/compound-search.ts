// Finding compounds of the table by what a chemist types: part of a name in either language, a synonym, a CAS number or
// its beginning, a formula. Best first: the very name, names that begin so, words that do, names that hold it, names that hold
// each of its words in any order, and names a slip of the pen away.

import { hillOf } from './formula-text.ts';
import { foldName } from '../molecule/fold-name.ts';
import type { NamedCompound, Names } from './names.ts';
import { editsBetween, letterBits, mayBeNear } from './spelling.ts';

export type MatchKind = 'name' | 'synonym' | 'cas' | 'formula';

export interface FoundCompound {
  compound: NamedCompound;
  matched: MatchKind;
}

interface Entry {
  compound: NamedCompound;
  /** Lower case, for words. */
  text: string;
  folded: string;
  bits: number;
  /** The first name in its language. */
  isUsual: boolean;
  /** Place in the table, where the commoner compounds come first. */
  place: number;
}

interface Ranked extends FoundCompound {
  rank: number;
  length: number;
  place: number;
}

export class CompoundSearch {
  readonly #entries: Entry[];
  /** Entries by each two characters that follow one another in the folded name. */
  readonly #byPair = new Map<number, number[]>();
  readonly #byFormula = new Map<string, NamedCompound[]>();
  readonly #byCas: (readonly [string, NamedCompound])[];

  constructor(names: Names) {
    this.#entries = names.compounds.flatMap((compound, place) => {
      const facts = names.factsOf(compound);
      if (facts) this.#addFormula(facts.formula, compound);
      return [compound.names, facts?.chineseNames ?? []].flatMap((list) =>
        list.map((name, index) => entryOf(compound, name, index === 0, place)),
      );
    });
    for (const [index, { folded }] of this.#entries.entries())
      for (const pair of pairsOf(folded)) {
        const list = this.#byPair.get(pair);
        if (list === undefined) this.#byPair.set(pair, [index]);
        else if (list.at(-1) !== index) list.push(index);
      }
    this.#byCas = names.compounds.flatMap((one) => (one.cas === undefined ? [] : [[one.cas, one] as const]));
  }

  /** The best matches, at most `limit`, each compound once. */
  find(text: string, limit: number): FoundCompound[] {
    const key = text.trim();
    if (/^\d{2,7}-(?:\d{0,2}|\d{2}-\d?)$/.test(key)) return this.#findCas(key, limit);
    const folded = foldName(key);
    if (!/[\p{L}\p{N}]/u.test(folded)) return [];
    const ranked = [...this.#findNames(key.toLowerCase(), folded), ...this.#findFormula(key)];
    // A slip is only looked for where little is found otherwise.
    const near = ranked.length < 3 ? this.#findNear(folded) : [];
    return distinct([...ranked, ...near].toSorted(byRank)).slice(0, limit);
  }

  #addFormula(formula: string, compound: NamedCompound): void {
    const plain = formula.replace(/[-+]\d*$/, '');
    this.#byFormula.set(plain, [...(this.#byFormula.get(plain) ?? []), compound]);
  }

  #findCas(key: string, limit: number): FoundCompound[] {
    const found = this.#byCas.filter(([cas]) => cas.startsWith(key));
    return found
      .toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([, compound]) => ({ compound, matched: 'cas' }));
  }

  // A formula is nearer than a name that begins so, for few names do by chance.
  #findFormula(key: string): Ranked[] {
    const hill = hillOf(key);
    const found = hill === undefined ? [] : (this.#byFormula.get(hill) ?? []);
    return found.map((compound, place) => ({ compound, matched: 'formula', rank: 0.5, length: 0, place }));
  }

  #findNames(lower: string, folded: string): Ranked[] {
    const words = lower.split(/[\s,]+/).filter((word) => word !== '');
    const query: Query = { lower, folded, words, foldedWords: words.map(foldName) };
    const found: Ranked[] = [];
    for (const entry of this.#candidates(query)) {
      const rank = rankOf(entry, query);
      if (rank !== undefined) found.push(rankedOf(entry, rank));
    }
    return found;
  }

  // Those that have the rarest two characters of the question; all for a question of one character.
  #candidates({ folded, words, foldedWords }: Query): readonly Entry[] {
    const texts = words.length > 1 ? foldedWords : [folded];
    const pairs = texts.flatMap(pairsOf);
    if (pairs.length === 0) return this.#entries;
    const lists = pairs.map((pair) => this.#byPair.get(pair) ?? []);
    const rarest = lists.reduce((least, list) => (list.length < least.length ? list : least));
    return rarest.flatMap((index) => this.#entries[index] ?? []);
  }

  #findNear(folded: string): Ranked[] {
    const limit = isHan(folded) ? hanEdits(folded) : latinEdits(folded);
    if (limit === 0) return [];
    const bits = letterBits(folded);
    return this.#entries.flatMap((entry) => {
      if (!mayBeNear(bits, entry.bits, limit)) return [];
      const edits = editsBetween(folded, entry.folded, limit);
      return edits > limit ? [] : [rankedOf(entry, 5 + edits)];
    });
  }
}

// The table is searched where it lies; its index is made with the first question.
const searches = new WeakMap<Names, CompoundSearch>();

/** The one search over these names. */
export function compoundSearchOf(names: Names): CompoundSearch {
  const search = searches.get(names) ?? new CompoundSearch(names);
  searches.set(names, search);
  return search;
}

const han = /\p{Script=Han}/u;

function isHan(text: string): boolean {
  return han.test(text);
}

function latinEdits({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

function hanEdits({ length }: string): number {
  return length < 3 ? 0 : 1;
}

function entryOf(compound: NamedCompound, name: string, isUsual: boolean, place: number): Entry {
  const folded = foldName(name);
  return { compound, text: name.toLowerCase(), folded, bits: letterBits(folded), isUsual, place };
}

interface Query {
  lower: string;
  folded: string;
  words: readonly string[];
  foldedWords: readonly string[];
}

/** Each two characters that follow one another, as one number. */
function pairsOf(folded: string): number[] {
  const pairs: number[] = [];
  for (let at = 1; at < folded.length; at += 1) pairs.push(folded.charCodeAt(at - 1) * 65_536 + folded.charCodeAt(at));
  return pairs;
}

function rankOf(entry: Entry, { lower, folded, words, foldedWords }: Query): number | undefined {
  const at = entry.folded.indexOf(folded);
  if (at === 0) return entry.folded.length === folded.length ? 0 : 1;
  if (words.length === 1 && at < 0) return undefined;
  const begins = (word: string): boolean => beginsWord(entry.text, word);
  // "bromo pyridine" for 2-bromopyridine.
  if (words.length > 1 && begins(words.join(''))) return 1.5;
  if (words.length > 1 && words.every(begins)) return 2;
  if (words.length === 1 && begins(lower)) return 2;
  // Two Latin letters stand in too many names.
  if (at > 0 && folded.length > (isHan(folded) ? 1 : 2)) return 3;
  const isAll = words.length > 1 && foldedWords.every((word) => entry.folded.includes(word));
  return isAll ? 4 : undefined;
}

// A word begins after anything but a letter.
function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[a-z\u4e00-\u9fff]/.test(text[at - 1] ?? '')) return true;
  return false;
}

function rankedOf({ compound, isUsual, text, folded, place }: Entry, rank: number): Ranked {
  return {
    compound,
    matched: isUsual ? 'name' : 'synonym',
    // Index names, as in `benzoic acid, 4-chloro-`, are read least.
    rank: rank + (isUsual ? 0 : 0.25) + (text.includes(', ') ? 0.5 : 0),
    length: folded.length,
    place,
  };
}

function byRank(a: Ranked, b: Ranked): number {
  return a.rank - b.rank || a.length - b.length || a.place - b.place;
}

function distinct(list: readonly Ranked[]): FoundCompound[] {
  const first = new Map<NamedCompound, MatchKind>();
  for (const { compound, matched } of list) if (!first.has(compound)) first.set(compound, matched);
  return [...first].map(([compound, matched]) => ({ compound, matched }));
}
