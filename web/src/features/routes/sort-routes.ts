// Order and choice of the rows. A task has at most 50 routes: the page has them all and need not ask for each order.

import type { RouteSummary } from '@app/shared/contracts/routes';
import type { ListQuery } from './list-query.ts';

export const routeSorts = [
  'rank',
  'score',
  'steps',
  'longestLinear',
  'startingMaterials',
  'precedents',
  'solved',
  'cost',
  'isolations',
  'mass',
  'hazards',
] as const;
export type RouteSort = (typeof routeSorts)[number];

const figure: Record<RouteSort, (route: RouteSummary) => number> = {
  rank: (route) => route.rank,
  score: (route) => route.score,
  steps: (route) => route.steps,
  longestLinear: (route) => route.longestLinear,
  startingMaterials: (route) => route.startingMaterials.length,
  precedents: (route) => route.leastPrecedents,
  solved: (route) => Number(route.solved),
  cost: (route) => route.process?.costPerKg?.typical ?? Infinity,
  isolations: (route) => route.process?.isolations ?? Infinity,
  mass: (route) => route.process?.massIntensity ?? Infinity,
  hazards: (route) => weighHazards(route.process?.hazards),
};

/** True for columns where more is better, so that the first click shows the best first. */
export const moreIsBetter: Record<RouteSort, boolean> = {
  rank: false,
  score: true,
  steps: false,
  longestLinear: false,
  startingMaterials: false,
  precedents: true,
  solved: true,
  cost: false,
  isolations: false,
  mass: false,
  hazards: false,
};

type Hazards = NonNullable<RouteSummary['process']>['hazards'];

function weighHazards(hazards: Hazards | undefined): number {
  return hazards ? 10_000 * hazards.severe + 100 * hazards.high + hazards.moderate : Infinity;
}

/** Routes in order; equal ones keep the order of their rank. */
export function sortRoutes(routes: readonly RouteSummary[], sort: RouteSort, descending: boolean): RouteSummary[] {
  const sign = descending ? -1 : 1;
  return routes.toSorted((a, b) => sign * compare(figure[sort](a), figure[sort](b)) || a.rank - b.rank);
}

/** Routes of one cluster together, the cluster of the first route first; within each the order stays. */
export function groupRoutes(routes: readonly RouteSummary[]): RouteSummary[] {
  const order = new Map<string, number>();
  for (const route of routes) {
    const id = route.cluster?.id ?? '';
    if (!order.has(id)) order.set(id, order.size);
  }
  const place = (route: RouteSummary): number => order.get(route.cluster?.id ?? '') ?? 0;
  return routes.toSorted((a, b) => place(a) - place(b));
}

type Cluster = NonNullable<RouteSummary['cluster']>;

// Chemists count atoms from 1.
function atomsOf(bonds: Cluster['bonds']): string {
  return bonds.map(([from, to]) => `${from + 1}–${to + 1}`).join(', ');
}

/** The clusters that occur, named apart by their atoms where words do not suffice, with the number of their routes, most frequent first. */
export function clustersOf(routes: readonly RouteSummary[]): { id: string; text: string; routes: number }[] {
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
      routes: count,
    }))
    .toSorted((a, b) => b.routes - a.routes || a.text.localeCompare(b.text));
}

// Two that are unknown are alike.
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

/** Sort and direction after a click on a column's head: best first, then turned, then the rank again. */
export function nextSort(query: ListQuery, sort: RouteSort): Pick<ListQuery, 'sort' | 'descending'> {
  const best = moreIsBetter[sort];
  if (query.sort !== sort) return { sort, descending: best };
  if (query.descending === best) return { sort, descending: !best };
  return { sort: 'rank', descending: false };
}

/** The routes the filters leave. */
export function filterRoutes(routes: readonly RouteSummary[], query: ListQuery): RouteSummary[] {
  return routes.filter(
    (route) =>
      (!query.solvedOnly || route.solved) &&
      (!query.hideOneStep || route.steps > 1) &&
      (query.cluster === null || route.cluster?.id === query.cluster) &&
      (query.maxSteps === null || route.steps <= query.maxSteps) &&
      (query.reactionClass === null || route.reactions.some((reaction) => reaction.classKey === query.reactionClass)),
  );
}

/** The reaction classes that occur, most frequent first, with the number of routes that hold them. */
export function classesOf(routes: readonly RouteSummary[]): { classKey: string; routes: number }[] {
  const counts = new Map<string, number>();
  for (const route of routes)
    for (const classKey of new Set(route.reactions.map((reaction) => reaction.classKey)))
      counts.set(classKey, (counts.get(classKey) ?? 0) + 1);
  return [...counts]
    .map(([classKey, count]) => ({ classKey, routes: count }))
    .toSorted((a, b) => b.routes - a.routes || a.classKey.localeCompare(b.classKey));
}
