import { call } from '../api/call.ts';
import { currentCulture } from '../i18n/culture.ts';
import { markEnded } from '../lib/has-ended.ts';
import { announceEnding, type Ending } from './session-ended.ts';
import { clearStorage, leftKey } from './storage.ts';

const leavingMs = 3_000;
const signingOutMs = 30_000;
let leftAt = 0;
/** Until then the page is being redirected to end the session at the provider, too. */
let signingOutUntil = 0;

/** A second automatic redirect to the sign-in within this time means that the first one gave no session. */
const circleMs = 60_000;

/**
 * Leaves for the sign-in page, which brings the user back here. Never settles: the page is gone.
 * A tab that came back from there a moment ago without a session is not sent round again: the gateway says so and stops.
 * `isAsked`: the user pressed a button for it.
 */
export function goToSignIn({ isAsked = false } = {}): Promise<never> {
  // A call aborted by the sign-out must not sign in again while the provider's session still exists.
  if (Date.now() < signingOutUntil) return new Promise<never>(() => undefined);
  const { pathname, search, hash } = window.location;
  const here = pathname + search + hash;
  const returnTo = pathname === '/404' ? '/' : here;
  const timezoneOffset = String(-new Date().getTimezoneOffset() / 60);
  const query = new URLSearchParams({ returnTo, timezoneOffset, culture: currentCulture() });
  if (!isAsked && isCircle()) query.set('repeated', '1');
  // Several calls that are refused at once leave once.
  if (Math.abs(Date.now() - leftAt) > leavingMs) {
    window.sessionStorage.setItem(leftKey, String(Date.now()));
    window.location.assign(`/bff/login?${query}`);
  }
  leftAt = Date.now();
  return new Promise<never>(() => undefined);
}

function isCircle(): boolean {
  const left = window.sessionStorage.getItem(leftKey);
  return left !== null && Math.abs(Date.now() - Number(left)) < circleMs;
}

/** There is a session again, or its user has ended it: the next way to the sign-in is a new one. */
export function forgetLeaving(): void {
  window.sessionStorage.removeItem(leftKey);
}

/** Empties the storage and notifies the other tabs: the session is over, whichever tab ended it. */
export function closeSession(ending: Ending): void {
  clearStorage();
  announceEnding(ending);
}

/** Ends the session here and in the other tabs, empties the storage, and gives the address that ends it everywhere. */
export async function endSession(ending: Ending): Promise<string> {
  const { redirectTo } = await call('sessionLogout', {}, { keepalive: true });
  closeSession({ ...ending, redirectTo });
  forgetLeaving();
  return redirectTo;
}

/** True for the address that ends the session at the provider; the gateway names none for a session that has ended already. */
export function endsAtProvider(redirectTo: string | null | undefined): redirectTo is string {
  return typeof redirectTo === 'string' && redirectTo !== '/';
}

/** Signs out and leaves the page. Throws a CallError when the gateway cannot be reached: the user is still signed in. */
export async function signOut(): Promise<void> {
  signingOutUntil = Number.POSITIVE_INFINITY;
  try {
    const redirectTo = await endSession({ reason: 'signedOut' });
    signingOutUntil = Date.now() + signingOutMs;
    markEnded('signedOut');
    window.location.assign(redirectTo);
  } catch (cause) {
    signingOutUntil = 0;
    throw cause;
  }
}
