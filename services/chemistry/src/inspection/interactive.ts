// Short computations off the main thread. A person waits for them, so they fail early rather than late.

import type { Operations } from './operations.ts';
import type { Logger } from '../context/logger.ts';
import { askThread, type AskedThread } from '../threads/ask-thread.ts';
import { ThreadHost } from '../threads/thread-host.ts';

export type Interactive = AskedThread<Operations>;

export interface InteractiveOptions {
  logger: Logger;
  /** The first question waits for the thread to start: for a process that is hardly ever asked. */
  isLazy?: boolean;
  /** Shorter than the gateway's patience of 10 s. */
  timeoutMs?: number;
  /** More requests waiting than this are refused at once. */
  maxWaiting?: number;
  maxBytes?: number;
}

const entry = new URL('./interactive-thread.ts', import.meta.url);

/** Starts the thread, or has it start with the first question. What it cannot answer in time is `computingBusy` (10027). */
export function startInteractive(options: InteractiveOptions): Interactive {
  const { logger, isLazy = false, timeoutMs = 8_000, maxWaiting = 500, maxBytes = 600 * 1024 * 1024 } = options;
  const open = (): ThreadHost => new ThreadHost({ entry, timeoutMs, maxBytes, logger });
  let host = isLazy ? undefined : open();
  return {
    run: async <N extends keyof Operations>(name: N, ...args: Parameters<Operations[N]>) => {
      return (await askThread((host ??= open()), maxWaiting, name, args)) as ReturnType<Operations[N]>;
    },
    close: async () => host?.close(),
  };
}
