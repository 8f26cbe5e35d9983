// Screen actions of the tracking catalogue, reported as buried points, those of a moment together. Nothing waits for a
// report, and a report that fails is dropped.

import type { BuriedPoint } from '@app/shared/contracts/statistics';
import {
  longestStayMs,
  mostPointsAtOnce,
  screenActions,
  type MomentAction,
  type StayAction,
} from '@app/shared/constants/screen-actions';
import { useEffect, useRef } from 'react';
import { loginDevice } from '../lib/login-device.ts';
import { request } from './call.ts';

const momentMs = 2_000;
let waiting: BuriedPoint[] = [];
let nextSending = 0;

/** Reports a screen action. */
export function track(action: MomentAction): void {
  keep({ code: screenActions[action], loginDevice: loginDevice() });
}

/** Reports an action that took a while, in milliseconds. */
export function trackStay(action: StayAction, stayMs: number): void {
  const stayTime = Math.min(Math.max(0, Math.round(stayMs)), longestStayMs);
  keep({ code: screenActions[action], loginDevice: loginDevice(), stayTime });
}

function keep(point: BuriedPoint): void {
  waiting.push(point);
  if (waiting.length === mostPointsAtOnce) sendPoints();
  else nextSending ||= window.setTimeout(sendPoints, momentMs);
}

/** Sends what waits. Not by `sendBeacon`, which cannot carry the proof that our page asks; a kept-alive call outlives it too. */
export function sendPoints(): void {
  window.clearTimeout(nextSending);
  nextSending = 0;
  const points = waiting;
  waiting = [];
  const [point] = points;
  if (!point) return;
  const options = { keepalive: true, passive: true };
  // Failures are ignored: a report may be sent after the session's end.
  const sent =
    points.length === 1
      ? request('createBuriedPoint', { body: point }, options)
      : request('createBuriedPoints', { body: { points } }, options);
  sent.catch(() => undefined);
}

const sendWhenHidden = () => document.hidden && sendPoints();
document.addEventListener('visibilitychange', sendWhenHidden);
window.addEventListener('pagehide', sendPoints);

const restMs = 1_000;

/** Reports the action when the value has changed and settled: once for a word typed or a slider drawn. */
export function useTrackedChange(value: unknown, action: MomentAction): void {
  const known = useRef(value);
  useEffect(() => {
    if (Object.is(known.current, value)) return undefined;
    const timer = window.setTimeout(() => {
      known.current = value;
      track(action);
    }, restMs);
    return () => window.clearTimeout(timer);
  }, [value, action]);
}

/**
 * Reports how long the component was on the screen when it goes, or the page with it; time in a hidden tab does not count,
 * nor does time before the action is known.
 */
export function useTrackedStay(action: StayAction | undefined): void {
  useEffect(() => {
    if (action === undefined) return undefined;
    let stayMs = 0;
    let shownAt = document.hidden ? null : performance.now();
    const pause = () => {
      if (shownAt !== null) stayMs += performance.now() - shownAt;
      shownAt = null;
    };
    const follow = () => {
      pause();
      if (!document.hidden) shownAt = performance.now();
    };
    const report = () => {
      pause();
      if (stayMs > 0) trackStay(action, stayMs);
      stayMs = 0;
    };
    const leave = () => {
      report();
      sendPoints();
    };
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    // Back from the browser's cache of pages.
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', follow);
      report();
    };
  }, [action]);
}
