// Many routes of one target share molecules, reactions and clusters: each is written once, and routes name its place.

import type { PackedRoutes, RouteMark, RouteSummary } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';

export interface RouteToPack {
  summary: RouteSummary;
  intermediates: readonly Molecule[];
  /** Molecules by key. */
  tree: readonly { product: string; precursors: readonly string[]; name: string; classKey: string; enzyme?: string }[];
  mark: RouteMark | undefined;
}

/** Packs routes in the order given. */
export function packRoutes(given: readonly RouteToPack[]): PackedRoutes {
  const molecules = new Places<Molecule>();
  const reactions = new Places<RouteSummary['reactions'][number]>();
  const clusters = new Places<NonNullable<RouteSummary['cluster']>>();
  const molecule = (one: Molecule): number => molecules.placeOf(one.key, one);
  const routes = given.map(({ summary, intermediates, tree, mark }) => {
    const { startingMaterials, mainLine, reactions: named, cluster, ...facts } = summary;
    const reaction = ({ name, classKey, enzyme }: RouteSummary['reactions'][number]): number =>
      reactions.placeOf(`${classKey} ${name}`, { name, classKey, ...(enzyme !== undefined && { enzyme }) });
    const own = [...mainLine, ...intermediates, ...startingMaterials.map((one) => one.molecule)];
    const placeOf = new Map(own.map((one) => [one.key, molecule(one)]));
    return {
      ...facts,
      startingMaterials: startingMaterials.map((one) => molecule(one.molecule)),
      missing: startingMaterials.filter((one) => !one.inStock).map((one) => molecule(one.molecule)),
      mainLine: mainLine.map(molecule),
      intermediates: intermediates.map(molecule),
      reactions: named.map(reaction),
      tree: tree.map((branch) => [
        reaction(branch),
        ...[branch.product, ...branch.precursors].map((key) => placeOf.get(key) ?? 0),
      ]),
      ...(cluster && { cluster: clusters.placeOf(cluster.id, cluster) }),
      ...(mark && { mark }),
    };
  });
  return { molecules: molecules.all, reactions: reactions.all, clusters: clusters.all, routes };
}

class Places<T> {
  readonly all: T[] = [];
  readonly #places = new Map<string, number>();

  placeOf(key: string, value: T): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.all.length);
    return this.all.push(value) - 1;
  }
}
