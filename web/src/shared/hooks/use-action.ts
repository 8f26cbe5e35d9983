import { useRef, useState } from 'react';
import { presentError } from '../errors/present.ts';

/**
 * Runs what a button starts. Until it has ended `isBusy`, and `busy` is which of several it is. A failure is shown, and gives
 * undefined. `stop` ends the signal of the last one, which then fails without a word.
 */
export function useAction<What extends string>() {
  const [busy, setBusy] = useState<{ what: What | undefined } | null>(null);
  const running = useRef<AbortController>(null);
  const run = async <T>(act: (signal: AbortSignal) => Promise<T>, what?: What): Promise<T | undefined> => {
    const mine = (running.current = new AbortController());
    setBusy({ what });
    try {
      return await act(mine.signal);
    } catch (error) {
      if (!mine.signal.aborted) presentError(error);
      return undefined;
    } finally {
      if (running.current === mine) setBusy(null);
    }
  };
  const stop = () => {
    running.current?.abort();
    running.current = null;
    setBusy(null);
  };
  return { isBusy: busy !== null, busy: busy?.what ?? null, run, stop };
}
