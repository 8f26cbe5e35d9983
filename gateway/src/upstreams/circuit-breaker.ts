// While the service is down callers are refused at once, instead of each waiting for its own failure. There is one for the
// service, since it tracks whether the service can be reached at all: a call that takes too long says nothing of
// that, so it makes the breaker ask, and only a service that does not respond then counts as down.

import { AppError } from '@app/shared/errors/app-error';

export type BreakerState = 'closed' | 'open';

export interface CircuitBreaker {
  readonly state: BreakerState;
  /** Throws 503 while open. */
  requireClosed(): void;
  succeeded(): void;
  /** A failure that says the service is not there: no connection, or one that broke. */
  failed(): void;
  /** A failure that may be the call's alone, such as no response in time: counts where the service does not respond a probe. */
  doubted(): void;
  close(): void;
}

export interface CircuitBreakerOptions {
  /** Asks whether the service responds again. */
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
  let asking: Promise<void> | undefined;

  function open(): void {
    timer = setTimeout(check, probeEveryMs).unref();
    onChange('open');
  }

  async function check(): Promise<void> {
    const responses = await probe().catch(() => false);
    if (timer === undefined) return;
    if (responses) heal();
    else timer = setTimeout(check, probeEveryMs).unref();
  }

  async function ask(): Promise<void> {
    const responses = await probe().catch(() => false);
    if (!responses) failed();
  }

  function failed(): void {
    failures += 1;
    if (failures >= threshold && timer === undefined) open();
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
    failed,
    doubted() {
      if (timer === undefined) asking ??= ask().finally(() => (asking = undefined));
    },
    close: stop,
  };
}
