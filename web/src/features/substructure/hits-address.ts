// Which hits are on the screen is in the address, so that the back button and a reload bring the same ones again.

import { pageOfAddress } from '../../shared/navigation/page-of-address.ts';

export const hitSorts = ['relevance', 'molecularWeight', 'price'] as const;
export type HitSort = (typeof hitSorts)[number];

export interface Place {
  searchId: string | null;
  /** From 1. */
  page: number;
  sort: HitSort;
}

/** Reads the address; what it cannot read takes the usual value. */
export function readPlace(search: URLSearchParams): Place {
  return {
    searchId: search.get('searchId'),
    page: pageOfAddress(search),
    sort: hitSorts.find((sort) => sort === search.get('sort')) ?? 'relevance',
  };
}

/** Writes what differs from the usual. */
export function writePlace({ searchId, page, sort }: Place): URLSearchParams {
  const search = new URLSearchParams();
  if (searchId !== null) search.set('searchId', searchId);
  if (page > 1) search.set('page', String(page));
  if (sort !== 'relevance') search.set('sort', sort);
  return search;
}
