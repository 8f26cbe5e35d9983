// What the browser keeps for the user, and what survives signing out (specification section 4).

export const lastUserKey = 'last-user';
const kept = ['locale', lastUserKey, 'can-click-task'] as const;

/** When this tab last left for the sign-in by itself (sign-out.ts). It says nothing of its user. */
export const leftKey = 'left-for-sign-in';

/** Empties both storages but for the language, the last user and the task hint. */
export function clearStorage(): void {
  const leftAt = window.sessionStorage.getItem(leftKey);
  const saved = kept.map((key) => [key, window.localStorage.getItem(key)] as const);
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (leftAt !== null) window.sessionStorage.setItem(leftKey, leftAt);
  for (const [key, value] of saved) if (value !== null) window.localStorage.setItem(key, value);
}

/** True when another user than this one signed in in this browser last. */
export function isOtherUser(userId: string): boolean {
  const last = window.localStorage.getItem(lastUserKey);
  return last !== null && last !== userId;
}

/** Notes the signed-in user; true when that is another user than the last time, and the storage was emptied. */
export function noteUser(userId: string, changedSaysGateway: boolean): boolean {
  const last = window.localStorage.getItem(lastUserKey);
  const changed = last === null ? changedSaysGateway : last !== userId;
  if (changed) clearStorage();
  window.localStorage.setItem(lastUserKey, userId);
  return changed;
}

/** What this tab keeps of unsaved work, to be put back after `clearStorage` where its user did not ask to leave. */
export function draftsOfTab(): { putBack: () => void } {
  const entries = Object.entries(window.sessionStorage);
  return {
    putBack: () => {
      for (const [key, value] of entries) window.sessionStorage.setItem(key, String(value));
    },
  };
}
