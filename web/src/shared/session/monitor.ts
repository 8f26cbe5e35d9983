// Watches the two ends of a session: the rest without activity, which can be extended, and the absolute limit, which cannot.

import type { SessionTimes } from './times.ts';

export type EndKind = 'inactive' | 'limit';

export interface SessionWarning {
  /** `back`: the user was active before the end of the rest, so the session continues. */
  kind: EndKind | 'back';
  /** Epoch ms by the gateway's clock at which the session ends. */
  at: number;
}

const minuteMs = 60_000;
const warnMs: Record<EndKind, number> = { inactive: 2 * minuteMs, limit: 5 * minuteMs };
const quietCheckMs = 5_000;
const nearCheckMs = 1_000;
const leastMs = 50;

/** How long before the end the warning comes; for a rest shorter than usual, in its last third. */
export function warningMs(kind: EndKind, { restMs }: SessionTimes): number {
  return kind === 'inactive' ? Math.min(warnMs.inactive, restMs / 3) : warnMs.limit;
}

/** Which end comes first, and how far it is. */
export function nextEnd(times: SessionTimes, now: number): { kind: EndKind; at: number; leftMs: number } {
  const kind = times.inactiveAt < times.endsAt ? 'inactive' : 'limit';
  const at = Math.min(times.inactiveAt, times.endsAt);
  return { kind, at, leftMs: Math.max(0, at - now) };
}

/** The warning that these times call for; null while both ends are far. */
export function warningFor(times: SessionTimes, now: number): SessionWarning | null {
  const { inactiveAt, endsAt } = times;
  const { kind } = nextEnd(times, now);
  if (kind === 'inactive' && inactiveAt - now <= warningMs('inactive', times)) return { kind, at: inactiveAt };
  if (endsAt - now <= warningMs('limit', times)) return { kind: 'limit', at: endsAt };
  return null;
}

export interface MonitorParts {
  now: () => number;
  /** Read at each check, because another tab may have moved them. */
  times: () => SessionTimes | undefined;
  onWarning: (warning: SessionWarning | null) => void;
  /** Called once, when the session has ended. */
  onOver: (kind: EndKind) => void;
}

export interface SessionMonitor {
  /** Looks at once: the window woke up, or the times moved. */
  check: () => void;
  stop: () => void;
}

/** Checks every five seconds, and every second near an end, from the first `check` on. */
export function createMonitor({ now, times, onWarning, onOver }: MonitorParts): SessionMonitor {
  let timer = 0;
  let stopped = false;
  const stop = () => {
    stopped = true;
    window.clearTimeout(timer);
  };
  const check = () => {
    if (stopped) return;
    window.clearTimeout(timer);
    const known = times();
    if (known === undefined) {
      timer = window.setTimeout(check, quietCheckMs);
      return;
    }
    const end = nextEnd(known, now());
    if (end.leftMs === 0) {
      stop();
      return onOver(end.kind);
    }
    const warning = warningFor(known, now());
    onWarning(warning);
    const untilWarning = end.leftMs - warningMs(end.kind, known);
    const waitMs = warning ? Math.min(nearCheckMs, end.leftMs) : Math.min(quietCheckMs, untilWarning);
    timer = window.setTimeout(check, Math.max(leastMs, waitMs));
  };
  return { check, stop };
}
