// Restores scroll position and active molecule on the way back to a page of hits.

import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { keepPosition, keptPosition } from '../kept-searches.ts';
import type { Place } from '../hits-address.ts';

const restMs = 150;

/**
 * Scrolls to the kept spot once the hits of `place` are there (`isThere`), and keeps it from then on.
 * On a large screen `scroller` scrolls, on a small one the window. Gives what the scroller's scrolling calls.
 */
export function useHitsPosition(
  place: Place,
  isThere: boolean,
  scroller: RefObject<HTMLElement | null>,
  activeKey: string | null,
): () => void {
  const { searchId, page, sort } = place;
  const timer = useRef(0);
  const keep = useCallback(() => {
    if (searchId === null || !isThere) return;
    const hitsTop = scroller.current?.scrollTop ?? 0;
    keepPosition({ searchId, page, sort }, { hitsTop, pageTop: window.scrollY, activeKey });
  }, [searchId, page, sort, isThere, scroller, activeKey]);
  const newest = useRef(keep);
  useEffect(() => {
    newest.current = keep;
  });

  useLayoutEffect(() => {
    if (!isThere) return;
    const spot = keptPosition({ searchId, page, sort });
    scroller.current?.scrollTo({ top: spot?.hitsTop ?? 0 });
    if (spot) window.scrollTo({ top: spot.pageTop });
  }, [isThere, searchId, page, sort, scroller]);

  const keepSoon = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => newest.current(), restMs);
  }, []);
  useEffect(keepSoon, [activeKey, keepSoon]);
  useEffect(() => {
    window.addEventListener('scroll', keepSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', keepSoon);
      window.clearTimeout(timer.current);
    };
  }, [keepSoon]);
  return keepSoon;
}
