// Short computations off the main thread. A person waits for them, so they fail early rather than late.

import type { Operations } from '../../engine/inspection/operations.ts';
import type { Logger } from '../../platform/process/logger.ts';
import { createAskedThread, type AskedThread } from '../../platform/threads/ask-thread.ts';

export type Interactive = AskedThread<Operations>;

export interface InteractiveOptions {
  logger: Logger;
  /** False for a process that serves no calls: the thread starts with the first question then. */
  isWarm?: boolean;
  /** Shorter than the gateway's patience of 10 s. */
  timeoutMs?: number;
  /** More requests waiting than this are refused at once. */
  maxWaiting?: number;
  maxBytes?: number;
}

const entry = new URL('./interactive-thread.ts', import.meta.url);

/** What the thread cannot answer in time is `computingBusy` (10027). */
export function startInteractive(options: InteractiveOptions): Interactive {
  const { logger, isWarm = true, timeoutMs = 8_000, maxWaiting = 500, maxBytes = 600 * 1024 * 1024 } = options;
  return createAskedThread<Operations>({ entry, mostWaiting: maxWaiting, isWarm, timeoutMs, maxBytes, logger });
}
