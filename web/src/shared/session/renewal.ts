// Renews the access token, and with it the session cookie, before it ends: in hidden tabs too, until the session is over.

import { nextEnd } from './monitor.ts';
import type { SessionTimes } from './times.ts';

/** After a renewal that failed. */
const retryMs = 5_000;
/** Timers of hidden tabs fire up to a minute late, and not at all while the computer sleeps. */
const longestWaitMs = 20_000;
const leastWaitMs = 250;

export interface RenewalParts {
  /** Epoch ms by the gateway's clock. */
  now: () => number;
  /** Read at each check: another tab may have renewed. */
  times: () => SessionTimes | undefined;
  /** Asks the gateway for it and notes its response. Rejects when the gateway could not be asked. */
  renew: () => Promise<void>;
}

export interface Renewal {
  /** Looks at once: the window woke up, or the times moved. */
  check: () => void;
  stop: () => void;
}

/** Renews when it is time, from the first `check` on. A renewal that fails is tried again, until the session is over. */
export function createRenewal({ now, times, renew }: RenewalParts): Renewal {
  let timer = 0;
  let isStopped = false;
  let isRenewing = false;
  let notBefore = 0;

  const wait = (ms: number) => {
    window.clearTimeout(timer);
    timer = window.setTimeout(check, Math.max(leastWaitMs, Math.min(longestWaitMs, ms)));
  };
  const renewNow = async () => {
    isRenewing = true;
    try {
      await renew();
    } catch {
      notBefore = now() + retryMs;
    } finally {
      isRenewing = false;
      check();
    }
  };
  function check(): void {
    if (isStopped || isRenewing) return;
    const known = times();
    // Whether the session is over is said by the monitor.
    if (known === undefined || nextEnd(known, now()).leftMs === 0) return wait(longestWaitMs);
    const dueAt = Math.max(known.renewAt, notBefore);
    if (dueAt <= now()) return void renewNow();
    wait(dueAt - now());
  }

  return {
    check,
    stop: () => {
      isStopped = true;
      window.clearTimeout(timer);
    },
  };
}
