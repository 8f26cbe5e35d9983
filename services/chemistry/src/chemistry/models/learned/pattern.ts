// The dialect of reaction SMARTS in which learned templates are kept: every atom in brackets, every bond written.
//
// An atom is [symbol;conditions:map]. Conditions: Hn, !H0 (at least one), !H0;!H1 (at least two), +n or -n, and for a
// centre that has a configuration @ before; behind, @ keeps it, @@ inverts it, and without a mark it is lost.

import { readSymbol } from './elements.ts';

export interface PatternAtom {
  z: number;
  aromatic: boolean;
  charge: number;
  /** Exact number of hydrogens, or null when it is not asked for. */
  hydrogens: number | null;
  minHydrogens: number;
  mark: '' | '@' | '@@';
  /** Map number, 0 for an atom that the edit brings. */
  map: number;
}

export interface PatternBond {
  a: number;
  b: number;
  order: BondOrder;
}

/** 4 is aromatic. */
export type BondOrder = 1 | 2 | 3 | 4;

export interface PatternGraph {
  atoms: PatternAtom[];
  bonds: PatternBond[];
}

/** What precursors look like beside what the product looks like; the left side has map number i + 1 on atom i. */
export interface EditPattern {
  left: PatternGraph;
  right: PatternGraph;
}

/** Reads a retro SMARTS of the dialect; throws a TypeError for any other text. */
export function readEdit(smarts: string): EditPattern {
  const [left = '', right = ''] = smarts.split('>>');
  return { left: inMapOrder(readSide(left)), right: readSide(right) };
}

const orders: Record<string, BondOrder> = { '-': 1, '=': 2, '#': 3, ':': 4 };
const tokenPattern = /\[([^\]]+)\]|([-=#:])|(\d)|([().])/g;

/** Reads one side; brackets around several parts, which say that they belong to one molecule, are passed over. */
export function readSide(text: string): PatternGraph {
  const graph: PatternGraph = { atoms: [], bonds: [] };
  const open: { last: number }[] = [];
  const rings = new Map<string, { atom: number; order: BondOrder }>();
  let last = -1;
  let order: BondOrder = 1;
  for (const [token, atom, bond, ring] of text.matchAll(tokenPattern)) {
    if (atom !== undefined) {
      graph.atoms.push(readAtom(atom));
      if (last >= 0) graph.bonds.push({ a: last, b: graph.atoms.length - 1, order });
      last = graph.atoms.length - 1;
    } else if (bond !== undefined) order = orders[bond] ?? 1;
    else if (ring !== undefined) {
      const known = rings.get(ring);
      if (known) graph.bonds.push({ a: known.atom, b: last, order: known.order });
      if (known) rings.delete(ring);
      else rings.set(ring, { atom: last, order });
    } else if (token === '(') open.push({ last });
    else if (token === ')') last = open.pop()?.last ?? -1;
    else last = -1;
  }
  return graph;
}

function readAtom(text: string): PatternAtom {
  const [body = '', map = '0'] = text.split(':');
  const [symbol = '', ...conditions] = body.split(';');
  const atom: PatternAtom = {
    ...readSymbol(symbol),
    charge: 0,
    hydrogens: null,
    minHydrogens: 0,
    mark: '',
    map: Number(map),
  };
  for (const condition of conditions) readCondition(atom, condition);
  return atom;
}

function readCondition(atom: PatternAtom, condition: string): void {
  if (condition === '@' || condition === '@@') atom.mark = condition;
  else if (/^H\d$/.test(condition)) atom.hydrogens = Number(condition.slice(1));
  else if (/^!H\d$/.test(condition)) atom.minHydrogens = Number(condition.slice(2)) + 1;
  else if (/^[+-]\d$/.test(condition)) atom.charge = Number(condition);
  else throw new TypeError(`unknown condition: ${condition}`);
}

function inMapOrder(graph: PatternGraph): PatternGraph {
  const place = graph.atoms.map((atom) => atom.map - 1);
  const atoms = graph.atoms.toSorted((a, b) => a.map - b.map);
  if (atoms.some((atom, index) => atom.map !== index + 1)) throw new TypeError('map numbers of a product run from 1');
  return {
    atoms,
    bonds: graph.bonds.map((bond) => ({ a: place[bond.a] ?? -1, b: place[bond.b] ?? -1, order: bond.order })),
  };
}
