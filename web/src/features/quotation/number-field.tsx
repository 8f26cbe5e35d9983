import { Input } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import styles from './number-field.module.css';

export interface NumberFieldProps {
  label: string;
  /** In units of what is kept: minor units, basis points, grams. */
  value: number | undefined;
  /** Units of the stored value in one of the field: 100 for money in minor units. */
  scale?: number;
  min: number;
  max: number;
  /** Undefined for an empty field, which only one that may be empty takes. */
  onChange: (value: number | undefined) => void;
  mayBeEmpty?: boolean;
  isWhole?: boolean;
  unit?: string;
  placeholder?: string;
  /** The label is elsewhere. */
  isLabelHidden?: boolean;
}

/** A number that is kept with Enter or by leaving, when it is one within its bounds; Escape takes it back. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, scale = 1, onChange, mayBeEmpty = false, unit, placeholder, isLabelHidden = false } = props;
  const [text, setText] = useState<string | null>(null);
  const id = useId();
  const read = text === null ? value : readValue(text, props);
  const isWrong = text !== null && read === null;
  const keep = () => {
    setText(null);
    if (text === null || read === null || read === value) return;
    if (read !== undefined || mayBeEmpty) onChange(read);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') setText(null);
  };
  return (
    <span className={styles['field']}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <span className={styles['box']}>
        <Input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          aria-invalid={isWrong}
          placeholder={placeholder}
          value={text ?? (value === undefined ? '' : String(Number((value / scale).toPrecision(12))))}
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => setText(target.value)}
          onBlur={keep}
          onKeyDown={handleKey}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </span>
    </span>
  );
}

/** Null for what is no number or out of bounds. */
function readValue(text: string, { scale = 1, min, max, isWhole = true, mayBeEmpty = false }: NumberFieldProps) {
  const plain = text.trim().replaceAll(/[\s,\u00A0\u202F]/g, '');
  if (plain === '') return mayBeEmpty ? undefined : null;
  if (!/^\d+(?:\.\d*)?$|^\.\d+$/.test(plain)) return null;
  const value = isWhole ? Math.round(Number(plain) * scale) : Number(plain) * scale;
  return value >= min && value <= max ? value : null;
}
