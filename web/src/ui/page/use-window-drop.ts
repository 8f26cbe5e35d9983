import { useEffect, useEffectEvent, useState } from 'react';

const fieldsAndDialogs = 'input, textarea, dialog, [data-takes-paste]';

/**
 * The whole window takes dropped files, which the browser would open in place of the page, and with `onText` a paste of files or
 * text that no field wanted. True while files are dragged over it.
 */
export function useWindowDrop(onFiles: (files: File[]) => void, onText?: (text: string) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const takeFiles = useEffectEvent(onFiles);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    const isFields = event.target instanceof Element && event.target.closest(fieldsAndDialogs) !== null;
    if (!onText || (files.length === 0 && (isFields || text === ''))) return;
    event.preventDefault();
    if (files.length > 0) onFiles(files);
    else onText(text);
  });
  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', depthAfter: () => number) =>
      window.addEventListener(
        type,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          // A field for files has taken what was dropped on it.
          const isTaken = event.defaultPrevented;
          event.preventDefault();
          depth = Math.max(0, depthAfter());
          setDragging(depth > 0);
          if (type === 'drop' && !isTaken && event.dataTransfer.files.length > 0)
            takeFiles([...event.dataTransfer.files]);
        },
        { signal: stop.signal },
      );
    listen('dragenter', () => depth + 1);
    listen('dragover', () => depth);
    listen('dragleave', () => depth - 1);
    listen('drop', () => 0);
    window.addEventListener('paste', paste, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isDragging;
}
