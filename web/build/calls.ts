// Gives the page what it needs of each built call (method, path, timeout) without the schemas: `virtual:calls`.

import type { Plugin } from 'vite';
import { callEntries } from '@app/shared/contracts/catalogue';

const id = 'virtual:calls';

export interface CallsOptions {
  /** For tests, which answer calls themselves: those that are not built yet too. */
  withUnbuilt: boolean;
}

/** The module `virtual:calls`, made from the contracts. */
export function callsPlugin({ withUnbuilt }: CallsOptions): Plugin {
  return {
    name: 'app:calls',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const calls = ${JSON.stringify(knownCalls(withUnbuilt))};` : undefined,
  };
}

function knownCalls(withUnbuilt: boolean) {
  return Object.fromEntries(
    callEntries
      .filter(([, call]) => withUnbuilt || call.built)
      .map(([name, { method, path, timeoutMs }]) => [name, { method, path, timeoutMs }]),
  );
}
