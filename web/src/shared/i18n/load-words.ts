import { i18n } from './i18n.ts';

/** Fetches the words of a page beside its code, so that the page never waits for them after it is there. */
export async function loadWords(namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces([...namespaces]);
}
