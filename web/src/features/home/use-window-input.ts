// The whole window takes a dropped file or text, and a paste that no field wanted.

import { useEffect, useEffectEvent, useState } from 'react';
import type { StructureInput } from './use-structure-input.ts';

/** True while something that could be a structure is dragged over the window. */
export function useWindowInput(input: Pick<StructureInput, 'take' | 'takeFile'>): boolean {
  const [dragging, setDragging] = useState(false);
  const accept = useEffectEvent((data: DataTransfer | null): boolean => {
    const file = data?.files[0];
    if (file) {
      void input.takeFile(file);
      return true;
    }
    const text = data?.getData('text/plain') ?? '';
    if (text.trim() === '') return false;
    input.take(text);
    return true;
  });
  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const listen = <K extends 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      type: K,
      handle: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(type, handle, { signal: stop.signal });
    const move = (event: DragEvent, by: number) => {
      if (!carriesStructure(event.dataTransfer)) return;
      event.preventDefault();
      depth = Math.max(0, depth + by);
      setDragging(depth > 0);
    };
    listen('dragenter', (event) => move(event, 1));
    listen('dragover', (event) => move(event, 0));
    listen('dragleave', (event) => move(event, -1));
    listen('drop', (event) => {
      event.preventDefault();
      depth = 0;
      setDragging(false);
      accept(event.dataTransfer);
    });
    window.addEventListener(
      'paste',
      (event) => {
        const wanted = event.target instanceof HTMLElement && event.target.closest('input, textarea, dialog');
        const hasFile = (event.clipboardData?.files.length ?? 0) > 0;
        if ((!wanted || hasFile) && accept(event.clipboardData)) event.preventDefault();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, []);
  return dragging;
}

function carriesStructure(data: DataTransfer | null): boolean {
  return data !== null && (data.types.includes('Files') || data.types.includes('text/plain'));
}
