// While the service is down callers hear so at once, instead of each waiting for its own failure.

import { AppError } from '@app/shared/errors/app-error';

export type BreakerState = 'closed' | 'open';

export interface CircuitBreaker {
  readonly state: BreakerState;
  /** Throws 503 while open. */
  requireClosed(): void;
  succeeded(): void;
  /** A failure that says the service is not there: no connection, no answer in time. */
  failed(): void;
  close(): void;
}

export interface CircuitBreakerOptions {
  /** Asks whether the service answers again. */
  probe: () => Promise<boolean>;
  onChange?: (state: BreakerState) => void;
  /** Failures in a row that open it. */
  threshold?: number;
  probeEveryMs?: number;
}

/** Opens after some failures in a row; a probe in the background closes it again. */
export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { probe, onChange = () => undefined, threshold = 5, probeEveryMs = 500 } = options;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;

  function open(): void {
    timer = setTimeout(check, probeEveryMs).unref();
    onChange('open');
  }

  async function check(): Promise<void> {
    const answers = await probe().catch(() => false);
    if (timer === undefined) return;
    if (answers) heal();
    else timer = setTimeout(check, probeEveryMs).unref();
  }

  function heal(): void {
    stop();
    failures = 0;
    onChange('closed');
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    get state() {
      return timer === undefined ? 'closed' : 'open';
    },
    requireClosed() {
      if (timer !== undefined) throw new AppError('serviceUnavailable', { retryAfterSeconds: 1 });
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= threshold && timer === undefined) open();
    },
    close: stop,
  };
}
