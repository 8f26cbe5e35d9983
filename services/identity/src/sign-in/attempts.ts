// Wrong passwords are counted by user name and by address; too many of either must wait.

export interface Attempts {
  /** Seconds to wait before the next try, 0 when one may try now. */
  secondsToWait(userName: string, address: string): number;
  failed(userName: string, address: string): void;
  succeeded(userName: string, address: string): void;
}

const windowMs = 15 * 60_000;
const perUserName = 5;
const perAddress = 30;
const maxEntries = 10_000;

/** Counts in memory; `now` is in milliseconds. */
export function createAttempts(now: () => number): Attempts {
  const failures = new Map<string, { count: number; until: number }>();
  const keys = (userName: string, address: string) =>
    [
      [`name ${userName.trim().toLowerCase()}`, perUserName],
      [`address ${address}`, perAddress],
    ] as const;

  const active = (key: string) => {
    const entry = failures.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };

  return {
    secondsToWait(userName, address) {
      const waits = keys(userName, address).map(([key, limit]) => {
        const entry = active(key);
        return entry && entry.count >= limit ? Math.ceil((entry.until - now()) / 1000) : 0;
      });
      return Math.max(...waits);
    },
    failed(userName, address) {
      if (failures.size >= maxEntries) forgetOld(failures, now());
      for (const [key] of keys(userName, address)) {
        failures.set(key, { count: (active(key)?.count ?? 0) + 1, until: now() + windowMs });
      }
    },
    succeeded(userName, address) {
      failures.delete(keys(userName, address)[0][0]);
    },
  };
}

function forgetOld(failures: Map<string, { until: number }>, now: number): void {
  for (const [key, entry] of failures) if (entry.until <= now) failures.delete(key);
  // Still full: under attack from many names at once; the oldest go first.
  for (const key of failures.keys()) {
    if (failures.size < maxEntries) return;
    failures.delete(key);
  }
}
