import { useEffect, useEffectEvent, useState } from 'react';

/** The whole window takes a dropped file, which the browser would open in place of the page. True while one is dragged. */
export function useWindowFile(onFile: (file: File) => void): boolean {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent((file: File | undefined) => {
    if (file) onFile(file);
  });
  useEffect(() => {
    let depth = 0;
    const stop = new AbortController();
    const follow = (event: DragEvent, change: (depth: number) => number) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      depth = Math.max(0, change(depth));
      setDragging(depth > 0);
      if (event.type === 'drop') take(event.dataTransfer.files[0]);
    };
    const changes = {
      dragenter: (before: number) => before + 1,
      dragover: (before: number) => before,
      dragleave: (before: number) => before - 1,
      drop: () => 0,
    };
    for (const type of ['dragenter', 'dragover', 'dragleave', 'drop'] as const)
      window.addEventListener(type, (event) => follow(event, changes[type]), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isDragging;
}
