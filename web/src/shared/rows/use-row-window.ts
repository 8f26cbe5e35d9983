import { useCallback, useRef, useSyncExternalStore, type RefObject } from 'react';

/** Rows drawn for print, which does not scroll; longer lists can be exported as a file. */
export const mostPrinted = 300;

/** The rows of a list to draw for its scroll position; on paper all of the first that are `known`. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  places: RowPlaces,
  known = count,
): RowWindow {
  // Asked of the browser when it changes, and never while React writes the page: that would have it laid out once more.
  const seen = useRef<Seen | null>(null);
  const isPrinting = useRef(false);
  const subscribe = useCallback(
    (changed: () => void) => {
      const host = scroller.current;
      const look = () => {
        if (host) seen.current = seenIn(host);
        changed();
      };
      const print = ({ type }: Event) => {
        isPrinting.current = type === 'beforeprint';
        changed();
      };
      window.addEventListener('beforeprint', print);
      window.addEventListener('afterprint', print);
      const observer = new ResizeObserver(look);
      host?.addEventListener('scroll', look, { passive: true });
      if (host) {
        seen.current = seenIn(host);
        observer.observe(host);
      }
      return () => {
        window.removeEventListener('beforeprint', print);
        window.removeEventListener('afterprint', print);
        host?.removeEventListener('scroll', look);
        observer.disconnect();
      };
    },
    [scroller],
  );
  // A string, so that scrolling within the same rows draws nothing again.
  const rows = useSyncExternalStore(subscribe, () => {
    if (isPrinting.current) return `0 ${Math.min(known, mostPrinted)}`;
    const { top, height } = seen.current ?? { top: 0, height: window.innerHeight };
    const { first, end } = rowWindow(count, places, top, height);
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

// Of a long list only the rows near the eye are drawn.

interface RowWindow {
  /** Index of the first row drawn. */
  first: number;
  /** Index after the last. */
  end: number;
}

const overscan = 8;
/** Lists up to this length are drawn whole. */
export const wholeUpTo = 40;

/** The height that all rows have, or where each row begins; pixels. */
type RowPlaces = number | readonly number[];

/** The rows to draw of `count` rows when `scrollTop` pixels of them are above the visible part. */
export function rowWindow(count: number, places: RowPlaces, scrollTop: number, viewHeight: number): RowWindow {
  if (count <= wholeUpTo) return { first: 0, end: count };
  const top = rowAt(places, scrollTop);
  const bottom = rowAt(places, scrollTop + viewHeight) + 2;
  return { first: Math.max(0, Math.min(count, top) - overscan), end: Math.min(count, bottom + overscan) };
}

function rowAt(places: RowPlaces, offset: number): number {
  if (typeof places === 'number') return Math.floor(offset / places);
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
