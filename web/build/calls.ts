// Gives the page what it needs of each built call (method, path, timeout, whether a key goes with it) without the schemas.

import type { Plugin } from 'vite';
import { callEntries, developmentEntries } from '@app/shared/contracts/catalogue';

const id = 'virtual:calls';

export interface CallsOptions {
  /** For tests, which stub calls themselves: includes those that are not built yet. */
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
    [...callEntries, ...developmentEntries]
      .filter(([, call]) => withUnbuilt || call.built)
      .map(([name, { method, path, timeoutMs, startsOnce }]) => [
        name,
        { method, path, timeoutMs, ...(startsOnce && { startsOnce }) },
      ]),
  );
}
