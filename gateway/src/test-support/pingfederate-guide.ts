// The guide for PingFederate, read: its settings for a provider and its variables for a gateway, at the addresses of a test.

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/pingfederate.md'), 'utf8');
const steps = page.slice(page.indexOf('\n## 1. '), page.indexOf('\n## 7. '));
const product = page.slice(page.indexOf('\n## 7. '), page.indexOf('\n## Lifetimes'));

export interface Addresses {
  identityUrl: string;
  publicUrl: string;
  clientSecret: string;
}

/** A row each: what was forgotten, and the code that says so. */
export const forgottenSettings: readonly (readonly [setting: string, cause: string])[] = [
  ...page.slice(page.indexOf('| Forgotten or wrong')).matchAll(/^\| _(.+?)_ +\| `([a-z-]+)` +\|/gm),
].map(([, setting = '', cause = '']) => [setting, cause]);

/** Of the tables of its steps, under their names. */
export function guideSettings(addresses: Addresses): Record<string, string> {
  const rows = [...steps.matchAll(/^\| _(.+?)_ +\| (.+?) +\|/gm)];
  return Object.fromEntries(rows.map(([, name = '', value = '']) => [name, at(value.replaceAll('`', ''), addresses)]));
}

/** Of its last step. */
export function guideVariables(addresses: Addresses): Record<string, string> {
  const lines = [...product.matchAll(/^ {4}([A-Z_]+)=(\S*)$/gm)];
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, at(value, addresses)]));
}

/** Variables of the product's own provider that make it a PingFederate set up by the guide, but for `changes`. */
export function strictPingFederate(
  addresses: Addresses,
  changes: Record<string, string | undefined> = {},
): Record<string, string> {
  const settings = { ...guideSettings(addresses), ...changes };
  return { IDENTITY_KIND: 'pingfederate', IDENTITY_PINGFEDERATE: JSON.stringify(settings) };
}

function at(value: string, { identityUrl, publicUrl, clientSecret }: Addresses): string {
  return value
    .replaceAll('https://sso.example.com', identityUrl)
    .replaceAll('https://planning.example.com', publicUrl)
    .replaceAll('planning.example.com', new URL(publicUrl).hostname)
    .replace('…', clientSecret);
}
