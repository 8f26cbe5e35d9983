import type { CallData, CallName } from '@app/shared/contracts/catalogue';
import useSWR, { type SWRResponse } from 'swr';
import { call, type InputOf } from './call.ts';
import type { CallError } from './call-error.ts';

export interface UseCallOptions<N extends CallName> {
  /** Milliseconds, or a function of the newest data; 0 stops. Hidden tabs and tabs without network do not ask. */
  refreshInterval?: number | ((newest: CallData<N> | undefined) => number);
  /** The call is polling, not the user's doing. */
  passive?: boolean;
  keepPreviousData?: boolean;
}

/** Data of a call, cached under [name, input]; null asks nothing. */
export function useCall<N extends CallName>(
  name: N,
  input: InputOf<N> | null,
  { passive, ...options }: UseCallOptions<N> = {},
): SWRResponse<CallData<N>, CallError> {
  return useSWR<CallData<N>, CallError>(input === null ? null : [name, input], {
    ...options,
    fetcher: () => fetchCall(name, input, passive),
  });
}

function fetchCall<N extends CallName>(
  name: N,
  input: InputOf<N> | null,
  passive: boolean | undefined,
): Promise<CallData<N>> {
  if (input === null) return Promise.reject(new RangeError(`call ${name} without input`));
  return call(name, input, { passive });
}
