// Atoms that hold ring systems together (RDKit: CalcNumSpiroAtoms, CalcNumBridgeheadAtoms), and large rings.

import type { MolGraph } from '../../chemistry/molecule/graph.ts';

export interface RingFigures {
  /** Atoms that are all that two rings share. */
  spiro: number;
  /** Ends of two or more bonds in a row that two rings share. */
  bridgehead: number;
  /** Rings of more than eight atoms. */
  macrocycles: number;
}

const largestUsualRing = 8;

/** Counts over the smallest rings of the molecule. */
export function ringFigures({ rings }: Pick<MolGraph, 'rings'>): RingFigures {
  const spiro = new Set<number>();
  const bridgehead = new Set<number>();
  for (let one = 1; one < rings.length; one += 1) {
    for (let other = 0; other < one; other += 1) compare(rings[one] ?? [], rings[other] ?? [], { spiro, bridgehead });
  }
  const macrocycles = rings.filter((ring) => ring.length > largestUsualRing).length;
  return { spiro: spiro.size, bridgehead: bridgehead.size, macrocycles };
}

function compare(
  ring: readonly number[],
  other: readonly number[],
  found: Record<'spiro' | 'bridgehead', Set<number>>,
) {
  let common = 0;
  let last = -1;
  for (const atom of ring) {
    if (!other.includes(atom)) continue;
    common += 1;
    last = atom;
  }
  if (common === 1) found.spiro.add(last);
  // Two bonds have three atoms at least.
  if (common > 2) for (const atom of endsOf(sharedBonds(ring, other))) found.bridgehead.add(atom);
}

type RingBond = readonly [from: number, to: number];

function sharedBonds(ring: readonly number[], other: readonly number[]): RingBond[] {
  return bondsOf(ring).filter(([from, to]) => areNext(other, from, to));
}

function bondsOf(ring: readonly number[]): RingBond[] {
  return ring.map((atom, index) => [atom, ring[(index + 1) % ring.length] ?? atom]);
}

/** Do two atoms stand side by side in a ring. */
export function areNext(ring: readonly number[], one: number, other: number): boolean {
  const at = ring.indexOf(one);
  if (at === -1) return false;
  return ring[(at + 1) % ring.length] === other || ring[(at + ring.length - 1) % ring.length] === other;
}

// Atoms that only one of two or more bonds touches.
function endsOf(bonds: readonly RingBond[]): number[] {
  if (bonds.length < 2) return [];
  const touched = new Map<number, number>();
  for (const atom of bonds.flat()) touched.set(atom, (touched.get(atom) ?? 0) + 1);
  return [...touched].filter(([, times]) => times === 1).map(([atom]) => atom);
}
