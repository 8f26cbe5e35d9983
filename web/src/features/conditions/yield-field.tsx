import { Input, Space } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '../../shared/i18n/format.ts';
import { readYield } from './yields.ts';

export interface YieldFieldProps {
  label: string;
  value: number | undefined;
  /** Undefined where the yield was taken away; called only when it has changed. */
  onEnter: (yieldPercent: number | undefined) => void;
  /** After Enter or Escape, which leave the field. */
  onDone?: (how: 'entered' | 'left') => void;
  /** What was typed already. */
  typed?: string;
  autoFocus?: boolean;
}

/** A measured yield in percent. Enter or leaving the field keeps it, Escape leaves it as it was. */
export function YieldField({ label, value, onEnter, onDone, typed, autoFocus }: YieldFieldProps) {
  const shown = value === undefined ? '' : formatNumber(value).replaceAll(',', '');
  const [text, setText] = useState<string | null>(typed ?? null);
  // A field that goes away after Enter is left once more, and must not enter its yield twice.
  const isKept = useRef(false);
  const isWrong = text !== null && readYield(text) === null;
  const keep = () => {
    if (text === null || isKept.current) return true;
    const read = readYield(text);
    if (read === null) return false;
    isKept.current = true;
    setText(null);
    if (read !== value) onEnter(read);
    return true;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && keep()) {
      event.preventDefault();
      onDone?.('entered');
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      isKept.current = true;
      setText(null);
      onDone?.('left');
    }
  };
  return (
    <Space size={4}>
      <Input
        size="small"
        style={{ width: 64, textAlign: 'right' }}
        {...(isWrong && { status: 'error' })}
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={autoFocus}
        value={text ?? shown}
        maxLength={8}
        onChange={({ target }) => {
          isKept.current = false;
          setText(target.value);
        }}
        onBlur={() => keep()}
        onKeyDown={handleKey}
      />
      <span aria-hidden="true">%</span>
    </Space>
  );
}
