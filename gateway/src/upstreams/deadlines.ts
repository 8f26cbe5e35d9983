// Deadlines for many short waits: one timer looks at all of them, instead of a timer for each.

export interface Deadline {
  /** No longer waited for. */
  clear(): void;
}

export interface Deadlines {
  /** Calls `onLate` once when `ms` have passed, at most a tick late. */
  in(ms: number, onLate: () => void): Deadline;
  close(): void;
}

const tickMs = 50;

export function createDeadlines(): Deadlines {
  const waiting = new Set<{ at: number; onLate: () => void }>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const entry of waiting) {
      if (entry.at > now) continue;
      waiting.delete(entry);
      entry.onLate();
    }
  }, tickMs).unref();
  return {
    in(ms, onLate) {
      const entry = { at: performance.now() + ms, onLate };
      waiting.add(entry);
      return { clear: () => waiting.delete(entry) };
    },
    close: () => clearInterval(timer),
  };
}
