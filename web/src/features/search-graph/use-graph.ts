// What is known of the graph on this page: how far it has grown, what is unfolded, and the chosen paths.

import type { CallData } from '@app/shared/contracts/catalogue';
import type { GraphPart } from '@app/shared/contracts/search-graph/part';
import { useEffect, useMemo, useState } from 'react';
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

interface Kept {
  /** By request: molecule, paths, filter and state of the graph. */
  responses: ReadonlyMap<string, GraphPart | null>;
  newest: ReadonlyMap<string, GraphPart>;
  classes: readonly { classKey: string; count: number }[];
}

const nothingKept: Kept = { responses: new Map(), newest: new Map(), classes: [] };

/** The unfolded molecules with their paths. Only what is not known yet is requested; until it comes the former stays. */
export function useGraphParts(taskId: string, asOf: string | undefined, open: OpenMolecules, filter: GraphFilter) {
  const [kept, setKept] = useState(nothingKept);
  const [error, setError] = useState<unknown>(null);
  const wanted = useMemo(
    () => [...open].map(([key, unfolded]) => ({ key, unfolded, name: JSON.stringify([key, unfolded, filter, asOf]) })),
    [open, filter, asOf],
  );
  useEffect(() => {
    const missing = wanted.filter(({ name }) => !kept.responses.has(name)).slice(0, mostOpen);
    if (asOf === undefined || missing.length === 0) return undefined;
    let isLeft = false;
    const take = ({ parts, classes }: CallData<'searchGraphPart'>) => {
      if (isLeft) return;
      setError(null);
      setKept((before) => withParts(before, missing, parts, classes));
    };
    call('searchGraphPart', { body: { taskId, open: missing.map(entryOf), ...askedOf(filter) } }).then(
      take,
      (cause: unknown) => isLeft || setError(cause),
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, kept.responses, asOf, taskId, filter]);
  const parts = useMemo(() => {
    const shown = wanted.flatMap(({ key, name }) => {
      const part = kept.responses.get(name) ?? kept.newest.get(key);
      return part ? [[part.node.molecule.key, part] as const] : [];
    });
    return new Map(shown);
  }, [wanted, kept]);
  const isBehind = wanted.some(({ key, name }) => !kept.responses.has(name) && !kept.newest.has(key));
  return { parts, classes: kept.classes, error, isBehind };
}

function entryOf({ key, unfolded }: { key: string; unfolded: Unfolded }) {
  return { smilesUniqueCode: key === '' ? undefined : key, limit: unfolded.limit, pinned: [...unfolded.pinned] };
}

function withParts(
  before: Kept,
  asked: readonly { key: string; name: string }[],
  parts: readonly GraphPart[],
  classes: Kept['classes'],
): Kept {
  const responses = new Map(before.responses);
  const newest = new Map(before.newest);
  const byKey = new Map(parts.map((part) => [part.node.molecule.key, part]));
  for (const { key, name } of asked) {
    // The target is asked for without its key at first.
    const part = byKey.get(key) ?? (key === '' ? parts[0] : undefined);
    // Null for what the graph does not hold (any more): it is not asked for again.
    responses.set(name, part ?? null);
    if (part) newest.set(key, part);
  }
  return { responses, newest, classes };
}

/** When the service says to ask again: the search has only just begun, and there is no graph yet. */
function retryAfterMs(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return null;
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds * 1_000 : null;
}
