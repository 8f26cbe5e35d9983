// The overlays of the whole product. Their code and words arrive when the first of them is to be shown.

import { lazy, Suspense, useEffect } from 'react';
import { serverNow } from '../../api/server-time.ts';
import { loadWords } from '../../i18n/load-words.ts';
import { ownTimeZone } from '../../lib/time-zone.ts';
import { confinementOf } from '../../session/confinement.ts';
import { useSession } from '../../session/use-session.ts';
import { openOverlay, useFirstOverlay, type OverlayName } from './queue.ts';
import { wantedOverlays } from './wanted.ts';

const shownOverlays = {
  privacy: lazyOverlay(() => import('./privacy-dialog.tsx').then((m) => m.PrivacyDialog), ['overlays']),
  pricing: lazyOverlay(() => import('./pricing-dialog.tsx').then((m) => m.PricingDialog), ['plans']),
  update: lazyOverlay(() => import('./update-dialog.tsx').then((m) => m.UpdateDialog), ['help']),
  promotion: lazyOverlay(() => import('./promotion-dialog.tsx').then((m) => m.PromotionDialog), ['overlays']),
} satisfies Record<OverlayName, unknown>;

export function Overlays() {
  useWantedOverlays();
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
function useWantedOverlays(): void {
  const session = useSession();
  const isConfined = confinementOf(session) !== null;
  useEffect(() => {
    let isGone = false;
    wantedOverlays({ isConfined, timeZone: ownTimeZone(), now: serverNow() }).then(
      (names) => {
        if (!isGone) for (const name of names) openOverlay(name);
      },
      // Without an answer nothing is shown: the next page load asks again.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isConfined]);
}

function lazyOverlay(load: () => Promise<() => React.ReactNode>, words: readonly string[]) {
  return lazy(async () => {
    const [Shown] = await Promise.all([load(), loadWords(words)]);
    return { default: Shown };
  });
}
