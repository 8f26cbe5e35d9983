// Work that comes round each hour as long as a process runs.

import type { Logger } from './logger.ts';

const everyMs = 3_600_000;

/** Runs it now and each hour; what it throws is logged with these words. Gives what stops it, once it is at rest. */
export function eachHour(work: () => Promise<unknown>, logger: Logger, failure: string): { close(): Promise<void> } {
  let running = Promise.resolve();
  const turn = (): void => {
    running = work().then(
      () => undefined,
      (error: unknown) => logger.error({ err: error }, failure),
    );
  };
  turn();
  const timer = setInterval(turn, everyMs).unref();
  return {
    close: () => {
      clearInterval(timer);
      return running;
    },
  };
}
