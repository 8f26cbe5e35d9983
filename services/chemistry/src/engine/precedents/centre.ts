// The centre of a reaction: which bonds are made, change and go, hashed with more and more of what is around them, and which
// atoms to mark in a drawing. Two reactions of one centre run by the same change at like atoms.

import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import { refine } from '../../chemistry/molecule/mapping/surroundings.ts';
import type { Loss, StepChange } from '../../chemistry/step-names/step-change.ts';

/** Hashes with elements and aromaticity alone, with the neighbours of the atoms, and with their neighbours' too. */
export type CentreLevels = readonly [wide: number, near: number, narrow: number];

export interface ReactionCentre {
  levels: CentreLevels;
  /** Atoms of the product that change. */
  product: number[];
  /** The same of each precursor, those that leave among them. */
  precursors: number[][];
  change: StepChange;
}

const depth = 3;
/** Chlorine, bromine and iodine that leave are one in the widest level. */
const halogens = new Set([17, 35, 53]);

/** Null where no atom of the product changes its bonds: a salt, a separation, another configuration. */
export function centreOf(change: StepChange): ReactionCentre | null {
  const { product, made, changed, losses, brought } = change;
  if (made.length + changed.length + losses.length + brought.length === 0) return null;
  const around = new Map<MolGraph, Int32Array[]>([[product, refine(product, depth)]]);
  const hashOf = (graph: MolGraph, atom: number, level: number): number => {
    const known = around.get(graph) ?? refine(graph, depth);
    around.set(graph, known);
    if (level > 0) return known[level]?.[atom] ?? 0;
    const { z = 0, aromatic = false } = graph.atoms[atom] ?? {};
    return 2 * z + Number(aromatic);
  };
  const levels = [0, 1, 2].map((level) => {
    const at = (atom: number): number => hashOf(product, atom, level);
    const tokens = [
      ...made.map(({ a, b, order }) => `m${order} ${pair(at(a), at(b))}`),
      ...changed.map(({ a, b, order, before }) => `c${before}>${order} ${pair(at(a), at(b))}`),
      ...losses.map((one) => lossToken(one, level, hashOf)),
      ...brought.map((atom) => `b${at(atom)}`),
    ];
    return hashOfText(tokens.toSorted().join('|'));
  });
  const atoms = [...made, ...changed].flatMap(({ a, b }) => [a, b]);
  return {
    levels: [levels[0] ?? 0, levels[1] ?? 0, levels[2] ?? 0],
    product: distinct([...atoms, ...losses.map(({ at }) => at), ...brought]),
    precursors: precursorAtoms(change),
    change,
  };
}

type HashOf = (graph: MolGraph, atom: number, level: number) => number;

function lossToken({ graph, atom, from, order, kept }: Loss, level: number, hashOf: HashOf): string {
  const z = graph.atoms[atom]?.z ?? 0;
  const gone = level === 0 && halogens.has(z) ? 'X' : hashOf(graph, atom, Math.min(level, 1));
  return `l${order}${kept < 0 ? '' : 'k'} ${hashOf(graph, from, level)} ${gone}`;
}

function precursorAtoms({ precursors, made, changed, losses, origins }: StepChange): number[][] {
  const marked = precursors.map((): number[] => []);
  const placeOf = new Map<MolGraph, number>();
  for (const origin of origins)
    if (origin && origin.molecule < precursors.length) placeOf.set(origin.graph, origin.molecule);
  // Where the atoms were read from the other end, the graph is a copy with its atoms in the opposite order.
  const mark = (graph: MolGraph, atom: number): void => {
    const place = placeOf.get(graph);
    if (place === undefined) return;
    const isTurned = graph !== precursors[place];
    marked[place]?.push(isTurned ? graph.atoms.length - 1 - atom : atom);
  };
  for (const atom of [...made, ...changed].flatMap(({ a, b }) => [a, b])) {
    const origin = origins[atom];
    if (origin) mark(origin.graph, origin.atom);
  }
  for (const { graph, atom, from } of losses) {
    mark(graph, atom);
    mark(graph, from);
  }
  return marked.map(distinct);
}

function distinct(atoms: readonly number[]): number[] {
  return [...new Set(atoms)].toSorted((a, b) => a - b);
}

function pair(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** FNV-1a, 32 bits. */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
