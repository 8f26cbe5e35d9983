import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isLive, onChange, onLiveChange } from './change-events.ts';

/** With changes told, a page still asks now and then: a shared item may be changed where nobody tells. */
const besideMs = 15 * 60_000;
/** A place in a queue changes by what others do. */
const queueMs = 10_000;
/** Without them. */
const fallbackMs = 5_000;
/** What changes quickly is asked for no more often than this. */
const leastMs = 500;

/** Milliseconds between two questions, or what gives them for the newest data; 0 asks no more. */
export type Interval<D> = number | ((newest: D | undefined) => number);

/** How often to ask for data whose changes are told: as long as `interval` is not 0. */
export function useFollowedInterval<D>(
  interval: Interval<D>,
  isQueued?: (newest: D) => boolean,
): (newest: D | undefined) => number {
  const live = useSyncExternalStore(onLiveChange, isLive);
  return (newest) => {
    if (valueOf(interval, newest) === 0) return 0;
    if (!live) return fallbackMs;
    return newest !== undefined && isQueued?.(newest) ? queueMs : besideMs;
  };
}

/** Calls `ask` when a change is told, as long as `interval` is not 0 for the newest data. */
export function useChanges<D>(interval: Interval<D>, newest: D | undefined, ask: () => unknown): void {
  const onTold = useEffectEvent(() => {
    if (valueOf(interval, newest) !== 0) ask();
  });
  useEffect(() => {
    let timer: number | undefined;
    let askedAt = -Infinity;
    const answer = () => {
      timer = undefined;
      askedAt = performance.now();
      onTold();
    };
    const stop = onChange(() => {
      timer ??= window.setTimeout(answer, Math.max(0, askedAt + leastMs - performance.now()));
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, []);
}

function valueOf<D>(interval: Interval<D>, newest: D | undefined): number {
  return typeof interval === 'number' ? interval : interval(newest);
}
