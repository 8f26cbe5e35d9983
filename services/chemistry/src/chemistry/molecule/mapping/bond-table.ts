// Bonds of a molecule by atom, and how likely a reaction is to change one.

import type { Bond, MolGraph } from '../graph.ts';

export class BondTable {
  readonly #bonds: Bond[][];

  constructor(graph: MolGraph) {
    this.#bonds = graph.bondsOf.map((list) => list.flatMap((index) => graph.bonds[index] ?? []));
  }

  of(atom: number): readonly Bond[] {
    return this.#bonds[atom] ?? [];
  }

  between(a: number, b: number): Bond | undefined {
    return this.of(a).find((bond) => bond.from === b || bond.to === b);
  }
}

export function otherEnd(bond: Bond, atom: number): number {
  return bond.from === atom ? bond.to : bond.from;
}

export function sameOrder(a: Bond, b: Bond): boolean {
  return a.aromatic === b.aromatic && (a.aromatic || a.order === b.order);
}

const halogens = new Set([9, 17, 35, 53]);

/** How unlikely a reaction is to make or break the bond; a usual carbon-heteroatom bond has 1. */
export function bondWeight(graph: MolGraph, bond: Bond): number {
  const ends = [bond.from, bond.to];
  const carbons = ends.filter((end) => graph.atoms[end]?.z === 6);
  const [carbon = -1] = carbons;
  if (carbons.length === 2) return 2;
  if (carbons.length === 0) return 0.5;
  if (ends.some((end) => halogens.has(graph.atoms[end]?.z ?? 0))) return 0.4;
  if (graph.atoms[carbon]?.aromatic) return 1.3;
  return isAcyl(graph, carbon) ? 0.8 : 1;
}

function isAcyl(graph: MolGraph, carbon: number): boolean {
  return (graph.bondsOf[carbon] ?? []).some((index) => {
    const bond = graph.bonds[index];
    return bond?.order === 2 && graph.atoms[otherEnd(bond, carbon)]?.z !== 6;
  });
}
