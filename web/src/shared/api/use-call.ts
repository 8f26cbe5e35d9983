import type { CallData, CallName } from '@app/shared/contracts/catalogue';
import { useState } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { hasEnded } from '../lib/has-ended.ts';
import { useChanges, useFollowedInterval } from '../events/use-following.ts';
import { call, type InputOf } from './call.ts';
import type { CallError } from './call-error.ts';

export interface UseCallOptions<N extends CallName> {
  /** Milliseconds, or a function of the newest data; 0 stops. Hidden tabs and tabs without network do not ask. */
  refreshInterval?: number | ((newest: CallData<N> | undefined) => number);
  /** The service tells when it changes; then `refreshInterval` says whether it is asked for, no longer how often. */
  follows?: boolean;
  /** True where something of it waits in a queue, which nobody tells the moves of: it is asked for every 10 s then. */
  isQueued?: (newest: CallData<N>) => boolean;
  /** The call is polling, not the user's doing. */
  passive?: boolean;
  /**
   * What the response is about: the id of what is shown, or a word for the whole of a list. The former response stays until the next
   * has come while this is the same, and never where it is another.
   */
  keepFor?: string;
}

/** Data of a call, cached under [name, input]; null asks nothing. */
export function useCall<N extends CallName>(
  name: N,
  input: InputOf<N> | null,
  { passive, keepFor, follows = false, isQueued, ...options }: UseCallOptions<N> = {},
): SWRResponse<CallData<N>, CallError> {
  const kept = useKeptResponse(keepFor);
  const given = options.refreshInterval ?? 0;
  const followed = useFollowedInterval(given, isQueued);
  const response = useSWR<CallData<N>, CallError>(input === null ? null : [name, input], {
    ...(options.refreshInterval === undefined ? {} : { onErrorRetry: retryPoll }),
    ...options,
    ...(follows && { refreshInterval: followed }),
    ...kept.options,
    fetcher: () => fetchCall(name, input, passive),
  });
  useChanges(follows ? given : 0, response.data, response.mutate);
  if (response.data !== undefined) kept.answered();
  return response;
}

const firstRetryMs = 5_000;
const mostDoublings = 2;

// The retries of swr itself grow to twenty minutes apart, and a poll rests meanwhile.
const retryPoll: SWRConfiguration['onErrorRetry'] = (_error, _key, _config, revalidate, { retryCount }) => {
  const wait = firstRetryMs * 2 ** Math.min(retryCount, mostDoublings);
  setTimeout(() => void (hasEnded() ? undefined : revalidate({ retryCount })), wait);
};

/** The former response of swr, as long as it is about the same; call `answered` while there is one. */
export function useKeptResponse(about: string | undefined) {
  const [answeredFor, setAnsweredFor] = useState(about);
  return {
    options: { keepPreviousData: about !== undefined && answeredFor === about },
    answered: () => {
      if (answeredFor !== about) setAnsweredFor(about);
    },
  };
}

function fetchCall<N extends CallName>(
  name: N,
  input: InputOf<N> | null,
  passive: boolean | undefined,
): Promise<CallData<N>> {
  if (input === null) return Promise.reject(new RangeError(`call ${name} without input`));
  return call(name, input, { passive });
}
