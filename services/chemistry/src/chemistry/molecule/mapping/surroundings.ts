// How far around themselves two atoms of two molecules look alike (Weisfeiler-Lehman refinement of element, bonds and
// neighbours).

import type { MolGraph } from '../graph.ts';

const levels = 8;

export class Surroundings {
  readonly #left: Int32Array[];
  readonly #right: Int32Array[];

  constructor(left: MolGraph, right: MolGraph) {
    this.#left = refine(left);
    this.#right = refine(right);
  }

  /** Bonds around the atoms up to which all is the same: 0 for the same element alone, -1 for different elements. */
  radius(left: number, right: number): number {
    for (let level = 0; level < levels; level += 1) {
      if (this.#left[level]?.[left] !== this.#right[level]?.[right]) return level - 1;
    }
    return levels - 1;
  }
}

/** Hashes of the surroundings of every atom, element first, one bond further at each level. */
export function refine(graph: MolGraph, depth = levels): Int32Array[] {
  let current = Int32Array.from(graph.atoms, (atom) => atom.z);
  const all = [current];
  for (let level = 1; level < depth; level += 1) {
    const before = current;
    current = Int32Array.from(graph.atoms, (atom, index) => {
      const seen = (graph.bondsOf[index] ?? []).map((bondIndex) => {
        const bond = graph.bonds[bondIndex];
        if (!bond) return 0;
        const kind = bond.aromatic ? 4 : bond.order;
        return mix(before[bond.from === index ? bond.to : bond.from] ?? 0, kind);
      });
      const own = level === 1 ? mix(before[index] ?? 0, atom.aromatic ? 1 : 0) : (before[index] ?? 0);
      return seen.toSorted((a, b) => a - b).reduce(mix, own);
    });
    all.push(current);
  }
  return all;
}

// 32 bits, after Murmur3's finaliser.
function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xcc9e2d51);
  h = Math.imul(h ^ (h >>> 15), 0x1b873593);
  return (h ^ (h >>> 13)) | 0;
}
