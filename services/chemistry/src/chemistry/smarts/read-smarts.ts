// Reads a SMARTS into atoms with the text of their expression and bonds with the bits that they allow.

import { bondMask } from './bond-test.ts';

export interface SmartsGraph {
  /** The expression of each atom: a symbol, or what stands between brackets. */
  atoms: { text: string; isBracketed: boolean }[];
  bonds: { a: number; b: number; mask: number }[];
}

const organic = /Cl|Br|[BCNOPSFI*Aabcnops]/y;
const bondSigns = /[-=#:~/\\@!&,;]*/y;

/** Throws a TypeError where it meets something that is not SMARTS as the templates write it. */
export function readSmarts(smarts: string): SmartsGraph {
  const graph: SmartsGraph = { atoms: [], bonds: [] };
  const branches: number[] = [];
  const rings = new Map<string, { atom: number; text: string }>();
  let last = -1;
  let at = 0;
  while (at < smarts.length) {
    const sign = smarts[at] ?? '';
    if (sign === '(') branches.push(last);
    else if (sign === ')') last = branches.pop() ?? -1;
    else if (sign === '.') last = -1;
    else {
      const bond = take(bondSigns, smarts, at);
      at += bond.length;
      const ring = take(/%\(\d+\)|%\d\d|\d/y, smarts, at);
      if (ring !== '') {
        closeRing(graph, rings, ring, last, bond);
        at += ring.length;
        continue;
      }
      const { text, end, isBracketed } = atomAt(smarts, at);
      const atom = graph.atoms.push({ text, isBracketed }) - 1;
      if (last >= 0) graph.bonds.push({ a: last, b: atom, mask: bondMask(bond) });
      last = atom;
      at = end;
      continue;
    }
    at += 1;
  }
  if (rings.size > 0) throw new TypeError(`an open ring: ${smarts}`);
  return graph;
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

function closeRing(
  graph: SmartsGraph,
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
  graph.bonds.push({ a: open.atom, b: atom, mask: bondMask(open.text === '' ? text : open.text) });
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
