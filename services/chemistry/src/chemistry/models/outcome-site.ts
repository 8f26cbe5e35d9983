// What a forward transform did, read from where the product's atoms came from: which atoms it touched, and who attacked whom.

import { traceAtoms } from '../molecule/atom-trace.ts';
import type { AtomOrigin } from '../molecule/atom-trace.ts';
import { bondBetween, neighbours } from '../molecule/graph.ts';
import type { MolGraph } from '../molecule/graph.ts';

export interface OutcomeSite {
  /** For each reactant slot, the atoms that the transform names or removes. */
  touched: Set<number>[];
  /** The new bond between an attacking hetero atom and the atom that lets a group go or opens a double bond. */
  attack: AttackBond | null;
}

export interface AttackBond {
  nucleophile: AtomRef;
  electrophile: AtomRef;
}

export interface AtomRef {
  slot: number;
  atom: number;
}

/** `cxsmiles` is the raw product, `product` its graph in the same atom order, `reactants` the graphs by slot. */
export function siteOf(cxsmiles: string, product: MolGraph, reactants: readonly MolGraph[]): OutcomeSite {
  const origins = traceAtoms(cxsmiles);
  return { touched: touchedAtoms(origins, reactants), attack: attackAmong(product.bonds, origins, reactants) };
}

/** Who attacks whom among the bonds of a product, given where its atoms came from; null when no new bond is an attack. */
export function attackAmong(
  bonds: readonly { from: number; to: number }[],
  origins: ReadonlyMap<number, Origin>,
  reactants: readonly MolGraph[],
): AttackBond | null {
  const kept = new Set([...origins.values()].map((origin) => `${origin.reactant}:${origin.atom}`));
  for (const bond of bonds) {
    const a = origins.get(bond.from);
    const b = origins.get(bond.to);
    if (!a || !b || !isNewBond(a, b, reactants)) continue;
    for (const [nucleophile, electrophile] of [
      [a, b],
      [b, a],
    ] as const) {
      if (attacks(nucleophile, reactants, kept) && gaveWay(electrophile, reactants, kept))
        return { nucleophile: ref(nucleophile), electrophile: ref(electrophile) };
    }
  }
  return null;
}

function touchedAtoms(origins: ReadonlyMap<number, AtomOrigin>, reactants: readonly MolGraph[]): Set<number>[] {
  const touched = reactants.map((graph) => new Set(graph.atoms.keys()));
  for (const origin of origins.values()) if (!origin.mapped) touched[origin.reactant]?.delete(origin.atom);
  return touched;
}

type Origin = Pick<AtomOrigin, 'reactant' | 'atom'>;

const heteroAttackers: ReadonlySet<number> = new Set([7, 8, 16]);
// Li, B, Mg, Si, Zn, Sn: what a carbon nucleophile leaves behind.
const carbonCarriers: ReadonlySet<number> = new Set([3, 5, 12, 14, 30, 50]);

// A hetero atom, a carbon that leaves its metal or boron, or a terminal alkyne.
function attacks(origin: Origin, reactants: readonly MolGraph[], kept: ReadonlySet<string>): boolean {
  const graph = reactants[origin.reactant];
  const atom = graph?.atoms[origin.atom];
  if (!graph || !atom) return false;
  if (heteroAttackers.has(atom.z)) return true;
  if (atom.z !== 6) return false;
  const around = neighbours(graph, origin.atom);
  const isAlkyne =
    atom.hydrogens === 1 && around.length === 1 && graph.bonds[graph.bondsOf[origin.atom]?.[0] ?? -1]?.order === 3;
  const left = around.filter((other) => !kept.has(`${origin.reactant}:${other}`));
  return isAlkyne || left.some((other) => carbonCarriers.has(graph.atoms[other]?.z ?? 0));
}

function isNewBond(a: Origin, b: Origin, reactants: readonly MolGraph[]): boolean {
  if (a.reactant !== b.reactant) return true;
  const graph = reactants[a.reactant];
  return graph !== undefined && bondBetween(graph, a.atom, b.atom) === undefined;
}

// It lost a neighbouring atom, or it carries a multiple bond to a hetero atom that can open, or it is in a three-membered ring.
function gaveWay(origin: Origin, reactants: readonly MolGraph[], kept: ReadonlySet<string>): boolean {
  const graph = reactants[origin.reactant];
  if (!graph) return false;
  if (neighbours(graph, origin.atom).some((other) => !kept.has(`${origin.reactant}:${other}`))) return true;
  const opens = (graph.bondsOf[origin.atom] ?? []).some((index) => {
    const bond = graph.bonds[index];
    return bond !== undefined && bond.order > 1 && !bond.aromatic;
  });
  return opens || graph.rings.some((ring) => ring.length === 3 && ring.includes(origin.atom));
}

function ref(origin: Origin): AtomRef {
  return { slot: origin.reactant, atom: origin.atom };
}
