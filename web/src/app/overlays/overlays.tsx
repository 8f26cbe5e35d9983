// The overlays of the whole product. Their code and words arrive when the first of them is to be shown.

import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { serverNow } from '../../shared/api/server-time.ts';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { guidance } from '../../shared/navigation/guidance.ts';
import { useStore } from '../../shared/lib/store.ts';
import { ownTimeZone } from '../../shared/format/time-zone.ts';
import { confinementOf } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { tourState } from './tour/tour-state.ts';
import { closeOverlay, openOverlay, useFirstOverlay, type OverlayName } from './queue.ts';
import { dueOverlays } from './due-overlays.ts';

const shownOverlays = {
  privacy: lazyOverlay(() => import('./privacy-dialog.tsx').then((m) => m.PrivacyDialog), ['overlays']),
  pricing: lazyOverlay(() => import('./pricing-dialog.tsx').then((m) => m.PricingDialog), ['console']),
  update: lazyOverlay(() => import('./update-dialog.tsx').then((m) => m.UpdateDialog), ['help']),
  promotion: lazyOverlay(() => import('./promotion-dialog.tsx').then((m) => m.PromotionDialog), ['overlays']),
  tour: lazyOverlay(() => import('./tour/tour.tsx').then((m) => m.Tour), ['tour']),
} satisfies Record<OverlayName, unknown>;

export function Overlays() {
  useDueOverlays();
  useWantedTour();
  const first = useFirstOverlay();
  if (first === null) return null;
  const Shown = shownOverlays[first];
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  );
}

/** Asks once a sign-in which overlays this user is to see. */
function useDueOverlays(): void {
  const session = useSession();
  const isConfined = confinementOf(session) !== null;
  useEffect(() => {
    let isGone = false;
    dueOverlays({ isConfined, timeZone: ownTimeZone(), now: serverNow() }).then(
      (names) => {
        if (!isGone) for (const name of names) openOverlay(name);
      },
      // Without a response nothing is shown: the next page load asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isConfined]);
}

/** The tour comes when it is asked for, and once more with the first routes that its reader sees. */
function useWantedTour(): void {
  const isAsked = useStore(guidance) === 'tour';
  const { pathname } = useLocation();
  const isFirstResult = useStore(tourState) === 'result' && pathname.startsWith('/route/list/');
  useEffect(() => {
    if (isAsked || isFirstResult) openOverlay('tour');
    return isAsked || isFirstResult ? () => closeOverlay('tour') : undefined;
  }, [isAsked, isFirstResult]);
}

function lazyOverlay(load: () => Promise<() => React.ReactNode>, words: readonly string[]) {
  return lazy(async () => {
    const [Shown] = await Promise.all([load(), loadWords(words)]);
    return { default: Shown };
  });
}
