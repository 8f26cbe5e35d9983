import { Button, Tooltip } from 'antd';
import { useState, type ButtonHTMLAttributes, type FocusEvent, type ReactNode, type Ref } from 'react';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'type'> {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  /** Keyboard shortcut to show after the label. */
  shortcut?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** antd's button with an icon alone, and a tooltip that says what it does. */
export function IconButton({ label, shortcut, onFocus, onBlur, ...rest }: IconButtonProps) {
  const [isReached, setReached] = useState(false);
  return (
    <Tooltip
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      mouseEnterDelay={0.35}
      {...(isReached && { open: true })}
    >
      <Button
        type="text"
        aria-keyshortcuts={shortcut}
        {...rest}
        aria-label={label}
        onFocus={(event) => {
          setReached(event.target.matches(':focus-visible'));
          onFocus?.(event as FocusEvent<HTMLButtonElement>);
        }}
        onBlur={(event) => {
          setReached(false);
          onBlur?.(event as FocusEvent<HTMLButtonElement>);
        }}
      />
    </Tooltip>
  );
}
