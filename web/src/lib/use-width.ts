import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Inner width of an element in CSS pixels, kept up to date; the window's before the element is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new ResizeObserver(changed);
      if (element.current) observer.observe(element.current);
      return () => observer.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element.current?.clientWidth ?? window.innerWidth);
}
