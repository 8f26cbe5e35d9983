// How far a run is, on one line of a terminal.

import type { Writable } from 'node:stream';
import { isTerminal } from '../standard-streams.ts';

export interface Progress {
  /** One more line has its result. */
  step: () => void;
  /** Removes the line, so that something else can be written. */
  clear: () => void;
}

const none: Progress = { step: () => {}, clear: () => {} };

/** Writes to `errors` where it is a terminal, and nothing elsewhere. `total` may be unknown. */
export function showProgress(errors: Writable, total: number | undefined, now: () => number): Progress {
  if (!isTerminal(errors)) return none;
  const startedAt = now();
  let done = 0;
  const text = (): string => {
    const perLine = (now() - startedAt) / done;
    const share = total === undefined ? '' : ` of ${total}, ${Math.floor((100 * done) / total)} %`;
    const rest = total === undefined || total <= done ? '' : `, about ${duration((total - done) * perLine)} left`;
    return `${done}${share} in ${duration(now() - startedAt)}${rest}`;
  };
  return {
    step: () => {
      done += 1;
      errors.write(`\r\u001B[K${text()}`);
    },
    clear: () => errors.write('\r\u001B[K'),
  };
}

/** `4 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
