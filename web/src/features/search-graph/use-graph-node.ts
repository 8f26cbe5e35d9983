import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { askedOf, type GraphFilter } from './graph-filter.ts';

const pageSize = 20;
const wholePage = 100;
/** How often the graph of a running search is looked at again, and one that is not there yet. */
const refreshMs = 2_000;
/** The search waits for its turn, or has only just begun: there is no graph yet. */
const stillSearching = 20014;

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
    if (error?.code !== stillSearching) return undefined;
    const timer = window.setTimeout(() => void mutate(), refreshMs);
    return () => window.clearTimeout(timer);
  }, [error, mutate]);
  return { ...answer, isLong, showMore: () => setLong(true) };
}
