// Joins the session's clock with the window: hands on mouse and keys, other tabs, refused calls, and what the user sees of it.

import { call } from '../api/call.ts';
import type { CallError } from '../api/call-error.ts';
import { onCallFailure } from '../api/failures.ts';
import { serverNow } from '../api/server-time.ts';
import { presentError } from '../errors/present.ts';
import { i18n } from '../i18n/i18n.ts';
import { addDialog } from '../lib/notices.ts';
import { hasEnded, markEnded, onEndingElsewhere, type Ending } from '../session/ending.ts';
import { createMonitor, type EndKind, type SessionWarning } from '../session/monitor.ts';
import { createReporter } from '../session/reporter.ts';
import { closeSession, endsAtProvider, endSession, goToSignIn } from '../session/sign-out.ts';
import { noteTimes, readTimes, timesKey } from '../session/times.ts';
import { sessionWarning } from '../session/warning.ts';

const signs = ['mousedown', 'mousemove', 'wheel', 'keydown', 'touchstart'] as const;
const wakings = ['focus', 'pageshow', 'online'] as const;
/** A limit that was taken note of in this browser tab is not said again. */
const knownLimitKey = 'session-limit-known';
const noticeEveryMs = 1_000;
const backShownMs = 8_000;

/** Keeps the session's clock for as long as a user is signed in; gives the function that stops it. */
export function watchSession(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let noticedAt = 0;
  let isComingBack = false;

  const reporter = createReporter({
    now: Date.now,
    storage: window.localStorage,
    restMs: () => readTimes()?.restMs ?? Infinity,
    report: async () => noteTimes(await call('sessionActivity', {})),
  });
  const monitor = createMonitor({
    now: serverNow,
    times: readTimes,
    onWarning: warn,
    onOver: (kind) => void end(kind),
  });

  function warn(warning: SessionWarning | null): void {
    const shown = sessionWarning.get();
    if (warning === null && (shown === null || shown.kind === 'back')) return;
    const isKnown = warning?.kind === 'limit' && String(warning.at) === window.sessionStorage.getItem(knownLimitKey);
    sessionWarning.set(warning === null || isKnown ? null : { ...warning, stay: () => stay(warning) });
  }

  /** What the main button does: the rest starts anew; a limit is only taken note of. */
  function stay(warning: SessionWarning): void {
    if (warning.kind === 'limit') window.sessionStorage.setItem(knownLimitKey, String(warning.at));
    if (warning.kind !== 'inactive') return sessionWarning.set(null);
    reporter.reportNow().then(() => sessionWarning.set(null), sayUnlessOffline);
  }

  /** Whoever moves while the warning stands is there, so the session goes on; the dialog says so and goes. */
  async function comeBack(): Promise<void> {
    if (isComingBack) return;
    isComingBack = true;
    try {
      await reporter.reportNow();
      const back = { kind: 'back', at: readTimes()?.inactiveAt ?? 0, stay: () => sessionWarning.set(null) } as const;
      // A button of the dialog may have been faster.
      if (sessionWarning.get()?.kind === 'inactive') sessionWarning.set(back);
      window.setTimeout(() => sessionWarning.get() === back && sessionWarning.set(null), backShownMs);
    } catch (cause) {
      sayUnlessOffline(cause);
    } finally {
      isComingBack = false;
    }
  }

  function notice(): void {
    const at = Date.now();
    if (at - noticedAt < noticeEveryMs) return;
    noticedAt = at;
    // A computer that wakes up after the time was abandoned, whatever moves now.
    monitor.check();
    if (hasEnded()) return;
    if (sessionWarning.get()?.kind === 'inactive') void comeBack();
    else reporter.touch();
  }

  function stop(): void {
    listening.abort();
    monitor.stop();
    reporter.stop();
    sessionWarning.set(null);
    stopHearingTabs();
    stopHearingRefusals();
  }

  async function end(kind: EndKind): Promise<void> {
    stop();
    markEnded(kind);
    // Two tabs end at the same moment, and only the first is told where to go.
    let toldElsewhere: string | undefined;
    onEndingElsewhere((ending) => {
      toldElsewhere = ending.redirectTo;
    });
    // Reachable server or not, the dialog comes and the page behind it goes (global.css).
    const told = await endSession({ reason: kind }).catch(() => null);
    if (told === null) closeSession({ reason: kind });
    showEnded({ reason: kind }, () => leaveFor(endsAtProvider(told) ? told : toldElsewhere));
  }

  const stopHearingTabs = onEndingElsewhere((ending) => {
    stop();
    // Who signed out has left for the provider in that tab; who was away has left in none.
    showEnded(ending, () => leaveFor(ending.reason === 'signedOut' ? undefined : ending.redirectTo));
  });
  const stopHearingRefusals = onCallFailure((error) => {
    if (error.status !== 401 || hasEnded()) return;
    stop();
    refuse(error);
  });
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true, signal });
  for (const waking of wakings) window.addEventListener(waking, monitor.check, { signal });
  document.addEventListener('visibilitychange', monitor.check, { signal });
  window.addEventListener('storage', ({ key }) => key === timesKey && monitor.check(), { signal });
  monitor.check();
  return stop;
}

/** 401 without a business code: nobody is signed in here any more. With one, the gateway says why. */
function refuse(error: CallError): void {
  if (error.code === 401) return void goToSignIn();
  markEnded('refused');
  closeSession({ reason: 'refused', text: error.message });
  presentError(error);
}

function leaveFor(redirectTo: string | undefined): void {
  if (endsAtProvider(redirectTo)) window.location.assign(redirectTo);
  else void goToSignIn();
}

function showEnded({ reason, text }: Ending, signIn: () => void): void {
  markEnded(reason);
  addDialog({
    tone: 'info',
    title: i18n.t('session:ended.title'),
    text: text ?? i18n.t(`session:ended.${reason}`),
    action: { label: i18n.t('session:signIn'), run: signIn },
  });
}

function sayUnlessOffline(error: unknown): void {
  if (navigator.onLine) presentError(error);
}
