import { useSWRConfig } from 'swr';

/** Gives the function that refreshes every list of quotations after one was added or removed. */
export function useListRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === 'quotationList', undefined);
}
