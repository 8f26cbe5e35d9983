import { lazy, Suspense, type ComponentType } from 'react';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { afterPaint } from '../../shared/startup/after-paint.ts';
import { onlyPage } from '../../shared/session/confinement.ts';
import { useSession } from '../../shared/session/use-session.ts';

/** A part that is loaded after the first paint, with its words; nothing is shown if it does not load. */
export function lazyPart(load: () => Promise<ComponentType>, words: readonly string[] = []) {
  return lazy(async () => {
    try {
      await afterPaint();
      const [part] = await Promise.all([load(), loadWords(words)]);
      return { default: part };
    } catch {
      return { default: () => null };
    }
  });
}

/**
 * A part of the header that arrives after the page, with its words, in the place that it will have from the start. A header
 * without it is better than none. A user confined to one page does not need it.
 */
export function arriving(
  load: () => Promise<ComponentType>,
  words: string,
  place: { className?: string; tour?: string },
) {
  const Part = lazyPart(load, [words]);
  return function Arriving() {
    const session = useSession();
    if (onlyPage(session) !== null) return null;
    return (
      <span className={place.className} data-tour={place.tour}>
        <Suspense>
          <Part />
        </Suspense>
      </span>
    );
  };
}
