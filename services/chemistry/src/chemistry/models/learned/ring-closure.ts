// How readily two atoms of one molecule meet: by the ring that a bond between them closes.

import { neighbours } from '../../molecule/graph.ts';
import type { MolGraph } from '../../molecule/graph.ts';

/** Ring sizes by ease of closure; rings of five and six close best, medium rings worst (Illuminati and Mandolini 1981). */
const factors: Record<number, number> = { 3: 0.3, 4: 0.1, 5: 1, 6: 1, 7: 0.5, 8: 0.05 };
const mediumRing = 0.01;
const largeRing = 0.05;
const smallestLargeRing = 12;

/**
 * Factor from 0 to 1 for a new bond between two atoms: 1 where they lie in different molecules, 0 where they are bonded
 * already, or where the ring would reach over an aromatic ring by more than one of its bonds and is too small for that.
 */
export function closureFactor(graph: MolGraph, from: number, to: number): number {
  const path = shortestPath(graph, from, to);
  if (path === null) return 1;
  const size = path.length;
  if (size === 2) return 0;
  const isLarge = size >= smallestLargeRing;
  if (!isLarge && spansAromaticRing(graph, path)) return 0;
  return factors[size] ?? (isLarge ? largeRing : mediumRing);
}

function spansAromaticRing(graph: MolGraph, path: readonly number[]): boolean {
  return graph.rings.some(
    (ring) =>
      ring.every((atom) => graph.atoms[atom]?.aromatic === true) &&
      path.filter((atom) => ring.includes(atom)).length > 2,
  );
}

function shortestPath(graph: MolGraph, from: number, to: number): number[] | null {
  const previous = new Map<number, number>([[from, -1]]);
  let front = [from];
  while (front.length > 0 && !previous.has(to)) {
    const next: number[] = [];
    for (const atom of front) {
      for (const other of neighbours(graph, atom)) {
        if (previous.has(other)) continue;
        previous.set(other, atom);
        next.push(other);
      }
    }
    front = next;
  }
  if (!previous.has(to)) return null;
  const path: number[] = [];
  for (let atom = to; atom >= 0; atom = previous.get(atom) ?? -1) path.push(atom);
  return path;
}
