import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import type { ImpurityFilter } from '../impurity-query.ts';
import styles from './result-filters.module.css';

export interface MassRangeProps {
  filter: ImpurityFilter;
  onFilter: (filter: ImpurityFilter) => void;
}

/** Exact masses from and to, Da; the list follows when the typing rests. */
export function MassRange({ filter, onFilter }: MassRangeProps) {
  const { t } = useTranslation('impurity');
  const { massFrom, massTo } = filter;
  return (
    <span className={styles.range}>
      <span>{t('filters.mass')}</span>
      <MassField
        label={t('filters.massFrom')}
        value={massFrom}
        onValue={(value) => onFilter(withMass(filter, 'massFrom', value))}
      />
      –
      <MassField
        label={t('filters.massTo')}
        value={massTo}
        onValue={(value) => onFilter(withMass(filter, 'massTo', value))}
      />
      <span>Da</span>
    </span>
  );
}

interface MassFieldProps {
  label: string;
  value: number | undefined;
  onValue: (value: number | undefined) => void;
}

function MassField({ label, value, onValue }: MassFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const [known, setKnown] = useState(value);
  // The filter was emptied, or the reader went back.
  if (known !== value) {
    setKnown(value);
    if (numberIn(typed) !== value) setTyped(value === undefined ? '' : String(value));
  }
  const settled = useDebounced(typed);
  const tell = useEffectEvent((text: string) => {
    if (text === typed && numberIn(text) !== value) onValue(numberIn(text));
  });
  useEffect(() => tell(settled), [settled]);
  return (
    <Input
      size="small"
      type="number"
      min={0}
      step="any"
      aria-label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function numberIn(typed: string): number | undefined {
  return typed.trim() === '' || !(Number(typed) >= 0) ? undefined : Number(typed);
}

function withMass(filter: ImpurityFilter, key: 'massFrom' | 'massTo', value: number | undefined): ImpurityFilter {
  const { [key]: _, ...rest } = filter;
  return value === undefined ? rest : { ...rest, [key]: value };
}
