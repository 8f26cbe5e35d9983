// A molecule as SMARTS tests look at it: flat arrays, and room for the responses of tests that were asked before.

import type { MolGraph } from '../molecule/graph.ts';

/** Bits of a bond: its kind, and the same four bits further where it is in a ring. */
export const bondBits = { single: 1, double: 2, triple: 4, aromatic: 8 } as const;
export const ringShift = 4;

export interface ViewResponses {
  /** Tests that there is room for. */
  tests: number;
  /** By recursive test and atom. */
  recursive: Uint8Array;
  /** By test, on how many atoms it does not answer no; -1 where that was not asked. */
  counts: Int16Array;
  /** For each atom the number that the tests know its signature by. */
  kinds: Int32Array;
}

export class MoleculeView {
  readonly size: number;
  readonly graph: MolGraph;
  readonly degrees: Uint8Array;
  /** Rings that an atom is in, and the size of the smallest. */
  readonly ringCounts: Uint8Array;
  readonly smallestRings: Uint8Array;
  readonly neighbours: readonly number[][];
  /** For each neighbouring atom the one bit of the bond to it. */
  readonly bonds: readonly number[][];
  /** False where a test might read the molecule otherwise than RDKit: written hydrogens, dummies, dative bonds. */
  readonly isPlain: boolean;
  /** Answers that tests keep here, so that they go with the molecule. */
  answers: ViewResponses | undefined;

  constructor(graph: MolGraph) {
    this.graph = graph;
    this.size = graph.atoms.length;
    this.degrees = Uint8Array.from(graph.bondsOf, (bonds) => bonds.length);
    this.ringCounts = new Uint8Array(this.size);
    this.smallestRings = new Uint8Array(this.size);
    const ringBonds = this.#readRings();
    const bits = graph.bonds.map((bond) => bitOf(bond) << (ringBonds.has(keyOf(bond.from, bond.to)) ? ringShift : 0));
    this.isPlain = bits.every((bit) => bit > 0) && graph.atoms.every((atom) => atom.z > 1);
    const others = (atom: number): number[] =>
      (graph.bondsOf[atom] ?? []).map((index) => {
        const bond = graph.bonds[index];
        return bond?.from === atom ? bond.to : (bond?.from ?? -1);
      });
    this.neighbours = graph.atoms.map((_, atom) => others(atom));
    this.bonds = graph.bondsOf.map((indexes) => indexes.map((index) => bits[index] ?? 0));
  }

  /** What a test without recursion can see of an atom: equal numbers give equal answers. */
  signature(atom: number): number {
    const found = this.graph.atoms[atom];
    if (!found) return -1;
    const ofAtom =
      ((found.z * 2 + Number(found.aromatic)) * 16 + (found.charge + 8)) * 8 + Math.min(7, found.hydrogens);
    const ofRings = Math.min(7, this.ringCounts[atom] ?? 0) * 64 + Math.min(63, this.smallestRings[atom] ?? 0);
    return (ofAtom * 16 + Math.min(15, this.degrees[atom] ?? 0)) * 512 + ofRings;
  }

  #readRings(): ReadonlySet<number> {
    const ringBonds = new Set<number>();
    for (const ring of this.graph.rings) {
      ring.forEach((atom, place) => {
        const smallest = this.smallestRings[atom] ?? 0;
        this.ringCounts[atom] = (this.ringCounts[atom] ?? 0) + 1;
        this.smallestRings[atom] = smallest === 0 ? ring.length : Math.min(smallest, ring.length);
        ringBonds.add(keyOf(atom, ring[(place + 1) % ring.length] ?? 0));
      });
    }
    return ringBonds;
  }
}

function keyOf(a: number, b: number): number {
  return a < b ? a * 4096 + b : b * 4096 + a;
}

function bitOf(bond: { order: number; aromatic: boolean }): number {
  if (bond.aromatic) return bondBits.aromatic;
  return [0, bondBits.single, bondBits.double, bondBits.triple][bond.order] ?? 0;
}
