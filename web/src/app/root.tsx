import { Suspense, useEffect } from 'react';
import { createPath, Outlet, ScrollRestoration, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { startRuntimeConfig } from '../shared/api/data/runtime-config.ts';
import { setErrorActions, type ErrorActions } from '../shared/errors/actions.ts';
import { watchTheme } from '../shared/startup/color-theme.ts';
import { hasEnded } from '../shared/lib/has-ended.ts';
import { NoticeHost } from '../ui/notice/notice-host.tsx';
import { noteDestination, watchChunkFailures } from './chunk-failure.ts';
import { watchConnection } from './connection.ts';
import { BootSkeleton } from './layout/boot-skeleton.tsx';
import { NavigationBar } from './layout/navigation-bar.tsx';
import { watchPrinting } from './watch-printing.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';
import type { CallError } from '../shared/api/call-error.ts';
import { presentError } from '../shared/errors/present.ts';
import { goToSignIn, signOut } from '../shared/session/sign-out.ts';
import { contactPage } from '../shared/api/data/contact.ts';
import { setContactSubject } from '../shared/navigation/contact-subject.ts';
import { isWatched } from './session/watch-session.ts';

// Retries are off (specification section 9); a page offers "try again" instead. After the session's end nothing is asked.
const swrOptions = { shouldRetryOnError: false, focusThrottleInterval: 30_000, isPaused: hasEnded };

/** Around every page: server state, notices, and what must be listened to for as long as the page lives. */
export function Root() {
  const navigate = useNavigate();
  useEffect(() => setErrorActions(errorActions((to) => void navigate(to))), [navigate]);
  useArrivalFocus();
  useEffect(watchConnection, []);
  useEffect(watchChunkFailures, []);
  const { location } = useNavigation();
  useEffect(() => noteDestination(location ? createPath(location) : null), [location]);
  useEffect(startRuntimeConfig, []);
  useEffect(watchTheme, []);
  useEffect(watchPrinting, []);
  return (
    <SWRConfig value={swrOptions}>
      <NavigationBar />
      <Suspense fallback={<BootSkeleton />}>
        <Outlet />
      </Suspense>
      <NoticeHost />
      <ScrollRestoration getKey={scrollKey} />
    </SWRConfig>
  );
}

/** Every first page of a visit has the same key: scroll positions of one do not apply to another. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}

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

/** Without a business code there is no session, and the address to return to is kept; any other refusal signs out first. */
async function leaveForSignIn(error: CallError): Promise<void> {
  // The session watcher says why it ended; calls that failed because of it do not override that.
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
