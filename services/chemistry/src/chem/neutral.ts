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

/**
 * Applies the changes in the text of the SMILES from which the graph was read, so that every configuration stays as it
 * is written: RDKit's JSON would lose cis and trans.
 */
export function applyChargeChanges(smiles: string, changes: readonly ChargeChange[]): string {
  const change = new Map(changes.map((one) => [one.atom, one.hydrogens]));
  let atom = -1;
  return smiles.replaceAll(atomToken, (token) => {
    atom += 1;
    const hydrogens = change.get(atom);
    return hydrogens === undefined ? token : withoutCharge(token, hydrogens);
  });
}

const atomToken = /\[[^\]]*\]|Br|Cl|[BCNOPSFI]|[bcnops]/g;
const chargedAtom = /^\[([A-Z][a-z]?|[bcnops]|se)@*(H\d?)?[+-]\d?\]$/;

function withoutCharge(token: string, hydrogens: 1 | -1): string {
  const [, element, written] = chargedAtom.exec(token) ?? [];
  if (element === undefined) return token;
  const count = (written === undefined ? 0 : Number(written.slice(1) || 1)) + hydrogens;
  return `[${element}${count > 0 ? `H${count}` : ''}]`;
}

// Nitro groups, N-oxides, azides, diazo compounds, ylides: opposite charges on neighbours belong together.
function isChargeSeparated(graph: MolGraph, index: number): boolean {
  const charge = graph.atoms[index]?.charge ?? 0;
  return neighbours(graph, index).some((other) => (graph.atoms[other]?.charge ?? 0) * charge < 0);
}
