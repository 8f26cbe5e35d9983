// Gives the page what it needs of each built call (method, path, timeout, whether a key goes with it) without the schemas: `virtual:calls` for the
// first load, `virtual:more-calls` for the pages behind it.

import type { Plugin } from 'vite';
import { callEntries, developmentEntries, type CallName } from '@app/shared/contracts/catalogue';

/** What every page and home call. One that is missing here is only found a moment later. */
const firstCalls: ReadonlySet<CallName> = new Set<CallName>([
  'changeSetting',
  'compoundSearch',
  'createBuriedPoint',
  'createBuriedPoints',
  'retroSearchStart',
  'retroTaskList',
  'runtimeConfig',
  'searchCheck',
  'sessionActivity',
  'sessionLogout',
  'sessionUser',
  'shareRecord',
  'structureCheck',
  'userProfile',
]);

const isWanted: Record<string, (name: CallName) => boolean> = {
  'virtual:calls': (name) => firstCalls.has(name),
  'virtual:more-calls': (name) => !firstCalls.has(name),
};

export interface CallsOptions {
  /** For tests, which stub calls themselves: includes those that are not built yet. */
  withUnbuilt: boolean;
}

/** The two modules, made from the contracts. */
export function callsPlugin({ withUnbuilt }: CallsOptions): Plugin {
  return {
    name: 'app:calls',
    resolveId: (source) => (source in isWanted ? `\0${source}` : undefined),
    load: (source) => {
      const wanted = source.startsWith('\0') ? isWanted[source.slice(1)] : undefined;
      return wanted && `export const calls = ${JSON.stringify(callsWhere(wanted, withUnbuilt))};`;
    },
  };
}

function callsWhere(isIn: (name: CallName) => boolean, withUnbuilt: boolean) {
  return Object.fromEntries(
    [...callEntries, ...developmentEntries]
      .filter(([name, call]) => isIn(name) && (withUnbuilt || call.built))
      .map(([name, { method, path, timeoutMs, startsOnce }]) => [
        name,
        { method, path, timeoutMs, ...(startsOnce && { startsOnce }) },
      ]),
  );
}
