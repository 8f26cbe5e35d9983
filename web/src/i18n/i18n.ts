// Words come from the workspace's locales, one lazy JSON for each namespace and language.

import { currentCulture } from './culture.ts';
import { sentenceAt, type Namespace, type TFunction, type Values, type Words } from './translate.ts';

const files = import.meta.glob<{ default: Words }>([
  '../../../locales/*/*.json',
  '!../../../locales/*/{common,home,session,structure-input}.json',
]);

const firstWords: Record<string, () => Promise<{ words: Readonly<Record<string, Words>> }>> = {
  en: () => import('./first-words-en.ts'),
  'zh-CN': () => import('./first-words-zh-CN.ts'),
};

/** By `culture/namespace`. What failed to load is false: its keys stand for its words until somebody asks for it anew. */
const known = new Map<string, Words | false>();
const arriving = new Map<string, Promise<void>>();

class Translator {
  /** The page's; tests change it. */
  language = '';

  /** For pages' own needs `useTranslation` is shorter. A key without a namespace is of `common`. */
  readonly t: TFunction = (key, values) => translate(this.language, ['common'], key, values);

  hasLoadedNamespace(namespace: string): boolean {
    return known.has(`${this.language}/${namespace}`);
  }

  /** All of them, where they are there. */
  wordsOf(namespace: string): Words | undefined {
    return known.get(`${this.language}/${namespace}`) || undefined;
  }

  /** Resolves in any case; who needs to know whether there are words asks `readWords`. */
  async loadNamespaces(namespaces: Namespace): Promise<void> {
    await Promise.all([namespaces].flat().map((one) => load(this.language, one)));
  }

  /** `t` for keys of these namespaces, in the language of now. */
  getFixedT<const N extends Namespace>(namespaces: N): TFunction<N> {
    const culture = this.language;
    const names = [namespaces].flat();
    return (key, values) => translate(culture, names, key, values);
  }
}

export const i18n = new Translator();

/** Starts in the culture of this page load; resolves when the words of the first screen are there. */
export async function startI18n(): Promise<void> {
  // At once, so that a page can ask for its own words while these are on their way.
  i18n.language = currentCulture();
  document.documentElement.lang = i18n.language;
  await i18n.loadNamespaces(['common', 'session']);
}

/** The words of a namespace in a language, whatever language the page speaks. Throws a RangeError where there are none. */
export async function readWords(culture: string, namespace: string): Promise<Words> {
  const first = (await firstWords[culture]?.())?.words[namespace];
  if (first) return first;
  const read = files[`../../../locales/${culture}/${namespace}.json`];
  if (!read) throw new RangeError(`no words ${culture}/${namespace}`);
  return (await read()).default;
}

async function load(culture: string, namespace: string): Promise<void> {
  const name = `${culture}/${namespace}`;
  if (known.get(name)) return undefined;
  const begun = arriving.get(name) ?? keep(name, readWords(culture, namespace));
  arriving.set(name, begun);
  return begun;
}

async function keep(name: string, reading: Promise<Words>): Promise<void> {
  known.set(name, await reading.catch(() => false as const));
  arriving.delete(name);
}

function translate(culture: string, namespaces: readonly string[], key: string, values: Values = {}): string {
  const at = key.indexOf(':');
  const path = key.slice(at + 1);
  for (const namespace of at < 0 ? namespaces : [key.slice(0, at)]) {
    const words = known.get(`${culture}/${namespace}`);
    const sentence = words && sentenceAt(words, path, culture, values);
    if (sentence !== undefined && sentence !== false) return sentence;
  }
  return values.defaultValue ?? path;
}
