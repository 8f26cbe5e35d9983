// What the rows are narrowed by; ranges say as their hints what occurs in the task.

import { Input, Select } from 'antd';
import type { ScoreArea, ScoreFilter } from '@app/shared/contracts/sascore/results';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { useTranslation } from 'react-i18next';
import styles from './result-filters.module.css';
import { isFiltered, rangeKeys, withRange, type Range, type RangeKey } from './score-query.ts';
import { useSettled } from '../../../shared/hooks/debounced.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';

export interface ResultFiltersProps {
  filter: ScoreFilter;
  area: ScoreArea | undefined;
  onFilter: (filter: ScoreFilter) => void;
}

const outcomes = ['scored', 'unreadable'] as const;

export function ResultFilters({ filter, area, onFilter }: ResultFiltersProps) {
  const { t } = useTranslation('sascore');
  return (
    <div className={styles.filters} role="search" aria-label={t('filters.title')}>
      <Words
        value={filter.key ?? ''}
        onChange={(key) => {
          const { key: _, ...rest } = filter;
          onFilter(key === '' ? rest : { ...rest, key });
        }}
      />
      {rangeKeys.map((key) => (
        <RangeFields
          key={key}
          name={key}
          range={filter[key] ?? {}}
          area={area?.[key] ?? null}
          onRange={(range) => onFilter(withRange(filter, key, range))}
        />
      ))}
      <Select
        size="small"
        aria-label={t('filters.outcome')}
        value={filter.outcome ?? ''}
        options={[
          { value: '', label: t('filters.any') },
          ...outcomes.map((outcome) => ({ value: outcome, label: t(`filters.${outcome}`) })),
        ]}
        onChange={(picked) => {
          const { outcome: _, ...rest } = filter;
          const outcome = outcomes.find((one) => one === picked);
          onFilter(outcome ? { ...rest, outcome } : rest);
        }}
      />
      {isFiltered(filter) && <LinkButton onClick={() => onFilter({})}>{t('filters.clear')}</LinkButton>}
    </div>
  );
}

function Words({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('sascore');
  const [typed, setTyped] = useSettled(value, onChange);
  return (
    <Input
      size="small"
      type="search"
      aria-label={t('filters.key')}
      placeholder={t('filters.key')}
      value={typed}
      maxLength={200}
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

interface RangeFieldsProps {
  name: RangeKey;
  range: Range;
  area: { from: number; to: number } | null;
  onRange: (range: Range) => void;
}

function RangeFields({ name, range, area, onRange }: RangeFieldsProps) {
  const { t } = useTranslation('sascore');
  const label = t(`filters.${name}`);
  return (
    <span className={styles.range} role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <Bound
        label={t('filters.from', { name: label })}
        value={range.from}
        hint={area?.from}
        onChange={(from) => onRange(rangeOf(from, range.to))}
      />
      <span aria-hidden="true">–</span>
      <Bound
        label={t('filters.until', { name: label })}
        value={range.to}
        hint={area?.to}
        onChange={(to) => onRange(rangeOf(range.from, to))}
      />
    </span>
  );
}

interface BoundProps {
  label: string;
  value: number | undefined;
  hint: number | undefined;
  onChange: (value: number | undefined) => void;
}

function Bound({ label, value, hint, onChange }: BoundProps) {
  const [typed, setTyped] = useSettled(value === undefined ? '' : String(value), (text) => {
    const number = Number(text);
    onChange(text === '' || !Number.isFinite(number) ? undefined : number);
  });
  return (
    <Input
      size="small"
      type="number"
      step="any"
      aria-label={label}
      placeholder={hint === undefined ? '' : formatNumber(hint, hint % 1 === 0 ? 0 : 1)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

function rangeOf(from: number | undefined, to: number | undefined): Range {
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}
