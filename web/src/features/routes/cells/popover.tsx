// More about a figure, shown while the pointer or the keyboard is on it; Escape closes it (WCAG 2.2, 1.4.13).

import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './popover.module.css';

const openDelayMs = 180;
const closeDelayMs = 120;
const margin = 8;

export interface PopoverProps {
  /** What the button shows. */
  children: ReactNode;
  /** Name of the button, where what it shows is not enough. */
  label?: string;
  content: ReactNode;
  /** CSS pixels. */
  width: number;
  className?: string;
}

export function Popover({ children, label, content, width, className }: PopoverProps) {
  const id = useId();
  const timer = useRef(0);
  const [place, setPlace] = useState<Place | null>(null);
  const plan = (action: () => void, delayMs: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(action, delayMs);
  };
  const open = (host: Element, delayMs: number) => plan(() => setPlace(placeBeside(host, width)), delayMs);
  const close = (delayMs: number) => plan(() => setPlace(null), delayMs);
  return (
    <>
      <button
        type="button"
        data-paper="kept"
        className={className ? `${styles.host} ${className}` : styles.host}
        aria-label={label}
        aria-describedby={place ? id : undefined}
        onPointerEnter={(event) => open(event.currentTarget, openDelayMs)}
        onPointerLeave={() => close(closeDelayMs)}
        onFocus={(event) => event.target.matches(':focus-visible') && open(event.currentTarget, 0)}
        onBlur={() => close(0)}
        onClick={(event) => {
          event.stopPropagation();
          open(event.currentTarget, 0);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !place) return;
          event.stopPropagation();
          close(0);
        }}
      >
        {children}
      </button>
      {place &&
        createPortal(
          <div
            id={id}
            role="tooltip"
            className={styles.popover}
            style={{ width, ...place }}
            onPointerEnter={() => window.clearTimeout(timer.current)}
            onPointerLeave={() => close(closeDelayMs)}
          >
            {content}
          </div>,
          document.body,
        )}
    </>
  );
}

interface Place {
  left: number;
  top?: number;
  bottom?: number;
  maxHeight: number;
}

/** On the side of the host with more room. */
function placeBeside(host: Element, width: number): Place {
  const box = host.getBoundingClientRect();
  const left = Math.max(margin, Math.min(box.left, window.innerWidth - width - margin));
  const below = window.innerHeight - box.bottom;
  return below >= box.top
    ? { left, top: box.bottom + 4, maxHeight: below - margin - 4 }
    : { left, bottom: window.innerHeight - box.top + 4, maxHeight: box.top - margin - 4 };
}
