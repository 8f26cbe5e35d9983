// Prefetches parts of the page.

let running = 0;

/** True while something is prefetched: a failure is ignored then, since it is requested again when needed. */
export function isPrefetching(): boolean {
  return running > 0;
}

/** Fetches without a word about a failure. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  running += 1;
  try {
    await load();
  } catch {
    // The component that needs it asks again and gets the error.
  } finally {
    running -= 1;
  }
}
