// Which language the page speaks (specification section 9): the saved choice, else host and browser.

import { isCulture, type Culture } from '@app/shared/constants/locale';
import { defaultCulture } from '@app/shared/rules/locale-defaults';

const storageKey = 'locale';
let current: Culture | undefined;

export interface CultureClues {
  saved: string | null;
  host: string;
  languages: readonly string[];
}

/** Saved choice first; Chinese on a .cn host or in a Chinese browser; English in any other; Chinese where nothing is known. */
export function chooseCulture({ saved, host, languages }: CultureClues): Culture {
  return isCulture(saved) ? saved : defaultCulture(host, languages[0]);
}

/** The language of this page load. */
export function currentCulture(): Culture {
  current ??= announced(
    chooseCulture({ saved: savedCulture(), host: window.location.hostname, languages: navigator.languages ?? [] }),
  );
  return current;
}

/** The user's own choice in this browser, or null. */
export function savedCulture(): Culture | null {
  const saved = window.localStorage.getItem(storageKey);
  return isCulture(saved) ? saved : null;
}

/** Keeps the choice for the next page loads and uses it from now on. */
export function saveCulture(culture: Culture): void {
  window.localStorage.setItem(storageKey, culture);
  current = announced(culture);
}

// A file that the browser fetches by itself is asked for without our headers: the gateway finds its language here.
function announced(culture: Culture): Culture {
  const attributes = `path=/; max-age=31536000; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`;
  document.cookie = `${storageKey}=${culture}; ${attributes}`;
  return culture;
}
