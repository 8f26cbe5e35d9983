// Gives the page what it needs of each built call (method, path, timeout) without the schemas: `virtual:calls`.

import type { Plugin } from 'vite';
import { callEntries } from '@app/shared/contracts/catalogue';

const id = 'virtual:calls';

/** The module `virtual:calls`, made from the contracts. */
export function callsPlugin(): Plugin {
  return {
    name: 'app:calls',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const calls = ${JSON.stringify(builtCalls())};` : undefined),
  };
}

function builtCalls() {
  return Object.fromEntries(
    callEntries
      .filter(([, call]) => call.built)
      .map(([name, { method, path, timeoutMs }]) => [name, { method, path, timeoutMs }]),
  );
}
