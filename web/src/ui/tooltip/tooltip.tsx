import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

const edgePx = 8;
const roomAbovePx = 56;
export const showAfterMs = 350;

/**
 * A short text beside what the pointer or the keyboard is on; Escape closes it (WCAG 2.2, 1.4.13).
 * The text repeats or explains the control's name, so it is hidden from screen readers unless `describes` is set.
 */
export function Tooltip({
  text,
  children,
  describes = false,
}: {
  text: string;
  children: ReactNode;
  describes?: boolean;
}) {
  const id = useId();
  const timer = useRef(0);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const show = (host: Element, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const box = (host.firstElementChild ?? host).getBoundingClientRect();
      // A control that went away while the pointer settled has no box.
      if (host.isConnected && box.width > 0) setAnchor(box);
    }, delayMs);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setAnchor(null);
  };
  return (
    <span
      className={styles['host']}
      aria-describedby={describes && anchor ? id : undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(event.currentTarget, showAfterMs)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget, 0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {anchor &&
        createPortal(
          <span
            ref={(tip) => placeTip(tip, anchor)}
            id={id}
            role="tooltip"
            popover="manual"
            aria-hidden={!describes}
            className={styles['tip']}
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}

/** Above the control, or below where there is no room; never over the window's edge. A popover lies above dialogs. */
export function placeTip(tip: HTMLSpanElement | null, anchor: DOMRect): void {
  if (!tip) return;
  tip.showPopover?.();
  const { width, height } = tip.getBoundingClientRect();
  const left = anchor.left + anchor.width / 2 - width / 2;
  const top = anchor.top < roomAbovePx ? anchor.bottom + edgePx : anchor.top - edgePx - height;
  tip.style.left = `${Math.max(edgePx, Math.min(left, window.innerWidth - width - edgePx))}px`;
  tip.style.top = `${top}px`;
}
