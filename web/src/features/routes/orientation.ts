import type { Orientation } from '../../chem/tree/tree-layout.ts';

const storageKey = 'routeOrientation';

/** Which way this browser's user lets trees grow; narrow windows start with downwards. */
export function savedOrientation(isNarrow: boolean): Orientation {
  const saved = window.localStorage.getItem(storageKey);
  if (saved === 'horizontal' || saved === 'vertical') return saved;
  return isNarrow ? 'vertical' : 'horizontal';
}

/** Keeps it for the next route. */
export function keepOrientation(orientation: Orientation): void {
  window.localStorage.setItem(storageKey, orientation);
}
