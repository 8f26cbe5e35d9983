// Which reactions are shown. It lies in the address, so that a view can be sent to a colleague.

import type { CheckState } from '@app/shared/contracts/search-graph/search-graph';
import { pathSorts, type PathSort } from '@app/shared/contracts/search-graph/part';

export type CheckChoice = 'all' | CheckState;

export interface GraphFilter {
  check: CheckChoice;
  solvedOnly: boolean;
  /** 0 to 1. */
  minScore: number;
  hideHazards: boolean;
  /** Class of reactions; empty for all. */
  classKey: string;
  sort: PathSort;
}

export const checkChoices: readonly CheckChoice[] = ['all', 'passed', 'failed', 'unchecked'];
export const scoreChoices: readonly number[] = [0, 0.01, 0.05, 0.1, 0.3];

/** What the address says; what it says wrongly counts as not said. */
export function filterOf(search: URLSearchParams): GraphFilter {
  const minScore = Number(search.get('min') ?? 0);
  return {
    check: checkChoices.find((one) => one === search.get('check')) ?? 'all',
    solvedOnly: search.get('solved') === '1',
    minScore: scoreChoices.includes(minScore) ? minScore : 0,
    hideHazards: search.get('safe') === '1',
    classKey: search.get('class') ?? '',
    sort: pathSorts.find((one) => one === search.get('by')) ?? 'best',
  };
}

/** The address with this filter in it; what is not filtered is left out. */
export function withFilter(search: URLSearchParams, filter: GraphFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  put(next, 'check', filter.check === 'all' ? null : filter.check);
  put(next, 'solved', filter.solvedOnly ? '1' : null);
  put(next, 'min', filter.minScore === 0 ? null : String(filter.minScore));
  put(next, 'safe', filter.hideHazards ? '1' : null);
  put(next, 'class', filter.classKey === '' ? null : filter.classKey);
  put(next, 'by', filter.sort === 'best' ? null : filter.sort);
  return next;
}

/** As the service asks for it. */
export function askedOf({ check, solvedOnly, minScore, hideHazards, classKey, sort }: GraphFilter) {
  return {
    ...(check !== 'all' && { checks: [check] }),
    ...(solvedOnly && { solvedOnly }),
    ...(minScore > 0 && { minScore }),
    ...(hideHazards && { hideHazards }),
    ...(classKey !== '' && { classKey }),
    ...(sort !== 'best' && { sort }),
  };
}

function put(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}
