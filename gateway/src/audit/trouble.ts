// How a failing sink is logged: at once, then at most once a minute, and when it works again.

import type { SinkName } from './sink.ts';

export interface AuditLog {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Trouble {
  /** False when it failed. */
  attempt(work: () => Promise<void>): Promise<boolean>;
  failed(error: unknown): void;
  /** Something has worked. */
  over(): void;
  full(): void;
  isOver(): boolean;
  failures(): number;
}

const repeatMs = 60_000;

export interface TroubleOptions {
  log: AuditLog;
  /** Called at each failure, for metrics. */
  onFailure?: (() => void) | undefined;
  now?: () => number;
}

export function createTrouble(sink: SinkName, { log, onFailure, now = Date.now }: TroubleOptions): Trouble {
  let failures = 0;
  let isFailing = false;
  let isSaid = false;
  let saidAt = Number.NEGATIVE_INFINITY;

  function failed(error: unknown): void {
    failures += 1;
    isFailing = true;
    onFailure?.();
    if (now() - saidAt < repeatMs) return;
    saidAt = now();
    isSaid = true;
    log.error({ err: error, sink, failures }, 'audit lines cannot be written');
  }

  return {
    async attempt(work) {
      try {
        await work();
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    failed,
    over() {
      if (isFailing && isSaid) log.info({ sink, failures }, 'audit lines are written again');
      isFailing = false;
      isSaid = false;
    },
    full() {
      isFailing = true;
      isSaid = true;
      log.error({ sink }, 'audit lines are being left out: too many are waiting');
    },
    isOver: () => !isFailing,
    failures: () => failures,
  };
}
