declare global {
  interface Window {
    /** What the page's head asked for before the first load was there (shared/startup/preload.ts), by address. */
    preloaded?: Record<string, Promise<Response>>;
  }
}

/** The response to a request that the page's head sent already, for the first caller that needs the same. */
export function takePreloaded(address: string): Promise<Response> | undefined {
  const asked = window.preloaded?.[address];
  if (asked) delete window.preloaded;
  return asked;
}
