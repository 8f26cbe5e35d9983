import { Segmented as AntSegmented } from 'antd';
import { useId, type ReactNode } from 'react';

export interface SegmentedProps<T extends string> {
  /** What is being chosen, for screen readers. */
  label: string;
  /** It and `onChange` are left out where a form's item sets them. */
  value?: T;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  onChange?: (value: T) => void;
}

/** One of a few, side by side: antd's, with its radio buttons in one group for the arrow keys. */
export function Segmented<T extends string>({ label, options, ...rest }: SegmentedProps<T>) {
  const name = useId();
  return (
    <AntSegmented
      {...rest}
      options={[...options]}
      name={name}
      aria-label={label}
      tabIndex={-1}
      style={{ width: 'fit-content', maxWidth: '100%' }}
    />
  );
}
