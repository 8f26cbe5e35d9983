// One tooltip for all of a long list: elements with `data-tip` need none of their own, which makes rows light.

import { useEffect, useId, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

const edgePx = 8;
const roomAbovePx = 56;
const showAfterMs = 350;

interface Tip {
  text: string;
  anchor: DOMRect;
}

/**
 * The tooltip of whatever below `host` has `data-tip`, for the pointer and the keyboard; Escape closes it (WCAG 2.2,
 * 1.4.13). An element with `data-tip-describes` is described by it, for others it only repeats their name.
 */
export function useListTip(host: RefObject<HTMLElement | null>): ReactNode {
  const id = useId();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => (host.current ? listen(host.current, id, setTip) : undefined), [host, id]);
  if (!tip) return null;
  return createPortal(
    <span
      ref={(shown) => placeTip(shown, tip.anchor)}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles['tip']}
    >
      {tip.text}
    </span>,
    document.body,
  );
}

function listen(host: HTMLElement, id: string, tell: (tip: Tip | null) => void): () => void {
  const stop = new AbortController();
  let timer = 0;
  let described: Element | null = null;
  const hide = () => {
    window.clearTimeout(timer);
    described?.removeAttribute('aria-describedby');
    described = null;
    tell(null);
  };
  const show = (event: Event, delayMs: number) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null;
    hide();
    if (!found) return;
    timer = window.setTimeout(() => {
      const anchor = found.getBoundingClientRect();
      if (!found.isConnected || anchor.width === 0) return;
      if (found.dataset['tipDescribes'] !== undefined) {
        found.setAttribute('aria-describedby', id);
        described = found;
      }
      tell({ text: found.dataset['tip'] ?? '', anchor });
    }, delayMs);
  };
  const on = { signal: stop.signal, passive: true };
  host.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && show(event, showAfterMs), on);
  host.addEventListener('pointerleave', hide, on);
  host.addEventListener('pointerdown', hide, on);
  host.addEventListener('scroll', hide, on);
  host.addEventListener('focusout', hide, on);
  host.addEventListener('focusin', (event) => isByKeyboard(event) && show(event, 0), on);
  host.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), on);
  return () => {
    window.clearTimeout(timer);
    stop.abort();
  };
}

function isByKeyboard({ target }: Event): boolean {
  return target instanceof Element && target.matches(':focus-visible');
}

/** Above the control, or below where there is no room; never over the window's edge. A popover lies above dialogs. */
function placeTip(tip: HTMLSpanElement | null, anchor: DOMRect): void {
  if (!tip) return;
  tip.showPopover?.();
  const { width, height } = tip.getBoundingClientRect();
  const left = anchor.left + anchor.width / 2 - width / 2;
  const top = anchor.top < roomAbovePx ? anchor.bottom + edgePx : anchor.top - edgePx - height;
  tip.style.left = `${Math.max(edgePx, Math.min(left, window.innerWidth - width - edgePx))}px`;
  tip.style.top = `${top}px`;
}
