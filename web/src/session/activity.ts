// Thirty minutes without mouse, key or touch end the session. All tabs of a browser share one clock, kept in storage;
// the gateway keeps its own and is told at most once a minute (decisions section 6).

import { activityReportMs, inactivityMs } from '@app/shared/constants/limits';

export const clockKeys = { active: 'active-at', reported: 'active-reported-at' } as const;
const noteEveryMs = 1_000;

export interface ClockParts {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  report: () => void;
}

export interface ActivityClock {
  /** The user did something in this tab. */
  touch: () => void;
  /** Milliseconds until the session counts as abandoned, 0 when it does. */
  leftMs: () => number;
}

/** The shared clock. Starts by counting the opening of the page as activity. */
export function createActivityClock({ now, storage, report }: ClockParts): ActivityClock {
  let noted = now();
  const read = (key: string) => Number(storage.getItem(key) ?? 0);
  storage.setItem(clockKeys.active, String(noted));
  return {
    touch: () => {
      const at = now();
      if (at - noted >= noteEveryMs) {
        noted = at;
        storage.setItem(clockKeys.active, String(at));
      }
      if (at - read(clockKeys.reported) >= activityReportMs) {
        storage.setItem(clockKeys.reported, String(at));
        report();
      }
    },
    leftMs: () => Math.max(0, Math.max(read(clockKeys.active), noted) + inactivityMs - now()),
  };
}

const signs = ['mousedown', 'mousemove', 'wheel', 'keydown', 'touchstart'] as const;

/** Follows the user's hands, and calls `onAbandoned` once after 30 minutes of rest. Gives the function that stops it. */
export function watchActivity(clock: ActivityClock, onAbandoned: () => void): () => void {
  let timer = 0;
  const check = () => {
    window.clearTimeout(timer);
    const left = clock.leftMs();
    if (left === 0) {
      stop();
      onAbandoned();
    } else timer = window.setTimeout(check, left);
  };
  // A laptop that wakes up must not wait for a timer that slept with it.
  const touch = () => (clock.leftMs() === 0 ? check() : clock.touch());
  const stop = () => {
    window.clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, touch);
    document.removeEventListener('visibilitychange', check);
  };
  for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
  document.addEventListener('visibilitychange', check);
  check();
  return stop;
}
