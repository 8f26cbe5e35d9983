// The whole window takes a dropped file or text, and a paste that no field wanted.

import { useEffect, useEffectEvent, useState } from 'react';
import { isPicture } from './file-kinds.ts';

export interface WindowInput {
  take: (raw: string) => void;
  takeFile: (file: File) => unknown;
}

/** True while something that could be a structure is dragged over the window. */
export function useWindowInput(input: WindowInput): boolean {
  const [dragging, setDragging] = useState(false);
  const accept = useEffectEvent((offer: Offer) => {
    if ('file' in offer) input.takeFile(offer.file);
    else input.take(offer.text);
  });
  useEffect(() => {
    let depth = 0;
    // What is dragged about within the page is none of ours.
    let isOwn = false;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (event: DragEvent, by: number) => {
      if (isOwn || !carriesStructure(event.dataTransfer) || isFieldsOwn(event)) return;
      event.preventDefault();
      depth = Math.max(0, depth + by);
      setDragging(depth > 0);
    };
    const listen = <K extends 'dragstart' | 'dragend' | 'dragenter' | 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: K,
      handle: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(type, handle, { signal });
    listen('dragstart', () => (isOwn = true));
    listen('dragend', () => (isOwn = false));
    listen('dragenter', (event) => move(event, 1));
    listen('dragover', (event) => move(event, 0));
    listen('dragleave', (event) => move(event, -1));
    listen('drop', (event) => {
      if (isOwn || !carriesStructure(event.dataTransfer) || isFieldsOwn(event)) return;
      event.preventDefault();
      depth = 0;
      setDragging(false);
      const offer = offerOf(event.dataTransfer);
      if (offer) accept(offer);
    });
    listen('paste', (event) => {
      const offer = offerOf(event.clipboardData);
      if (!offer || event.defaultPrevented || ('text' in offer && isWanted(event.target))) return;
      event.preventDefault();
      accept(offer);
    });
    return () => stop.abort();
  }, []);
  return dragging;
}

export type Offer = { file: File } | { text: string };

/**
 * What to take of a clipboard or a drop. A spreadsheet hands over its cell as text and as a picture: the text counts;
 * a picture dragged from another page brings its address along: the picture counts.
 */
export function offerOf(data: Pick<DataTransfer, 'files' | 'getData'> | null): Offer | null {
  const file = data?.files[0];
  const text = data?.getData('text/plain') ?? '';
  const hasText = text.trim() !== '' && !/^\s*(?:https?|data|blob|file):/i.test(text);
  if (file && !(hasText && isPicture(file))) return { file };
  return text.trim() === '' ? null : { text };
}

function carriesStructure(data: DataTransfer | null): boolean {
  return data !== null && (data.types.includes('Files') || data.types.includes('text/plain'));
}

/** Text that is dropped on a field is the field's. */
function isFieldsOwn({ dataTransfer, target }: DragEvent): boolean {
  return !dataTransfer?.types.includes('Files') && isWanted(target);
}

/** A field, a dialog or the editor has a use of its own for a text. */
function isWanted(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, dialog, [data-takes-paste]') !== null;
}
