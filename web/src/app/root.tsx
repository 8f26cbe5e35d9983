import { Suspense, useEffect } from 'react';
import { createPath, Outlet, ScrollRestoration, useNavigate, useNavigation, type Location } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { startRuntimeConfig } from '../shared/api/data/runtime-config.ts';
import { setErrorActions } from '../shared/errors/actions.ts';
import { watchTheme } from '../shared/startup/color-theme.ts';
import { hasEnded } from '../shared/lib/ended.ts';
import { NoticeHost } from '../ui/notice/notice-host.tsx';
import { errorActions } from './error-actions.ts';
import { noteDestination, watchChunkFailures } from './chunk-failure.ts';
import { watchConnection } from './connection.ts';
import { BootSkeleton } from './layout/boot-skeleton.tsx';
import { NavigationBar } from './layout/navigation-bar.tsx';
import { watchPrinting } from './watch-printing.ts';
import { useArrivalFocus } from './use-arrival-focus.ts';

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

/** Every first page of a visit has the same key: where one was left says nothing of another. */
function scrollKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
