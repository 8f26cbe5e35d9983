// Writes an edit as reaction SMARTS in one way only, so that the same edit of two reactions is the same text.

import { symbolOf } from '../../src/chemistry/models/learned/elements.ts';
import type { EditPattern, PatternAtom, PatternGraph } from '../../src/chemistry/models/learned/pattern.ts';

export interface EditText {
  smarts: string;
  /** For each atom on the left in the order of its new map number, its index before. */
  order: number[];
}

/** The retro SMARTS of an edit; atoms are numbered by what they are and what is around them. */
export function editText(edit: EditPattern): EditText {
  const rank = canonicalRanks(edit);
  const leftCount = edit.left.atoms.length;
  const order = [...edit.left.atoms.keys()].toSorted((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0));
  const map = new Map(order.map((atom, index) => [atom, index + 1]));
  const left = writeGraph(
    edit.left,
    (atom) => rank[atom] ?? 0,
    (atom) => map.get(atom) ?? 0,
    true,
  );
  const right = writeGraph(
    edit.right,
    (atom) => rank[atom] ?? 0,
    (atom) => (atom < leftCount ? (map.get(atom) ?? 0) : 0),
    false,
  );
  const grouped = left.length > 1 ? `(${left.join('.')})` : left.join('.');
  return { smarts: `${grouped}>>${right.join('.')}`, order };
}

// Atom i on the left is atom i on the right; atoms after them are brought by the edit.
function canonicalRanks(edit: EditPattern): number[] {
  let ranks = rankOf(edit.right.atoms.map((atom, index) => label(edit.left.atoms[index], atom)));
  for (;;) {
    ranks = refine(edit, ranks);
    const tied = firstTie(ranks);
    if (tied < 0) return ranks;
    ranks = ranks.map((rank, index) => rank * 2 + (rank === ranks[tied] && index !== tied ? 1 : 0));
  }
}

function label(left: PatternAtom | undefined, right: PatternAtom): string {
  return `${left ? `0${atomText(left, 0)}` : '1'} ${atomText(right, 0)}`;
}

function refine(edit: EditPattern, start: number[]): number[] {
  let ranks = start;
  for (;;) {
    const known = ranks;
    const next = rankOf(known.map((rank, atom) => `${String(rank).padStart(5, '0')} ${around(edit, known, atom)}`));
    if (new Set(next).size === new Set(known).size) return next;
    ranks = next;
  }
}

function around(edit: EditPattern, ranks: readonly number[], atom: number): string {
  const side = (graph: PatternGraph): string =>
    graph.bonds
      .flatMap((bond) => {
        const other = bond.a === atom ? bond.b : bond.b === atom ? bond.a : -1;
        return other < 0 ? [] : [`${bond.order}:${String(ranks[other]).padStart(5, '0')}`];
      })
      .toSorted()
      .join();
  return `${side(edit.left)}|${side(edit.right)}`;
}

function firstTie(ranks: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const tied = [...counts].filter(([, count]) => count > 1).map(([rank]) => rank);
  return tied.length === 0 ? -1 : ranks.indexOf(Math.min(...tied));
}

function rankOf(keys: readonly string[]): number[] {
  const sorted = [...new Set(keys)].toSorted();
  const place = new Map(sorted.map((key, index) => [key, index]));
  return keys.map((key) => place.get(key) ?? 0);
}

type AtomNumber = (atom: number) => number;

function writeGraph(graph: PatternGraph, rank: AtomNumber, map: AtomNumber, isLeft: boolean): string[] {
  const bonds = adjacency(graph, rank);
  const seen = new Set<number>();
  const parts: string[] = [];
  for (const atom of [...graph.atoms.keys()].toSorted((a, b) => rank(a) - rank(b))) {
    if (seen.has(atom)) continue;
    parts.push(new PartWriter(graph, bonds, map, seen, isLeft).write(atom));
  }
  return parts;
}

function adjacency(graph: PatternGraph, rank: AtomNumber): { other: number; order: number }[][] {
  const lists: { other: number; order: number }[][] = graph.atoms.map(() => []);
  for (const bond of graph.bonds) {
    lists[bond.a]?.push({ other: bond.b, order: bond.order });
    lists[bond.b]?.push({ other: bond.a, order: bond.order });
  }
  return lists.map((list) => list.toSorted((a, b) => rank(a.other) - rank(b.other)));
}

class PartWriter {
  readonly #graph: PatternGraph;
  readonly #bonds: { other: number; order: number }[][];
  readonly #map: AtomNumber;
  readonly #seen: Set<number>;
  readonly #isLeft: boolean;
  readonly #children = new Map<number, { other: number; order: number }[]>();
  readonly #rings = new Map<number, { digit: number; order: number }[]>();
  #digits = 0;

  constructor(
    graph: PatternGraph,
    bonds: { other: number; order: number }[][],
    map: AtomNumber,
    seen: Set<number>,
    isLeft: boolean,
  ) {
    this.#graph = graph;
    this.#bonds = bonds;
    this.#map = map;
    this.#seen = seen;
    this.#isLeft = isLeft;
  }

  write(start: number): string {
    this.#plan(start, -1, new Set());
    return this.#text(start);
  }

  #plan(atom: number, from: number, closed: Set<string>): void {
    this.#seen.add(atom);
    for (const { other, order } of this.#bonds[atom] ?? []) {
      if (other === from) continue;
      if (!this.#seen.has(other)) {
        this.#children.set(atom, [...(this.#children.get(atom) ?? []), { other, order }]);
        this.#plan(other, atom, closed);
      } else if (!closed.has([atom, other].toSorted((a, b) => a - b).join())) {
        closed.add([atom, other].toSorted((a, b) => a - b).join());
        this.#digits += 1;
        for (const end of [atom, other])
          this.#rings.set(end, [...(this.#rings.get(end) ?? []), { digit: this.#digits, order }]);
      }
    }
  }

  #text(atom: number): string {
    const own = this.#graph.atoms[atom];
    if (!own) return '';
    const rings = (this.#rings.get(atom) ?? []).map(({ digit, order }) => bondText(order) + digit).join('');
    const children = this.#children.get(atom) ?? [];
    const branches = children.map(({ other, order }, index) => {
      const text = bondText(order) + this.#text(other);
      return index < children.length - 1 ? `(${text})` : text;
    });
    return atomText(own, this.#map(atom), this.#isLeft) + rings + branches.join('');
  }
}

function bondText(order: number): string {
  return order === 4 ? ':' : order === 3 ? '#' : order === 2 ? '=' : '-';
}

function atomText(atom: PatternAtom, map: number, isLeft = true): string {
  const parts = [symbolOf(atom.z, atom.aromatic)];
  if (atom.hydrogens !== null) parts.push(`H${atom.hydrogens}`);
  if (isLeft) for (let count = 0; count < atom.minHydrogens; count += 1) parts.push(`!H${count}`);
  parts.push(atom.charge < 0 ? `-${-atom.charge}` : `+${atom.charge}`);
  if (atom.mark !== '') parts.push(atom.mark);
  return `[${parts.join(';')}${map > 0 ? `:${map}` : ''}]`;
}
