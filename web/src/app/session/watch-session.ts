// Joins the session's clock with the window: hands on mouse and keys, other tabs, refused calls, and what the user sees of it.

import type { SessionUser } from '@app/shared/contracts/session';
import { isRefusedByService } from '@app/shared/errors/refused-by-service';
import { mutate } from 'swr';
import { call } from '../../shared/api/call.ts';
import { CallError, onCallFailure } from '../../shared/api/call-error.ts';
import { serverNow } from '../../shared/api/server-time.ts';
import { presentError } from '../../shared/errors/present.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { hasEnded, markEnded } from '../../shared/lib/has-ended.ts';
import { addDialog, addToast, toasts } from '../../shared/lib/notices.ts';
import { announceEnding, onEndingElsewhere, type Ending } from '../../shared/session/session-ended.ts';
import { checkSession } from '../../shared/session/check-session.ts';
import { createSessionClock, sessionWarning, type EndKind, type SessionWarning } from '../../shared/session/clock.ts';
import { closeSession, endsAtProvider, endSession, goToSignIn } from '../../shared/session/sign-out.ts';
import { sessionStore } from '../../shared/session/session.ts';
import { draftsOfTab, isOtherUser, lastUserKey } from '../../shared/session/storage.ts';
import { noteRenewal, noteTimes, readTimes, timesKey } from '../../shared/session/times.ts';
import { followTyping, keepTyped } from '../../shared/session/typed-drafts.ts';

const signs = ['mousedown', 'mousemove', 'wheel', 'keydown', 'touchstart'] as const;
const wakings = ['focus', 'pageshow', 'online'] as const;
/** A limit that was taken note of in this browser tab is not said again. */
const knownLimitKey = 'session-limit-known';
const noticeEveryMs = 1_000;
const backShownMs = 8_000;
/** A refused poll is reported once in this time, not every time. */
const saidAgainMs = 5 * 60_000;
let watched = 0;

/** True while a session is watched: the watcher announces its end, whichever call was refused. */
export function isWatched(): boolean {
  return watched > 0;
}

/** Keeps the session's clock for as long as a user is signed in; gives the function that stops it. */
export function watchSession(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let noticedAt = 0;
  let isComingBack = false;
  let saidAt = -Infinity;
  watched += 1;

  const clock = createSessionClock({
    now: serverNow,
    times: readTimes,
    onWarning: warn,
    onOver: (kind) => void end(kind),
    renew: async () => noteRenewal(await call('sessionActivity', {}, { passive: true })),
    report: async () => noteTimes(await call('sessionActivity', {})),
  });

  function warn(warning: SessionWarning | null): void {
    const shown = sessionWarning.get();
    if (warning === null && (shown === null || shown.kind === 'back')) return;
    const isKnown = warning?.kind === 'limit' && String(warning.at) === window.sessionStorage.getItem(knownLimitKey);
    sessionWarning.set(warning === null || isKnown ? null : { ...warning, stay: () => stay(warning) });
  }

  /** What the main button does: restarts the rest; a limit is only acknowledged. */
  function stay(warning: SessionWarning): void {
    if (warning.kind === 'limit') window.sessionStorage.setItem(knownLimitKey, String(warning.at));
    if (warning.kind !== 'inactive') return sessionWarning.set(null);
    clock.reportNow().then(() => sessionWarning.set(null), sayUnlessOffline);
  }

  /** Activity during the warning continues the session; the dialog says so and closes. */
  async function comeBack(): Promise<void> {
    if (isComingBack) return;
    isComingBack = true;
    try {
      await clock.reportNow();
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
    look();
    if (hasEnded()) return;
    if (sessionWarning.get()?.kind === 'inactive') void comeBack();
    else clock.touch();
  }

  function stop(): void {
    if (!signal.aborted) watched -= 1;
    listening.abort();
    clock.stop();
    sessionWarning.set(null);
    stopHearingTabs();
    stopHearingRefusals();
  }

  async function end(kind: EndKind): Promise<void> {
    stop();
    const drafts = kind === 'limit' ? draftsOfTab() : undefined;
    markEnded(kind);
    // If two tabs end at the same moment, only the first gets the address to go to.
    let redirectFromOtherTab: string | undefined;
    onEndingElsewhere((ending) => {
      redirectFromOtherTab = ending.redirectTo;
    });
    // Reachable server or not, the dialog comes and the page behind it goes (global.css).
    const ended = await endSession({ reason: kind }).catch(() => null);
    if (ended === null) closeSession({ reason: kind });
    // An idle user has typed nothing; a limit may end the session during typing.
    if (drafts) keepUnsaved(drafts);
    showEnded({ reason: kind }, () => leaveFor(endsAtProvider(ended) ? ended : redirectFromOtherTab));
  }

  const stopHearingTabs = onEndingElsewhere((ending) => {
    stop();
    if (ending.reason === 'expired') keepTyped();
    // A signed-out user has left for the provider in that tab; after a timeout no tab has.
    showEnded(ending, () => leaveFor(ending.reason === 'signedOut' ? undefined : ending.redirectTo));
  });
  /** A 401 of the gateway ends the session, and one of the service a session that the gateway still holds, unless the call was made aside. */
  async function judge(error: CallError, isAside: boolean): Promise<void> {
    const isByService = isRefusedByService(error.details);
    const held = isByService ? 'alive' : await checkSession();
    if (hasEnded()) return;
    if (typeof held === 'object' && 'replacedBy' in held) return goOnWith(held.replacedBy);
    if (held === 'alive' && isAside) return saySideRefused(isByService ? error.message : undefined);
    if (held === 'unknown' && isAside) return;
    stop();
    if (held === 'alive') return leaveSession();
    if (held instanceof CallError && saysWhy(held)) return refuse(held);
    keepTyped();
    announceEnding({ reason: 'expired' });
    showEnded({ reason: 'expired' }, () => leaveFor(undefined));
  }

  /** What was refused belonged to the session before; everything is asked for again. */
  function goOnWith(session: SessionUser): void {
    if (session.user.id !== sessionStore.get()?.user.id) return makeWay();
    noteTimes(session);
    sessionStore.set(session);
    void mutate(() => true);
  }

  function saySideRefused(text = i18n.t('session:sideRefused')): void {
    if (Date.now() - saidAt < saidAgainMs) return;
    saidAt = Date.now();
    addToast({ tone: 'error', text, closable: true, durationMs: 0 });
  }

  function look(): void {
    const own = sessionStore.get()?.user.id;
    if (own !== undefined && isOtherUser(own)) return makeWay();
    clock.check();
  }

  /** The cookie is another user's by now: nothing of the one before is shown or asked for with it. */
  function makeWay(): void {
    if (hasEnded()) return;
    stop();
    markEnded('otherUser');
    addDialog({
      tone: 'info',
      title: i18n.t('session:ended.title'),
      text: i18n.t('session:ended.otherUser'),
      action: { label: i18n.t('common:action.reload'), run: () => window.location.replace('/') },
    });
  }

  const stopHearingRefusals = onCallFailure((error, isAside) => {
    if ((error.status !== 401 && error.code !== 401) || hasEnded()) return;
    if (!saysWhy(error)) return void judge(error, isAside);
    stop();
    refuse(error);
  });
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true, signal });
  for (const waking of wakings) window.addEventListener(waking, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('storage', ({ key }) => (key === timesKey || key === lastUserKey) && look(), { signal });
  followTyping(signal);
  clock.check();
  return stop;
}

/** A business code says why the user is signed out (specification section 8); 401 alone does not. */
function saysWhy({ code, action }: CallError): boolean {
  return code !== 401 && action === 'login';
}

function refuse(error: CallError): void {
  toasts.set([]);
  presentError(error);
  markEnded('refused');
  closeSession({ reason: 'refused', text: error.message });
}

/**
 * The service refuses what the user does: signed out once, with the reason (specification section 8: 401 logs out). What was
 * typed is kept for the same user.
 */
async function leaveSession(): Promise<void> {
  const drafts = draftsOfTab();
  markEnded('refused');
  const text = i18n.t('session:ended.notAccepted');
  const ended = await endSession({ reason: 'refused', text }).catch(() => null);
  if (ended === null) closeSession({ reason: 'refused', text });
  keepUnsaved(drafts);
  showEnded({ reason: 'refused', text }, () => leaveFor(ended ?? undefined));
}

function keepUnsaved(drafts: ReturnType<typeof draftsOfTab>): void {
  drafts.putBack();
  keepTyped();
}

/** Where its user has pressed a button for it. */
function leaveFor(redirectTo: string | undefined): void {
  if (endsAtProvider(redirectTo)) window.location.assign(redirectTo);
  else void goToSignIn({ isAsked: true });
}

function showEnded({ reason, text }: Ending, signIn: () => void): void {
  markEnded(reason);
  // No error caused by it is shown beside the dialog.
  toasts.set([]);
  addDialog({
    tone: 'info',
    title: i18n.t(reason === 'expired' ? 'session:ended.expiredTitle' : 'session:ended.title'),
    text: text ?? i18n.t(`session:ended.${reason}`),
    action: { label: i18n.t('session:signIn'), run: signIn },
  });
}

function sayUnlessOffline(error: unknown): void {
  if (navigator.onLine) presentError(error);
}
