import { call } from '../api/call.ts';
import { presentError } from '../errors/present.ts';
import { i18n } from '../i18n/i18n.ts';
import { addDialog } from '../lib/notices.ts';
import { createActivityClock, watchActivity } from '../session/activity.ts';
import { endSession, goToSignIn, onSignedOutElsewhere } from '../session/sign-out.ts';

/** Ends the session after 30 minutes of rest and follows other tabs that sign out; gives the function that stops it. */
export function watchSession(): () => void {
  const clock = createActivityClock({ now: Date.now, storage: window.localStorage, report: reportActivity });
  const stopClock = watchActivity(clock, () => void signOutAbandoned());
  const stopListening = onSignedOutElsewhere(() => {
    stopClock();
    showSignedOut('elsewhere', () => void goToSignIn());
  });
  return () => {
    stopClock();
    stopListening();
  };
}

function reportActivity(): void {
  // A session that ended meanwhile must be said; a network that is away for a moment need not.
  call('sessionActivity', {}).catch((error: unknown) => {
    if (navigator.onLine) presentError(error);
  });
}

/** Reachable server or not, the dialog comes and the page behind it goes (global.css). */
async function signOutAbandoned(): Promise<void> {
  const redirectTo = await endSession().catch(() => null);
  showSignedOut('inactive', () => (redirectTo === null ? void goToSignIn() : window.location.assign(redirectTo)));
}

function showSignedOut(reason: 'inactive' | 'elsewhere', signIn: () => void): void {
  document.documentElement.dataset['signedOut'] = reason;
  addDialog({
    tone: 'info',
    title: i18n.t(`session:${reason}.title`),
    text: i18n.t(`session:${reason}.text`),
    action: { label: i18n.t('session:signIn'), run: signIn },
  });
}
