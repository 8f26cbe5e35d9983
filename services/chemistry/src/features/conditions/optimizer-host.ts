// Condition optimization off the main thread.

import type { Logger } from '../../platform/process/logger.ts';
import { createAskedThread, type AskedThread } from '../../platform/threads/ask-thread.ts';
import type { ConditionEngine } from '../../engine/conditions/optimize/types.ts';

/** The engine's calls, answered by a thread. */
export type OptimizerHost = AskedThread<ConditionEngine>;

/** A first question waits for the models to be read; the gateway's patience is 100 s. */
const timeoutMs = 60_000;
const maxBytes = 800 * 1024 * 1024;
const mostWaiting = 20;
const entry = new URL('./optimizer-thread.ts', import.meta.url);

export function createOptimizerHost({ logger }: { logger: Logger }): OptimizerHost {
  return createAskedThread({ entry, timeoutMs, maxBytes, mostWaiting, logger });
}
