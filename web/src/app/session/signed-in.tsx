import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { loadMoreCalls } from '../../shared/api/known-calls.ts';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { confinementOf } from '../../shared/session/confinement.ts';
import { restoreTyped } from '../../shared/session/typed.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyPart } from '../layout/deferred.tsx';
import { offerTyped } from './offer-typed.ts';
import { Overlays } from '../overlays.tsx';
import { useSavedLanguage } from './use-saved-language.ts';
import { useShareCode } from './use-share-code.ts';
import { watchSession } from './watch-session.ts';

// Fetched long before it is wanted, when there may be no network. Where it does not come, the page offers its reload.
const SessionWarning = lazyPart(() => import('./session-warning.tsx').then((module) => module.SessionWarningDialog));
const SystemExpired = lazy(async () => {
  const [{ SystemExpired: shown }] = await Promise.all([
    import('./system-expired.tsx'),
    loadWords(['contact']),
    loadMoreCalls(),
  ]);
  return { default: shown };
});

/** Around every page that needs a user: keeps the session's clock and speaks the user's language. */
export function SignedIn() {
  const session = useSession();
  useEffect(watchSession, []);
  useEffect(() => restoreTyped(session.user.id, offerTyped), [session.user.id]);
  useSavedLanguage();
  useShareCode();
  return (
    <>
      {confinementOf(session) === 'systemExpired' ? (
        <Suspense fallback={null}>
          <SystemExpired />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <Suspense>
        <SessionWarning />
      </Suspense>
      {confinementOf(session) !== 'systemExpired' && <Overlays />}
    </>
  );
}
