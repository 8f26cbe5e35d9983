// The overlays of the whole product. Their code and words arrive when the first of them is to be shown.

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { serverNow } from '../../shared/api/server-time.ts';
import { guidance } from '../../shared/navigation/guidance.ts';
import { useStore } from '../../shared/lib/store.ts';
import { ownTimeZone } from '../../shared/format/time-zone.ts';
import { confinementOf } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { later } from '../../ui/state/later.tsx';
import { tourState } from './tour/tour-state.ts';
import { closeOverlay, openOverlay, useFirstOverlay, type OverlayName } from './queue.ts';
import { dueOverlays } from './due-overlays.ts';

const shownOverlays = {
  privacy: later(async () => (await import('./privacy-dialog.tsx')).PrivacyDialog, { words: ['overlays'] }),
  pricing: later(async () => (await import('./pricing-dialog.tsx')).PricingDialog, { words: ['console'] }),
  update: later(async () => (await import('./update-dialog.tsx')).UpdateDialog, { words: ['help'] }),
  promotion: later(async () => (await import('./promotion-dialog.tsx')).PromotionDialog, { words: ['overlays'] }),
  tour: later(async () => (await import('./tour/tour.tsx')).Tour, { words: ['tour'] }),
} satisfies Record<OverlayName, unknown>;

export function Overlays() {
  useDueOverlays();
  useWantedTour();
  const first = useFirstOverlay();
  if (first === null) return null;
  const Shown = shownOverlays[first];
  return <Shown />;
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
