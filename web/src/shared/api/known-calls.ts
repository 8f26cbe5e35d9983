// What the page knows of each call. The first load brings what home needs; the rest comes with the first page behind it.

import type { Method } from '@app/shared/contracts/call';
import type { CallName } from '@app/shared/contracts/catalogue';
import { calls as firstCalls } from 'virtual:calls';

export interface KnownCall {
  method: Method;
  path: string;
  timeoutMs: number;
  /** Takes a key, so that a repeated call starts nothing twice. */
  startsOnce?: true;
}

/** The built calls; a planned one is absent. */
export type KnownCalls = Readonly<Partial<Record<CallName, KnownCall>>>;

let known: KnownCalls = firstCalls;
let more: Promise<void> | undefined;

/** Fetches what is known of the calls that home does not make. A failed attempt is made again. */
export function loadMoreCalls(): Promise<void> {
  more ??= import('virtual:more-calls').then(
    ({ calls }) => {
      known = { ...known, ...calls };
    },
    (cause: unknown) => {
      more = undefined;
      throw cause;
    },
  );
  return more;
}

/** What of a call is known already. */
export function callAtHand(name: CallName): KnownCall | undefined {
  return known[name];
}

/** The same. Throws a RangeError for one that is not built, or whose page is not there yet. */
export function knownCall(name: CallName): KnownCall {
  const found = known[name];
  if (!found) throw new RangeError(`call ${name} is not built`);
  return found;
}

/** The same, fetched where it is not here yet. Throws a RangeError for one that is not built. */
export async function findCall(name: CallName): Promise<KnownCall> {
  if (!known[name]) await loadMoreCalls();
  return knownCall(name);
}
