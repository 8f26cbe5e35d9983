// Rings and chains of Chinese names, and the locants and numbers between the parts of a word.

import { closingBracket } from '../read/lexer.ts';
import { multiplierWords, stemWords, wordsOf } from './words.ts';

export interface Piece {
  english: string;
  end: number;
}

export interface ChainPiece extends Piece {
  /** The stem alone, without 烷. */
  isBare: boolean;
}

function isAt(text: string, at: number, word: string): boolean {
  return text.startsWith(word, at);
}

// "-3-", "-2,4-", "-2(1h)-", or nothing.
export function placesAt(text: string, at: number): Piece[] {
  const [places] = /^-[\d,a-z']+(?:\(\d+[a-z]?'?h(?:,\d+[a-z]?'?h)*\))?-/.exec(text.slice(at)) ?? [];
  return [{ english: '', end: at }, ...(places === undefined ? [] : [{ english: places, end: at + places.length }])];
}

export function countAt(text: string, at: number): Piece[] {
  const counted = multiplierWords
    .filter(([chinese]) => isAt(text, at, chinese))
    .map(([chinese, english]) => ({ english, end: at + chinese.length }));
  return [{ english: '', end: at }, ...counted];
}

/** Rings, with a final e where the whole name has it. */
export function skeletonsAt(text: string, at: number): Piece[] {
  const rings = wordsOf('ring', text, at).map(({ word, end }) => ({ english: word.english, end }));
  return [...rings, ...fusedAt(text, at), ...cyclosAt(text, at), ...bridgedAt(text, at), ...doubledAt(text, at)];
}

// 咪唑并[1,2-a]吡啶, 苯并[d][1,3]二氧杂环戊烯.
function fusedAt(text: string, at: number): Piece[] {
  return wordsOf('fusion', text, at).flatMap(({ word, end }) => {
    const [places] =
      /^\[[\da-z,']+(?:-[a-z])?\](?:\[[\d,]+\]|-)?|^\[[a-z]\](?:\[[\d,]+\]|-[\d,]+-)?/.exec(text.slice(end)) ?? [];
    if (places === undefined) return [];
    const next = end + places.length;
    const inner = /-([\d,]+)-$/.exec(places)?.[1];
    const middle = inner === undefined ? places : places.replace(/-[\d,]+-$/, `[${inner}]`);
    return skeletonsAt(text, next).map((ring) => ({
      english: `${word.english}${middle}${ring.english}`,
      end: ring.end,
    }));
  });
}

function cyclosAt(text: string, at: number): Piece[] {
  return isAt(text, at, '环')
    ? hydrocarbonsAt(text, at + 1, 'cyclo').filter(({ english }) => !/^cyclo(?:m|e)th/.test(english))
    : [];
}

// 3-氮杂双环[3.1.0]己烷, 2-氧杂-6-氮杂螺[3.3]庚烷, 螺[吲哚啉-3,4'-哌啶].
function bridgedAt(text: string, at: number): Piece[] {
  const [whole = '', kind = '', sizes = ''] =
    /^(双环|二环|三环|四环|螺)[-]?[[(]([\d.,^]+)[\])]-?/.exec(text.slice(at)) ?? [];
  if (whole === '') return spiroAt(text, at);
  const words: Readonly<Record<string, string>> = {
    双环: 'bicyclo',
    二环: 'bicyclo',
    三环: 'tricyclo',
    四环: 'tetracyclo',
    螺: 'spiro',
  };
  return hydrocarbonsAt(text, at + whole.length, `${words[kind] ?? ''}[${sizes}]`);
}

function spiroAt(text: string, at: number): Piece[] {
  if (!isAt(text, at, '螺[')) return [];
  const closing = closingBracket(text, at + 1);
  const inner = closing < 0 ? '' : text.slice(at + 2, closing);
  const [, first = '', places = '', second = ''] = /^(.+?)(-\d+,\d+'-(?:\d+'?h-)?)(.+)$/.exec(inner) ?? [];
  const whole = (name: string): string[] =>
    skeletonsAt(name, 0).flatMap((ring) => (ring.end === name.length ? [ring.english] : []));
  return whole(first).flatMap((one) =>
    whole(second).map((two) => ({ english: `spiro[${one}${places}${two}]`, end: closing + 1 })),
  );
}

// 2,2'-联吡啶: the locants are signs before it.
function doubledAt(text: string, at: number): Piece[] {
  if (!isAt(text, at, '联') || isAt(text, at, '联苯')) return [];
  return wordsOf('ring', text, at + 1).map(({ word, end }) => ({ english: `bi${word.english}`, end }));
}

/** Chains: 丁, 丁烷, 丁-2-烯, 1,3-丁二烯. */
export function chainsAt(text: string, at: number): ChainPiece[] {
  return hydrocarbonsAt(text, at, '');
}

function hydrocarbonsAt(text: string, at: number, before: string): ChainPiece[] {
  // 二十二酸 has 22 carbons.
  return stemWords
    .filter(([chinese]) => isAt(text, at, chinese))
    .slice(0, 1)
    .flatMap(([chinese, stem]) => {
      const end = at + chinese.length;
      const name = `${before}${stem}`;
      const found = [{ english: `${name}ane`, end, isBare: true }];
      if (isAt(text, end, '烷')) found.push({ english: `${name}ane`, end: end + 1, isBare: false });
      return [...found, ...unsaturatedAt(text, end, name)];
    });
}

function unsaturatedAt(text: string, at: number, stem: string): ChainPiece[] {
  const start = isAt(text, at, '烷') ? at + 1 : at;
  return placesAt(text, start).flatMap(({ english: places, end }) =>
    countAt(text, end).flatMap(({ english: count, end: next }) => {
      const kind = { 烯: 'ene', 炔: 'yne' }[text.charAt(next)];
      if (kind === undefined) return [];
      const english = `${stem}${count === '' ? '' : 'a'}${places}${count}${kind}`;
      return [{ english, end: next + 1, isBare: false }, ...enynesAt(text, next + 1, english)];
    }),
  );
}

// 戊-1-烯-3-炔.
function enynesAt(text: string, at: number, english: string): ChainPiece[] {
  return placesAt(text, at).flatMap(({ english: places, end }) =>
    isAt(text, end, '炔') ? [{ english: `${withoutE(english)}${places}yne`, end: end + 1, isBare: false }] : [],
  );
}

export function withoutE(english: string): string {
  return english.replace(/e$/, '');
}

/** A stem loses its e before a vowel. */
export function joined(stem: string, places: string, count: string, suffix: string): string {
  const rest = `${count}${suffix}`;
  return `${/^[aeioy]/.test(rest) ? withoutE(stem) : stem}${places}${rest}`;
}
