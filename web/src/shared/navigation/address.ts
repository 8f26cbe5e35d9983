// Query parameters that sign-in and sharing leave in the address (specification section 2).

const stripped = ['code', 'state', 'session_state', 'shareCode'] as const;

/**
 * The address without what sign-in and sharing left behind, and the `source` and `shareCode` it names. A plus sign that was not encoded reads as a
 * space; in `smilesHash`, which has no spaces, it becomes a plus sign again.
 */
export function cleanAddress(address: string): { address: string; source: string | null; shareCode: string | null } {
  const url = new URL(address);
  const shareCode = url.searchParams.get('shareCode');
  for (const name of stripped) url.searchParams.delete(name);
  const hash = url.searchParams.get('smilesHash');
  if (hash?.includes(' ')) url.searchParams.set('smilesHash', hash.replaceAll(' ', '+'));
  return { address: url.toString(), source: url.searchParams.get('source'), shareCode };
}

/** Keeps the `source` that a query names for this browser tab. */
export function keepSource(query: URLSearchParams): void {
  const source = query.get('source');
  if (source !== null) window.sessionStorage.setItem('source', source);
}

const shareKey = 'shareCode';

/** Cleans the address bar without a new entry in the history, and keeps `source` and `shareCode` for this browser tab. */
export function tidyAddressBar(): void {
  const { address, source, shareCode } = cleanAddress(window.location.href);
  if (source !== null) window.sessionStorage.setItem('source', source);
  if (shareCode !== null) window.sessionStorage.setItem(shareKey, shareCode);
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address);
}

/** The code of a share that a link brought along; once. */
export function takeShareCode(): string | null {
  const code = window.sessionStorage.getItem(shareKey);
  window.sessionStorage.removeItem(shareKey);
  return code;
}
