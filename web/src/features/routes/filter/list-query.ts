// What the list shows is in the address, so that a link and the back button bring the same list again.

import { preferenceWeightKeys, type PreferenceWeights } from '@app/shared/constants/search-preferences';
import { readWeights } from '@app/shared/rules/preferences';
import { facets, readChoices, writeChoices, type FacetChoices } from './facets.ts';

/** What routes are sorted by, and whether more of it is better, so that the first press shows the best first. */
export const moreIsBetter = {
  rank: false,
  score: true,
  steps: false,
  longestLinear: false,
  startingMaterials: false,
  precedents: true,
  solved: true,
  cost: false,
  convergence: true,
  greenness: true,
  confidence: true,
  leadTime: false,
  isolations: false,
  mass: false,
  hazards: false,
  fit: true,
  likeness: true,
};
export type RouteSort = keyof typeof moreIsBetter;
export const routeSorts = Object.keys(moreIsBetter) as RouteSort[];

export interface ListQuery {
  taskId: string | null;
  sort: RouteSort;
  descending: boolean;
  /** Of the order by weights. */
  weights: PreferenceWeights | null;
  /** The route that the order by likeness compares with; null for the one the search was given, or else the best. */
  like: string | null;
  solvedOnly: boolean;
  hideOneStep: boolean;
  maxSteps: number | null;
  choices: FacetChoices;
  /** Routes with a protecting group put on or taken off: only those, or none of them. */
  protection: 'with' | 'without' | null;
  /** Hidden routes are shown where they are asked for alone. */
  marked: 'saved' | 'hidden' | null;
  /** Routes of one cluster only. */
  cluster: string | null;
  /** Routes of one cluster are grouped, unless the reader wants them in one order. */
  isGrouped: boolean;
  /** Clusters of which the best route alone is shown. */
  folded: string[];
  /** Routes side by side; empty for the table. */
  compare: string[];
}

export const maxCompared = 4;
const initial: ListQuery = {
  taskId: null,
  sort: 'rank',
  descending: false,
  weights: null,
  like: null,
  solvedOnly: false,
  hideOneStep: false,
  maxSteps: null,
  choices: {},
  protection: null,
  marked: null,
  cluster: null,
  isGrouped: true,
  folded: [],
  compare: [],
};

export type ListOrder = Pick<ListQuery, 'sort' | 'descending'>;

/** The order in which a user's lists open; by rank unless the user set another. */
export function usualOrder(sortValue: string | undefined): ListOrder {
  const sort = routeSorts.find((one) => one === sortValue) ?? 'score';
  // The rank is the order by score, with what cannot be bought last.
  return sort === 'score' ? initial : { sort, descending: moreIsBetter[sort] };
}

/** Reads the address; what it cannot read takes the usual value. */
export function readListQuery(search: URLSearchParams, usual: ListOrder = initial): ListQuery {
  const maxSteps = Number(search.get('maxSteps'));
  return {
    taskId: search.get('task'),
    sort: routeSorts.find((sort) => sort === search.get('sort')) ?? usual.sort,
    descending: search.has('sort') || search.has('order') ? search.get('order') === 'desc' : usual.descending,
    weights: readWeights(search.get('weights') ?? '', '-'),
    like: search.get('like'),
    solvedOnly: search.get('solved') === '1',
    hideOneStep: search.get('oneStep') === '0',
    maxSteps: Number.isInteger(maxSteps) && maxSteps > 0 ? maxSteps : null,
    choices: Object.fromEntries(
      facets.flatMap((facet) => {
        const chosen = readChoices(search.get(facet));
        return chosen.length > 0 ? [[facet, chosen]] : [];
      }),
    ),
    protection: oneOf(search.get('protection'), ['with', 'without']),
    marked: oneOf(search.get('marked'), ['saved', 'hidden']),
    cluster: search.get('cluster'),
    isGrouped: search.get('group') !== 'none',
    folded: search.getAll('folded'),
    compare: (search.get('compare') ?? '').split(',').filter(Boolean).slice(0, maxCompared),
  };
}

/** Writes what differs from the usual. */
export function writeListQuery(query: ListQuery, usual: ListOrder = initial): URLSearchParams {
  const search = new URLSearchParams();
  if (query.taskId) search.set('task', query.taskId);
  const isTurned = usual.descending && !query.descending;
  if (query.sort !== usual.sort || isTurned) search.set('sort', query.sort);
  if (query.descending && (search.has('sort') || !usual.descending)) search.set('order', 'desc');
  if (query.weights) search.set('weights', preferenceWeightKeys.map((key) => query.weights?.[key]).join('-'));
  if (query.like) search.set('like', query.like);
  if (query.solvedOnly) search.set('solved', '1');
  if (query.hideOneStep) search.set('oneStep', '0');
  if (query.maxSteps) search.set('maxSteps', String(query.maxSteps));
  for (const facet of facets) {
    const chosen = query.choices[facet] ?? [];
    if (chosen.length > 0) search.set(facet, writeChoices(chosen));
  }
  if (query.protection) search.set('protection', query.protection);
  if (query.marked) search.set('marked', query.marked);
  if (query.cluster) search.set('cluster', query.cluster);
  if (!query.isGrouped) search.set('group', 'none');
  if (query.isGrouped) for (const cluster of query.folded) search.append('folded', cluster);
  if (query.compare.length > 0) search.set('compare', query.compare.join(','));
  return search;
}

/** How many filters hide routes. */
export function countFilters(query: ListQuery): number {
  const { solvedOnly, hideOneStep, maxSteps, cluster, protection, marked, choices } = query;
  const plain = [solvedOnly, hideOneStep, maxSteps !== null, cluster !== null, protection !== null, marked !== null];
  const chosen = facets.reduce((all, facet) => all + (choices[facet]?.length ?? 0), 0);
  return plain.filter(Boolean).length + chosen;
}

/** True when a filter hides routes. */
export function isFiltered(query: ListQuery): boolean {
  return countFilters(query) > 0;
}

/** The same list without filters. */
export function withoutFilters(query: ListQuery): ListQuery {
  const { solvedOnly, hideOneStep, maxSteps, cluster, protection, marked, choices } = initial;
  return { ...query, solvedOnly, hideOneStep, maxSteps, cluster, protection, marked, choices };
}

function oneOf<T extends string>(text: string | null, known: readonly T[]): T | null {
  return known.find((one) => one === text) ?? null;
}
