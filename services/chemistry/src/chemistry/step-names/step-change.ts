// What a step does to the atoms of its product, read from the structures alone: bonds made, bonds that changed, groups that
// left. A step is named and run by this, whatever template proposed it.

import { bondBetween, graphOf, otherEnd, type Bond, type MolGraph } from '../molecule/graph.ts';
import type { AtomSource } from '../molecule/mapping/atom-map.ts';
import { mapEquivalents } from '../molecule/mapping/map-equivalents.ts';
import type { Mol, RDKit } from '../molecule/rdkit.ts';

/** 4 is aromatic. */
export type Order = 1 | 2 | 3 | 4;

/** A bond of the product; atoms are those of the product. */
export interface MadeBond {
  a: number;
  b: number;
  order: Order;
}

export interface ChangedBond extends MadeBond {
  before: Order;
}

/** A neighbouring atom that an atom of the product had and has no more. */
export interface Loss {
  /** Atom of the product. */
  at: number;
  order: Order;
  /** Where the neighbouring atom was. */
  graph: MolGraph;
  atom: number;
  /** The atom of `graph` that became `at`. */
  from: number;
  /** Atom of the product that the neighbouring atom became; -1 where it left. */
  kept: number;
}

export interface StepChange {
  product: MolGraph;
  /** As given; origins and losses may lie in copies with the atoms in the opposite order. */
  precursors: readonly MolGraph[];
  made: readonly MadeBond[];
  changed: readonly ChangedBond[];
  losses: readonly Loss[];
  /** Atoms of the product that no precursor gives. */
  brought: readonly number[];
  /** For each atom of the product the molecule and atom that it was; null for what is brought. */
  origins: readonly (Origin | null)[];
}

export interface Origin {
  graph: MolGraph;
  atom: number;
  /** One number for each molecule that takes part. */
  molecule: number;
}

/** The change of a reaction SMILES of canonical parts; null where one of them cannot be read. */
export function changeOfReaction(rdkit: RDKit, reaction: string): StepChange | null {
  const [left = '', product = ''] = reaction.split('>>');
  const precursors = left.split('.').map((one) => graphOrNull(rdkit.get_mol(one)));
  const made = graphOrNull(rdkit.get_mol(product));
  if (!made || precursors.includes(null)) return null;
  return readChange(
    made,
    precursors.flatMap((one) => one ?? []),
  );
}

function graphOrNull(given: Mol | null): MolGraph | null {
  using mol = given;
  return mol && graphOf(mol);
}

/** Of two ways to read the atoms, from either end of the precursors, the one that changes less. */
export function readChange(product: MolGraph, precursors: readonly MolGraph[]): StepChange {
  const change = changeOf(product, precursors);
  if (sizeOf(change) <= smallest) return change;
  const other = { ...changeOf(product, precursors.map(turned)), precursors };
  return sizeOf(other) < sizeOf(change) ? other : change;
}

/** One bond made and one group that leaves: no reading changes less. */
const smallest = 3;

function sizeOf({ made, changed, losses, brought }: StepChange): number {
  return 2 * made.length + changed.length + losses.length + 3 * brought.length;
}

/** The same molecule with its atoms in the opposite order. */
function turned({ atoms, bonds, rings }: MolGraph): MolGraph {
  const place = (atom: number): number => atoms.length - 1 - atom;
  const other = bonds.map((bond) => ({ ...bond, from: place(bond.from), to: place(bond.to) }));
  const bondsOf = atoms.map((_, atom) =>
    [...other.keys()].filter((at) => other[at]?.from === atom || other[at]?.to === atom),
  );
  return { atoms: atoms.toReversed(), bonds: other, rings: rings.map((ring) => ring.map(place)), bondsOf };
}

function changeOf(product: MolGraph, precursors: readonly MolGraph[]): StepChange {
  const { sources, used } = mapEquivalents(product, precursors);
  const origins = sources.map((from): Origin | null => {
    const graph = from && used[from.precursor]?.graph;
    return from && graph ? { graph, atom: from.atom, molecule: from.precursor } : null;
  });
  const kept = new Map(sources.flatMap((from, at) => (from ? [[placeOf(from), at] as const] : [])));
  return {
    product,
    precursors,
    ...bondChanges(product, origins),
    losses: origins.flatMap((origin, at) => (origin ? lossesOf(product, at, origin, kept) : [])),
    brought: [...origins.keys()].filter((at) => origins[at] === null),
    origins,
  };
}

function bondChanges(
  product: MolGraph,
  origins: readonly (Origin | null)[],
): { made: MadeBond[]; changed: ChangedBond[] } {
  const made: MadeBond[] = [];
  const changed: ChangedBond[] = [];
  for (const bond of product.bonds) {
    const [a, b] = [origins[bond.from], origins[bond.to]];
    if (!a || !b) continue;
    const old = a.molecule === b.molecule ? bondBetween(a.graph, a.atom, b.atom) : undefined;
    const now = { a: bond.from, b: bond.to, order: orderOf(bond) };
    if (!old) made.push(now);
    else if (orderOf(old) !== now.order) changed.push({ ...now, before: orderOf(old) });
  }
  return { made, changed };
}

function lossesOf(
  product: MolGraph,
  at: number,
  { graph, atom, molecule }: Origin,
  kept: ReadonlyMap<string, number>,
): Loss[] {
  return (graph.bondsOf[atom] ?? []).flatMap((index) => {
    const bond = graph.bonds[index];
    const other = otherEnd(bond, atom);
    const now = kept.get(placeOf({ precursor: molecule, atom: other })) ?? -1;
    if (!bond || (now >= 0 && bondBetween(product, at, now))) return [];
    return [{ at, order: orderOf(bond), graph, atom: other, from: atom, kept: now }];
  });
}

export function orderOf({ aromatic, order }: Bond): Order {
  if (aromatic) return 4;
  return order === 2 || order === 3 ? order : 1;
}

function placeOf({ precursor, atom }: AtomSource): string {
  return `${precursor}:${atom}`;
}
