// The whole window takes dropped files, and a paste that no field wanted.

import { useEffect, useEffectEvent, useState } from 'react';

export interface Dropped {
  onFiles: (files: File[]) => void;
  onText: (text: string) => void;
}

/** True while something to import is dragged over the window. */
export function useFileDrop({ onFiles, onText }: Dropped): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null): boolean => {
    const files = [...(data?.files ?? [])];
    const text = data?.getData('text/plain') ?? '';
    if (files.length > 0) onFiles(files);
    else if (text.trim() !== '') onText(text);
    return files.length > 0 || text.trim() !== '';
  });
  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const { signal } = stop;
    const move = (event: DragEvent, by: number) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      depth = Math.max(0, depth + by);
      setDragging(depth > 0);
    };
    window.addEventListener('dragenter', (event) => move(event, 1), { signal });
    window.addEventListener('dragover', (event) => move(event, 0), { signal });
    window.addEventListener('dragleave', (event) => move(event, -1), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        depth = 0;
        setDragging(false);
        take(event.dataTransfer);
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        if (isWanted(event) && (event.clipboardData?.files.length ?? 0) === 0) return;
        if (take(event.clipboardData)) event.preventDefault();
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return isDragging;
}

/** A field, a dialog or the editor has a use of its own for what is pasted. */
function isWanted({ target }: ClipboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, dialog, [data-takes-paste]') !== null;
}
