export type Density = 'comfortable' | 'compact';

const storageKey = 'substructureDensity';

/** How dense this browser's user likes the hits. */
export function savedDensity(): Density {
  return window.localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable';
}

/** Keeps it for the next visit. */
export function keepDensity(density: Density): void {
  window.localStorage.setItem(storageKey, density);
}
