// A transform that parts a molecule at one bond tears a ring open where that bond lies in one: RDKit then drops atoms that hang on
// others which stay, or writes the same atoms twice. Such outcomes are no molecules of the reaction.

import { traceAtoms } from '../../../chemistry/molecule/atom-trace.ts';
import { type MolGraph, neighbours } from '../../../chemistry/molecule/graph.ts';

/** Whether an outcome, its parts as CXSMILES with the origin of atoms, lost or doubled part of a ring of the reactants. */
export function isTorn(parts: readonly string[], reactants: readonly MolGraph[]): boolean {
  const kept = reactants.map(() => new Map<number, boolean>());
  for (const part of parts) {
    for (const { reactant, atom, mapped } of traceAtoms(part).values()) {
      const own = kept[reactant];
      if (own?.has(atom)) return true;
      own?.set(atom, mapped);
    }
  }
  return reactants.some((graph, index) => hasLooseEnd(graph, kept[index] ?? new Map()));
}

// An atom that went while a neighbouring atom stays which the transform does not name.
function hasLooseEnd(graph: MolGraph, kept: ReadonlyMap<number, boolean>): boolean {
  return graph.atoms.some(
    (_, atom) => !kept.has(atom) && neighbours(graph, atom).some((other) => kept.get(other) === false),
  );
}
