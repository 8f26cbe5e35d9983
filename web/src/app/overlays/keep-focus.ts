// A user who deletes a row or closes a panel by key loses the focus with it, and a screen reader begins again at
// the top. Here the focus moves beside what was removed, unless the page itself has set it.

import { useEffect } from 'react';
import { contentId } from '../use-arrival-focus.ts';

interface Place {
  parent: Element;
  next: Element | null;
  previous: Element | null;
}

interface Visit {
  element: HTMLElement;
  /** From near to far. */
  places: Place[];
}

/** Longer than a page takes to put the focus itself. */
const waitMs = 120;
const mostVisits = 12;
const targets =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

export function useKeptFocus(): void {
  useEffect(() => keepFocus(document), []);
}

/** Begins to watch; gives what ends it. */
export function keepFocus(page: Document): () => void {
  const visits: Visit[] = [];
  let timer = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    visits.unshift({ element: target, places: placesOf(target) });
    visits.length = Math.min(visits.length, mostVisits);
  };
  const goOn = () => {
    if (page.activeElement !== page.body || visits[0] === undefined || canTake(visits[0].element)) return;
    const target = visits.map(nearest).find((found) => found !== null) ?? page.getElementById(contentId);
    target?.focus({ preventScroll: target.id === contentId });
  };
  const observer = new MutationObserver(() => {
    if (visits[0] === undefined || page.activeElement !== page.body || canTake(visits[0].element)) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(goOn, waitMs);
  });
  page.addEventListener('focusin', remember);
  observer.observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  return () => {
    window.clearTimeout(timer);
    page.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  for (let one: Element = element; one.parentElement; one = one.parentElement)
    places.push({ parent: one.parentElement, next: one.nextElementSibling, previous: one.previousElementSibling });
  return places;
}

/** Still there, and not within a dialog that is closed. */
function canTake(element: HTMLElement): boolean {
  return element.isConnected && element.checkVisibility?.() !== false && element.closest('[inert]') === null;
}

/** The element itself, or the one nearest to where it was in the page; null for what was within a dialog. */
function nearest({ element, places }: Visit): HTMLElement | null {
  if (canTake(element)) return element;
  if (places.some(({ parent }) => parent.role === 'dialog' && !parent.isConnected)) return null;
  const left = places.find(({ parent }) => parent.isConnected);
  if (!left || left.parent.contains(document.getElementById(contentId))) return null;
  return targetIn(left.next) ?? targetIn(left.previous) ?? targetIn(left.parent);
}

function targetIn(element: Element | null): HTMLElement | null {
  if (!element?.isConnected) return null;
  if (element.matches(targets)) return element instanceof HTMLElement ? element : null;
  return [...element.querySelectorAll<HTMLElement>(targets)].find(canTake) ?? null;
}
