// Work that comes round again as long as a process runs.

import type { Logger } from './logger.ts';

const hourMs = 3_600_000;

export interface Repeated {
  /** Stops it, once it is at rest. */
  close(): Promise<void>;
}

/** Runs it now and each hour; what it throws is logged with these words. */
export function eachHour(work: () => Promise<unknown>, logger: Logger, failure: string): Repeated {
  return repeat(hourMs, work, (error) => logger.error({ err: error }, failure));
}

/** Runs it now and again after each `everyMs`, unless it still runs; `onFailure` gets what it throws. */
export function repeat(everyMs: number, work: () => Promise<unknown>, onFailure: (error: unknown) => void): Repeated {
  let running: Promise<void> | undefined;
  const turn = (): void => {
    running ??= work()
      .then(() => undefined, onFailure)
      .finally(() => (running = undefined));
  };
  turn();
  const timer = setInterval(turn, everyMs).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
