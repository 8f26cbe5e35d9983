// The clock of a session. It warns of its two ends, the rest without activity, which can be extended, and the absolute limit,
// which cannot; renews the access token, and with it the cookie, before it ends, in hidden tabs too; and reports mouse, keys
// and touch to the gateway at most once a minute, by whichever tab sees them (decisions section 6).

import { activityReportMs } from '@app/shared/constants/limits';
import { createStore } from '../lib/store.ts';
import type { SessionTimes } from './times.ts';

export type EndKind = 'inactive' | 'limit';

export interface SessionWarning {
  /** `back`: the user was active before the end of the rest, so the session continues. */
  kind: EndKind | 'back';
  /** Epoch ms by the gateway's clock at which the session ends. */
  at: number;
}

export interface ShownWarning extends SessionWarning {
  /** What the dialog's main button does. */
  stay: () => void;
}

/** What the page says about the coming end of the session; null while there is nothing to say. */
export const sessionWarning = createStore<ShownWarning | null>(null);

const minuteMs = 60_000;
const warnMs: Record<EndKind, number> = { inactive: 2 * minuteMs, limit: 5 * minuteMs };
const quietCheckMs = 5_000;
const nearCheckMs = 1_000;
const leastMs = 50;
/** After a renewal or a report that failed. */
const retryMs = 5_000;
const soonestReportMs = 1_000;
const reportedKey = 'active-reported-at';

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

export interface ClockParts {
  /** Epoch ms by the gateway's clock. */
  now: () => number;
  /** Read at each check, because another tab may have moved them. */
  times: () => SessionTimes | undefined;
  onWarning: (warning: SessionWarning | null) => void;
  /** Called once, when the session has ended. */
  onOver: (kind: EndKind) => void;
  /** Asks the gateway for a new token and notes its response. Rejects when it could not be asked. */
  renew: () => Promise<void>;
  /** Reports activity to the gateway. Rejects when it could not be reached. */
  report: () => Promise<void>;
}

/** Checks every five seconds, every second near an end, and when something is due, from the first `check` on. */
export function createSessionClock({ now, times, onWarning, onOver, renew, report }: ClockParts) {
  let timer = 0;
  let isStopped = false;
  let isRenewing = false;
  let renewNotBefore = 0;
  let touchedAt = 0;
  let reportNotBefore = 0;
  const reportedAt = () => Number(window.localStorage.getItem(reportedKey) ?? 0);

  /** Now, whatever was reported before. Rejects when the gateway could not be reached. */
  const reportNow = async () => {
    const before = reportedAt();
    window.localStorage.setItem(reportedKey, String(now()));
    try {
      await report();
    } catch (cause) {
      // Still owed; a network that is away is not asked at every move of the mouse.
      window.localStorage.setItem(reportedKey, String(before));
      reportNotBefore = now() + retryMs;
      throw cause;
    }
  };
  const renewNow = async () => {
    isRenewing = true;
    await renew().catch(() => (renewNotBefore = now() + retryMs));
    isRenewing = false;
    check();
  };
  /** Reports what is owed when it is time; gives when to look again. A short session is reported more often than once a minute. */
  const reportDue = (restMs: number): number => {
    const everyMs = Math.max(soonestReportMs, Math.min(activityReportMs, restMs / 4));
    // Another tab may have reported it; activity from before a computer slept is not reported as current.
    const isOwed = touchedAt > reportedAt() && now() - touchedAt < everyMs + 2 * retryMs;
    const dueAt = Math.max(reportedAt() + everyMs, reportNotBefore);
    if (!isOwed || dueAt > now()) return isOwed ? dueAt : Infinity;
    void reportNow().catch(check);
    return Infinity;
  };
  const renewDue = (renewAt: number): number => {
    const dueAt = Math.max(renewAt, renewNotBefore);
    if (isRenewing || dueAt > now()) return isRenewing ? Infinity : dueAt;
    void renewNow();
    return Infinity;
  };
  const stop = () => {
    isStopped = true;
    window.clearTimeout(timer);
  };
  /** Looks at once: the window woke up, or the times moved. */
  function check(): void {
    if (isStopped) return;
    window.clearTimeout(timer);
    const known = times();
    const end = known && nextEnd(known, now());
    if (end?.leftMs === 0) {
      stop();
      return onOver(end.kind);
    }
    const waits = [quietCheckMs, reportDue(known?.restMs ?? Infinity) - now()];
    if (known && end) {
      const warning = warningFor(known, now());
      onWarning(warning);
      waits.push(warning ? Math.min(nearCheckMs, end.leftMs) : end.leftMs - warningMs(end.kind, known));
      waits.push(renewDue(known.renewAt) - now());
    }
    timer = window.setTimeout(check, Math.max(leastMs, Math.min(...waits)));
  }
  /** The user did something: it is reported now, or as soon as the minute is over. */
  const touch = () => {
    touchedAt = now();
    check();
  };
  return { check, touch, reportNow, stop };
}
