// An unsaved drawing outlives a reload and a look at another page, but not the browser's tab.

export interface Draft {
  /** What the input line holds. */
  text: string;
  molfile: string;
  taskName: string;
}

/** The draft that this tab keeps under the key, or null. */
export function readDraft(storageKey: string): Draft | null {
  const saved = window.sessionStorage.getItem(storageKey);
  return saved === null ? null : draftOf(saved);
}

/** Keeps it; an empty one is forgotten. */
export function keepDraft(storageKey: string, draft: Draft): void {
  const isEmpty = draft.text === '' && draft.molfile === '' && draft.taskName === '';
  if (isEmpty) window.sessionStorage.removeItem(storageKey);
  else window.sessionStorage.setItem(storageKey, JSON.stringify(draft));
}

/** The draft in the text, or null when it is none. */
export function draftOf(saved: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(saved);
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  return (['text', 'molfile', 'taskName'] as const).every(
    (name) => name in value && typeof Reflect.get(value, name) === 'string',
  );
}
