import { Suspense } from 'react';
import { lazyPart } from './layout/lazy-part.ts';

// Loaded after the page and not needed by it: what they show can wait for the next visit.
const Arriving = lazyPart(() => import('./overlays/overlays.tsx').then((module) => module.Overlays));

/** Privacy notice, plans and promotion, one at a time. */
export function Overlays() {
  return (
    <Suspense>
      <Arriving />
    </Suspense>
  );
}
