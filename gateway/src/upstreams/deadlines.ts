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
  // A list that closes its gaps: a set leaves its old tables behind, and all that was waited for at the time with them.
  const waiting: Entry[] = [];

  class Entry implements Deadline {
    readonly at: number;
    onLate: (() => void) | undefined;
    place: number;

    constructor(at: number, onLate: () => void) {
      this.at = at;
      this.onLate = onLate;
      this.place = waiting.length;
      waiting.push(this);
    }

    clear(): void {
      if (this.onLate === undefined) return;
      this.onLate = undefined;
      const last = waiting.pop();
      if (last === undefined || last === this) return;
      last.place = this.place;
      waiting[this.place] = last;
    }
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const entry of waiting.filter(({ at }) => at <= now)) {
      const { onLate } = entry;
      entry.clear();
      onLate?.();
    }
  }, tickMs).unref();
  return {
    in: (ms, onLate) => new Entry(performance.now() + ms, onLate),
    close: () => clearInterval(timer),
  };
}
