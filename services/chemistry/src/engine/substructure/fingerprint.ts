// Features that a molecule must have when a query lies in it: paths of at most four bonds, hashed, and numbers of atoms.
// A query's features are read from what its atoms and bonds allow for certain, so that no hit is ever screened away.
//
// Two readings of a path are noted: elements with the kinds of bonds, and elements with aromaticity whatever the bonds
// are. Queries drawn as molecules fix the first, queries written as SMARTS mostly the second.

export const featureCount = 2048;
const longestPath = 4;
const countedFrom = 64;

/** What is known for certain of an atom: element and aromaticity, -1 where several are possible. */
export interface KnownAtom {
  z: number;
  aromatic: number;
}

export interface KnownGraph {
  atoms: readonly KnownAtom[];
  neighbours: readonly (readonly number[])[];
  /** Kind of each bond as a bit of bondBits, 0 where several are possible. */
  kinds: readonly (readonly number[])[];
}

/** Numbers of the features, without repetition. */
export function featuresOf(graph: KnownGraph): Set<number> {
  const features = new Set<number>();
  addCounts(graph, features);
  const path: number[] = [];
  const bonds: number[] = [];
  const walk = (atom: number): void => {
    path.push(atom);
    if (path.length > 1) addPath(graph, path, bonds, features);
    if (path.length <= longestPath) {
      (graph.neighbours[atom] ?? []).forEach((next, place) => {
        if (path.includes(next)) return;
        bonds.push(graph.kinds[atom]?.[place] ?? 0);
        walk(next);
        bonds.pop();
      });
    }
    path.pop();
  };
  for (let atom = 0; atom < graph.atoms.length; atom += 1) walk(atom);
  return features;
}

// Each path is met from both ends; the reading with the smaller first difference counts.
function addPath(graph: KnownGraph, path: readonly number[], bonds: readonly number[], features: Set<number>): void {
  const first = path[0] ?? 0;
  const last = path.at(-1) ?? 0;
  if (first > last) return;
  const atoms = path.map((atom) => graph.atoms[atom] ?? unknown);
  if (atoms.some(({ z }) => z < 0)) return;
  if (!bonds.includes(0)) features.add(hashBothDirections(atoms, bonds, false));
  if (path.length <= longestPath && atoms.every(({ aromatic }) => aromatic >= 0))
    features.add(hashBothDirections(atoms, bonds, true));
}

const unknown: KnownAtom = { z: -1, aromatic: -1 };

function hashBothDirections(atoms: readonly KnownAtom[], bonds: readonly number[], withAromatic: boolean): number {
  let one = withAromatic ? 77 : 11;
  let other = one;
  const count = atoms.length;
  for (let i = 0; i < count; i += 1) {
    one = mix(one, wordOf(atoms[i] ?? unknown, withAromatic));
    other = mix(other, wordOf(atoms[count - 1 - i] ?? unknown, withAromatic));
    if (withAromatic || i + 1 === count) continue;
    one = mix(one, bonds[i] ?? 0);
    other = mix(other, bonds[count - 2 - i] ?? 0);
  }
  return countedFrom + (Math.min(one, other) % (featureCount - countedFrom));
}

function wordOf({ z, aromatic }: KnownAtom, withAromatic: boolean): number {
  return withAromatic ? z * 2 + aromatic : z;
}

function mix(hash: number, word: number): number {
  let mixed = Math.imul(hash ^ (word + 0x9e3779b9), 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** From so many atoms of an element on there is a feature for each more. */
const counted: readonly { z: number; most: number }[] = [
  { z: 6, most: 12 },
  { z: 7, most: 8 },
  { z: 8, most: 8 },
  { z: 9, most: 6 },
  { z: 16, most: 4 },
  { z: 17, most: 4 },
  { z: 35, most: 3 },
  { z: 53, most: 2 },
  { z: 15, most: 2 },
  { z: 5, most: 2 },
  { z: 14, most: 2 },
];
const carbonStep = 3;
/** Number of the feature that says: some atom of another element. */
const otherElement = 63;

function addCounts({ atoms }: KnownGraph, features: Set<number>): void {
  const counts = new Map<number, number>();
  for (const { z } of atoms) if (z >= 0) counts.set(z, (counts.get(z) ?? 0) + 1);
  let base = 0;
  for (const { z, most } of counted) {
    const count = counts.get(z) ?? 0;
    const steps = z === 6 ? Math.floor(count / carbonStep) : count;
    for (let step = 0; step < Math.min(most, steps); step += 1) features.add(base + step);
    base += most;
    counts.delete(z);
  }
  counts.delete(0);
  if (counts.size > 0) features.add(otherElement);
}
