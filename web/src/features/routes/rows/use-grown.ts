// A long list of cards grows as its end comes near the sight; what is far below is not drawn yet.

import { infiniteScrollDelayMs, lazyImages } from '@app/shared/constants/layout';
import { useEffect, useRef, useState, type RefObject } from 'react';

const atOnce = 24;

/** How many of `total` cards to draw; `end` goes to an element behind the last one. At least `least` are drawn. */
export function useGrown(
  scroller: RefObject<HTMLElement | null>,
  total: number,
  least: number,
): { count: number; end: RefObject<HTMLLIElement | null> } {
  const end = useRef<HTMLLIElement>(null);
  const [grown, setGrown] = useState(atOnce);
  const count = Math.min(total, Math.max(grown, least));
  useEffect(() => {
    const mark = end.current;
    if (!mark || count >= total || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const margin = `${Math.round((lazyImages.preload - 1) * 100)}% 0px`;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setGrown(count + atOnce), infiniteScrollDelayMs);
      },
      { root: scroller.current, rootMargin: margin },
    );
    observer.observe(mark);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [scroller, count, total]);
  return { count, end };
}
