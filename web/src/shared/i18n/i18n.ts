// Words come from the workspace's locales, one lazy JSON for each namespace and language.

import { closeHanGaps, keepSpaces } from '@app/shared/rules/han-gaps';
import { createInstance, type PostProcessorModule, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { currentCulture } from './culture.ts';

const files = import.meta.glob<{ default: ResourceKey }>('../../../../locales/*/*.json');

/** A Chinese sentence takes Latin words between spaces and Chinese ones without; `escape` below keeps what was filled in. */
const hanGaps: PostProcessorModule = { type: 'postProcessor', name: 'hanGaps', process: closeHanGaps };

export const i18n = createInstance().use(resourcesToBackend(readWords)).use(hanGaps).use(initReactI18next);

/** Starts in the culture of this page load; resolves when the words around every page are there. */
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
    postProcess: [hanGaps.name],
    interpolation: { escape: keepSpaces },
    // A page's language never changes while it is open, so components watch nothing.
    react: { bindI18n: '', bindI18nStore: '' },
  });
}

/** The words of a namespace in a language, whatever language the page speaks. Throws a RangeError where there are none. */
export async function readWords(culture: string, namespace: string): Promise<ResourceKey> {
  const load = files[`../../../../locales/${culture}/${namespace}.json`];
  if (!load) throw new RangeError(`no words ${culture}/${namespace}`);
  return (await load()).default;
}
