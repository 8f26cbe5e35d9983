// Morgan environments of a molecule, as RDKit counts them (D. Rogers, M. Hahn, J. Chem. Inf. Model. 2010, 50, 742): for
// every atom the identifiers of its surroundings of zero, one and two bonds, each surrounding once.

import type { MolGraph } from '../chem/graph.ts';
import { deltaMassOf } from './isotopes.ts';

const aromaticBond = 12;

/** Identifier of each environment up to `radius` bonds with the number of atoms that have it, and how many in all. */
export interface MorganCounts {
  /** By unsigned 32-bit identifier. */
  counts: Map<number, number>;
  total: number;
}

/** Counts the environments; `radius` is 2 for the synthetic accessibility score. */
export function morganCounts(graph: MolGraph, radius = 2): MorganCounts {
  const size = graph.atoms.length;
  const words = Math.ceil(graph.bonds.length / 32);
  const inRing = ringAtoms(graph);
  const counts = new Map<number, number>();
  let total = 0;
  const count = (id: number) => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
    total += 1;
  };

  let invariants = new Uint32Array(size);
  for (let atom = 0; atom < size; atom += 1) {
    invariants[atom] = invariantOf(graph, atom, inRing[atom] === 1);
    count(invariants[atom] ?? 0);
  }
  const links = graph.atoms.map((_, atom) => linksOf(graph, atom));
  let spheres = Array.from({ length: size }, () => new Uint32Array(words));
  const isDead = new Uint8Array(size);
  const seen = new Set<string>();
  for (let layer = 0; layer < radius; layer += 1) {
    const grown = spheres.map((sphere) => sphere.slice());
    const next = invariants.slice();
    const found: Environment[] = [];
    for (let atom = 0; atom < size; atom += 1) {
      if (isDead[atom] === 1) continue;
      const around = links[atom] ?? [];
      if (around.length === 0) {
        isDead[atom] = 1;
        continue;
      }
      const sphere = grown[atom] ?? new Uint32Array(words);
      for (const { bond, to } of around) {
        unite(sphere, spheres[to]);
        sphere[bond >>> 5] = (sphere[bond >>> 5] ?? 0) | (1 << (bond & 31));
      }
      next[atom] = grownInvariant(layer, invariants[atom] ?? 0, around, invariants);
      found.push({ atom, id: next[atom] ?? 0, sphere: sphere.join() });
    }
    // Of several atoms with the same surroundings the one of the smallest identifier counts, and the others grow no more.
    for (const { atom, id, sphere } of found.toSorted((a, b) => a.id - b.id || a.atom - b.atom)) {
      if (seen.has(sphere)) isDead[atom] = 1;
      else count(id);
      seen.add(sphere);
    }
    invariants = next;
    spheres = grown;
  }
  return { counts, total };
}

interface Environment {
  atom: number;
  id: number;
  sphere: string;
}

interface Link {
  bond: number;
  to: number;
  type: number;
}

function linksOf(graph: MolGraph, atom: number): Link[] {
  return (graph.bondsOf[atom] ?? []).flatMap((index) => {
    const bond = graph.bonds[index];
    if (!bond) return [];
    const to = bond.from === atom ? bond.to : bond.from;
    return [{ bond: index, to, type: bond.aromatic ? aromaticBond : bond.order }];
  });
}

// Element, degree, hydrogens, charge, what an isotope weighs more, and whether it is in a ring.
function invariantOf(graph: MolGraph, index: number, inRing: boolean): number {
  const atom = graph.atoms[index];
  if (!atom) throw new RangeError(`no atom ${index}`);
  const around = linksOf(graph, index);
  const boundHydrogens = around.filter(({ to }) => graph.atoms[to]?.z === 1).length;
  const degree = around.length + atom.hydrogens;
  let hash = 0;
  for (const part of [atom.z, degree, atom.hydrogens + boundHydrogens, atom.charge, deltaMassOf(atom)]) {
    hash = combine(hash, part);
  }
  return inRing ? combine(hash, 1) : hash;
}

function grownInvariant(layer: number, own: number, around: readonly Link[], invariants: Uint32Array): number {
  const pairs = around
    .map(({ to, type }) => ({ type, id: invariants[to] ?? 0 }))
    .toSorted((a, b) => a.type - b.type || a.id - b.id);
  let hash = combine(layer, own);
  for (const { type, id } of pairs) hash = combine(hash, combine(combine(0, type), id));
  return hash;
}

// boost::hash_combine on 32 bits.
function combine(seed: number, value: number): number {
  return (seed ^ (value + 0x9e3779b9 + (seed << 6) + (seed >>> 2))) >>> 0;
}

function unite(into: Uint32Array, other: Uint32Array | undefined): void {
  other?.forEach((word, index) => {
    into[index] = (into[index] ?? 0) | word;
  });
}

function ringAtoms(graph: MolGraph): Uint8Array {
  const marks = new Uint8Array(graph.atoms.length);
  for (const ring of graph.rings) for (const atom of ring) marks[atom] = 1;
  return marks;
}
