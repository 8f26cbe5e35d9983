import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../../shared/format/class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: 'primary' | 'default' | 'text' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Shows a spinner in the icon's place and lets no second click through; the width stays. */
  loading?: boolean;
}

export function Button({ variant, size, icon, loading = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(lookOf({ variant, size }), className)}
      aria-busy={loading || undefined}
      // Not `disabled`, which would lose the focus after a press by key.
      disabled={!loading && rest.disabled}
      aria-disabled={loading || undefined}
      onClick={loading ? swallow : rest.onClick}
    >
      {loading ? <Spinner size={16} /> : icon}
      {children !== undefined && <span className={styles['label']}>{children}</span>}
    </button>
  );
}

/** A press that sends no form, either. */
function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Looks like a button, goes somewhere: middle click and "open in new tab" work. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link data-screen-only {...rest} className={classNames(lookOf({ variant, size }), className)}>
      {icon}
      <span className={styles['label']}>{children}</span>
    </Link>
  );
}

function lookOf({ variant = 'default', size = 'medium' }: Look): string {
  return classNames(styles['button'], styles[variant], styles[size]);
}
