import type { Density } from './main-line.tsx';

const storageKey = 'routeListDensity';

/** How dense this browser's user likes the list. */
export function savedDensity(): Density {
  return window.localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable';
}

/** Keeps it for the next visit. */
export function keepDensity(density: Density): void {
  window.localStorage.setItem(storageKey, density);
}
