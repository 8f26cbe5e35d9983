import { InputNumber, type InputNumberProps } from 'antd';
import { useRef } from 'react';

/** antd's field for a number; Escape restores the number that it held when it was reached. */
export function NumberField({ value, onChange, ...rest }: InputNumberProps<number>) {
  const before = useRef<number | null>(null);
  return (
    <InputNumber<number>
      {...rest}
      value={value}
      onChange={onChange}
      onFocus={() => (before.current = value ?? null)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onChange?.(before.current);
      }}
    />
  );
}
