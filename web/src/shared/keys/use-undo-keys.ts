import { useEffect, useRef } from 'react';
import { useKeyLines, type KeyLine } from './key-lines.ts';

const lines: readonly KeyLine[] = [
  { keys: ['Ctrl+Z'], says: 'commands:keys.undo' },
  { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], says: 'commands:keys.redo' },
];

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y make again (with the Command key on a Mac); fields keep their own. */
export function useUndoKeys(handle: (action: 'undo' | 'redo') => void): void {
  useKeyLines('commands:keys.editing', lines);
  const newest = useRef(handle);
  useEffect(() => {
    newest.current = handle;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const action = undoKeyOf(event);
      if (!action) return;
      event.preventDefault();
      newest.current(action);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** What a press asks for; null for a field's own, and for what was answered already. */
export function undoKeyOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  return event.defaultPrevented || isField(event.target) ? null : actionOf(event);
}

function actionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, [contenteditable]')
  );
}
