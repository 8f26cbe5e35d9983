import { Input } from 'antd';
import { useId, useState } from 'react';

export interface NumberFieldProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number within bounds; what is none, or lies outside, is brought back when the field is left. */
export function NumberField({ label, value, least = 1, most, onChange }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Math.floor(Number(target.value));
          if (number >= least) onChange(Math.min(number, most));
        }}
        onBlur={() => setTyped(null)}
      />
    </>
  );
}
