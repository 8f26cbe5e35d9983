import { resizeDebounceMs } from '@app/shared/constants/layout';
import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/** Inner width of an element in CSS pixels, kept up to date once it rests; the window's before the element is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  // Asked of the browser when it changes: asked at each drawing, it would lay the page out in the midst of it.
  const seen = useRef<number | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        seen.current = element.current?.clientWidth ?? null;
        changed();
      };
      const observer = new ResizeObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(look, resizeDebounceMs);
      });
      seen.current = element.current?.clientWidth ?? null;
      if (element.current) observer.observe(element.current);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => seen.current ?? element.current?.clientWidth ?? window.innerWidth);
}
