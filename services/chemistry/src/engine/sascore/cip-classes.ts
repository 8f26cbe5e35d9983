// Which atoms are alike, as RDKit's ranks for the Cahn-Ingold-Prelog rules tell it where no configuration is known
// (RDKit: Chirality, iterative ranking): element and isotope, then again and again the neighbouring atoms, each as many times
// as twice the order of its bond.

import { type MolGraph, otherEnd } from '../../chemistry/molecule/graph.ts';

const phosphorus = 15;

/** A number for each atom, the same for atoms that are alike. Bonds that are aromatic count as one and a half. */
export function cipClasses(graph: MolGraph): Int32Array {
  const size = graph.atoms.length;
  let classes = new Int32Array(size);
  let count = number(classes, (atom) => {
    const { z = 0, isotope = 0 } = graph.atoms[atom] ?? {};
    return z * 1024 + isotope;
  });
  const mostRounds = Math.floor(size / 2) + 1;
  for (let round = 0, before = 0; round < mostRounds && count > before && count < size; round += 1) {
    before = count;
    const next = new Int32Array(size);
    const current = classes;
    count = number(next, (atom) => signature(graph, atom, current));
    classes = next;
  }
  return classes;
}

// Numbers the atoms by what is said of them; gives how many numbers there are.
function number(into: Int32Array, said: (atom: number) => number): number {
  const known = new Map<number, number>();
  for (let atom = 0; atom < into.length; atom += 1) {
    const what = said(atom);
    const index = known.get(what) ?? known.size;
    if (index === known.size) known.set(what, index);
    into[atom] = index;
  }
  return known.size;
}

// Own class and neighbours in any order, as 53 bits: two sums of mixed numbers, for which a collision is out of reach.
function signature(graph: MolGraph, atom: number, classes: Int32Array): number {
  const own = (classes[atom] ?? 0) + 1;
  // Hydrogens that are no atoms of their own make an entry longer, so a radical is not like what it was made of.
  const hydrogens = graph.atoms[atom]?.hydrogens ?? 0;
  let high = mix(own + (hydrogens << 20), 0x9e3779b1);
  let low = mix(own + (hydrogens << 20), 0x85ebca77);
  for (const index of graph.bondsOf[atom] ?? []) {
    const bond = graph.bonds[index];
    if (!bond) continue;
    const to = otherEnd(bond, atom);
    // Counted like neighbours, so that two single bonds to atoms that are alike equal one double bond.
    const times = bond.aromatic ? 3 : timesOf(graph, to, bond.order);
    high = (high + Math.imul(mix((classes[to] ?? 0) + 1, 0xc2b2ae3d), times)) | 0;
    low = (low + Math.imul(mix((classes[to] ?? 0) + 1, 0x27d4eb2f), times)) | 0;
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

// A double bond to phosphorus with three or four neighbours is no more than a mark of its charge.
function timesOf(graph: MolGraph, to: number, order: number): number {
  const degree = graph.bondsOf[to]?.length ?? 0;
  return order === 2 && graph.atoms[to]?.z === phosphorus && (degree === 3 || degree === 4) ? 1 : order * 2;
}

function mix(value: number, seed: number): number {
  let mixed = Math.imul(value ^ seed, 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
