// A row of links or tabs that is longer than a narrow screen shows the one that is open.

import { useEffect, useRef, type RefObject } from 'react';

const openOne = '[aria-current], [aria-selected=true], [data-on=true]';
/** Beside it, so that the row is seen to go on. */
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
