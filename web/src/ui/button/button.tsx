import { Button as AntButton } from 'antd';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler, type LinkProps } from 'react-router-dom';
import { useAction } from '../../shared/hooks/use-action.ts';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: 'primary' | 'default' | 'text' | 'danger';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  /** As wide as its place. */
  block?: boolean;
}

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'onClick'>, Look {
  /** Shows a spinner in the icon's place and lets no second click through. */
  loading?: boolean;
  /** While the promise that it may give is pending the button is busy; an error that it rejects with is shown. */
  onClick?: (event: MouseEvent<HTMLElement>) => unknown;
  ref?: Ref<HTMLButtonElement>;
}

/** antd's button. While it is busy it is not `disabled`, which would lose the focus after a press by key. */
export function Button({ variant, type, loading: given = false, disabled, onClick, ...rest }: ButtonProps) {
  const { isBusy, run } = useAction();
  const loading = given || isBusy;
  return (
    <AntButton
      {...rest}
      {...lookOf(variant)}
      htmlType={type ?? 'button'}
      loading={loading && { icon: <Spinner size={14} /> }}
      disabled={!loading && disabled === true}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        const work = onClick?.(event);
        if (work instanceof Promise) void run(() => work);
      }}
    />
  );
}

/** Looks like a button, goes somewhere: middle click and "open in new tab" work. */
export function ButtonLink({
  variant,
  to,
  replace,
  state,
  target,
  onClick,
  ...rest
}: Omit<LinkProps, 'type' | 'color'> & Look) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLElement>(to, { replace, state, target });
  return (
    <AntButton
      data-screen-only
      {...rest}
      {...lookOf(variant)}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event as never);
        if (!event.defaultPrevented) go(event as never);
      }}
    />
  );
}

function lookOf(variant: Look['variant'] = 'default') {
  return variant === 'danger' ? ({ danger: true } as const) : { type: variant };
}
