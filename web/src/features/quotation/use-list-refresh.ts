import { useSWRConfig } from 'swr';

/** Gives what has every list of quotations asked for anew, once there is one more or one less. */
export function useListRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate((key) => Array.isArray(key) && key[0] === 'quotationList', undefined);
}
