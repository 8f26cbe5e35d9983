// What narrows a history: words, states, days, and what a module adds. A change goes back to the first page.

import { Flex, Input, Select } from 'antd';
import { limits } from '@app/shared/constants/limits';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { stateFilters, type StateFilter } from '../task-state.ts';
import type { DayRange } from './days.ts';

export interface HistoryFiltersProps {
  words: string;
  onWords: (words: string) => void;
  /** Shows all again; null where all is shown. */
  onAll: (() => void) | null;
  /** The fields between the words and the way back to all. */
  children: ReactNode;
}

export function HistoryFilters({ words, onWords, onAll, children }: HistoryFiltersProps) {
  const { t } = useTranslation('retrosynthesis');
  return (
    <Flex
      wrap
      gap="6px 10px"
      align="center"
      role="search"
      aria-label={t('history.filters')}
      style={{ marginLeft: 'auto' }}
    >
      <Input
        size="small"
        type="search"
        style={{ width: 180 }}
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        value={words}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => onWords(target.value)}
      />
      {children}
      {onAll && (
        <Button size="small" variant="text" onClick={onAll}>
          {t('history.showAll')}
        </Button>
      )}
    </Flex>
  );
}

const filters = Object.keys(stateFilters).filter((key): key is StateFilter => key in stateFilters);

export function StateField({ value, onChange }: { value: StateFilter; onChange: (value: StateFilter) => void }) {
  const { t } = useTranslation('retrosynthesis');
  return (
    <Select
      size="small"
      aria-label={t('history.state')}
      value={value}
      options={filters.map((one) => ({ value: one, label: t(`history.filter.${one}`) }))}
      onChange={(picked) => onChange(filters.find((one) => one === picked) ?? 'all')}
    />
  );
}

export function DayFields({ days, onChange }: { days: DayRange; onChange: (days: Partial<DayRange>) => void }) {
  const { t } = useTranslation('retrosynthesis');
  const id = useId();
  return (['from', 'until'] as const).map((end) => (
    <span key={end} style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
      <label htmlFor={`${id}-${end}`}>{t(`history.${end}`)}</label>
      <DateField
        id={`${id}-${end}`}
        label={t(`history.${end}`)}
        value={days[end]}
        onChange={(day) => onChange({ [end]: day })}
      />
    </span>
  ));
}
