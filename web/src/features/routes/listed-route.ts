// A route as the list has it: the summary of the contract, with what else rows are filtered by.

import type { PackedRoutes, RouteMark, RouteSummary } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';

export interface ListedRoute extends RouteSummary {
  /** Made on the way, on all branches, the target left out. */
  intermediates: readonly Molecule[];
  mark?: RouteMark | undefined;
}

/** Routes of a response in which each molecule, reaction and cluster is written once. */
export function unpackRoutes({ molecules, reactions, clusters, routes }: PackedRoutes): ListedRoute[] {
  const at =
    <T>(list: readonly T[]) =>
    (place: number) => {
      const found = list[place];
      return found === undefined ? [] : [found];
    };
  return routes.map(({ startingMaterials, missing, mainLine, intermediates, reactions: named, cluster, ...facts }) => {
    const absent = new Set(missing);
    const [known] = cluster === undefined ? [] : at(clusters)(cluster);
    return {
      ...facts,
      startingMaterials: startingMaterials.flatMap((place) =>
        at(molecules)(place).map((molecule) => ({ molecule, inStock: !absent.has(place) })),
      ),
      mainLine: mainLine.flatMap(at(molecules)),
      intermediates: intermediates.flatMap(at(molecules)),
      reactions: named.flatMap(at(reactions)),
      ...(known && { cluster: known }),
    };
  });
}
