import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';
import { rowWindow, type RowWindow } from './row-window.ts';

/** The rows of a list to draw, as its scroller stands. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number): RowWindow {
  // Asked of the browser when it changes, and never while React writes the page: that would have it laid out once more.
  const seen = useRef<Seen | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const host = scroller.current;
      const look = () => {
        if (host) seen.current = seenIn(host);
        changed();
      };
      const observer = new ResizeObserver(look);
      host?.addEventListener('scroll', look, { passive: true });
      if (host) {
        seen.current = seenIn(host);
        observer.observe(host);
      }
      return () => {
        host?.removeEventListener('scroll', look);
        observer.disconnect();
      };
    },
    [scroller],
  );
  // A string, so that scrolling within the same rows draws nothing again.
  const rows = useSyncExternalStore(subscribe, () => {
    const { top, height } = seen.current ?? { top: 0, height: window.innerHeight };
    const { first, end } = rowWindow(count, rowHeight, top, height);
    return `${first} ${end}`;
  });
  const [first = 0, end = count] = rows.split(' ').map(Number);
  return { first, end };
}

interface Seen {
  top: number;
  height: number;
}

function seenIn(host: HTMLElement): Seen {
  return { top: host.scrollTop, height: host.clientHeight };
}
