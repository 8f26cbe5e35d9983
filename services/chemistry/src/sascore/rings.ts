// Atoms that hold ring systems together (RDKit: CalcNumSpiroAtoms, CalcNumBridgeheadAtoms), and large rings.

import type { MolGraph } from '../chem/graph.ts';

export interface RingFigures {
  /** Atoms that are all that two rings share. */
  spiro: number;
  /** Ends of two or more bonds in a row that two rings share. */
  bridgehead: number;
  /** Rings of more than eight atoms. */
  macrocycles: number;
}

const largestUsualRing = 8;

/** Counts over the smallest rings of the molecule. */
export function ringFigures(graph: MolGraph): RingFigures {
  const bondRings = graph.rings.map((ring) => bondsOfRing(graph, ring));
  const spiro = new Set<number>();
  const bridgehead = new Set<number>();
  for (let one = 0; one < graph.rings.length; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const common = shared(graph.rings[one], graph.rings[other]);
      const [only] = common;
      if (common.length === 1 && only !== undefined) spiro.add(only);
      const bonds = shared(bondRings[one], bondRings[other]);
      if (bonds.length > 1) for (const atom of endsOf(graph, bonds)) bridgehead.add(atom);
    }
  }
  const macrocycles = graph.rings.filter((ring) => ring.length > largestUsualRing).length;
  return { spiro: spiro.size, bridgehead: bridgehead.size, macrocycles };
}

function bondsOfRing(graph: MolGraph, ring: readonly number[]): number[] {
  return ring.flatMap((atom, index) => {
    const next = ring[(index + 1) % ring.length];
    return (graph.bondsOf[atom] ?? []).filter((bond) => {
      const ends = graph.bonds[bond];
      return ends !== undefined && (ends.from === next || ends.to === next);
    });
  });
}

function shared(one: readonly number[] = [], other: readonly number[] = []): number[] {
  const known = new Set(other);
  return one.filter((item) => known.has(item));
}

// Atoms that only one of the bonds touches.
function endsOf(graph: MolGraph, bonds: readonly number[]): number[] {
  const touched = new Map<number, number>();
  for (const index of bonds) {
    const bond = graph.bonds[index];
    if (!bond) continue;
    for (const atom of [bond.from, bond.to]) touched.set(atom, (touched.get(atom) ?? 0) + 1);
  }
  return [...touched].filter(([, times]) => times === 1).map(([atom]) => atom);
}
