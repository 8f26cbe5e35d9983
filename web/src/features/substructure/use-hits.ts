// The page of hits that the address names. The first one comes with the search itself; while hits are still being
// counted the page is asked for again.

import type { HitPage } from '@app/shared/contracts/substructure';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../shared/api/call.ts';
import type { CallError } from '../../shared/api/call-error.ts';
import { useKeptResponse } from '../../shared/api/use-call.ts';
import type { Place } from './hits-address.ts';
import { hitsPerPage } from './search-form.ts';

const recountMs = 500;

/** Hits of a place; those of another page of the same search stay until they are there. */
export function useHits(place: Place) {
  const kept = useKeptResponse(place.searchId ?? undefined);
  const hits = useSWR<HitPage, CallError>(keyOf(place), {
    fetcher: () => call('substructures', inputOf(place)),
    refreshInterval: (newest) => (newest && !newest.isComplete ? recountMs : 0),
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    ...kept.options,
  });
  if (hits.data !== undefined) kept.answered();
  return hits;
}

/** Puts a page that came with its search where `useHits` finds it. */
export function useKeepHits(): (page: HitPage) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (page) => {
      const place: Place = { searchId: page.searchId, page: page.pageIndex, sort: 'relevance' };
      return mutate(keyOf(place), page, { revalidate: false });
    },
    [mutate],
  );
}

function keyOf(place: Place) {
  return place.searchId === null ? null : ['substructures', inputOf(place)];
}

function inputOf({ searchId, page, sort }: Place) {
  return { query: { searchId: searchId ?? '', pageIndex: page, pageSize: hitsPerPage, sort } };
}
