// What the index keeps of an atom. Atoms with equal figures are of one kind, and a query asks each kind once.

import type { MolGraph } from '../../chemistry/molecule/graph.ts';

/** The figures of a kind, in the order in which they are stored. */
export const figureNames = [
  'z',
  'aromatic',
  'charge',
  'hydrogens',
  'degree',
  'ringCount',
  'smallestRing',
  'ringBonds',
  'isotope',
  'radicals',
  'valence',
] as const;
export type Figures = Readonly<Record<(typeof figureNames)[number], number>>;

/** Bits of a bond: its kind, and the same four bits further where it is in a ring. */
export const bondBits = { single: 1, double: 2, triple: 4, aromatic: 8 } as const;
export const ringShift = 4;

export interface ReadMolecule {
  /** One for each atom. */
  figures: Figures[];
  /** Neighbours of each atom, and for each of them the one bit of the bond to it. */
  neighbours: number[][];
  bits: number[][];
  /** False where a query might read the molecule otherwise than RDKit: written hydrogens, dummies, dative bonds. */
  isPlain: boolean;
}

/** Reads a molecule from its graph. */
export function readMolecule(graph: MolGraph): ReadMolecule {
  const rings = readRings(graph);
  const bondKinds = graph.bonds.map(
    (bond) => kindBit(bond) << (rings.bonds.has(bondKey(bond.from, bond.to)) ? ringShift : 0),
  );
  const neighbours = graph.bondsOf.map((bonds, atom) =>
    bonds.map((index) => {
      const bond = graph.bonds[index];
      return bond?.from === atom ? bond.to : (bond?.from ?? 0);
    }),
  );
  const bits = graph.bondsOf.map((bonds) => bonds.map((index) => bondKinds[index] ?? 0));
  const figures = graph.atoms.map((atom, index): Figures => {
    const orders = (graph.bondsOf[index] ?? []).reduce((sum, bond) => sum + (graph.bonds[bond]?.order ?? 0), 0);
    return {
      z: atom.z,
      aromatic: Number(atom.aromatic),
      charge: atom.charge,
      hydrogens: atom.hydrogens,
      degree: neighbours[index]?.length ?? 0,
      ringCount: rings.counts[index] ?? 0,
      smallestRing: rings.smallest[index] ?? 0,
      ringBonds: (bits[index] ?? []).filter((bit) => bit >= 1 << ringShift).length,
      isotope: atom.isotope,
      radicals: atom.radicals,
      valence: orders + atom.hydrogens,
    };
  });
  const isPlain = bondKinds.every((bit) => bit > 0) && graph.atoms.every((atom) => atom.z > 1);
  return { figures, neighbours, bits, isPlain };
}

function readRings(graph: MolGraph): { bonds: ReadonlySet<number>; counts: number[]; smallest: number[] } {
  const bonds = new Set<number>();
  const counts = graph.atoms.map(() => 0);
  const smallest = graph.atoms.map(() => 0);
  for (const ring of graph.rings) {
    ring.forEach((atom, place) => {
      const known = smallest[atom] ?? 0;
      counts[atom] = (counts[atom] ?? 0) + 1;
      smallest[atom] = known === 0 ? ring.length : Math.min(known, ring.length);
      bonds.add(bondKey(atom, ring[(place + 1) % ring.length] ?? 0));
    });
  }
  return { bonds, counts, smallest };
}

function bondKey(a: number, b: number): number {
  return a < b ? a * 65_536 + b : b * 65_536 + a;
}

function kindBit(bond: { order: number; aromatic: boolean }): number {
  if (bond.aromatic) return bondBits.aromatic;
  return [0, bondBits.single, bondBits.double, bondBits.triple][bond.order] ?? 0;
}
