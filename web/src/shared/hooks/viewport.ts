import { breakpoints, resizeDebounceMs } from '@app/shared/constants/layout';
import { useSyncExternalStore, useCallback, useRef, useEffect, type RefObject } from 'react';

/** True while the window is narrower than the breakpoint (specification section 9). */
export function useIsBelow(name: keyof typeof breakpoints): boolean {
  const query = `(width < ${breakpoints[name]}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

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

// A row of links or tabs that is longer than a narrow screen shows the one that is open.
const openOne = '[aria-current], [aria-selected=true], [data-on=true]';
/** Partly visible, to show that the row continues. */
const roomPx = 40;

/** For the element that scrolls. `open` names what is open; where it changes, the row follows. */
export function useOpenInView<T extends HTMLElement>(open: string | undefined): RefObject<T | null> {
  const row = useRef<T>(null);
  useEffect(() => {
    if (!row.current || open === undefined) return;
    const box = row.current.getBoundingClientRect();
    const one = row.current.querySelector(openOne)?.getBoundingClientRect();
    if (!one) return;
    const before = one.left - roomPx - box.left;
    const after = one.right + roomPx - box.right;
    if (before < 0) row.current.scrollLeft += before;
    else if (after > 0) row.current.scrollLeft += after;
  }, [open]);
  return row;
}
