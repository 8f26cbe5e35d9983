// The parent hydride of a ring system: a name of its own, or one by rule.

import { largestMatching } from './hydro.ts';
import type { MoleculeView } from '../molecule-view.ts';
import { bicycle, spiroPair } from './bridged.ts';
import { fusedPair } from './fusion.ts';
import { carbocycle, heterocycle } from './monocycles.ts';
import type { RingTable } from './table.ts';
import type { Skeleton } from './skeleton.ts';
import { at, refuse } from '../words.ts';

/** Refuses what no rule here names. */
export function ringSkeleton(mol: MoleculeView, table: RingTable, system: readonly number[]): Skeleton {
  const rings = mol.ringsOf(system);
  const isSaturated = system.every((atom) =>
    mol.neighbours(atom).every((next) => next.order === 1 || !mol.isRingBond(atom, next.atom)),
  );
  const isCarbon = system.every((atom) => mol.z(atom) === 6);
  if (rings.length === 1 && isCarbon && !isBenzene(mol, at(rings, 0))) return carbocycle(at(rings, 0));
  const known =
    (isSaturated ? table.find(mol, system, true) : undefined) ??
    (isBridged() ? undefined : table.find(mol, system, false));
  if (known) {
    const isUniform = rings.length === 1 && isCarbon;
    return { atoms: system, numberings: known.numberings, form: known.form, isChain: false, isUniform };
  }
  if (rings.length === 1) return heterocycle(mol, at(rings, 0), isSaturated);
  if (rings.length === 2) return ofTwo();
  return refuse(`${rings.length} rings in one system`);

  function ofTwo(): Skeleton {
    const shared = at(rings, 0).filter((atom) => at(rings, 1).includes(atom)).length;
    if (shared === 1) return spiroPair(mol, rings);
    return (shared === 2 ? fusedPair(mol, rings) : undefined) ?? bicycle(mol, system);
  }

  // Rows of saturated bridged rings (adamantane) have no unsaturated form.
  function isBridged(): boolean {
    return rings.some((ring, index) =>
      rings.slice(index + 1).some((other) => ring.filter((atom) => other.includes(atom)).length > 2),
    );
  }
}

function isBenzene(mol: MoleculeView, ring: readonly number[]): boolean {
  if (ring.length !== 6) return false;
  const inside = new Set(ring);
  const unsaturated = ring.filter((atom) =>
    mol.neighbours(atom).some((next) => next.order > 1 && inside.has(next.atom)),
  );
  return unsaturated.length === 6 && largestMatching(mol, ring) === 3;
}
