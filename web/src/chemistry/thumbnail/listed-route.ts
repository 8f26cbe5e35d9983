// A route as the list has it: the summary of the contract, with what else rows are filtered by.

import type { PackedRoutes, RouteMark, RouteSummary } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';

export interface ListedRoute extends RouteSummary {
  /** Made on the way, on all branches, the target left out. */
  intermediates: readonly Molecule[];
  /** From the target back to all starting materials. */
  tree?: RouteBranch | undefined;
  mark?: RouteMark | undefined;
  /** 0 to 100, by the weights of the list. */
  weighed?: number | undefined;
  /** 0 to 100, to the route that the list compares with. */
  likeness?: number | undefined;
}

/** A molecule of a route and how it is made. */
export interface RouteBranch {
  molecule: Molecule;
  /** Name of the reaction that gives it; none of a starting material. */
  reaction?: string | undefined;
  isMissing: boolean;
  from: readonly RouteBranch[];
}

/** Routes of a response in which each molecule, reaction and cluster is written once. */
export function unpackRoutes({ molecules, reactions, clusters, routes }: PackedRoutes): ListedRoute[] {
  const at =
    <T>(list: readonly T[]) =>
    (place: number) => {
      const found = list[place];
      return found === undefined ? [] : [found];
    };
  return routes.map((route) => {
    const { startingMaterials, missing, mainLine, intermediates, reactions: named, cluster, tree, ...facts } = route;
    const absent = new Set(missing);
    const steps = new Map(tree.map(([reaction = 0, product = 0, ...from]) => [product, { reaction, from }]));
    const branchesOf = (place: number): RouteBranch[] =>
      at(molecules)(place).map((molecule) => {
        const step = steps.get(place);
        return {
          molecule,
          isMissing: absent.has(place),
          reaction: step && reactions[step.reaction]?.name,
          from: (step?.from ?? []).flatMap(branchesOf),
        };
      });
    const [known] = cluster === undefined ? [] : at(clusters)(cluster);
    return {
      ...facts,
      startingMaterials: startingMaterials.flatMap((place) =>
        at(molecules)(place).map((molecule) => ({ molecule, inStock: !absent.has(place) })),
      ),
      mainLine: mainLine.flatMap(at(molecules)),
      intermediates: intermediates.flatMap(at(molecules)),
      reactions: named.flatMap(at(reactions)),
      tree: mainLine.slice(0, 1).flatMap(branchesOf)[0],
      ...(known && { cluster: known }),
    };
  });
}
