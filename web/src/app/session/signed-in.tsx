import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import type { Share } from '@app/shared/contracts/sharing';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { confinementOf } from '../../shared/session/confinement.ts';
import { restoreTyped, type TypedText } from '../../shared/session/typed-drafts.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { lazyPart } from '../layout/lazy-part.ts';
import { watchSession } from './watch-session.ts';
import { watchChanges } from '../../shared/events/change-events.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { currentCulture, saveCulture, savedCulture } from '../../shared/i18n/culture.ts';
import { call } from '../../shared/api/call.ts';
import { presentError } from '../../shared/errors/present.ts';
import { takeShareCode } from '../../shared/navigation/address.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { addDialog, addToast } from '../../shared/lib/notices.ts';

// Fetched long before it is wanted, when there may be no network. Where it does not come, the page offers its reload.
const SessionWarning = lazyPart(() => import('./session-warning.tsx').then((module) => module.SessionWarningDialog));
// Privacy notice, plans and promotion, one at a time: what they show can wait for the next visit.
const Overlays = lazyPart(() => import('../overlays/overlays.tsx').then((module) => module.Overlays));
const SystemExpired = lazy(async () => {
  const [{ SystemExpired: shown }] = await Promise.all([import('./system-expired.tsx'), loadWords(['contact'])]);
  return { default: shown };
});

/** Around every page that needs a user: keeps the session's clock and speaks the user's language. */
export function SignedIn() {
  const session = useSession();
  useEffect(watchSession, []);
  useEffect(watchChanges, []);
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
        {confinementOf(session) !== 'systemExpired' && <Overlays />}
      </Suspense>
    </>
  );
}

/** On a device where no language was chosen yet, the one in the user's profile wins over the default. */
function useSavedLanguage(): void {
  const { data } = useCall('userProfile', savedCulture() === null ? {} : null, { passive: true });
  const language = data?.language ?? null;
  useEffect(() => {
    if (language === null || savedCulture() !== null) return;
    const shown = currentCulture();
    saveCulture(language);
    // Names and messages from the server are in the other language too, so the page starts again.
    if (language !== shown) window.location.reload();
  }, [language]);
}

/** Opens what a link of a colleague shows, and says why where it cannot be opened. */
function useShareCode(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const shareCode = takeShareCode();
    if (shareCode === null) return;
    void call('shareRecord', { query: { shareCode } }).then(
      ({ share }) => void navigate(sharedPath(share), { replace: true }),
      presentError,
    );
  }, [navigate]);
}

function sharedPath({ kind, itemId, routeType, target }: Share): string {
  return kind === 'route' ? `/single/${itemId}` : `/route/list/${routeType}/${target.key}?task=${itemId}`;
}

/** Shows what was typed before a new sign-in and found no field to go back into, so that it can be copied. */
export function offerTyped(texts: readonly TypedText[]): void {
  if (texts.length === 0) return;
  const all = texts.map(({ label, value }) => (label === '' ? value : `${label}: ${value}`)).join('\n');
  addDialog({
    tone: 'info',
    title: i18n.t('session:ended.typedLeft.title'),
    text: `${i18n.t('session:ended.typedLeft.text')}\n${all}`,
    action: {
      label: i18n.t('session:ended.typedLeft.copy'),
      run: () =>
        void navigator.clipboard
          .writeText(all)
          .then(() => addToast({ tone: 'success', text: i18n.t('session:ended.typedLeft.copied') })),
    },
    cancel: { label: i18n.t('session:ended.typedLeft.close'), run: () => undefined },
  });
}
