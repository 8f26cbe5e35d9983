import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../../shared/format/class-names.ts';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  /** Small text at the end, such as a shortcut. */
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  /** For one of several: shows which one is on. */
  checked?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** Name of the button for screen readers. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Shown above the items, not selectable. */
  header?: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  /** A square of the size of its icon: what a row or a toolbar has one of. */
  isIcon?: boolean;
  /** For a place that clips what it holds or is drawn over, such as a row of a list: the menu lies over the whole page. */
  isOverPage?: boolean;
  /** Open from the first. */
  startsOpen?: boolean;
}

const edgePx = 10;
const gapPx = 6;

/** A button with a menu below, or above near the window's lower edge (WAI-ARIA menu button pattern: arrows, Home, End, Escape, first letters). */
export function Menu(props: MenuProps) {
  const {
    label,
    trigger,
    items,
    header,
    align = 'end',
    className,
    isIcon,
    isOverPage = false,
    startsOpen = false,
  } = props;
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const [isAbove, setAbove] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    setAbove(hasRoomOnlyAbove(root.current));
    if (isOverPage) layOverPage(root.current, align);
    entriesOf(root.current)[0]?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    // What lies over the page does not move with it; a scrolling that ended as the menu opened has moved nothing.
    const topOf = () => root.current?.getBoundingClientRect().top ?? 0;
    const openedAt = topOf();
    const scrolled = () => topOf() !== openedAt && setOpen(false);
    if (isOverPage) window.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', scrolled, { capture: true });
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open, isOverPage, align]);
  return (
    <div className={styles['root']} ref={root} onKeyDown={(event) => open && handleKey(event, close)}>
      <button
        ref={button}
        type="button"
        className={classNames(styles['trigger'], className)}
        data-icon={isIcon}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !open) {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        {trigger}
      </button>
      {open && (
        <div
          className={styles['popup']}
          data-align={align}
          data-above={isAbove}
          popover={isOverPage ? 'manual' : undefined}
        >
          {header}
          <div id={id} role="menu" aria-label={label}>
            {items.map((item) => (
              <MenuEntry key={item.key} item={item} close={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const checkable = item.checked !== undefined;
  return (
    <button
      type="button"
      role={checkable ? 'menuitemradio' : 'menuitem'}
      aria-checked={checkable ? item.checked : undefined}
      tabIndex={-1}
      disabled={item.disabled}
      className={styles['item']}
      data-danger={item.danger}
      onClick={() => {
        close();
        item.onSelect();
      }}
    >
      {item.icon}
      <span className={styles['label']}>{item.label}</span>
      {item.hint !== undefined && <span className={styles['hint']}>{item.hint}</span>}
    </button>
  );
}

/** True where the window's lower edge would cut the entries off and its upper one would not. */
function hasRoomOnlyAbove(root: HTMLElement | null): boolean {
  const popup = popupOf(root);
  if (!root || !popup) return false;
  const { top, bottom } = root.getBoundingClientRect();
  const height = popup.offsetHeight + edgePx;
  return bottom + height > window.innerHeight && top > height;
}

/** Opens the popup in the browser's top layer, beside its button. */
function layOverPage(root: HTMLElement | null, align: 'start' | 'end'): void {
  const popup = popupOf(root);
  if (!root || !popup) return;
  popup.showPopover?.();
  const button = root.getBoundingClientRect();
  const isAbove = hasRoomOnlyAbove(root);
  const left = align === 'end' ? button.right - popup.offsetWidth : button.left;
  popup.style.left = `${Math.max(edgePx, Math.min(left, window.innerWidth - popup.offsetWidth - edgePx))}px`;
  popup.style.top = `${isAbove ? button.top - popup.offsetHeight - gapPx : button.bottom + gapPx}px`;
}

function popupOf(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector('[role=menu]')?.parentElement ?? null;
}

function entriesOf(root: HTMLElement | null): HTMLButtonElement[] {
  return [...(root?.querySelectorAll<HTMLButtonElement>('[role^=menuitem]:not(:disabled)') ?? [])];
}

function handleKey(event: KeyboardEvent<HTMLDivElement>, close: () => void): void {
  const entries = entriesOf(event.currentTarget);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const moves: Record<string, number> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };
  const target = moves[event.key] ?? letterMove(entries, at, event.key);
  if (event.key === 'Escape') close();
  else if (target === undefined) return;
  else entries[target]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

function letterMove(entries: HTMLButtonElement[], at: number, key: string): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = entries.map((_, index) => (at + 1 + index) % entries.length);
  return order.find((index) => entries[index]?.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}
