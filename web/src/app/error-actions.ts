import type { CallError } from '../shared/api/call-error.ts';
import { presentError } from '../shared/errors/present.ts';
import type { ErrorActions } from '../shared/errors/actions.ts';
import { hasEnded } from '../shared/lib/ended.ts';
import { goToSignIn, signOut } from '../shared/session/sign-out.ts';
import { contactPage } from '../shared/api/data/contact.ts';
import { setContactSubject } from '../shared/navigation/contact-subject.ts';
import { isWatched } from './session/watch-session.ts';

/** What the buttons of error dialogs do (decisions section 3). */
export function errorActions(goTo: (path: string) => void): ErrorActions {
  const goToContact = (error: CallError) => {
    setContactSubject(error.message);
    goTo(contactPage);
  };
  return {
    login: (error) => void leaveForSignIn(error),
    home: () => goTo('/home'),
    contactUs: goToContact,
    contactSales: goToContact,
    viewRoute: (error) => goTo(routeAddressOf(error)),
  };
}

/** Without a business code nobody is signed in, and the way back here is kept; any other refusal is signed out of first. */
async function leaveForSignIn(error: CallError): Promise<void> {
  // Who watches the session says why it ended, and is not walked over by the calls that failed because of it.
  if (error.code === 401) return hasEnded() || isWatched() ? undefined : goToSignIn();
  try {
    await signOut();
  } catch (cause) {
    if (error.status === 401) return goToSignIn({ isAsked: true });
    presentError(cause);
  }
}

/** The routes an error speaks of, by the ids in its details. */
function routeAddressOf({ details }: CallError): string {
  const ids = typeof details === 'object' && details !== null ? details : {};
  if ('routeId' in ids && typeof ids.routeId === 'string') return `/route/detail/${encodeURIComponent(ids.routeId)}`;
  const module = 'routeType' in ids && ids.routeType === 'processchemistry' ? 'processchemistry' : 'retrosynthesis';
  if ('taskId' in ids && typeof ids.taskId === 'string')
    return `/route/list/${module}?task=${encodeURIComponent(ids.taskId)}`;
  return '/home';
}
