/** From now on this tab shows no molecules (global.css) and asks for nothing. */
export function markEnded(reason: string): void {
  document.documentElement.dataset['signedOut'] = reason;
}

/** True once the session of this tab is over. */
export function hasEnded(): boolean {
  return document.documentElement.dataset['signedOut'] !== undefined;
}
