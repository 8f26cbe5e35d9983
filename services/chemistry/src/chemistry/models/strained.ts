// Molecules that strain keeps from being made, let alone bought: double bonds at a bridgehead (Bredt's rule), triple bonds
// and cumulated double bonds in small rings.

import { neighbours, type MolGraph } from '../molecule/graph.ts';

/** Cyclooctyne can be kept, smaller ones cannot. */
const smallestRingOfAlkyne = 8;
/** Atoms of a bicycle from which on a double bond at its bridgehead can be kept. */
const smallestBicycle = 10;

/** Whether a molecule has a double bond at the bridgehead of a small bicycle, or a linear atom in a small ring. */
export function isStrained(graph: MolGraph): boolean {
  return graph.bonds.some((bond) => {
    if (bond.aromatic || bond.order < 2) return false;
    const rings = graph.rings.filter((ring) => ring.includes(bond.from) && ring.includes(bond.to));
    if (rings.length === 0) return false;
    if (bond.order === 3) return rings.some((ring) => ring.length < smallestRingOfAlkyne);
    return [bond.from, bond.to].some((atom) => isBridgehead(graph, atom) || isCumulated(graph, atom, rings));
  });
}

/** Whether two rings that share three atoms or more part at the atom, and have few atoms together. */
function isBridgehead(graph: MolGraph, atom: number): boolean {
  const own = graph.rings.filter((ring) => ring.includes(atom));
  return own.some((ring, index) =>
    own.slice(index + 1).some((other) => {
      const shared = ring.filter((one) => other.includes(one));
      const isEnd = neighbours(graph, atom).filter((one) => shared.includes(one)).length === 1;
      return shared.length >= 3 && isEnd && ring.length + other.length - shared.length < smallestBicycle;
    }),
  );
}

function isCumulated(graph: MolGraph, atom: number, rings: readonly number[][]): boolean {
  const double = (graph.bondsOf[atom] ?? []).filter((index) => {
    const bond = graph.bonds[index];
    return bond !== undefined && !bond.aromatic && bond.order === 2;
  });
  if (double.length < 2) return false;
  const ends = double.flatMap((index) => [graph.bonds[index]?.from ?? -1, graph.bonds[index]?.to ?? -1]);
  return rings.some((ring) => ring.length < smallestRingOfAlkyne && ends.every((one) => ring.includes(one)));
}
