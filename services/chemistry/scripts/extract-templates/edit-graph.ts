// The edit that leads from a product back to its recorded reactants, cut out of the mapped reaction.

import type { EditPattern, PatternAtom, PatternBond } from '../../src/chemistry/models/learned/pattern.ts';
import { orderOf } from '../../src/chemistry/models/learned/draft.ts';
import type { ProductGraph } from '../../src/chemistry/models/learned/types.ts';
import type { MappedReaction, Side } from './mapped-reaction.ts';

/** How much of the surroundings a template asks for. */
export interface Context {
  /** Multiple bonds at the changed atoms that lead to or from a hetero atom. */
  multipleBonds: boolean;
  /** Exact hydrogens of changed atoms: none, of hetero atoms, of all. */
  hydrogens: 'none' | 'hetero' | 'all';
  /** All neighbours of changed atoms. */
  neighbours: boolean;
}

/** The edit and where it is in the reaction: for each atom its index in the product or, when new, in the reactants. */
export interface CutOut {
  pattern: EditPattern;
  productAtoms: number[];
  /** For each atom on the right, its index in the reactants. */
  reactantAtoms: number[];
}

/** Cuts the edit out; null when nothing changes. `turned` are product atoms whose configuration changes, with their marks. */
export function cutOut(
  reaction: MappedReaction,
  context: Context,
  turned: ReadonlyMap<number, '' | '@@'> = new Map(),
): CutOut | null {
  const centre = changedAtoms(reaction);
  for (const atom of turned.keys()) centre.add(atom);
  if (centre.size === 0) return null;
  const atoms = [...withContext(reaction.product.graph, centre, context)].toSorted((a, b) => a - b);
  return assemble(reaction, context, centre, atoms, turned);
}

function changedAtoms({ product, reactants }: MappedReaction): Set<number> {
  const changed = new Set<number>();
  for (const [atom, map] of product.maps.entries()) {
    const other = reactants.atomOf.get(map) ?? -1;
    const mine = product.graph.atoms[atom];
    const theirs = reactants.graph.atoms[other];
    if (!mine || !theirs) continue;
    const isSame =
      mine.charge === theirs.charge &&
      mine.hydrogens === theirs.hydrogens &&
      mine.aromatic === theirs.aromatic &&
      bondsText(product, atom) === bondsText(reactants, other);
    if (!isSame) changed.add(atom);
  }
  return changed;
}

function bondsText(side: Side, atom: number): string {
  return bondsAt(side.graph, atom)
    .map(({ other, order }) => `${order}:${side.maps[other]}`)
    .toSorted()
    .join();
}

function bondsAt(graph: ProductGraph, atom: number): { other: number; order: 1 | 2 | 3 | 4 }[] {
  return (graph.bondsOf[atom] ?? []).flatMap((index) => {
    const bond = graph.bonds[index];
    return bond ? [{ other: bond.from === atom ? bond.to : bond.from, order: orderOf(bond.order, bond.aromatic) }] : [];
  });
}

function withContext(graph: ProductGraph, centre: ReadonlySet<number>, context: Context): Set<number> {
  const atoms = new Set(centre);
  for (const atom of centre) {
    for (const { other, order } of bondsAt(graph, atom)) {
      const isHetero = graph.atoms[atom]?.z !== 6 || graph.atoms[other]?.z !== 6;
      if (context.neighbours || (context.multipleBonds && isHetero && (order === 2 || order === 3))) atoms.add(other);
    }
  }
  return atoms;
}

function assemble(
  { product, reactants }: MappedReaction,
  context: Context,
  centre: ReadonlySet<number>,
  productAtoms: number[],
  turned: ReadonlyMap<number, '' | '@@'>,
): CutOut {
  const kept = productAtoms.map((atom) => reactants.atomOf.get(product.maps[atom] ?? 0) ?? -1);
  const reactantAtoms = [...kept, ...broughtAtoms(reactants, kept)];
  const left = { atoms: [] as PatternAtom[], bonds: bondsWithin(product.graph, productAtoms) };
  const right = { atoms: [] as PatternAtom[], bonds: bondsWithin(reactants.graph, reactantAtoms) };
  productAtoms.forEach((atom, index) => {
    const own = bare(product.graph, atom, index + 1);
    const other = bare(reactants.graph, kept[index] ?? -1, index + 1);
    settleHydrogens(own, other, freed(left.bonds, right.bonds, index), centre.has(atom) && isExact(own, context));
    const turn = turned.get(atom);
    if (turn !== undefined) {
      own.mark = '@';
      other.mark = turn;
    }
    left.atoms.push(own);
    right.atoms.push(other);
  });
  for (const atom of reactantAtoms.slice(kept.length)) right.atoms.push(bare(reactants.graph, atom, 0));
  return { pattern: { left, right }, productAtoms, reactantAtoms };
}

/** Atoms without a map that hang together with the kept ones: what leaves in the forward direction. */
function broughtAtoms(reactants: Side, kept: readonly number[]): number[] {
  const found: number[] = [];
  const seen = new Set(kept);
  const open = [...kept];
  for (let atom = open.pop(); atom !== undefined; atom = open.pop()) {
    for (const { other } of bondsAt(reactants.graph, atom)) {
      if (seen.has(other) || reactants.maps[other] !== 0) continue;
      seen.add(other);
      found.push(other);
      open.push(other);
    }
  }
  return found.toSorted((a, b) => a - b);
}

function bondsWithin(graph: ProductGraph, atoms: readonly number[]): PatternBond[] {
  const place = new Map(atoms.map((atom, index) => [atom, index]));
  return graph.bonds.flatMap((bond) => {
    const [a, b] = [place.get(bond.from), place.get(bond.to)];
    return a === undefined || b === undefined ? [] : [{ a, b, order: orderOf(bond.order, bond.aromatic) }];
  });
}

function bare(graph: ProductGraph, atom: number, map: number): PatternAtom {
  const own = graph.atoms[atom] ?? { z: 0, aromatic: false, charge: 0, hydrogens: 0 };
  const { z, aromatic, charge, hydrogens } = own;
  return { z, aromatic, charge, hydrogens, minHydrogens: 0, mark: '', map };
}

function isExact(atom: PatternAtom, context: Context): boolean {
  return context.hydrogens === 'all' || (context.hydrogens === 'hetero' && atom.z !== 6);
}

// Hydrogens that follow from the bonds are not asked for; others are written on both sides.
function settleHydrogens(own: PatternAtom, other: PatternAtom, freedBonds: number, isAsked: boolean): void {
  const follows = (other.hydrogens ?? 0) === (own.hydrogens ?? 0) + freedBonds;
  if (!follows) return;
  other.hydrogens = null;
  if (isAsked) return;
  own.hydrogens = null;
  own.minHydrogens = Math.max(0, -freedBonds);
}

function freed(left: readonly PatternBond[], right: readonly PatternBond[], atom: number): number {
  return Math.round(valence(left, atom) - valence(right, atom));
}

function valence(bonds: readonly PatternBond[], atom: number): number {
  return bonds.reduce(
    (sum, bond) => sum + (bond.a === atom || bond.b === atom ? (bond.order === 4 ? 1.5 : bond.order) : 0),
    0,
  );
}
