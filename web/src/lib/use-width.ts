import { resizeDebounceMs } from '@app/shared/constants/layout';
import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Inner width of an element in CSS pixels, kept up to date once it rests; the window's before the element is there. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new ResizeObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(changed, resizeDebounceMs);
      });
      if (element.current) observer.observe(element.current);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [element],
  );
  return useSyncExternalStore(subscribe, () => element.current?.clientWidth ?? window.innerWidth);
}
