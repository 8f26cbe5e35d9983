import { call } from '../api/call.ts';
import { currentCulture } from '../i18n/culture.ts';
import { clearStorage } from './storage.ts';

const signedOutKey = 'signed-out-at';

/** Leaves for the sign-in page, which brings the user back here. Never settles: the page is gone. */
export function goToSignIn(): Promise<never> {
  const here = window.location.pathname + window.location.search;
  const returnTo = here === '/404' ? '/' : here;
  const query = new URLSearchParams({ returnTo, culture: currentCulture() });
  window.location.assign(`/bff/login?${query}`);
  return new Promise<never>(() => undefined);
}

/** Ends the session here and in the other tabs, empties the storage, and gives the address that ends it everywhere. */
export async function endSession(): Promise<string> {
  const { redirectTo } = await call('sessionLogout', {}, { keepalive: true });
  clearStorage();
  // Other tabs hear of it through the storage event.
  window.localStorage.setItem(signedOutKey, String(Date.now()));
  window.localStorage.removeItem(signedOutKey);
  return redirectTo;
}

/** Signs out and leaves the page. Throws a CallError when the gateway cannot be reached: the user is still signed in. */
export async function signOut(): Promise<void> {
  window.location.assign(await endSession());
}

/** Tells when another tab has signed out; gives the function that stops listening. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === signedOutKey && event.newValue !== null) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
