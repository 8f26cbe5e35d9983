import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { startRuntimeConfig } from '../api/runtime-config.ts';
import { setErrorActions } from '../errors/actions.ts';
import { hasEnded } from '../session/ending.ts';
import { NoticeHost } from '../ui/notice-host.tsx';
import { errorActions } from './error-actions.ts';
import { watchChunkFailures } from './chunk-failure.ts';
import { watchConnection } from './connection.ts';
import { BootSkeleton } from './layout/boot-skeleton.tsx';
import { NavigationBar } from './layout/navigation-bar.tsx';

// Retries are off (specification section 9); a page offers "try again" instead. After the session's end nothing is asked.
const swrOptions = { shouldRetryOnError: false, focusThrottleInterval: 30_000, isPaused: hasEnded };

/** Around every page: server state, notices, and what must be listened to for as long as the page lives. */
export function Root() {
  const navigate = useNavigate();
  useEffect(() => setErrorActions(errorActions((to) => void navigate(to))), [navigate]);
  useEffect(watchConnection, []);
  useEffect(watchChunkFailures, []);
  useEffect(startRuntimeConfig, []);
  return (
    <SWRConfig value={swrOptions}>
      <NavigationBar />
      <Suspense fallback={<BootSkeleton />}>
        <Outlet />
      </Suspense>
      <NoticeHost />
      <ScrollRestoration />
    </SWRConfig>
  );
}
