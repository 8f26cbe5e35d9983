import { InputNumber, Space } from 'antd';
import { useSettled } from '../../shared/hooks/debounced.ts';
import { rangeOf, type Range } from './result-query.ts';

interface RangeFieldProps {
  label: string;
  /** Names of the two fields, and what occurs. */
  from: { label: string; hint?: string | undefined };
  to: { label: string; hint?: string | undefined };
  range: Range | undefined;
  onRange: (range: Range | undefined) => void;
}

/** The least and the greatest of a figure; what is typed counts once it has settled. */
export function RangeField({ label, from, to, range = {}, onRange }: RangeFieldProps) {
  return (
    <Space.Compact role="group" aria-label={label}>
      <BoundField {...from} value={range.from} onChange={(least) => onRange(rangeOf(least, range.to))} />
      <BoundField {...to} value={range.to} onChange={(greatest) => onRange(rangeOf(range.from, greatest))} />
    </Space.Compact>
  );
}

interface BoundFieldProps {
  label: string;
  hint?: string | undefined;
  suffix?: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

export function BoundField({ label, hint, suffix, value, onChange }: BoundFieldProps) {
  const [typed, setTyped] = useSettled(value === undefined ? '' : String(value), (text) =>
    onChange(text === '' ? undefined : Number(text)),
  );
  return (
    <InputNumber<string>
      stringMode
      size="small"
      controls={false}
      aria-label={label}
      placeholder={hint}
      suffix={suffix}
      value={typed}
      style={{ width: 82 }}
      onChange={(next) => setTyped(next ?? '')}
    />
  );
}
