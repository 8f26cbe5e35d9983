// Which atoms of a molecule are alike: classes refined by their neighbours until nothing changes.

import type { MolGraph } from '../../molecule/graph.ts';

/**
 * A class number for each atom; `cipCodes` tells configured centres apart, double-bond geometry is left out.
 * Environments are compared by 32-bit sums, so that two that differ may in theory be taken for one.
 */
export function symmetryOf(graph: MolGraph, cipCodes: ReadonlyMap<number, string>): number[] {
  let classes = ranked(
    graph.atoms.map((atom, index) => {
      const label = mixed(
        mixed(atom.z, atom.hydrogens + 8 * (atom.charge + 8)),
        atom.isotope * 2 + Number(atom.aromatic),
      );
      return mixed(label, cipCodes.get(index)?.charCodeAt(0) ?? 0);
    }),
  );
  for (let count = 0; ;) {
    const size = Math.max(-1, ...classes) + 1;
    if (size <= count || size === classes.length) return classes;
    count = size;
    classes = ranked(refined(graph, classes));
  }
}

function refined(graph: MolGraph, classes: readonly number[]): number[] {
  const sums = classes.map((own) => mixed(own, 0x51ed));
  for (const bond of graph.bonds) {
    const order = bond.aromatic ? 4 : bond.order;
    sums[bond.from] = ((sums[bond.from] ?? 0) + mixed(classes[bond.to] ?? 0, order)) >>> 0;
    sums[bond.to] = ((sums[bond.to] ?? 0) + mixed(classes[bond.from] ?? 0, order)) >>> 0;
  }
  return sums;
}

function mixed(a: number, b: number): number {
  let hash = Math.imul(a + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function ranked(keys: readonly number[]): number[] {
  const ranks = new Map<number, number>();
  return keys.map((key) => {
    const known = ranks.get(key);
    if (known !== undefined) return known;
    ranks.set(key, ranks.size);
    return ranks.size - 1;
  });
}
