import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

const edgePx = 8;
const showAfterMs = 350;

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
  const [at, setAt] = useState<{ left: number; top: number; below: boolean } | null>(null);
  const show = (host: Element, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setAt(placeOf(host)), delayMs);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setAt(null);
  };
  return (
    <span
      className={styles['host']}
      aria-describedby={describes && at ? id : undefined}
      onPointerEnter={(event) => event.pointerType !== 'touch' && show(event.currentTarget, showAfterMs)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(event.currentTarget, 0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {at &&
        createPortal(
          <span
            id={id}
            role="tooltip"
            aria-hidden={!describes}
            className={styles['tip']}
            data-below={at.below}
            style={{ left: at.left, top: at.top }}
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}

function placeOf(host: Element) {
  const box = (host.firstElementChild ?? host).getBoundingClientRect();
  const below = box.top < 56;
  const half = 130;
  const middle = box.left + box.width / 2;
  const left = Math.min(Math.max(middle, Math.min(half, middle)), window.innerWidth - edgePx);
  return { left, top: below ? box.bottom + edgePx : box.top - edgePx, below };
}
