// For tests: figures of a faultless route, packed routes, and the response of the list.

import type { PackedRoutes, RouteFigures, RouteSummary } from '@app/shared/contracts/routes/routes';
import type { Molecule } from '@app/shared/contracts/structure/structure';
import { summary } from '../../chemistry/tree/test-routes.ts';
import type { ListedRoute } from '../../chemistry/thumbnail/listed-route.ts';

export function figures(change: Partial<RouteFigures> = {}): RouteFigures {
  return {
    massIntensity: 80,
    greenness: 60,
    confidence: 70,
    convergence: 0,
    leadDays: 9,
    hazards: [],
    worstSolvent: 'recommended',
    unknownConditions: 0,
    classes: ['acylation'],
    sources: ['common'],
    protects: false,
    ...change,
  };
}

export function listed(rank: number, change: Partial<ListedRoute> = {}): ListedRoute {
  return { ...summary(rank), intermediates: [], ...change };
}

export function packed(given: readonly (RouteSummary & Partial<Omit<ListedRoute, 'tree'>>)[]): PackedRoutes {
  const molecules: Molecule[] = [];
  const reactions: RouteSummary['reactions'] = [];
  const clusters: NonNullable<RouteSummary['cluster']>[] = [];
  const place = <T>(list: T[], value: T): number => {
    const text = JSON.stringify(value);
    const known = list.findIndex((one) => JSON.stringify(one) === text);
    return known === -1 ? list.push(value) - 1 : known;
  };
  const routes = given.map(
    ({ startingMaterials, mainLine, intermediates = [], reactions: named, cluster, mark, ...facts }) => ({
      ...facts,
      startingMaterials: startingMaterials.map((one) => place(molecules, one.molecule)),
      missing: startingMaterials.filter((one) => !one.inStock).map((one) => place(molecules, one.molecule)),
      mainLine: mainLine.map((one) => place(molecules, one)),
      intermediates: intermediates.map((one) => place(molecules, one)),
      reactions: named.map((one) => place(reactions, one)),
      tree: mainLine
        .slice(1)
        .map((one, at) => [0, ...[mainLine[at] ?? one, one].map((each) => place(molecules, each))]),
      ...(cluster && { cluster: place(clusters, cluster) }),
      ...(mark && { mark }),
    }),
  );
  return { molecules, reactions, clusters, routes };
}
