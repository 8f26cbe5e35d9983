// Which atoms of the reactants a reaction changes: those that leave, and those whose bonds or hydrogens differ afterwards.

import type { AtomOrigin } from '../../chemistry/molecule/atom-trace.ts';
import { bondBetween, neighbours, type MolGraph } from '../../chemistry/molecule/graph.ts';

export interface ChangedAtom {
  /** Index of the given reactant. */
  reactant: number;
  atom: number;
  /** In the product; -1 for one that leaves with a group. */
  productAtom: number;
}

/**
 * The atoms that change. `origins` tell where the product's atoms came from by slot, `reactants` are the graphs by slot,
 * `ids` the reactants in the slots. Of a group that leaves only the atom next to what stays is named.
 */
export function changedAtoms(
  product: MolGraph,
  origins: ReadonlyMap<number, AtomOrigin>,
  reactants: readonly MolGraph[],
  ids: readonly number[],
): ChangedAtom[] {
  const changed = new Map<string, ChangedAtom>();
  const placeOf = new Map([...origins].map(([at, { reactant, atom }]) => [`${reactant}:${atom}`, at]));
  const add = (slot: number, atom: number, productAtom: number): void => {
    const reactant = ids[slot] ?? slot;
    changed.set(`${reactant}:${atom}`, { reactant, atom, productAtom });
  };
  for (const [at, origin] of origins) {
    if (!origin.mapped) continue;
    const graph = reactants[origin.reactant];
    if (!graph) continue;
    const lost = neighbours(graph, origin.atom).filter((other) => !placeOf.has(`${origin.reactant}:${other}`));
    for (const other of lost) add(origin.reactant, other, -1);
    if (lost.length > 0 || differs(product, at, graph, origin, origins)) add(origin.reactant, origin.atom, at);
  }
  return [...changed.values()];
}

function differs(
  product: MolGraph,
  at: number,
  graph: MolGraph,
  origin: AtomOrigin,
  origins: ReadonlyMap<number, AtomOrigin>,
): boolean {
  const before = graph.atoms[origin.atom];
  const after = product.atoms[at];
  if (!before || !after || before.charge !== after.charge || before.hydrogens !== after.hydrogens) return true;
  return neighbours(product, at).some((other) => {
    const from = origins.get(other);
    if (!from || from.reactant !== origin.reactant) return true;
    const old = bondBetween(graph, origin.atom, from.atom);
    const now = bondBetween(product, at, other);
    if (!old || !now) return true;
    // Kekulé forms of one ring may differ without a change.
    return !(old.aromatic && now.aromatic) && old.order !== now.order;
  });
}
