// Every failed call is told here too, whoever made it: a poll that is refused ends the session like a click that is.

import type { CallError } from './call-error.ts';

/** `isAside`: the call was made beside what the user is doing. */
type Listener = (error: CallError, isAside: boolean) => void;
const listeners = new Set<Listener>();

/** Follows failed calls; gives the function that stops it. */
export function onCallFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellCallFailure(error: CallError, isAside: boolean): void {
  for (const listener of listeners) listener(error, isAside);
}
