import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the page's content, which the shell draws around every page. */
export const contentId = 'content';

/** Sets the focus before the page's content after a link, if the focused element went with the last page. */
export function useArrivalFocus(): void {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  useEffect(() => {
    if (known.current === pathname) return undefined;
    known.current = pathname;
    const frame = requestAnimationFrame(() => {
      if (isFocusLost()) document.getElementById(contentId)?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
