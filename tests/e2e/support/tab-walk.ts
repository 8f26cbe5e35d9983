// A walk through a page with Tab alone: where the focus comes to, what it is called there, and whether it is seen.

import type { Page } from 'playwright/test';

/** A list of 300 routes has five for each. */
const mostStops = 2_000;
/** Parts of a date field or of the controls of a film, which are one element. */
const mostParts = 12;

/** The structure editor is third-party code: the walk passes through it and checks nothing in it. */
const editor = '.Ketcher-root';

interface Stop {
  /** Identifies the stop. */
  mark: string;
  place: string;
  isBody: boolean;
  isForeign: boolean;
  faults: string[];
}

/** Presses Tab until the focus is where it began; a line for each stop without name or mark, for a trap and for focus lost. */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.evaluate(
    `(() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex'); })()`,
  );
  const faults: string[] = [];
  const seen = new Set<string>();
  let last: Stop | undefined;
  let repeated = 0;
  let ends = 0;
  for (let pressed = 0; pressed < mostStops; pressed += 1) {
    await page.keyboard.press('Tab');
    const stop: Stop = await page.evaluate(stopScript);
    repeated = stop.mark === last?.mark ? repeated + 1 : 0;
    if (repeated > mostParts && !stop.isBody) return [...faults, `trapped at ${stop.place}`];
    if (repeated > 0 && !stop.isBody) continue;
    if (!stop.isBody && seen.has(stop.mark)) return faults;
    // After the last control the focus goes to the browser's bars and then to the page's first control: once.
    if (stop.isBody && seen.size > 0) ends += 1;
    if (ends > 1) return [...faults, `the focus was lost after ${last?.place}`];
    if (!stop.isBody) seen.add(stop.mark);
    if (!stop.isForeign && !stop.isBody) faults.push(...stop.faults);
    if (!stop.isBody) last = stop;
  }
  return [...faults, `no end after ${mostStops} stops, the last one ${last?.place}`];
}

// A frame later, for what moves to where the focus is.
const stopScript = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() => {
  const focused = document.activeElement;
  const isBody = !focused || focused === document.body || focused === document.documentElement;
  if (isBody) return { mark: 'body', place: 'body', isBody, isForeign: false, faults: [] };
  window.tabMarks ??= new WeakMap();
  if (!window.tabMarks.has(focused)) window.tabMarks.set(focused, String((window.tabCount = (window.tabCount ?? 0) + 1)));
  const place = focused.outerHTML.replace(/\\s+/g, ' ').slice(0, 140);
  const faults = [];
  if (nameOf(focused) === '') faults.push('no name: ' + place);
  if (!isMarked(focused)) faults.push('no mark of the focus: ' + place);
  if (isHidden(focused)) faults.push('out of sight: ' + place);
  return { mark: window.tabMarks.get(focused), place, isBody, isForeign: focused.closest('${editor}') !== null, faults };

  function nameOf(element) {
    const by = element.getAttribute('aria-labelledby');
    const told = by ? by.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ') : '';
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ');
    const inside = [...element.querySelectorAll('img')].map((image) => image.alt).join(' ');
    return (element.getAttribute('aria-label') || told || labels || element.textContent || inside || element.title || element.placeholder || '').trim();
  }

  function isMarked(element) {
    const hosts = [];
    for (let host = element.parentElement; host && hosts.length < 4; host = host.parentElement) hosts.push(host);
    const near = [element, ...hosts, element.nextElementSibling, element.closest('label'), ...element.children];
    return near.some((one) => one && [null, '::before', '::after'].some((part) => {
      const style = getComputedStyle(one, part);
      const isLined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      return isLined || (one.tagName === 'rect' && style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 2) || (style.boxShadow !== 'none' && one === element);
    }));
  }

  /** WCAG 2.2, 2.4.11: not all of it lies outside the window or below something else. */
  function isHidden(element) {
    const host = element.closest('label') ?? element;
    const boxes = [...host.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    return !boxes.some(({ left, top, right, bottom }) =>
      [0.1, 0.5, 0.9].some((across) => [0.1, 0.5, 0.9].some((down) => {
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
        const there = document.elementFromPoint(x, y);
        return there !== null && (host.contains(there) || there.contains(host) || there.closest('label')?.contains(element));
      })),
    );
  }
})`;
