declare global {
  interface Window {
    /** What the page's head asked for before the first load was there (shared/startup/preload.ts), by address. */
    preloaded?: Record<string, Promise<Response>>;
  }
}

/** The answer to what the page's head asked for already, for the first who asks the same. */
export function takePreloaded(address: string): Promise<Response> | undefined {
  const asked = window.preloaded?.[address];
  if (asked) delete window.preloaded;
  return asked;
}
