import { setTimeout as pause } from 'node:timers/promises';

export interface Waiting<T> {
  seconds: number;
  /** Throws its reason when it is aborted. */
  signal: AbortSignal;
  isDone: (state: T) => boolean;
  look: () => Promise<T>;
  onLook: (state: T) => Promise<void>;
}

const firstPauseMs = 300;
const longestPauseMs = 1_500;

/** Looks again and again until it is done or the time is up; gives what was seen last. */
export async function waitFor<T>(first: T, { seconds, signal, isDone, look, onLook }: Waiting<T>): Promise<T> {
  const until = performance.now() + seconds * 1_000;
  let state = first;
  for (let pauseMs = firstPauseMs; !isDone(state); pauseMs = Math.min(longestPauseMs, pauseMs * 1.4)) {
    const leftMs = until - performance.now();
    if (leftMs <= 0) return state;
    await pause(Math.min(pauseMs, leftMs), undefined, { signal });
    state = await look();
    await onLook(state);
  }
  return state;
}
