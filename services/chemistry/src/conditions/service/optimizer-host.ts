// Condition optimization off the main thread. The thread starts with the first question: who never optimizes pays nothing.

import { AppError } from '@app/shared/errors/app-error';
import type { Logger } from '../../context/logger.ts';
import { ThreadHost, ThreadLostError } from '../../threads/thread-host.ts';
import type { ConditionEngine } from '../optimize/types.ts';

type Asked<N extends keyof ConditionEngine> = Parameters<ConditionEngine[N]>;
type Given<N extends keyof ConditionEngine> = ReturnType<ConditionEngine[N]>;

/** The engine's calls, answered by a thread. */
export interface OptimizerHost {
  run<N extends keyof ConditionEngine>(name: N, ...args: Asked<N>): Promise<Given<N>>;
  close(): Promise<void>;
}

/** A first question waits for the models to be read; the gateway's patience is 100 s. */
const timeoutMs = 60_000;
const maxBytes = 800 * 1024 * 1024;
const maxWaiting = 20;
const entry = new URL('./optimizer-thread.ts', import.meta.url);

/** What cannot be answered in time is `computingBusy` (10027). */
export function createOptimizerHost({ logger }: { logger: Logger }): OptimizerHost {
  let host: ThreadHost | undefined;
  const start = (): ThreadHost => (host ??= new ThreadHost({ entry, timeoutMs, maxBytes, logger }));
  return {
    run: async <N extends keyof ConditionEngine>(name: N, ...args: Asked<N>) => {
      const thread = start();
      if (thread.load >= maxWaiting) throw new AppError('computingBusy');
      try {
        return (await thread.request(name, args)) as Given<N>;
      } catch (error) {
        throw error instanceof ThreadLostError ? new AppError('computingBusy', undefined, { cause: error }) : error;
      }
    },
    close: async () => host?.close(),
  };
}
