// How many atoms of a molecule can be stereocentres, drawn with a configuration or not (RDKit: FindMolChiralCenters with
// the unassigned ones).

import { neighbours, type MolGraph } from '../chem/graph.ts';

/** What RDKit's JSON says beside the graph. */
export interface StereoFacts {
  /** A rank for each atom, the same for atoms that are alike. */
  cipRanks: readonly number[];
  /** Atoms that have a configuration. */
  assigned: ReadonlySet<number>;
}

const [nitrogen, phosphorus, sulfur, arsenic, selenium] = [7, 15, 16, 33, 34] as const;

/** Counts atoms that carry R or S, and those with neighbours that all differ. */
export function countStereocentres(graph: MolGraph, { cipRanks, assigned }: StereoFacts): number {
  let count = 0;
  for (let atom = 0; atom < graph.atoms.length; atom += 1) {
    if (assigned.has(atom) || (isTetrahedral(graph, atom) && areDifferent(graph, atom, cipRanks))) count += 1;
  }
  return count;
}

function isTetrahedral(graph: MolGraph, index: number): boolean {
  const atom = graph.atoms[index];
  if (!atom) return false;
  const bonds = graph.bondsOf[index] ?? [];
  const boundHydrogens = neighbours(graph, index).filter((one) => graph.atoms[one]?.z === 1).length;
  const hydrogens = atom.hydrogens + boundHydrogens;
  const degree = bonds.length + atom.hydrogens;
  if (degree > 4 || degree < 3) return false;
  if (bonds.length < 3) return (atom.z === phosphorus || atom.z === arsenic) && bonds.length === 2;
  if (bonds.length === 4) return true;
  if (hydrogens === 1 && atom.hydrogens === 1) return true;
  return isPyramidal(graph, index);
}

function isPyramidal(graph: MolGraph, index: number): boolean {
  const atom = graph.atoms[index];
  if (atom?.z === phosphorus || atom?.z === arsenic) return true;
  if (atom?.z === nitrogen) return isHeldNitrogen(graph, index);
  if (atom?.z !== sulfur && atom?.z !== selenium) return false;
  const valence = (graph.bondsOf[index] ?? []).reduce((sum, bond) => sum + (graph.bonds[bond]?.order ?? 1), 0);
  return valence === 4 || (valence === 3 && atom.charge === 1);
}

// Of nitrogen, which turns inside out, only what a ring of three or a bridge holds.
function isHeldNitrogen(graph: MolGraph, index: number): boolean {
  const own = graph.rings.filter((ring) => ring.includes(index));
  if (own.some((ring) => ring.length === 3)) return true;
  const around = neighbours(graph, index);
  const inRing = around.filter((one) => own.some((ring) => areNext(ring, index, one)));
  if (inRing.length < 3) return false;
  return own.every((ring) =>
    own.some((other) => other !== ring && other.filter((atom) => ring.includes(atom)).length > 2),
  );
}

function areNext(ring: readonly number[], one: number, other: number): boolean {
  const at = ring.indexOf(one);
  return ring[(at + 1) % ring.length] === other || ring[(at + ring.length - 1) % ring.length] === other;
}

function areDifferent(graph: MolGraph, index: number, ranks: readonly number[]): boolean {
  const seen = neighbours(graph, index).map((one) => ranks[one] ?? -1);
  return new Set(seen).size === seen.length;
}
