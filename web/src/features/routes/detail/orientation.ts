import type { Orientation } from '../../../chemistry/tree/tree-layout.ts';

const storageKey = 'routeOrientation';

/** Which way trees grow: as last turned in this browser, else as the user's setting says; narrow windows start downwards. */
export function savedOrientation(isNarrow: boolean, preferred: Orientation = 'horizontal'): Orientation {
  const saved = window.localStorage.getItem(storageKey);
  if (saved === 'horizontal' || saved === 'vertical') return saved;
  return isNarrow ? 'vertical' : preferred;
}

/** Keeps it for the next route. */
export function keepOrientation(orientation: Orientation): void {
  window.localStorage.setItem(storageKey, orientation);
}
