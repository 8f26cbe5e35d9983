import { useState } from 'react';
import { presentError } from './present.ts';

/** Runs what the user asks for: busy meanwhile, and a failure is shown. `run` resolves with whether it succeeded. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => unknown): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      presentError(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
