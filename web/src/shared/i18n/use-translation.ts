// The words of a component. i18next keeps them; a page's language never changes while it is open, so nothing is watched.

import { closeHanGaps, keepSpaces } from '@app/shared/rules/han-gaps';
import type { Namespace, TFunction } from 'i18next';
import { i18n } from './i18n.ts';

const translators = new Map<string, unknown>();

/** `t` for keys of these namespaces, the first of which needs no prefix. Suspends while their words are loading. */
export function useTranslation<const N extends Namespace>(namespaces: N): { t: TFunction<N> } {
  const names: readonly string[] = typeof namespaces === 'string' ? [namespaces] : namespaces;
  // A namespace that failed to load counts as loaded, and its keys are shown. React waits for a promise that is thrown.
  if (!names.every((name) => i18n.hasLoadedNamespace(name))) throw i18n.loadNamespaces(names);
  return { t: translatorOf(names) as TFunction<N> };
}

function translatorOf(names: readonly string[]): unknown {
  const key = `${i18n.language} ${names.join(' ')}`;
  if (!translators.has(key)) translators.set(key, joined(i18n.getFixedT(i18n.language, [...names])));
  return translators.get(key);
}

/** Words with what is filled into them, as Chinese sentences take it. */
function joined(t: (key: never, options: never) => unknown) {
  return (key: never, options?: Record<string, unknown> | string) => {
    const words = t(key, (typeof options === 'object' ? withKeptSpaces(options) : options) as never);
    return typeof words === 'string' ? closeHanGaps(words) : words;
  };
}

function withKeptSpaces(options: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(options).map(([name, value]) => [
    name,
    typeof value === 'string' ? keepSpaces(value) : value,
  ]);
  return Object.fromEntries(kept);
}
