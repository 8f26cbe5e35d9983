// Order and choice of the rows. The page has all routes of a task, 1,000 at most, and need not ask for each order.

import { countFacet, passesFacets, type Facet, type FacetValue } from './facets.ts';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { moreIsBetter, routeSorts, type ListQuery, type RouteSort } from './list-query.ts';

const figure: Record<RouteSort, (route: ListedRoute) => number> = {
  rank: (route) => route.rank,
  score: (route) => route.score,
  steps: (route) => route.steps,
  longestLinear: (route) => route.longestLinear,
  startingMaterials: (route) => route.startingMaterials.length,
  precedents: (route) => route.leastPrecedents,
  solved: (route) => Number(route.solved),
  cost: (route) => route.process?.costPerKg?.typical ?? route.figures?.costPerKg?.minorUnits ?? Infinity,
  convergence: (route) => route.figures?.convergence ?? -1,
  greenness: (route) => route.figures?.greenness ?? -1,
  confidence: (route) => route.figures?.confidence ?? -1,
  leadTime: (route) => route.figures?.leadDays ?? Infinity,
  isolations: (route) => route.process?.isolations ?? Infinity,
  mass: (route) => route.process?.massIntensity ?? route.figures?.massIntensity ?? Infinity,
  hazards: (route) => weighHazards(hazardCounts(route)),
  fit: (route) => route.weighed ?? -1,
  likeness: (route) => route.likeness ?? -1,
};

/** What routes of a module can be sorted by. */
export function sortsFor(isProcess: boolean): readonly RouteSort[] {
  return isProcess ? routeSorts : routeSorts.filter((sort) => sort !== 'isolations');
}

type Hazards = NonNullable<ListedRoute['process']>['hazards'];

/** How many hazards of each severity the rules found; undefined if not assessed. */
export function hazardCounts({ process, figures }: Pick<ListedRoute, 'process' | 'figures'>): Hazards | undefined {
  if (process) return process.hazards;
  if (!figures) return undefined;
  const count = (severity: keyof Hazards): number => figures.hazards.filter((one) => one.severity === severity).length;
  return { severe: count('severe'), high: count('high'), moderate: count('moderate') };
}

function weighHazards(hazards: Hazards | undefined): number {
  return hazards ? 10_000 * hazards.severe + 100 * hazards.high + hazards.moderate : Infinity;
}

/** Routes in order; equal ones keep the order of their rank. */
export function sortRoutes(routes: readonly ListedRoute[], sort: RouteSort, descending: boolean): ListedRoute[] {
  const sign = descending ? -1 : 1;
  return routes.toSorted((a, b) => sign * compare(figure[sort](a), figure[sort](b)) || a.rank - b.rank);
}

/** Routes of one cluster together, the cluster of the first route first; within each the order stays. */
export function groupRoutes(routes: readonly ListedRoute[]): ListedRoute[] {
  const order = new Map<string, number>();
  for (const route of routes) {
    const id = route.cluster?.id ?? '';
    if (!order.has(id)) order.set(id, order.size);
  }
  const place = (route: ListedRoute): number => order.get(route.cluster?.id ?? '') ?? 0;
  return routes.toSorted((a, b) => place(a) - place(b));
}

type Cluster = NonNullable<ListedRoute['cluster']>;

// Chemists count atoms from 1.
function atomsOf(bonds: Cluster['bonds']): string {
  return bonds.map(([from, to]) => `${from + 1}–${to + 1}`).join(', ');
}

/** The clusters that occur, named apart by their atoms where words do not suffice, with the number of their routes, most frequent first. */
export function clustersOf(
  routes: readonly Pick<ListedRoute, 'cluster'>[],
): { id: string; text: string; bonds: Cluster['bonds']; routes: number }[] {
  const found = new Map<string, Cluster & { routes: number }>();
  for (const { cluster } of routes) {
    if (cluster) found.set(cluster.id, { ...cluster, routes: (found.get(cluster.id)?.routes ?? 0) + 1 });
  }
  const all = [...found.values()];
  const isAlone = (text: string): boolean => all.filter((one) => one.text === text).length === 1;
  return all
    .map(({ id, text, bonds, routes: count }) => ({
      id,
      text: isAlone(text) ? text : `${text} (${atomsOf(bonds)})`,
      bonds,
      routes: count,
    }))
    .toSorted((a, b) => b.routes - a.routes || a.text.localeCompare(b.text));
}

// Two that are unknown are alike.
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Sort and direction after a click on a column header: best first, then turned, then the rank again. */
export function nextSort(query: ListQuery, sort: RouteSort): Pick<ListQuery, 'sort' | 'descending'> {
  const best = moreIsBetter[sort];
  if (query.sort !== sort) return { sort, descending: best };
  if (query.descending === best) return { sort, descending: !best };
  return { sort: 'rank', descending: false };
}

/** The routes the filters leave; `but` leaves one facet out of account, to count what else it could show. */
export function filterRoutes(routes: readonly ListedRoute[], query: ListQuery, but?: Facet): ListedRoute[] {
  return routes.filter(
    (route) =>
      (query.marked === null ? route.mark !== 'hidden' : route.mark === query.marked) &&
      (!query.solvedOnly || route.solved) &&
      (!query.hideOneStep || route.steps > 1) &&
      (query.cluster === null || route.cluster?.id === query.cluster) &&
      (query.maxSteps === null || route.steps <= query.maxSteps) &&
      (query.protection === null || (route.figures?.protects ?? false) === (query.protection === 'with')) &&
      passesFacets(route, query.choices, but),
  );
}

/** The values of a facet among the routes that the other filters leave. */
export function facetValues(routes: readonly ListedRoute[], query: ListQuery, facet: Facet): FacetValue[] {
  return countFacet(filterRoutes(routes, query, facet), facet, query.choices[facet]);
}
