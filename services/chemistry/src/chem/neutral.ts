// Charges that only a salt or the drawing explains are taken away; permanent ones stay.

import { neighbours } from './graph.ts';
import type { MolGraph } from './graph.ts';

/** For each atom whose charge goes: its index and the change in hydrogens (+1 or -1). */
export interface ChargeChange {
  atom: number;
  hydrogens: 1 | -1;
}

/**
 * Protons to move so that the molecule is neutral: cations that carry hydrogen lose one, anions gain one.
 * As many anions stay as there are permanent cations (a betaine stays a betaine).
 */
export function neutralisingChanges(graph: MolGraph): ChargeChange[] {
  const lone = graph.atoms.flatMap((atom, index) =>
    atom.charge !== 0 && !isChargeSeparated(graph, index) ? [index] : [],
  );
  const cations = lone.filter((index) => graph.atoms[index]?.charge === 1);
  const acidic = cations.filter((index) => (graph.atoms[index]?.hydrogens ?? 0) > 0);
  const permanent = cations.length - acidic.length;
  const anions = lone.filter((index) => graph.atoms[index]?.charge === -1);
  return [
    ...acidic.map((atom): ChargeChange => ({ atom, hydrogens: -1 })),
    ...anions.slice(permanent).map((atom): ChargeChange => ({ atom, hydrogens: 1 })),
  ];
}

/** Applies the changes to RDKit's own JSON of the same molecule. */
export function applyChargeChanges(rdkitJson: string, changes: readonly ChargeChange[]): string {
  const data = JSON.parse(rdkitJson) as { molecules: { atoms: { chg?: number; impHs?: number }[] }[] };
  const atoms = data.molecules[0]?.atoms ?? [];
  for (const change of changes) {
    const atom = atoms[change.atom];
    if (!atom) continue;
    atom.impHs = (atom.impHs ?? 0) + change.hydrogens;
    atom.chg = 0;
  }
  return JSON.stringify(data);
}

// Nitro groups, N-oxides, azides, diazo compounds, ylides: opposite charges on neighbours belong together.
function isChargeSeparated(graph: MolGraph, index: number): boolean {
  const charge = graph.atoms[index]?.charge ?? 0;
  return neighbours(graph, index).some((other) => (graph.atoms[other]?.charge ?? 0) * charge < 0);
}
