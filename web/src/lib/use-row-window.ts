import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { rowWindow, type RowWindow } from './row-window.ts';

/** The rows of a list to draw, as its scroller stands. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  const subscribe = useCallback(
    (changed: () => void) => {
      const host = scroller.current;
      const observer = new ResizeObserver(changed);
      host?.addEventListener('scroll', changed, { passive: true });
      if (host) observer.observe(host);
      return () => {
        host?.removeEventListener('scroll', changed);
        observer.disconnect();
      };
    },
    [scroller],
  );
  // A string, so that scrolling within the same rows draws nothing again.
  const rows = useSyncExternalStore(subscribe, () => {
    const host = scroller.current;
    const { first, end } = rowWindow(count, rowHeight, host?.scrollTop ?? 0, host?.clientHeight ?? window.innerHeight);
    return `${first} ${end}`;
  });
  const [first = 0, end = count] = rows.split(' ').map(Number);
  return { first, end };
}
