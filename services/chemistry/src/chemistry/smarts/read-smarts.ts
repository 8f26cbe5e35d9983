// Reads a SMARTS into atoms with the text of their expression, and bonds.

import { bondMask } from './bond-test.ts';

/** A SMARTS as it is written. */
export interface WrittenSmarts {
  /** The expression of each atom: a symbol, or what stands between brackets. */
  atoms: { text: string; isBracketed: boolean }[];
  bonds: { a: number; b: number; text: string }[];
  /** A parenthesis before any atom groups components. */
  hasGroups: boolean;
}

export interface SmartsGraph {
  atoms: WrittenSmarts['atoms'];
  /** With the bits that they allow. */
  bonds: { a: number; b: number; mask: number }[];
}

const organic = /Cl|Br|[BCNOPSFI*Aabcnops]/y;
const bondSigns = /(?:->|<-|[-=#:~/\\@!&,;$])*/y;

/** Throws a TypeError where it meets something that is not SMARTS as the templates write it. */
export function readSmarts(smarts: string): SmartsGraph {
  const { atoms, bonds } = readWritten(smarts);
  return { atoms, bonds: bonds.map(({ a, b, text }) => ({ a, b, mask: bondMask(text) })) };
}

/** Throws a TypeError where it meets something that is not SMARTS. */
export function readWritten(smarts: string): WrittenSmarts {
  const read: WrittenSmarts = { atoms: [], bonds: [], hasGroups: false };
  const branches: number[] = [];
  const rings = new Map<string, { atom: number; text: string }>();
  let last = -1;
  for (let at = 0; at < smarts.length;) {
    const sign = smarts[at] ?? '';
    if ('().'.includes(sign)) {
      at += 1;
      if (sign === '(') {
        read.hasGroups ||= last < 0;
        branches.push(last);
      } else last = sign === '.' ? -1 : closeBranch(branches, smarts);
      continue;
    }
    const bond = take(bondSigns, smarts, at);
    at += bond.length;
    const ring = take(/%\(\d+\)|%\d\d|\d/y, smarts, at);
    if (ring === '') {
      const { text, end, isBracketed } = atomAt(smarts, at);
      const atom = read.atoms.push({ text, isBracketed }) - 1;
      if (last >= 0) read.bonds.push({ a: last, b: atom, text: bond });
      last = atom;
      at = end;
    } else {
      closeRing(read, rings, ring.replaceAll(/\D/g, ''), last, bond);
      at += ring.length;
    }
  }
  if (rings.size > 0 || branches.length > 0) throw new TypeError(`an open ring or branch: ${smarts}`);
  return read;
}

/** Behind the parenthesis that closes the one at `start`. Throws a TypeError where none does. */
export function endOfParentheses(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === '(') depth += 1;
    if (text[i] === ')') depth -= 1;
    if (depth === 0) return i + 1;
  }
  throw new TypeError(`parentheses do not match: ${text}`);
}

function take(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function closeBranch(branches: number[], smarts: string): number {
  const atom = branches.pop();
  if (atom === undefined) throw new TypeError(`a parenthesis too many: ${smarts}`);
  return atom;
}

function closeRing(
  { bonds }: WrittenSmarts,
  rings: Map<string, { atom: number; text: string }>,
  ring: string,
  atom: number,
  text: string,
): void {
  const open = rings.get(ring);
  if (!open) {
    rings.set(ring, { atom, text });
    return;
  }
  rings.delete(ring);
  bonds.push({ a: open.atom, b: atom, text: open.text === '' ? text : open.text });
}

function atomAt(smarts: string, at: number): { text: string; end: number; isBracketed: boolean } {
  if (smarts[at] !== '[') {
    const text = take(organic, smarts, at);
    if (text === '') throw new TypeError(`not a SMARTS atom at ${at}: ${smarts}`);
    return { text, end: at + text.length, isBracketed: false };
  }
  let depth = 0;
  for (let end = at; end < smarts.length; end += 1) {
    if (smarts[end] === '[') depth += 1;
    if (smarts[end] === ']') depth -= 1;
    if (depth === 0) return { text: smarts.slice(at + 1, end), end: end + 1, isBracketed: true };
  }
  throw new TypeError(`an open bracket: ${smarts}`);
}
