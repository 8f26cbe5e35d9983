import { useEffect, useRef } from 'react';

/** Keys pressed outside of fields and without modifiers; the handler answers false for a key it leaves alone. */
export function useShortcuts(handle: (key: string) => unknown): void {
  const newest = useRef(handle);
  useEffect(() => {
    newest.current = handle;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      // A control that has the focus keeps Enter for itself.
      if (key === 'Enter' && event.target !== document.body) return;
      if (newest.current(key) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const ownKeys = /^(Arrow|Home$|End$|Page| $)/;

/** True while the keys belong to a field, a menu, a dialog or a choice. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('dialog, [role=menu]')) return true;
  if (target.matches('[type=checkbox], [type=radio], [type=range]')) return ownKeys.test(key);
  return target.matches('input, textarea, select');
}
