// Wrong passwords slow further tries down. They count by user name and network together, so that nobody locks a user out
// from elsewhere, and apart for a browser that has signed the user in before (OWASP: device cookies). All networks of one
// name, and all names of one network, have a higher limit against many machines and many names.

export interface Who {
  /** User name, or what else is guessed at. */
  name: string;
  /** Left out where every network counts alike. */
  network?: string | undefined;
  /** Of a browser that has signed this user in before. */
  device?: string | undefined;
}

export interface Attempts {
  /** Seconds to wait before a try; 0 when it may be made now. It counts as failed until `succeeded`. */
  begin(who: Who): number;
  succeeded(who: Who): void;
}

interface Limit {
  key: string;
  /** Failures before the first wait. */
  free: number;
  longestMs: number;
}

interface Failures {
  count: number;
  /** Epoch ms of the last one. */
  at: number;
}

const firstWaitMs = 60_000;
const longestMs = 15 * 60_000;
const forgottenMs = 60 * 60_000;
const maxEntries = 10_000;

/** Counts in memory; `now` is in milliseconds. */
export function createAttempts(now: () => number): Attempts {
  const failures = new Map<string, Failures>();

  function active(key: string): Failures | undefined {
    const entry = failures.get(key);
    return entry && entry.at + forgottenMs > now() ? entry : undefined;
  }

  function waitMs({ key, free, longestMs: longest }: Limit): number {
    const { count, at } = active(key) ?? { count: 0, at: 0 };
    if (count < free) return 0;
    // Doubles with each further failure.
    return Math.max(0, at + Math.min(firstWaitMs * 2 ** (count - free), longest) - now());
  }

  /** A known device has limits of its own until it has used them up. */
  function limitsOf(who: Who): Limit[] {
    const own = deviceLimit(who);
    return own && waitMs(own) === 0 ? [own] : commonLimits(who);
  }

  return {
    begin(who) {
      const limits = limitsOf(who);
      const wait = Math.max(...limits.map(waitMs));
      if (wait > 0) return Math.ceil(wait / 1000);
      for (const { key } of limits) {
        const count = (active(key)?.count ?? 0) + 1;
        failures.delete(key);
        failures.set(key, { count, at: now() });
      }
      forget(failures, now());
      return 0;
    },
    succeeded(who) {
      const own = deviceLimit(who);
      if (own) return void failures.delete(own.key);
      const [pair, ...others] = commonLimits(who);
      if (pair) failures.delete(pair.key);
      // The failures of others stay.
      for (const { key } of others) {
        const entry = failures.get(key);
        if (entry) entry.count -= 1;
      }
    },
  };
}

function deviceLimit({ device }: Who): Limit | undefined {
  return device === undefined ? undefined : { key: `device ${device}`, free: 10, longestMs };
}

function commonLimits({ name, network }: Who): Limit[] {
  const who = name.trim().toLowerCase();
  const pair = { key: `pair ${network ?? ''} ${who}`, free: 5, longestMs };
  if (network === undefined) return [pair];
  return [
    pair,
    { key: `name ${who}`, free: 100, longestMs: firstWaitMs },
    { key: `network ${network}`, free: 100, longestMs: firstWaitMs },
  ];
}

/** The oldest come first in the map; under attack from many names at once they go first. */
function forget(failures: Map<string, Failures>, now: number): void {
  for (const [key, { at }] of failures) {
    if (at + forgottenMs > now && failures.size <= maxEntries) return;
    failures.delete(key);
  }
}
