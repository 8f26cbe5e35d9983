import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../shared/format/class-names.ts';
import styles from './icon-button.module.css';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  /** Keyboard shortcut to show after the label. */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, size = 'medium', shortcut, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={shortcut === undefined ? label : `${label} (${shortcut})`}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        className={classNames(styles['button'], styles[size], className)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
