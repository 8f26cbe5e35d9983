// Small words of a name: locants, multipliers, stereodescriptors. Text is in small letters; `original` keeps the letters as typed.

import { multipliers } from './suffixes.ts';
import type { StereoMark } from './syntax.ts';
import { wordsAt } from './tables.ts';

const one = String.raw`(?:\d+[a-f]?(?![a-z]*\])'*|[nosp]\d*'*|alpha|beta|gamma|delta|epsilon|omega)`;
const list = new RegExp(String.raw`(${one}(?:,${one})*)(?:-|(?=[([]))`, 'y');
const withHydrogen = new RegExp(String.raw`(${one}(?:,${one})*)\((\d+[a-z]?'*h(?:,\d+[a-z]?'*h)*)\)-?`, 'y');
const positions = new RegExp(String.raw`(ortho|meta|para|o|m|p)-`, 'y');
const indicated = /(\d+[a-z]?'?h(?:,\d+[a-z]?'?h)*)-?/y;

export interface Found<Value> {
  value: Value;
  end: number;
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Locants with their hyphen; ortho, meta and para as o, m, p with an exclamation mark. */
export function locantsAt(text: string, at: number): Found<string[]>[] {
  const found: Found<string[]>[] = [];
  const plain = match(list, text, at);
  if (plain) found.push({ value: (plain[1] ?? '').split(',').map(asLocant), end: at + plain[0].length });
  const position = match(positions, text, at);
  if (position) found.push({ value: [`${(position[1] ?? '').charAt(0)}!`], end: at + position[0].length });
  return found;
}

/** Locants of a suffix with added hydrogen: 2(1h)- . */
export function locantsWithHydrogen(
  text: string,
  at: number,
): Found<{ locants: string[]; hydrogens: string[] }> | undefined {
  const found = match(withHydrogen, text, at);
  if (!found) return undefined;
  const hydrogens = (found[2] ?? '').split(',').map((locant) => locant.slice(0, -1));
  return { value: { locants: (found[1] ?? '').split(',').map(asLocant), hydrogens }, end: at + found[0].length };
}

// N, O, S and P are written large in the tables.
function asLocant(text: string): string {
  return /^[nosp]/.test(text) && !text.startsWith('om') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Indicated hydrogen: 1h-, 1h,3h-. */
export function indicatedAt(text: string, at: number): Found<string[]> | undefined {
  const found = match(indicated, text, at);
  if (!found) return undefined;
  return { value: (found[1] ?? '').split(',').map((locant) => locant.slice(0, -1)), end: at + found[0].length };
}

/** Multiplying words, and none. */
export function multipliersAt(text: string, at: number): Found<number>[] {
  const words = wordsAt(multipliers, text, at, 10).map(([word, value]) => ({ value, end: at + word.length }));
  return [{ value: 1, end: at }, ...words];
}

const enclosed = /[([]((?:\d*[a-z]?'*(?:rs|[rsez])\*?)(?:,\d*[a-z]?'*(?:rs|[rsez])\*?)*)[)\]]-?/y;
const bare = /(cis|trans|rac|rel|racemic|dl|d|l)-/y;
const sign = /\((?:\+|-|\+\/-|±|\+-)\)-?/y;

/** Stereodescriptors with their hyphen. A sign of rotation alone says nothing of the configuration. */
export function stereoAt(text: string, at: number): Found<StereoMark[]> | undefined {
  const brackets = match(enclosed, text, at);
  if (brackets) {
    const marks = (brackets[1] ?? '').split(',').flatMap(markOf);
    return { value: marks, end: at + brackets[0].length };
  }
  const rotation = match(sign, text, at);
  if (rotation) {
    const isRacemic = /[/±]|\+-/.test(rotation[0]);
    return { value: [{ kind: isRacemic ? 'racemic' : 'rotation' }], end: at + rotation[0].length };
  }
  const word = match(bare, text, at);
  if (!word) return undefined;
  return { value: [{ kind: bareKinds[word[1] ?? ''] ?? 'racemic' }], end: at + word[0].length };
}

const bareKinds: Readonly<Record<string, StereoMark['kind']>> = {
  cis: 'cis',
  trans: 'trans',
  rac: 'racemic',
  racemic: 'racemic',
  rel: 'relative',
  dl: 'racemic',
  d: 'D',
  l: 'L',
};

function markOf(text: string): StereoMark[] {
  const [, locant = '', letters = '', star = ''] = /^(\d*[a-z]?'*?)(rs|[rsez])(\*?)$/.exec(text) ?? [];
  const place = locant === '' ? {} : { locant };
  if (letters === 'rs') return [{ kind: 'racemic' }];
  const mark: StereoMark = { kind: letters.toUpperCase() as 'R', ...place };
  return star === '' ? [mark] : [mark, { kind: 'relative' }];
}

/** The bracket that closes the one at a place; -1 where none does. */
export function closingBracket(text: string, at: number): number {
  const pairs: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
  const stack: string[] = [];
  for (let index = at; index < text.length; index += 1) {
    const letter = text.charAt(index);
    const closing = pairs[letter];
    if (closing !== undefined) stack.push(closing);
    else if (/[)\]}]/.test(letter) && stack.pop() !== letter) return -1;
    if (stack.length === 0) return index;
  }
  return -1;
}
