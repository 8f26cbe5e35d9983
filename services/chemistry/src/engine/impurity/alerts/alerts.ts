// Which structural alerts a molecule carries, and whether the product carries them in the same surroundings.

import { neighbours } from '../../../chemistry/molecule/graph.ts';
import type { Bench } from '../bench.ts';
import type { AlertHit } from '../types.ts';
import { type Alert, alertSources } from './alert.ts';
import { type NitrosaminePotency, nitrosaminePotency } from './nitrosamine-potency.ts';
import { publishedLimitOf } from './published-limits.ts';
import { alerts } from './table.ts';

/** Alerts of a canonical molecule, each once with the atoms of its first place that the product lacks, or else of its first. */
export function alertsOf(bench: Bench, smiles: string, product: string): AlertHit[] {
  const present = alerts.flatMap((alert) => {
    const places = bench.matches(smiles, alert.smarts);
    return places.length > 0 ? [{ alert, places }] : [];
  });
  return present.flatMap(({ alert, places }) => {
    const narrower = present.filter((one) => one.alert.narrows?.includes(alert.key));
    const taken = new Set(narrower.flatMap((one) => one.places.flat()));
    const own = places.filter((atoms) => !atoms.some((atom) => taken.has(atom)));
    return own.length > 0 ? [hitOf(bench, smiles, product, alert, own)] : [];
  });
}

function hitOf(bench: Bench, smiles: string, product: string, alert: Alert, places: readonly number[][]): AlertHit {
  const { key, smarts, sources, isCohortOfConcern } = alert;
  const known = new Set(bench.matches(product, smarts).map((atoms) => surroundings(bench, product, atoms)));
  const foreign = places.find((atoms) => !known.has(surroundings(bench, smiles, atoms)));
  const potency = key === 'nNitroso' ? potencyOf(bench, smiles) : undefined;
  return {
    key,
    source: sources.map((one) => alertSources[one]).join('; '),
    isCohortOfConcern: isCohortOfConcern === true,
    atoms: foreign ?? places[0] ?? [],
    inParent: foreign === undefined,
    ...(potency && { potency }),
  };
}

function potencyOf(bench: Bench, smiles: string): NitrosaminePotency | undefined {
  const potency = nitrosaminePotency(bench.graph(smiles));
  const published = publishedLimitOf(bench, smiles);
  return potency && { ...potency, ...(published && { published }) };
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
