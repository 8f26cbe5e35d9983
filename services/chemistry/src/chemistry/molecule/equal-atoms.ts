// Atoms that are alike by symmetry, as far as nine bonds around them tell.

import type { MolGraph } from './graph.ts';
import { refine } from './mapping/surroundings.ts';

const depth = 10;

/** The atoms and all that are like one of them, ascending. */
export function equalAtoms(graph: MolGraph, atoms: readonly number[]): number[] {
  const last = refine(graph, depth).at(-1);
  if (!last) return [...atoms];
  const wanted = new Set(atoms.map((atom) => last[atom]));
  return [...graph.atoms.keys()].filter((atom) => wanted.has(last[atom]));
}
