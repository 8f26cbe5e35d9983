// What is known of the graph on this page: how far it has grown, what is unfolded, and the chosen paths.

import type { CallData } from '@app/shared/contracts/catalogue';
import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { CallError } from '../../shared/api/call-error.ts';
import { call } from '../../shared/api/call.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { askedOf, type GraphFilter } from './graph-filter.ts';

export interface Unfolded {
  /** Reactions shown. */
  limit: number;
  /** Shown in any case. */
  pinned: readonly string[];
}

export type OpenMolecules = ReadonlyMap<string, Unfolded>;

export const usualPaths = 6;
/** Molecules unfolded at once. */
export const mostOpen = 80;
const refreshMs = 1_500;

/** How far the graph has grown; asked again while it grows. */
export function useGraphState(taskId: string) {
  const response = useCall(
    'searchGraphState',
    { query: { taskId } },
    {
      passive: true,
      keepFor: taskId,
      follows: true,
      refreshInterval: (newest) => {
        const grows = newest?.growths.some(({ state }) => state === 'queued' || state === 'searching');
        return newest && newest.isFinal && !grows ? 0 : refreshMs;
      },
    },
  );
  const { error, mutate } = response;
  useEffect(() => {
    const afterMs = retryAfterMs(error?.details);
    if (afterMs === null) return undefined;
    const timer = window.setTimeout(() => void mutate(), afterMs);
    return () => window.clearTimeout(timer);
  }, [error, mutate]);
  return response;
}

/** The unfolded molecules with their paths. Until the next response has come, the former one stays. */
export function useGraphParts(taskId: string, asOf: string | undefined, open: OpenMolecules, filter: GraphFilter) {
  const asked = [...open].map(([key, { limit, pinned }]) => ({
    smilesUniqueCode: key === '' ? undefined : key,
    limit,
    pinned: [...pinned],
  }));
  const body = { taskId, open: asked, ...askedOf(filter) };
  const { data, error, isLoading } = useSWR<CallData<'searchGraphPart'>, CallError>(
    asOf === undefined ? null : ['searchGraphPart', asOf, body],
    { fetcher: () => call('searchGraphPart', { body }), keepPreviousData: true },
  );
  const parts = useMemo(() => {
    const found = new Map(data?.parts.map((part) => [part.node.molecule.key, part]));
    // The target is asked for without its key at first.
    const shown = [...open.keys()].flatMap((key) => (key === '' ? data?.parts[0] : found.get(key)) ?? []);
    return new Map(shown.map((part) => [part.node.molecule.key, part]));
  }, [open, data]);
  return { parts, classes: data?.classes ?? [], error, isBehind: isLoading };
}

/** When the service says to ask again: the search has only just begun, and there is no graph yet. */
function retryAfterMs(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return null;
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds * 1_000 : null;
}
