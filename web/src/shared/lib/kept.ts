// What a page keeps in the tab's storage for itself: unsaved work, and what must not be in an address. It is gone at sign-out.

/** What was kept under the key; null for nothing. */
export function kept<T>(key: string): T | null {
  try {
    const value: T | null = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return value;
  } catch {
    return null;
  }
}

/** Keeps a value; `undefined` removes what was kept. */
export function keep<T>(key: string, value: T | undefined): void {
  if (value === undefined) window.sessionStorage.removeItem(key);
  else window.sessionStorage.setItem(key, JSON.stringify(value));
}
