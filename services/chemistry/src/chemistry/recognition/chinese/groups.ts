// The groups in front of a parent: `4-chloro-2-(trifluoromethyl)`. A reading is a Chinese text with the heavy atoms that
// it speaks of; a name may be read in several ways, and the formula of the compound says which was meant.

import { addAtoms, atomsOf, type Atoms } from './atoms.ts';
import {
  alkyls,
  closedRings,
  groupMultipliers,
  multipliers,
  prefixes,
  rings,
  stems,
  type Word,
  type Words,
} from './words.ts';

export interface Reading {
  chinese: string;
  atoms: Atoms;
}

/** A reading of the beginning of a text, and what follows it. */
export interface Partial extends Reading {
  rest: string;
}

export const nothing: Reading = { chinese: '', atoms: new Map() };

/** Every way to read groups at the beginning, no group at all among them. */
export function readGroups(text: string): Partial[] {
  const first = readGroup(text).flatMap((one) =>
    readGroups(one.rest).map((more) => ({
      chinese: one.chinese + more.chinese,
      atoms: addAtoms(one.atoms, more.atoms),
      rest: more.rest,
    })),
  );
  return [{ ...nothing, rest: text }, ...first];
}

/** Every way to read one alkyl or the like, with groups on it, that takes the whole text. */
export function readAlkyl(text: string): Reading[] {
  return readGroups(text).filter(
    ({ rest, chinese }) => rest === '' && chinese.endsWith('基') && !placedChain.test(chinese),
  );
}

// `1-butyl`: an old way of writing that Chinese does not follow.
const placedChain = /^\d+-环?[甲乙丙丁戊己庚辛壬癸十一二三四五六七八九]+基$/;

/** Locants at the beginning as they are written in Chinese, and what follows. */
export function readLocants(text: string): { locants: string; rest: string } {
  const found = /^(?:(?:\d+[a-z]?'*|[nos]'*)(?:,(?:\d+[a-z]?'*|[nos]'*))*-)?(?:\d+h-)?/.exec(text)?.[0] ?? '';
  // A single n- means normal as often as nitrogen; both are left to other names of the compound.
  if (/^n'*-$/.test(found)) return { locants: '', rest: text };
  return { locants: found.replaceAll(/[nosh]/g, (letter) => letter.toUpperCase()), rest: text.slice(found.length) };
}

/** `di`, `tri`, ... at the beginning, and no multiplier. */
export function readMultipliers(text: string): { chinese: string; times: number; rest: string }[] {
  const found = Object.entries(multipliers).flatMap(([word, [chinese, times]]) =>
    text.startsWith(word) ? [{ chinese, times, rest: text.slice(word.length) }] : [],
  );
  return [{ chinese: '', times: 1, rest: text }, ...found];
}

export function readWords(words: Words, text: string): Partial[] {
  return Object.entries(words).flatMap(([word, value]) =>
    text.startsWith(word) ? [{ ...readingOf(value), rest: text.slice(word.length) }] : [],
  );
}

export function readingOf([chinese, formula]: Word): Reading {
  return { chinese, atoms: atomsOf(formula) };
}

function readGroup(text: string): Partial[] {
  const { locants, rest } = readLocants(text);
  const simple = readMultipliers(rest).flatMap(({ chinese, times, rest: after }) =>
    readUnit(after).map((unit) => multiplied(`${locants}${chinese}`, unit, times)),
  );
  const many = Object.entries(groupMultipliers).flatMap(([word, [chinese, times]]) =>
    rest.startsWith(word)
      ? readBracketed(rest.slice(word.length)).map((unit) => multiplied(`${locants}${chinese}`, unit, times))
      : [],
  );
  return [...simple, ...many].map((one) => joined(one));
}

function multiplied(before: string, unit: Partial, times: number): Partial {
  return { chinese: before + unit.chinese, atoms: addAtoms(new Map(), unit.atoms, times), rest: unit.rest };
}

// A hyphen comes before the next locants in both languages.
function joined(one: Partial): Partial {
  return /^-(?=[\dnos(])/.test(one.rest) ? { ...one, chinese: `${one.chinese}-`, rest: one.rest.slice(1) } : one;
}

function readUnit(text: string): Partial[] {
  const bases = [
    ...readWords(prefixes, text),
    ...readWords(alkyls, text),
    ...readChainGroup(text),
    ...readRingGroup(text),
  ];
  const bracketed = readBracketed(text);
  return [...bases, ...bases.flatMap(readLinked), ...bracketed, ...bracketed.flatMap(readLinked)];
}

// What stands between an alkyl and the parent: `methylamino`, `phenylsulfonyl`.
const links: Words = {
  oxy: ['氧基', 'O'],
  amino: ['氨基', 'N'],
  thio: ['硫基', 'S'],
  sulfanyl: ['硫基', 'S'],
  sulfonyl: ['磺酰基', 'SO2'],
  sulfinyl: ['亚磺酰基', 'SO'],
};

function readLinked(base: Partial): Partial[] {
  if (!/基[)\]]?$/.test(base.chinese)) return [];
  const stem = /[-)\]]/.test(base.chinese) ? base.chinese : base.chinese.slice(0, -1);
  return readWords(links, base.rest).map((link) => ({
    chinese: stem + link.chinese,
    atoms: addAtoms(base.atoms, link.atoms),
    rest: link.rest,
  }));
}

function readBracketed(text: string): Partial[] {
  const [open = ''] = text;
  const close = { '(': ')', '[': ']' }[open];
  const end = close === undefined ? -1 : endOfBracket(text, open, close);
  if (end < 0 || close === undefined) return [];
  return readGroups(text.slice(1, end))
    .filter(({ rest, chinese }) => rest === '' && chinese !== '')
    .map(({ chinese, atoms }) => ({ chinese: `${open}${chinese}${close}`, atoms, rest: text.slice(end + 1) }));
}

function endOfBracket(text: string, open: string, close: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) depth++;
    if (text[at] === close && --depth === 0) return at;
  }
  return -1;
}

// methyl, methoxy, cyclohexyl, propan-2-yl, prop-2-enyl, prop-2-en-1-yl, methylidene
function readChainGroup(text: string): Partial[] {
  const isRing = text.startsWith('cyclo');
  return readWords(stems, isRing ? text.slice(5) : text).flatMap(({ chinese, atoms, rest }) => {
    const chain = `${isRing ? '环' : ''}${chinese}`;
    const made = (pattern: RegExp, word: (...parts: string[]) => string, more = ''): Partial[] => {
      const found = pattern.exec(rest);
      if (!found) return [];
      const [all, ...parts] = found;
      return [{ chinese: chain + word(...parts), atoms: addAtoms(atoms, atomsOf(more)), rest: rest.slice(all.length) }];
    };
    return [
      ...made(/^yl/, () => '基'),
      ...made(/^oxy/, () => '氧基', 'O'),
      ...made(/^an-(\d+)-yl/, (place = '') => `-${place}-基`),
      ...made(/^enyl/, () => '烯基'),
      ...made(/^ynyl/, () => '炔基'),
      ...made(/^-(\d+)-enyl/, (place = '') => `-${place}-烯基`),
      ...made(/^-(\d+)-en-(\d+)-yl/, (place = '', free = '') => `-${place}-烯-${free}-基`),
      ...made(/^-(\d+)-ynyl/, (place = '') => `-${place}-炔基`),
      ...made(/^-(\d+)-yn-(\d+)-yl/, (place = '', free = '') => `-${place}-炔-${free}-基`),
      ...made(/^anoyl(?!oxy)/, () => '酰基', 'O'),
    ];
  });
}

// pyridin-2-yl, furan-2-yl, 1h-indol-3-yl
function readRingGroup(text: string): Partial[] {
  return [...readWords(rings, text), ...readWords(closedRings, text)].flatMap(({ chinese, atoms, rest }) => {
    const found = /^-(\d+)-yl/.exec(rest);
    return found ? [{ chinese: `${chinese}-${found[1]}-基`, atoms, rest: rest.slice(found[0].length) }] : [];
  });
}
