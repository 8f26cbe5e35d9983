// How many atoms of a molecule can be stereocentres, drawn with a configuration or not (RDKit: FindMolChiralCenters with
// the unassigned ones).

import { type MolGraph, neighbours, otherEnd } from '../../chemistry/molecule/graph.ts';
import { areNext } from './rings.ts';

/** What RDKit's JSON says beside the graph. */
export interface StereoFacts {
  /** A rank for each atom, the same for atoms that are alike. */
  cipRanks: ArrayLike<number>;
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

/**
 * The same for configurations that are written but not judged: `classes` tell who is alike before any configuration is
 * looked at. Null where configurations may tell apart what is alike otherwise, so that they have to be judged first.
 */
export function countUnjudged(
  graph: MolGraph,
  classes: () => ArrayLike<number>,
  written: { marked: readonly number[]; directed: readonly number[] },
): number | null {
  let count = 0;
  let known: ArrayLike<number> | undefined;
  let hasTie = false;
  for (let atom = 0; atom < graph.atoms.length; atom += 1) {
    if (!isTetrahedral(graph, atom)) continue;
    // Of nitrogen that a ring holds, RDKit looks at more than its neighbours.
    if (graph.atoms[atom]?.z === nitrogen) return null;
    known ??= classes();
    if (areDifferent(graph, atom, known)) count += 1;
    else hasTie = true;
  }
  const { marked, directed } = written;
  const isSure = !hasTie || !known || [...marked, ...directed].every((atom) => isAlone(atom, known));
  return isSure ? count : null;
}

// Is no other atom like it.
function isAlone(atom: number, classes: ArrayLike<number>): boolean {
  for (let other = 0; other < classes.length; other += 1) {
    if (other !== atom && classes[other] === classes[atom]) return false;
  }
  return true;
}

function isTetrahedral(graph: MolGraph, index: number): boolean {
  const atom = graph.atoms[index];
  const bonds = graph.bondsOf[index] ?? [];
  if (!atom) return false;
  const degree = bonds.length + atom.hydrogens;
  if (degree > 4 || degree < 3) return false;
  if (bonds.length < 3) return (atom.z === phosphorus || atom.z === arsenic) && bonds.length === 2;
  if (bonds.length === 4) return true;
  if (atom.hydrogens === 1 && !hasBoundHydrogen(graph, index)) return true;
  return isPyramidal(graph, index);
}

function hasBoundHydrogen(graph: MolGraph, index: number): boolean {
  return neighbours(graph, index).some((one) => graph.atoms[one]?.z === 1);
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

function areDifferent(graph: MolGraph, index: number, ranks: ArrayLike<number>): boolean {
  const around = graph.bondsOf[index] ?? [];
  for (let one = 1; one < around.length; one += 1) {
    for (let other = 0; other < one; other += 1) {
      if (rankOver(graph, around[one], index, ranks) === rankOver(graph, around[other], index, ranks)) return false;
    }
  }
  return true;
}

// Rank of the atom at the other end of a bond.
function rankOver(graph: MolGraph, bond: number | undefined, index: number, ranks: ArrayLike<number>): number {
  return ranks[otherEnd(graph.bonds[bond ?? -1], index)] ?? -1;
}
