// Writes one word of a Chinese name as the English name of the same parts in the same order. Where a word can be taken apart in
// several ways, all of them are kept: the reader of English names decides which of them are names.

import { closingBracket } from '../read/lexer.ts';
import { aminoForms, formsOf, rowForms } from './acid-forms.ts';
import { chainsAt, countAt, joined, type Piece, placesAt, skeletonsAt, withoutE } from './skeletons.ts';
import {
  boronForms,
  chainForms,
  chainSuffixes,
  type ChineseWord,
  type Form,
  type Forms,
  multiplierWords,
  phosphonForms,
  ringChainForms,
  ringForms,
  ringSuffixes,
  sulfinForms,
  sulfonForms,
  type WordKind,
  wordsOf,
} from './words.ts';

/** What the last part of a word is to be: a radical, a whole compound, or an acid (written without its last character) in a form. */
export type Goal = 'radical' | 'whole' | Form;

/** More ways than these are no name. */
const mostPaths = 60;

const known = new Map<string, string[]>();

/** English for a word of a name. */
export function wordIn(text: string, goal: Goal): string[] {
  const key = `${goal} ${text}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size > 2000) known.clear();
  const made = text === '' ? [] : new Scanner(text, goal).all();
  known.set(key, made);
  return made;
}

class Scanner {
  readonly #text: string;
  readonly #goal: Goal;
  readonly #rests = new Map<number, string[]>();

  constructor(text: string, goal: Goal) {
    this.#text = text;
    this.#goal = goal;
  }

  all(): string[] {
    return this.#restAt(0);
  }

  // Everything from a place on: prefixes, then what the goal asks for.
  #restAt(at: number): string[] {
    const before = this.#rests.get(at);
    if (before) return before;
    this.#rests.set(at, []);
    const isEnd = at === this.#text.length;
    const ends = isEnd ? (this.#goal === 'radical' ? [''] : []) : this.#endsAt(at);
    // A name of its own is not taken apart: 二苯甲胺 is no dibenzylamine.
    const longer =
      isEnd || (this.#goal === 'whole' && this.#hasOwnName(at))
        ? []
        : this.#prefixesAt(at).flatMap(({ english, end }) => this.#restAt(end).map((rest) => `${english}${rest}`));
    const found = [...new Set([...ends, ...longer])].slice(0, mostPaths);
    this.#rests.set(at, found);
    return found;
  }

  #hasOwnName(at: number): boolean {
    const own = this.#words('parent', at).filter(({ end }) => end === this.#text.length);
    // 1-苯基-2-丙酮 and 1-苯乙胺 name a place on the chain.
    // 1,3-二氢-2H-吲哚-2-酮 is named by its ring.
    if (this.#text.slice(0, at).endsWith('h-')) return false;
    return own.some(({ word }) => !(/^(?:acetone|phenethylamine)$/.test(word.english) && this.#isLocated(at)));
  }

  #words(kind: WordKind, at: number): { word: ChineseWord; end: number }[] {
    return wordsOf(kind, this.#text, at);
  }

  #is(at: number, text: string): boolean {
    return this.#text.startsWith(text, at);
  }

  #prefixesAt(at: number): Piece[] {
    return [
      ...this.#signsAt(at),
      ...this.#bracketsAt(at),
      ...this.#countsAt(at),
      ...this.#positionsAt(at),
      ...this.#radicalsAt(at),
    ];
  }

  // Locants, descriptors and Latin abbreviations are the same in both languages.
  #signsAt(at: number): Piece[] {
    const [signs] = /^[a-z\d',.:*+±^-]+/.exec(this.#text.slice(at)) ?? [];
    if (signs === undefined) return [];
    const cuts = [...signs.matchAll(/-/g)].map(({ index }) => index + 1);
    return [...new Set([signs.length, ...cuts])].map((length) => ({
      english: this.#text.slice(at, at + length),
      end: at + length,
    }));
  }

  #bracketsAt(at: number): Piece[] {
    const opening = this.#text.charAt(at);
    if (!/[([{]/.test(opening)) return [];
    const closing = closingBracket(this.#text, at);
    if (closing < 0) return [];
    const inner = this.#text.slice(at + 1, closing);
    if (/^[\x21-\x7e±]*$/.test(inner)) return [{ english: this.#text.slice(at, closing + 1), end: closing + 1 }];
    const position = { 顺式: 'cis', 反式: 'trans', 顺: 'cis', 反: 'trans' }[inner];
    if (position !== undefined) return [{ english: `${position}-`, end: this.#afterHyphen(closing + 1) }];
    const last = this.#text.charAt(closing);
    return wordIn(inner, 'radical').map((english) => ({
      english: isEnclosed(english) ? english : `${opening}${english}${last}`,
      end: closing + 1,
    }));
  }

  #afterHyphen(at: number): number {
    return this.#text.charAt(at) === '-' ? at + 1 : at;
  }

  #countsAt(at: number): Piece[] {
    return multiplierWords.flatMap(([chinese, plain, grouped]) => {
      if (!this.#is(at, chinese) || (chinese === '二' && this.#is(at + 1, '十'))) return [];
      const end = at + chinese.length;
      const isGroup = /[([{]/.test(this.#text.charAt(end)) && grouped !== '';
      return [{ english: isGroup ? grouped : plain, end }];
    });
  }

  #positionsAt(at: number): Piece[] {
    const words: readonly (readonly [string, string])[] = [
      ['邻', 'ortho-'],
      ['间', 'meta-'],
      ['对', 'para-'],
      ['顺式', 'cis-'],
      ['反式', 'trans-'],
      ['顺', 'cis-'],
      ['反', 'trans-'],
      ['外消旋', 'rac-'],
      ['正', ''],
    ];
    return words
      .filter(
        ([chinese]) =>
          this.#is(at, chinese) && (chinese !== '正' || /^.[丙丁戊己庚辛壬癸十]/.test(this.#text.slice(at))),
      )
      .map(([chinese, english]) => ({ english, end: this.#afterHyphen(at + chinese.length) }));
  }

  #radicalsAt(at: number): Piece[] {
    const prefixes = this.#words('prefix', at)
      .filter(
        ({ word, end }) => word.english !== 'thioxo' || !/^[甲乙丙丁戊己庚辛壬癸苯碳氨磷]/.test(this.#text.slice(end)),
      )
      .map(({ word, end }) => ({ english: word.english, end }));
    // 叔丁氧羰基氨基 is one radical, never two beside each other.
    const amines = prefixes.filter(({ english }) => english.endsWith('amino)'));
    if (amines.length > 0) return amines;
    const links = at === 0 ? [] : this.#words('link', at).map(({ word, end }) => ({ english: word.english, end }));
    // 4-羰基戊酸 is what others call 4-氧代戊酸.
    if (this.#isLocated(at) && this.#is(at, '羰基')) prefixes.push({ english: 'oxo', end: at + 2 });
    const replaced = this.#words('replaced', at).map(({ word, end }) => ({ english: word.english, end }));
    return [
      ...prefixes,
      ...links,
      ...replaced,
      ...this.#bareAt(at),
      ...this.#acylsAt(at),
      ...this.#ringRadicalsAt(at),
      ...this.#chainRadicalsAt(at),
    ];
  }

  // 甲 in 甲基, 甲氧基, 甲氧羰基, 甲氨基.
  #bareAt(at: number): Piece[] {
    // 硝基甲苯 has no methyl group beside its parent.
    if (this.#text.slice(at) === '甲苯' || this.#is(at, '甲硅烷')) return [];
    return this.#words('bare', at).flatMap(({ word, end }): Piece[] => {
      const found: Piece[] = [];
      if (this.#is(end, '亚基')) return [];
      if (this.#is(end, '基')) found.push({ english: word.english, end: end + 1 });
      else if (this.#is(end, '氧基')) found.push({ english: word.other, end: end + 2 });
      else if (this.#is(end, '氧') && !/^[代杂化亚膦磷]/.test(this.#text.slice(end + 1)))
        found.push({ english: word.other, end: end + 1 });
      else if (this.#isLink(end)) found.push({ english: word.english, end });
      // 氯化苄, 乙酸乙酯: the word ends with the radical.
      else if (end === this.#text.length && this.#goal === 'radical') found.push({ english: word.english, end });
      // 1-苯乙胺 and 3-苯丙酸 name the place on the chain.
      else if (
        this.#isGroup(end) ||
        (word.english === 'phenyl' && this.#isLocated(at) && /^[乙丙丁]/.test(this.#text.slice(end)))
      )
        found.push({ english: word.english, end });
      return found;
    });
  }

  #isLocated(at: number): boolean {
    return /(?:^|[^\d,])(?:\d|alpha|beta|gamma)-$/.test(this.#text.slice(0, at));
  }

  #isLink(at: number): boolean {
    return /^(?:硫基|羰|磺酰|亚磺酰|氨|硒基|亚氨基)/.test(this.#text.slice(at));
  }

  // 甲胺, 乙苯, 对甲苯酚, 苯基硼酸: what a radical without 基 may stand before.
  #isGroup(at: number): boolean {
    if (this.#goal === 'radical') return false;
    if (/^(?:苯(?!并)|酚$)/.test(this.#text.slice(at))) return true;
    if (this.#words('ring', at).length > 0) return true;
    return this.#words('group', at).some(({ end }) => end === this.#text.length);
  }

  // 乙酰基, 苯甲酰, 2-氯乙酰氨基, 吡啶-3-羰基, 4-氯苯磺酰基.
  #acylsAt(at: number): Piece[] {
    return this.#acidsAt(at).flatMap(({ forms, end }) => {
      const acyl = forms.acyl;
      if (acyl === undefined || !this.#is(end, '酰')) return [];
      const after = end + 1;
      if (this.#is(after, '胺基') && forms.amido !== undefined) return [{ english: forms.amido, end: after + 2 }];
      if (this.#is(after, '胺') || this.#is(after, '肼')) return [];
      return [{ english: acyl, end: this.#is(after, '基') ? after + 1 : after }];
    });
  }

  // 吡啶-3-基, 3-吡啶基, 环己-1-烯-1-基, 哌啶-4-亚基.
  #ringRadicalsAt(at: number): Piece[] {
    return skeletonsAt(this.#text, at).flatMap(({ english, end }) => this.#asRadical(withoutE(english), end));
  }

  #chainRadicalsAt(at: number): Piece[] {
    return chainsAt(this.#text, at).flatMap(({ english, end, isBare }) => {
      // 甲基 and 十二烷基 have words of their own; 丁-2-基 has its place.
      const isPlain = isBare || (english.endsWith('ane') && !this.#is(end, '-'));
      return isPlain && !this.#is(end, '-') && !this.#is(end, '亚基') ? [] : this.#asRadical(withoutE(english), end);
    });
  }

  #asRadical(stem: string, at: number): Piece[] {
    return placesAt(this.#text, at).flatMap(({ english: places, end }): Piece[] => {
      if (this.#is(end, '亚基')) return [{ english: `${stem}${places}ylidene`, end: end + 2 }];
      if (this.#is(end, '基')) return [{ english: `${stem}${places}yl`, end: end + 1 }];
      if (this.#is(end, '氧基') || /^氧(?=羰)/.test(this.#text.slice(end)))
        return [{ english: `${stem}${places}yloxy`, end: end + (this.#is(end, '氧基') ? 2 : 1) }];
      return this.#isLink(end) ? [{ english: `${stem}${places}yl`, end }] : [];
    });
  }

  /** What may end the word here. */
  #endsAt(at: number): string[] {
    if (this.#goal === 'radical') return [];
    if (this.#goal === 'whole')
      return this.#wholesAt(at)
        .filter(({ end }) => end === this.#text.length)
        .map(({ english }) => english);
    const goal = this.#goal;
    return this.#acidsAt(at)
      .filter(({ end, forms }) => end === this.#text.length && forms[goal] !== undefined)
      .map(({ forms }) => forms[goal] ?? '');
  }

  #wholesAt(at: number): Piece[] {
    const parents = this.#words('parent', at).flatMap(({ word, end }) => [
      { english: word.english, end },
      ...(word.english === 'toluene' ? this.#suffixed(word.english, end, ringSuffixes) : []),
    ]);
    if (this.#hasOwnName(at)) return parents.filter(({ end }) => end === this.#text.length);
    const groups = this.#words('group', at).map(({ word, end }) => ({ english: word.english, end }));
    const amino = [
      ...this.#words('amino', at).map(({ word, end }) => ({ english: word.english, end })),
      ...this.#words('aminoStem', at)
        .filter(({ end }) => this.#is(end, '醇'))
        .map(({ word, end }) => ({ english: `${withoutE(word.english)}ol`, end: end + 1 })),
    ];
    const rings = skeletonsAt(this.#text, at).flatMap(({ english, end }) => [
      { english, end },
      ...this.#suffixed(english, end, ringSuffixes),
    ]);
    const chains = chainsAt(this.#text, at).flatMap(({ english, end, isBare }) => [
      ...(isBare ? [] : [{ english, end }]),
      ...this.#suffixed(english, end, chainSuffixes),
    ]);
    return [...parents, ...groups, ...amino, ...rings, ...chains];
  }

  #suffixed(stem: string, at: number, suffixes: readonly (readonly [string, string])[]): Piece[] {
    return placesAt(this.#text, at).flatMap(({ english: places, end }) =>
      countAt(this.#text, end).flatMap(({ english: count, end: next }) =>
        suffixes.flatMap(([chinese, suffix]) =>
          this.#is(next, chinese) && !this.#isOnChain(at, stem, chinese)
            ? [{ english: joined(stem, places, count, suffix), end: next + chinese.length }]
            : [],
        ),
      ),
    );
  }

  // In 1-苯乙醇 the place is one of the chain.
  #isOnChain(end: number, stem: string, chinese: string): boolean {
    return stem === 'benzene' && /^[甲乙丙丁]/.test(chinese) && this.#isLocated(end - 1);
  }

  /** Acids without 酸, and without 酰 and the like. */
  #acidsAt(at: number): { forms: Forms; end: number }[] {
    const rows = this.#words('acid', at).map(({ word, end }) => ({ forms: rowForms(word.english), end }));
    const oxo = this.#words('oxoacid', at).map(({ word, end }) => ({
      forms: { ester: word.english, ...(word.other !== '' && { acid: word.other }) },
      end,
    }));
    const amino = this.#words('aminoStem', at).map(({ word, end }) => ({ forms: aminoForms(word.english), end }));
    const chains = chainsAt(this.#text, at).flatMap(({ english, end }) => [
      // 甲酸 and 乙酸 have rows of their own.
      ...(/^m?ethane$/.test(english) ? [] : countAt(this.#text, end)).map((count) => ({
        forms: formsOf(english, '', count.english, chainForms),
        end: count.end,
      })),
      ...this.#acidPartsAt(english, end, false),
    ]);
    const toluene = this.#words('parent', at)
      .filter(({ word }) => word.english === 'toluene')
      .map(({ word, end }) => ({ english: word.english, end }));
    const rings = [...skeletonsAt(this.#text, at), ...toluene].flatMap(({ english, end }) =>
      this.#acidPartsAt(english, end, true),
    );
    const lone = at === 0 ? [] : [...this.#loneAt(at)];
    return [...rows, ...oxo, ...amino, ...chains, ...rings, ...lone];
  }

  // A group that follows radicals: 苯基硼酸, 苄基膦酸.
  #loneAt(at: number): { forms: Forms; end: number }[] {
    const parts: readonly (readonly [string, Forms])[] = [
      ['硼', boronForms],
      ['膦', phosphonForms],
      ['磺', { acyl: 'sulfonyl', amide: 'sulfonamide' }],
    ];
    return parts.flatMap(([chinese, forms]) => (this.#is(at, chinese) ? [{ forms, end: at + 1 }] : []));
  }

  #acidPartsAt(stem: string, at: number, isRing: boolean): { forms: Forms; end: number }[] {
    const parts: readonly (readonly [string, Forms])[] = [
      ['磺', sulfonForms],
      ['亚磺', sulfinForms],
      ['膦', phosphonForms],
      ['硼', boronForms],
      ...(isRing
        ? ([
            ['甲', ringForms],
            ['羧', ringForms],
            ['', { nitrile: ringForms.nitrile ?? '', amide: ringForms.amide ?? '' }],
            ...Object.entries(ringChainForms),
          ] as const)
        : []),
    ];
    return placesAt(this.#text, at).flatMap(({ english: places, end }) =>
      countAt(this.#text, end).flatMap(({ english: count, end: next }) =>
        parts.flatMap(([chinese, forms]) =>
          this.#is(next, chinese) && !(chinese in ringChainForms && this.#isOnChain(at, stem, chinese))
            ? [{ forms: formsOf(stem, places, count, forms), end: next + chinese.length }]
            : [],
        ),
      ),
    );
  }
}

function isEnclosed(english: string): boolean {
  return english.startsWith('(') && closingBracket(english, 0) === english.length - 1;
}
