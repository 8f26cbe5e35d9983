// The words of the product for the servers; the page loads the same JSON files by itself.

import { readFileSync } from 'node:fs';

export const messageCultures = ['zh-CN', 'en'] as const;
export type MessageCulture = (typeof messageCultures)[number];

export type MessageParams = Record<string, string | number>;
type Tree = { [key: string]: string | Tree };

const loaded = new Map<string, Tree>();

/**
 * The message of a dotted key, with `{{name}}` filled in.
 * Throws a RangeError for a key that the namespace does not hold: a missing word is a defect, not a fallback.
 */
export function message(culture: MessageCulture, namespace: string, key: string, params: MessageParams = {}): string {
  const text = lookUp(namespaceOf(culture, namespace), key);
  if (text === undefined) throw new RangeError(`no message ${culture}/${namespace}:${key}`);
  const filled = text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
  // A Chinese name stands in a Chinese sentence without the spaces that a Latin one needs.
  return filled.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

/** True when the namespace holds the key. */
export function hasMessage(culture: MessageCulture, namespace: string, key: string): boolean {
  return lookUp(namespaceOf(culture, namespace), key) !== undefined;
}

function lookUp(tree: Tree, key: string): string | undefined {
  let at: string | Tree | undefined = tree;
  for (const part of key.split('.')) {
    if (typeof at !== 'object') return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

function namespaceOf(culture: MessageCulture, namespace: string): Tree {
  const name = `${culture}/${namespace}`;
  const known = loaded.get(name);
  if (known) return known;
  const tree: Tree = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
  loaded.set(name, tree);
  return tree;
}
