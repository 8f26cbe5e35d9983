import { lazy, Suspense, type ComponentType } from 'react';
import { afterPaint } from '../lib/after-paint.ts';

// Come after the page and in nobody's way: without them nothing is lost that the next visit does not say.
const Arriving = lazy<ComponentType>(() =>
  afterPaint()
    .then(() => import('./overlays/overlays.tsx'))
    .then(
      ({ Overlays: Loaded }) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
);

/** Privacy notice, plans and promotion, one at a time. */
export function Overlays() {
  return (
    <Suspense>
      <Arriving />
    </Suspense>
  );
}
