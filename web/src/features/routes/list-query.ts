// What the list shows is in the address, so that a link and the back button bring the same list again.

import { routeSorts, type RouteSort } from './sort-routes.ts';

export interface ListQuery {
  taskId: string | null;
  sort: RouteSort;
  descending: boolean;
  solvedOnly: boolean;
  hideOneStep: boolean;
  maxSteps: number | null;
  reactionClass: string | null;
  /** Routes of one cluster only. */
  cluster: string | null;
  /** Routes of one cluster stand together. */
  isGrouped: boolean;
  /** Routes side by side; empty for the table. */
  compare: string[];
}

export const maxCompared = 4;
const initial: ListQuery = {
  taskId: null,
  sort: 'rank',
  descending: false,
  solvedOnly: false,
  hideOneStep: false,
  maxSteps: null,
  reactionClass: null,
  cluster: null,
  isGrouped: false,
  compare: [],
};

/** Reads the address; what it cannot read takes the usual value. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const maxSteps = Number(search.get('maxSteps'));
  return {
    taskId: search.get('task'),
    sort: routeSorts.find((sort) => sort === search.get('sort')) ?? initial.sort,
    descending: search.get('order') === 'desc',
    solvedOnly: search.get('solved') === '1',
    hideOneStep: search.get('oneStep') === '0',
    maxSteps: Number.isInteger(maxSteps) && maxSteps > 0 ? maxSteps : null,
    reactionClass: search.get('class'),
    cluster: search.get('cluster'),
    isGrouped: search.get('group') === 'cluster',
    compare: (search.get('compare') ?? '').split(',').filter(Boolean).slice(0, maxCompared),
  };
}

/** Writes what differs from the usual. */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const search = new URLSearchParams();
  if (query.taskId) search.set('task', query.taskId);
  if (query.sort !== initial.sort) search.set('sort', query.sort);
  if (query.descending) search.set('order', 'desc');
  if (query.solvedOnly) search.set('solved', '1');
  if (query.hideOneStep) search.set('oneStep', '0');
  if (query.maxSteps) search.set('maxSteps', String(query.maxSteps));
  if (query.reactionClass) search.set('class', query.reactionClass);
  if (query.cluster) search.set('cluster', query.cluster);
  if (query.isGrouped) search.set('group', 'cluster');
  if (query.compare.length > 0) search.set('compare', query.compare.join(','));
  return search;
}

/** True when a filter hides routes. */
export function isFiltered(query: ListQuery): boolean {
  const { solvedOnly, hideOneStep, maxSteps, reactionClass, cluster } = query;
  return solvedOnly || hideOneStep || maxSteps !== null || reactionClass !== null || cluster !== null;
}

/** The same list without filters. */
export function withoutFilters(query: ListQuery): ListQuery {
  return { ...query, solvedOnly: false, hideOneStep: false, maxSteps: null, reactionClass: null, cluster: null };
}
