import { useEffect, useRef } from 'react';
import { useKeyLines, type KeyLine } from './key-lines.ts';

/** A line of the keyboard help with its key: only keys with a listener are listed. */
export interface Shortcut extends KeyLine {
  /** As events name them: letters small. */
  on: readonly string[];
}

/** What every drawing of a tree does, whatever has the focus. */
export const treeShortcuts: readonly Shortcut[] = [
  { keys: ['F'], on: ['f'], says: 'commands:keys.fit' },
  { keys: ['+'], on: ['+', '='], says: 'commands:keys.zoomIn' },
  { keys: ['-'], on: ['-'], says: 'commands:keys.zoomOut' },
  { keys: ['Home'], on: ['Home'], says: 'commands:keys.target' },
];

/**
 * Keys pressed outside of fields and without modifiers. The table says which, and the help lists them; the handler
 * returns false for a key that it does not handle now.
 */
export function useShortcuts(title: string, table: readonly Shortcut[], handle: (key: string) => unknown): void {
  useKeyLines(title, table);
  const newest = useRef(handle);
  useEffect(() => {
    newest.current = handle;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (!table.some(({ on }) => on.includes(key))) return;
      // A control that has the focus keeps Enter for itself.
      if (key === 'Enter' && event.target !== document.body) return;
      if (newest.current(key) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [table]);
}

const ownKeys = /^(Arrow|Home$|End$|Page| $)/;

/** True while the keys belong to a field, a menu, a dialog or a choice. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role=dialog], [role=menu]')) return true;
  if (target.matches('[type=checkbox], [type=radio], [type=range]')) return ownKeys.test(key);
  return target.matches('input, textarea, select');
}
