// The smallest rings of a molecule where there is no choice between them: every ring is the only shortest one through
// some bond. Such a set is the only smallest set of smallest rings there is, so it is RDKit's, too (the exchange argument
// of J. D. Horton, SIAM J. Comput. 1987, 16, 358).

import { type MolGraph, otherEnd } from '../../chemistry/molecule/graph.ts';

type Bonds = Pick<MolGraph, 'bonds' | 'bondsOf'>;

/** Rings as lists of atoms; null where there is a choice, as in cubane. */
export function uniqueRings({ bonds, bondsOf }: Bonds): number[][] | null {
  const wanted = ringsIn({ bonds, bondsOf });
  if (wanted === 0) return [];
  const degree = withoutChains({ bonds, bondsOf });
  const rings = new Map<string, number[]>();
  for (let bond = 0; bond < bonds.length && rings.size < wanted; bond += 1) {
    const { from = 0, to = 0 } = bonds[bond] ?? {};
    if ((degree[from] ?? 0) < 2 || (degree[to] ?? 0) < 2) continue;
    const ring = shortestRing({ bonds, bondsOf }, degree, bond);
    if (ring) rings.set(ring.toSorted((a, b) => a - b).join(), ring);
  }
  return rings.size === wanted ? [...rings.values()] : null;
}

// Bonds less atoms, and one for each molecule.
function ringsIn({ bonds, bondsOf }: Bonds): number {
  const parent = Int32Array.from(bondsOf.keys());
  const rootOf = (atom: number): number => {
    let root = atom;
    while (parent[root] !== root) root = parent[root] ?? root;
    parent[atom] = root;
    return root;
  };
  let rings = 0;
  for (const { from, to } of bonds) {
    const [one, other] = [rootOf(from), rootOf(to)];
    if (one === other) rings += 1;
    else parent[one] = other;
  }
  return rings;
}

// Numbers of neighbours once everything is cut off that ends somewhere.
function withoutChains({ bonds, bondsOf }: Bonds): Int32Array {
  const degree = Int32Array.from(bondsOf, (own) => own.length);
  const ends = [...degree.keys()].filter((atom) => degree[atom] === 1);
  for (let atom = ends.pop(); atom !== undefined; atom = ends.pop()) {
    degree[atom] = 0;
    for (const index of bondsOf[atom] ?? []) {
      const next = otherEnd(bonds[index], atom);
      if ((degree[next] ?? 0) === 0) continue;
      degree[next] = (degree[next] ?? 0) - 1;
      if (degree[next] === 1) ends.push(next);
    }
  }
  return degree;
}

// Breadth first from one end of the bond to the other, without the bond; null when there are several ways as short.
function shortestRing({ bonds, bondsOf }: Bonds, degree: Int32Array, bond: number): number[] | null {
  const { from = 0, to = 0 } = bonds[bond] ?? {};
  const distance = new Int32Array(bondsOf.length).fill(-1);
  const ways = new Int32Array(bondsOf.length);
  const before = new Int32Array(bondsOf.length);
  const queue = [from];
  distance[from] = 0;
  ways[from] = 1;
  for (let at = 0; at < queue.length; at += 1) {
    const atom = queue[at] ?? 0;
    const far = distance[atom] ?? 0;
    if ((distance[to] ?? -1) >= 0 && far >= (distance[to] ?? 0)) break;
    for (const index of bondsOf[atom] ?? []) {
      if (index === bond) continue;
      const next = otherEnd(bonds[index], atom);
      if ((degree[next] ?? 0) < 2) continue;
      if (distance[next] === -1) {
        distance[next] = far + 1;
        before[next] = atom;
        queue.push(next);
      }
      if (distance[next] === far + 1) ways[next] = (ways[next] ?? 0) + (ways[atom] ?? 0);
    }
  }
  if (ways[to] !== 1) return null;
  const ring = [to];
  for (let atom = to; atom !== from;) {
    atom = before[atom] ?? from;
    ring.push(atom);
  }
  return ring;
}
