// The rows of the list: routes, and if they are grouped, a heading for each cluster.

import type { Molecule } from '@app/shared/contracts/structure/structure';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import type { ListQuery } from './list-query.ts';
import { clustersOf, groupRoutes } from './sort-routes.ts';

export interface RouteEntry {
  kind: 'route';
  id: string;
  route: ListedRoute;
}

export interface ClusterEntry {
  kind: 'cluster';
  /** Empty for the routes of no cluster. */
  id: string;
  text: string;
  bonds: readonly (readonly [number, number])[];
  routes: number;
  solved: number;
  /** Fewest and most of its routes. */
  steps: readonly [number, number];
  /** Score of the best. */
  best: number;
  /** The lowest cost per kilogram that is known. */
  cheapest: { minorUnits: number; currency: string } | null;
  /** Starting materials of every route; empty where there is one route alone. */
  shared: readonly Molecule[];
  isFolded: boolean;
}

export type ListEntry = RouteEntry | ClusterEntry;

/** The entries of routes that are filtered and sorted; of `folded` clusters the first route alone is in sight. */
export function entriesOf(
  routes: readonly ListedRoute[],
  { isGrouped, folded }: Pick<ListQuery, 'isGrouped' | 'folded'>,
): ListEntry[] {
  if (!isGrouped) return routes.map(entryOf);
  const names = new Map(clustersOf(routes).map((cluster) => [cluster.id, cluster.text]));
  const groups = Map.groupBy(groupRoutes(routes), (route) => route.cluster?.id ?? '');
  if (groups.size < 2) return routes.map(entryOf);
  return [...groups].flatMap(([id, members]) => {
    const isFolded = folded.includes(id);
    const heading = { ...factsOf(members), kind: 'cluster' as const, id, text: names.get(id) ?? '', isFolded };
    return [heading, ...(isFolded ? members.slice(0, 1) : members).map(entryOf)];
  });
}

/** Ids of the routes in sight, in order. */
export function routeIdsOf(entries: readonly ListEntry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'route' ? [entry.id] : []));
}

function entryOf(route: ListedRoute): RouteEntry {
  return { kind: 'route', id: route.routeId, route };
}

function factsOf(members: readonly ListedRoute[]): Omit<ClusterEntry, 'kind' | 'id' | 'text' | 'isFolded'> {
  const steps = members.map((route) => route.steps);
  const costs = members.flatMap(({ figures }) => (figures?.costPerKg ? [figures.costPerKg] : []));
  return {
    bonds: members[0]?.cluster?.bonds ?? [],
    routes: members.length,
    solved: members.filter((route) => route.solved).length,
    steps: [Math.min(...steps), Math.max(...steps)],
    best: Math.max(...members.map((route) => route.score)),
    cheapest: costs.toSorted((a, b) => a.minorUnits - b.minorUnits)[0] ?? null,
    shared: sharedMaterials(members),
  };
}

function sharedMaterials([first, ...others]: readonly ListedRoute[]): Molecule[] {
  if (!first || others.length === 0) return [];
  const keys = others.map((route) => new Set(route.startingMaterials.map(({ molecule }) => molecule.key)));
  return first.startingMaterials
    .map(({ molecule }) => molecule)
    .filter((molecule) => keys.every((known) => known.has(molecule.key)));
}
