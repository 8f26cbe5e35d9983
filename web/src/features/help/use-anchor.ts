import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings what the address names after `#` into sight, and the keyboard with it; also when it is named once more. */
export function useAnchor(): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return undefined;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.focus({ preventScroll: true });
    // After the page has been put back to where it was left.
    const frame = requestAnimationFrame(() => target?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [location]);
}
