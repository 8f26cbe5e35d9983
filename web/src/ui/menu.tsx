import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
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
}

/** A button with a menu below (WAI-ARIA menu button pattern: arrows, Home, End, Escape, first letters). */
export function Menu({ label, trigger, items, header, align = 'end', className }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return undefined;
    entriesOf(root.current)[0]?.focus();
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  return (
    <div className={styles['root']} ref={root} onKeyDown={(event) => open && handleKey(event, close)}>
      <button
        ref={button}
        type="button"
        className={classNames(styles['trigger'], className)}
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
        <div className={styles['popup']} data-align={align}>
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
