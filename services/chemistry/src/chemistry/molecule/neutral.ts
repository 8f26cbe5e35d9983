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
 * As many anions stay as there are permanent cations (a betaine stays a betaine), and as many cations as there are
 * permanent anions. Carbon, boron and the like never gain or lose hydrogen: a carbanion is no hydrocarbon.
 */
export function neutralisingChanges(graph: MolGraph): ChargeChange[] {
  const lone = graph.atoms.flatMap((atom, index) =>
    atom.charge !== 0 && !isChargeSeparated(graph, index) ? [index] : [],
  );
  const cations = lone.filter((index) => graph.atoms[index]?.charge === 1);
  const acidic = cations.filter((index) => isAcid(graph, index));
  const anions = lone.filter((index) => graph.atoms[index]?.charge === -1);
  const basic = anions.filter((index) => isBase(graph, index));
  return [
    ...acidic.slice(anions.length - basic.length).map((atom): ChargeChange => ({ atom, hydrogens: -1 })),
    ...basic.slice(cations.length - acidic.length).map((atom): ChargeChange => ({ atom, hydrogens: 1 })),
  ];
}

/** N, O, P, S, Se, Te: ammonium, oxonium and the like. */
const onium: ReadonlySet<number> = new Set([7, 8, 15, 16, 34, 52]);
const halogens: ReadonlySet<number> = new Set([9, 17, 35, 53]);

function isAcid(graph: MolGraph, index: number): boolean {
  const atom = graph.atoms[index];
  return atom !== undefined && onium.has(atom.z) && atom.hydrogens > 0;
}

// Hexafluorophosphate and other complexes have no room for a proton.
function isBase(graph: MolGraph, index: number): boolean {
  const atom = graph.atoms[index];
  if (!atom) return false;
  const bonds = neighbours(graph, index).length + atom.hydrogens;
  return halogens.has(atom.z) ? bonds === 0 : onium.has(atom.z) && bonds <= 2;
}

/**
 * The carbon ion or metal amide that is left of a molecule when its charges are taken away; undefined where none is. Ylides,
 * isocyanides, carbon monoxide and other neutral molecules are none, nor is cyanide.
 */
export function carbonIonOf(graph: MolGraph): 'carbanion' | 'carbocation' | 'amide' | undefined {
  if (isCyanide(graph)) return undefined;
  const moved = neutralisingChanges(graph).reduce((sum, { hydrogens }) => sum + hydrogens, 0);
  const left = graph.atoms.reduce((sum, { charge }) => sum + charge, moved);
  const has = (sign: number): boolean => graph.atoms.some(({ z, charge }) => z === 6 && charge * sign > 0);
  if (left < 0 && has(-1)) return 'carbanion';
  if (left > 0 && has(1)) return 'carbocation';
  return graph.atoms.some((_, index) => isAlkylAmide(graph, index)) ? 'amide' : undefined;
}

/** `[C-]#N` alone. */
export function isCyanide({ atoms, bonds }: MolGraph): boolean {
  const holds = (element: number, charge: number): boolean =>
    atoms.some((atom) => atom.z === element && atom.charge === charge);
  return atoms.length === 2 && bonds[0]?.order === 3 && holds(6, -1) && holds(7, 0);
}

// An amide of alkyl or silyl groups, a base that no water would leave: LDA, LiHMDS. Imides and sulfonamides are salts.
function isAlkylAmide(graph: MolGraph, index: number): boolean {
  const atom = graph.atoms[index];
  if (atom?.z !== 7 || atom.charge !== -1 || atom.aromatic) return false;
  const around = neighbours(graph, index);
  return around.length > 0 && around.every((other) => isSaturated(graph, other));
}

function isSaturated(graph: MolGraph, index: number): boolean {
  const isSingle = (graph.bondsOf[index] ?? []).every((bond) => graph.bonds[bond]?.order === 1);
  return isSingle && [6, 14].includes(graph.atoms[index]?.z ?? 0) && graph.atoms[index]?.aromatic === false;
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
