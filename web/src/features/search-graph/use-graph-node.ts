import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { askedOf, type GraphFilter } from './graph-filter.ts';

const pageSize = 20;
const wholePage = 100;
/** How often the graph of a running search is looked at again. */
const refreshMs = 2_000;

/** One molecule of the graph with its reactions; the target when none is named. */
export function useGraphNode(taskId: string, key: string | undefined, filter: GraphFilter) {
  const [isLong, setLong] = useState(false);
  const body = {
    taskId,
    smilesUniqueCode: key,
    ...askedOf(filter),
    pageIndex: 1,
    pageSize: isLong ? wholePage : pageSize,
  };
  const answer = useCall(
    'searchGraph',
    { body },
    {
      passive: true,
      keepPreviousData: true,
      refreshInterval: (newest) => (newest?.isFinal === false ? refreshMs : 0),
    },
  );
  const { error, mutate } = answer;
  useEffect(() => {
    const afterMs = retryAfterMs(error?.details);
    if (afterMs === null) return undefined;
    const timer = window.setTimeout(() => void mutate(), afterMs);
    return () => window.clearTimeout(timer);
  }, [error, mutate]);
  return { ...answer, isLong, showMore: () => setLong(true) };
}

/** When the service says to ask again: the search has only just begun, and there is no graph yet. */
function retryAfterMs(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('retryAfterSeconds' in details)) return null;
  return typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds * 1_000 : null;
}
