// Atom maps of steps that take a precursor up more than once.

import type { MolGraph } from '../graph.ts';
import { mapAtoms, type AtomSource } from './atom-map.ts';

export interface Used {
  graph: MolGraph;
  /** Which of the given precursors. */
  of: number;
}

const mostEquivalents = 3;

/** A route names a precursor once, however often the step takes it up: what is missing from the product tells. */
export function mapEquivalents(
  product: MolGraph,
  precursors: readonly MolGraph[],
): { sources: (AtomSource | null)[]; used: readonly Used[] } {
  const given = precursors.map((graph, of): Used => ({ graph, of }));
  const map = (used: readonly Used[]) =>
    mapAtoms(
      product,
      used.map(({ graph }) => graph),
    );
  const missing = (sources: readonly unknown[]) => sources.filter((one) => one === null).length;
  let best: { sources: (AtomSource | null)[]; used: readonly Used[] } = { sources: map(given), used: given };
  for (let round = 1; round < mostEquivalents; round += 1) {
    const more = given
      .filter(({ graph }) => graph.atoms.length > 2 && missing(best.sources) >= graph.atoms.length - 4)
      .filter(() => missing(best.sources) > 2)
      .map((one) => ({ used: [...best.used, one], sources: map([...best.used, one]) }))
      .toSorted((a, b) => missing(a.sources) - missing(b.sources))[0];
    if (!more || missing(more.sources) > missing(best.sources) - 2) return best;
    best = more;
  }
  return best;
}
