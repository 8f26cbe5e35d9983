// What the rows are narrowed by; ranges say as their hints what occurs in the task.

import type { ScoreArea, ScoreFilter } from '@app/shared/contracts/sascore/results';
import { Flex, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { RangeField } from '../../../chemistry/tasks/range-field.tsx';
import { useSettled } from '../../../shared/hooks/debounced.ts';
import { formatNumber } from '../../../shared/i18n/format.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { isFiltered, outcomes, rangeKeys, withPart } from './score-query.ts';

interface ResultFiltersProps {
  filter: ScoreFilter;
  area: ScoreArea | undefined;
  onFilter: (filter: ScoreFilter) => void;
}

export function ResultFilters({ filter, area, onFilter }: ResultFiltersProps) {
  const { t } = useTranslation('sascore');
  const [words, setWords] = useSettled(filter.key ?? '', (key) => onFilter(withPart(filter, { key })));
  const hint = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, value % 1 === 0 ? 0 : 1);
  return (
    <Flex wrap gap="6px 14px" align="center" role="search" aria-label={t('filters.title')}>
      <Input
        size="small"
        type="search"
        aria-label={t('filters.key')}
        placeholder={t('filters.key')}
        value={words}
        maxLength={200}
        spellCheck={false}
        style={{ width: 190 }}
        onChange={({ target }) => setWords(target.value)}
      />
      {rangeKeys.map((key) => {
        const name = t(`filters.${key}`);
        return (
          <Flex key={key} gap={5} align="center">
            <span aria-hidden="true">{name}</span>
            <RangeField
              label={name}
              from={{ label: t('filters.from', { name }), hint: hint(area?.[key]?.from) }}
              to={{ label: t('filters.until', { name }), hint: hint(area?.[key]?.to) }}
              range={filter[key]}
              onRange={(range) => onFilter(withPart(filter, { [key]: range }))}
            />
          </Flex>
        );
      })}
      <Select
        size="small"
        aria-label={t('filters.outcome')}
        value={filter.outcome ?? null}
        options={[
          { value: null, label: t('filters.any') },
          ...outcomes.map((outcome) => ({ value: outcome, label: t(`filters.${outcome}`) })),
        ]}
        onChange={(picked) => onFilter(withPart(filter, { outcome: picked ?? undefined }))}
      />
      {isFiltered(filter) && <LinkButton onClick={() => onFilter({})}>{t('filters.clear')}</LinkButton>}
    </Flex>
  );
}
