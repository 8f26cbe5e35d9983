// The words of the product for the servers; the page loads the same JSON files by itself.

import { readFileSync } from 'node:fs';
import { closeHanGaps, keepSpaces } from '@app/shared/rules/han-gaps';

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
  return closeHanGaps(
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => keepSpaces(String(params[name] ?? whole))),
  );
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
