// Notices of a session's end: in the tab where it happened, and in the others of this browser.

export type EndReason = 'signedOut' | 'inactive' | 'limit' | 'refused' | 'expired';

export interface Ending {
  reason: EndReason;
  /** The gateway's own words, where it refused the session. */
  text?: string;
  /** Address that ends the session at the identity provider, too, for whichever tab the user continues in. */
  redirectTo?: string;
}

const endingKey = 'session-ending';
const reasons: readonly string[] = ['signedOut', 'inactive', 'limit', 'refused', 'expired'] satisfies EndReason[];

/** Notifies the other tabs through the storage event; the entry itself is removed at once. */
export function announceEnding(ending: Ending): void {
  window.localStorage.setItem(endingKey, JSON.stringify(ending));
  window.localStorage.removeItem(endingKey);
}

/** Calls back when another tab's session ended; gives the function that stops listening. */
export function onEndingElsewhere(listener: (ending: Ending) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const ending = key === endingKey && newValue !== null ? readEnding(newValue) : undefined;
    if (ending) listener(ending);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function readEnding(text: string): Ending | undefined {
  const given: unknown = JSON.parse(text);
  return isEnding(given) ? given : undefined;
}

function isEnding(given: unknown): given is Ending {
  if (typeof given !== 'object' || given === null || !('reason' in given)) return false;
  return typeof given.reason === 'string' && reasons.includes(given.reason);
}
