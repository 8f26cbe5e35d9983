// Every failed call is reported here, whichever code made it: a refused poll ends the session as a refused click does.

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
