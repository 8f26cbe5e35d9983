import { useState } from 'react';
import { presentError } from '../errors/present.ts';

/** Runs what a button starts: `isBusy` until it has ended. A failure is shown, and gives undefined. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const run = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    try {
      return await act();
    } catch (error) {
      presentError(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
