import { lazy, type ComponentType } from 'react';
import { loadWords } from '../../shared/i18n/load-words.ts';
import { afterPaint } from '../../shared/startup/after-paint.ts';

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
