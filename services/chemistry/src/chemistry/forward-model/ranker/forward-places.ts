// Where learned templates fit a set of reactants, as places that the ranker scores.

import type { MolGraph } from '../../molecule/graph.ts';
import type { ForwardSite, LearnedForward, PieceMatches } from '../../models/learned/learned-forward.ts';
import type { ProductGraph } from '../../models/learned/types.ts';
import type { Place } from '../../models/ranker/features.ts';
import { unionOf } from './flask.ts';

export interface PlacedReactant {
  graph: ProductGraph;
  pieces: PieceMatches;
}

export interface ForwardPlaces {
  /** All reactants as one graph, whose atoms the places name. */
  graph: MolGraph;
  sites: ForwardSite[];
  /** For each site its place. */
  places: Place[];
}

/** Every site of every template on the reactants, in the order of the templates. */
export function forwardPlaces(forward: LearnedForward, reactants: readonly PlacedReactant[]): ForwardPlaces {
  const pieces = reactants.map((one) => one.pieces);
  const sites = forward.templatesIn(pieces).flatMap((template) => forward.sites(template, pieces));
  const first: number[] = [];
  let atoms = 0;
  for (const { graph } of reactants) {
    first.push(atoms);
    atoms += graph.atoms.length;
  }
  const places = sites.map((site): Place => {
    const centre = forward.centre(site).map(({ reactant, atom }) => (first[reactant] ?? 0) + atom);
    const taking = new Set(site.pieces.map((piece) => piece.reactant));
    return { template: site.template, centre, aside: reactants.length - taking.size };
  });
  return { graph: unionOf(reactants.map((one) => one.graph)), sites, places };
}
