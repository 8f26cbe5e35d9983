// The words of a component. i18n.ts keeps them; a page's language never changes while it is open, so nothing is watched.

import { i18n } from './i18n.ts';
import type { Namespace, TFunction } from './translate.ts';

const translators = new Map<string, TFunction>();

/** `t` for keys of these namespaces, the first of which needs no prefix. Suspends while their words are on their way. */
export function useTranslation<const N extends Namespace>(namespaces: N): { t: TFunction<N> } {
  const names: readonly string[] = [namespaces].flat();
  // React waits for a promise that is thrown.
  if (!names.every((name) => i18n.hasLoadedNamespace(name))) throw i18n.loadNamespaces(names);
  return { t: translatorOf(names) as TFunction<N> };
}

function translatorOf(names: readonly string[]): TFunction {
  const key = `${i18n.language} ${names.join(' ')}`;
  const known = translators.get(key) ?? i18n.getFixedT(names);
  translators.set(key, known);
  return known;
}
