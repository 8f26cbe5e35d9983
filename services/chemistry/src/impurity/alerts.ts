// Which structural alerts a molecule carries, and whether the product carries them in the same surroundings.

import { neighbours } from '../chem/graph.ts';
import { alerts } from './alert-table.ts';
import type { Bench } from './bench.ts';
import type { AlertHit } from './types.ts';

/** Alerts of a canonical molecule, each once with the atoms of its first place that the product lacks, or else of its first. */
export function alertsOf(bench: Bench, smiles: string, product: string): AlertHit[] {
  return alerts.flatMap(({ key, smarts, source, isCohortOfConcern }) => {
    const places = bench.matches(smiles, smarts);
    if (places.length === 0) return [];
    const known = new Set(bench.matches(product, smarts).map((atoms) => surroundings(bench, product, atoms)));
    const foreign = places.find((atoms) => !known.has(surroundings(bench, smiles, atoms)));
    const atoms = foreign ?? places[0] ?? [];
    return [{ key, source, isCohortOfConcern: isCohortOfConcern === true, atoms, inParent: foreign === undefined }];
  });
}

// The atoms of the alert with what hangs on them, whatever the order in which they are written.
function surroundings(bench: Bench, smiles: string, atoms: readonly number[]): string {
  const graph = bench.graph(smiles);
  const written = atoms.map((atom) => {
    const { z = 0, aromatic = false, hydrogens = 0 } = graph.atoms[atom] ?? {};
    const around = neighbours(graph, atom).map((one) => {
      const other = graph.atoms[one];
      return `${other?.z}${other?.aromatic ? 'a' : ''}`;
    });
    return `${z}${aromatic ? 'a' : ''}${hydrogens}(${around.toSorted().join()})`;
  });
  return written.toSorted().join(';');
}
