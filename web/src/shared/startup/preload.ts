import type { Visit } from './visit.ts';

export interface Preload {
  /** What home brings besides the first load. */
  home: readonly string[];
  /** The words of the first screen, by language. */
  words: Readonly<Record<string, string>>;
  /** The session query. */
  session: { path: string; headers: Readonly<Record<string, string>>; timeoutMs: number };
  /** Names of the headers that are filled in here. */
  names: { culture: string; timezoneOffset: string };
}

/**
 * Requests the session and what home needs besides the first load, so that neither waits for the first load.
 * Written into the page's head as it is (build/preload.ts), so it must not refer to anything outside. A visitor without a
 * language kept from an earlier visit waits until the page has chosen one. The caller that takes a response also gets its failure.
 */
export function preload({ culture, isHome }: Visit, { home, words, session, names }: Preload): void {
  const ofCulture = words[culture];
  if (ofCulture) {
    const headers = {
      ...session.headers,
      [names.culture]: culture,
      [names.timezoneOffset]: String(-new Date().getTimezoneOffset() / 60),
    };
    const signal = AbortSignal.timeout(session.timeoutMs);
    const asked = fetch(session.path, { headers, signal, credentials: 'same-origin', cache: 'no-store' });
    asked.catch(() => undefined);
    window.preloaded = { [session.path]: asked };
  }
  for (const file of [...(ofCulture ? [ofCulture] : []), ...(isHome ? home : [])]) {
    const link = document.createElement('link');
    if (file.endsWith('.css')) {
      link.rel = 'preload';
      link.as = 'style';
    } else link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
