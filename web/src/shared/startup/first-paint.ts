import type { Visit } from './visit.ts';

/** Kept while home shows its field to the signed-in user; signing out empties the storage. */
export const homeKnownKey = 'home-known';

/** Kept for the tab once the hint for small screens was closed. */
export const bannerHiddenKey = 'mobile-banner-hidden';

export interface FirstPaint {
  homeKnownKey: string;
  bannerHiddenKey: string;
  /** By language, then by the element's `data-word`. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Notes whether home begins with its field: the next visit begins with its picture. */
export function noteHome(withField: boolean): void {
  if (withField) window.localStorage.setItem(homeKnownKey, '1');
  else window.localStorage.removeItem(homeKnownKey);
}

/**
 * Shows header and heading of home, of other pages the header alone, before the program has loaded, where an earlier visit was
 * signed in. Written behind `#root` as it is (build/first-paint.ts): it must need nothing from outside.
 */
export function showFirstPaint(
  { culture, isHome }: Visit,
  { homeKnownKey: known, bannerHiddenKey: hidden, words }: FirstPaint,
): void {
  const ofCulture = words[culture];
  const picture = document.querySelector<HTMLElement>('.first-paint');
  if (!picture || !ofCulture || window.localStorage.getItem(known) === null) return;
  document.documentElement.lang = culture;
  for (const element of picture.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = ofCulture[element.dataset['word'] ?? ''] ?? '';
  if (window.sessionStorage.getItem(hidden) !== null) picture.querySelector('.site-banner')?.remove();
  if (!isHome) picture.querySelector('.home-page')?.remove();
  picture.hidden = false;
}
