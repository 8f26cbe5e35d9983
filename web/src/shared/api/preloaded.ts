declare global {
  interface Window {
    /** What the page's head asked for before the first load was there (shared/startup/preload.ts), by address. */
    askedAhead?: Record<string, Promise<Response>>;
  }
}

/** The answer to what the page's head asked for already, for the first who asks the same. */
export function takeAhead(address: string): Promise<Response> | undefined {
  const asked = window.askedAhead?.[address];
  if (asked) delete window.askedAhead;
  return asked;
}
