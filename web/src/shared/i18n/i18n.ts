// Words come from the workspace's locales, one lazy JSON for each namespace and language.

import { createInstance, type BackendModule, type ResourceKey } from 'i18next';
import { currentCulture } from './culture.ts';

interface Language {
  /** Of the first screen. */
  words: Readonly<Record<string, ResourceKey>>;
  /** Of all others, by the path of their file. */
  files: Readonly<Record<string, () => Promise<{ default: ResourceKey }>>>;
}

const languages: Record<string, () => Promise<Language>> = {
  en: () => import('./first-words-en.ts'),
  'zh-CN': () => import('./first-words-zh-CN.ts'),
};

const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (culture, namespace, done) => {
    readWords(culture, namespace).then(
      (words) => done(null, words),
      (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), false),
    );
  },
};

export const i18n = createInstance().use(backend);

/** Starts in the culture of this page load; resolves when the words of the first screen are there. */
export async function startI18n(): Promise<void> {
  const culture = currentCulture();
  document.documentElement.lang = culture;
  await i18n.init({
    lng: culture,
    fallbackLng: false,
    ns: ['common', 'session'],
    defaultNS: 'common',
    // Sets the language at once, so that a page can request its own words while these are loading.
    initAsync: false,
    interpolation: { escapeValue: false },
  });
}

/** The words of a namespace in a language, whatever language the page speaks. Throws a RangeError where there are none. */
export async function readWords(culture: string, namespace: string): Promise<ResourceKey> {
  const language = await languages[culture]?.();
  const first = language?.words[namespace];
  if (first) return first;
  const load = language?.files[`../../../../locales/${culture}/${namespace}.json`];
  if (!load) throw new RangeError(`no words ${culture}/${namespace}`);
  return (await load()).default;
}
