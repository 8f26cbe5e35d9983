// Keys over a molecule: C copies its SMILES, Shift+C opens the menu of notations.

import { useEffect, useRef, type RefObject } from 'react';
import { useKeyLines, type KeyLine } from '../../shared/keys/key-lines.ts';
import { isDialogOpen } from '../../shared/lib/open-dialogs.ts';
import { copyText } from '../../ui/notice/copy-text.ts';

const lines: readonly KeyLine[] = [
  { keys: ['C'], says: 'commands:keys.copySmiles' },
  { keys: ['Shift+C'], says: 'commands:keys.copyMenu' },
];

/**
 * Listens while the pointer is over the element or the focus in it; the element holds the menu.
 * What is typed into a field stays the field's.
 */
export function useCopyKeys<E extends HTMLElement>(smiles: string): RefObject<E | null> {
  const zone = useRef<E>(null);
  useKeyLines('commands:keys.molecule', lines);
  useEffect(() => {
    zone.current?.setAttribute(mark, '');
    const handleKey = (event: KeyboardEvent): void => {
      const element = zone.current;
      if (!element || !isMeant(element, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.shiftKey) element.querySelector<HTMLButtonElement>('button[aria-haspopup=menu]')?.click();
      else void copyText(smiles);
    };
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, [smiles]);
  return zone;
}

function isMeant(element: HTMLElement, event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'c' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const { activeElement } = document;
  if (activeElement?.closest('input, textarea, select, [contenteditable=true], [role=menu]')) return false;
  // A dialog in front hides what is behind it.
  if (isDialogOpen() && !element.closest('[role=dialog]')) return false;
  if (element.matches(':hover')) return true;
  // The pointer over another molecule says more than a focus that was left here.
  return element.contains(activeElement) && !document.querySelector(`[${mark}]:hover`);
}

const mark = 'data-copied-by-key';
