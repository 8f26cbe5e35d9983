import { Button, Dropdown } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
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
  /** The button is a square, and its trigger an icon. */
  isIcon?: boolean;
  size?: 'small' | 'medium';
  /** The button has a frame. */
  isFramed?: boolean;
  /** Open from the first. */
  startsOpen?: boolean;
}

/** A button with antd's menu below it. */
export function Menu(props: MenuProps) {
  const { label, trigger, items, header, align = 'end', className, isIcon, isFramed, startsOpen = false, size } = props;
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const button = useRef<HTMLButtonElement>(null);
  const select = (key: string) => {
    button.current?.focus();
    items.find((item) => item.key === key)?.onSelect();
  };
  return (
    <Dropdown
      autoFocus
      destroyOnHidden
      open={open}
      onOpenChange={(next) => {
        // antd leaves the focus to nobody.
        if (!next && document.getElementById(id)?.contains(document.activeElement)) button.current?.focus();
        setOpen(next);
      }}
      trigger={['click']}
      placement={align === 'end' ? 'bottomRight' : 'bottomLeft'}
      menu={{
        id,
        'aria-label': label,
        selectedKeys: items.filter(({ checked }) => checked).map(({ key }) => key),
        onClick: ({ key, domEvent }) => {
          // Enter would press the button, too, which has the focus next.
          domEvent.preventDefault();
          select(key);
        },
        items: items.map(({ key, label: text, icon, hint, danger, disabled, checked }) => ({
          key,
          label: text,
          icon,
          extra: hint,
          danger,
          disabled,
          ...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked }),
        })),
      }}
      popupRender={(menu) => popup(menu, header)}
      // What is more than a menu stays in the landmark of its button.
      {...(header !== undefined && { getPopupContainer: (node: HTMLElement) => node.parentElement ?? document.body })}
    >
      <Button
        ref={button}
        type={isFramed ? 'default' : 'text'}
        size={size ?? (isIcon || isFramed ? 'small' : 'medium')}
        icon={isIcon && trigger}
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {!isIcon && <span className={styles['trigger']}>{trigger}</span>}
      </Button>
    </Dropdown>
  );
}

function popup(menu: ReactNode, header: ReactNode): ReactNode {
  if (header === undefined) return menu;
  return (
    <div className={styles['popup']}>
      {header}
      {menu}
    </div>
  );
}
