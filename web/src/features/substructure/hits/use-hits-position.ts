// Restores scroll position and active molecule on the way back to a page of hits.

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Place } from '../hits-address.ts';
import { keepPosition, keptPosition } from '../kept-searches.ts';

const restMs = 150;

/**
 * Scrolls to the kept spot once the hits of `place` are there (`isThere`), and keeps it from then on. On a large screen
 * `scroller` scrolls, on a small one the window.
 */
export function useHitsPosition(
  place: Place,
  isThere: boolean,
  scroller: RefObject<HTMLElement | null>,
  activeKey: string | null,
): void {
  const { searchId, page, sort } = place;
  const timer = useRef(0);
  const note = useEffectEvent((key: string | null) => {
    if (searchId === null || !isThere) return;
    keepPosition(place, { hitsTop: scroller.current?.scrollTop ?? 0, pageTop: window.scrollY, activeKey: key });
  });
  useLayoutEffect(() => {
    if (!isThere) return;
    const spot = keptPosition({ searchId, page, sort });
    scroller.current?.scrollTo({ top: spot?.hitsTop ?? 0 });
    if (spot) window.scrollTo({ top: spot.pageTop });
  }, [isThere, searchId, page, sort, scroller]);
  useEffect(() => {
    const noteSoon = () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => note(activeKey), restMs);
    };
    noteSoon();
    // Of the scroller as well: an event of it does not rise, but can be caught on its way down.
    window.addEventListener('scroll', noteSoon, { passive: true, capture: true });
    return () => {
      window.removeEventListener('scroll', noteSoon, { capture: true });
      window.clearTimeout(timer.current);
    };
  }, [activeKey]);
}
