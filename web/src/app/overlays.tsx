import { Suspense } from 'react';
import { lazyPart } from './layout/deferred.tsx';

// Come after the page and in nobody's way: without them nothing is lost that the next visit does not say.
const Arriving = lazyPart(() => import('./overlays/overlays.tsx').then((module) => module.Overlays));

/** Privacy notice, plans and promotion, one at a time. */
export function Overlays() {
  return (
    <Suspense>
      <Arriving />
    </Suspense>
  );
}
