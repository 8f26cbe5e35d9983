// What the page knows of each call.

import type { Method } from '@app/shared/contracts/call';
import type { CallName } from '@app/shared/contracts/catalogue';
import { calls } from 'virtual:calls';

export interface KnownCall {
  method: Method;
  path: string;
  timeoutMs: number;
  /** Takes a key, so that a repeated call starts nothing twice. */
  startsOnce?: true;
}

/** The built calls; a planned one is absent. */
export type KnownCalls = Readonly<Partial<Record<CallName, KnownCall>>>;

/** What is known of a call. Throws a RangeError for one that is not built. */
export function knownCall(name: CallName): KnownCall {
  const found = calls[name];
  if (!found) throw new RangeError(`call ${name} is not built`);
  return found;
}
