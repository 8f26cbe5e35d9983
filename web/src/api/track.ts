// Screen actions of the tracking catalogue, reported as buried points. Nobody waits for a report, and a report that fails
// is nobody's trouble.

import { longestStayMs, screenActions, type ScreenAction } from '@app/shared/tracking/screen-actions';
import { useEffect, useRef } from 'react';
import { loginDevice } from '../lib/login-device.ts';
import { call } from './call.ts';

/** Reports a screen action, with the milliseconds spent on it where that means something. */
export function track(action: ScreenAction, stayMs?: number): void {
  const stay = stayMs === undefined ? {} : { stayTime: Math.min(Math.max(0, Math.round(stayMs)), longestStayMs) };
  const body = { code: screenActions[action], loginDevice: loginDevice(), ...stay };
  call('createBuriedPoint', { body }, { keepalive: true, passive: true }).catch(() => undefined);
}

const restMs = 1_000;

/** Reports the action when the value has changed and rested: once for a word typed or a slider drawn. */
export function useTrackedChange(value: unknown, action: ScreenAction): void {
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
export function useTrackedStay(action: ScreenAction | undefined): void {
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
      if (stayMs > 0) track(action, stayMs);
      stayMs = 0;
    };
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', report);
    // Back from the browser's cache of pages.
    window.addEventListener('pageshow', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', report);
      window.removeEventListener('pageshow', follow);
      report();
    };
  }, [action]);
}
