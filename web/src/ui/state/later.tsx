// Parts of a page that come after it: what is behind a click, a tab or a choice. They are fetched while the page rests,
// so that they are loaded at the click; a faster user sees the fallback meanwhile.

import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { prefetch } from '../../shared/startup/prefetch.ts';

export interface LaterOptions {
  /** Namespaces that the page itself does without. */
  words?: readonly string[];
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
}

export interface Fetched {
  /** Resolves when the part can be drawn at once. */
  fetch: () => Promise<unknown>;
}

/** A component that is fetched when it is first drawn, or before that with `fetch`. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { words = [], fallback = null }: LaterOptions = {},
): ((props: P) => ReactNode) & Fetched {
  let arrived: ComponentType<P> | undefined;
  const fetch = async () => {
    const [part] = await Promise.all([load(), loadWords(words)]);
    arrived = part;
    return { default: part };
  };
  const Coming = lazy(fetch);
  const Later = (props: P) => {
    // Keeps the component it began with: another one would lose what was typed.
    const [Part] = useState<ComponentType<P>>(() => arrived ?? Coming);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
  return Object.assign(Later, { fetch });
}

/** A part that does not come now is asked for again when it is wanted. */
export function fetchParts(parts: readonly Fetched[]): Promise<unknown> {
  return Promise.allSettled(parts.map((part) => part.fetch()));
}

/** Fetches parts of the page once the browser has nothing better to do. The list is the same each time. */
export function usePrefetched(parts: readonly Fetched[]): void {
  useEffect(() => {
    return whenIdle(() => void prefetch(() => fetchParts(parts)));
  }, [parts]);
}

function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act, { timeout: 3_000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act, 1_000);
  return () => clearTimeout(id);
}
