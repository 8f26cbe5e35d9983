// All optimizations of the user: find, open, rename, delete.

import { Checkbox, Select } from 'antd';
import type { Optimization } from '@app/shared/contracts/conditions/conditions';
import { useState } from 'react';
import { useCall } from '../../../shared/api/use-call.ts';
import { HistorySection, HistoryTable } from '../../../chemistry/tasks/history/history-section.tsx';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { HistoryRow } from './row.tsx';
import { historyQuestion, isNarrowed, wholeHistory, type HistoryQuery } from './query.ts';
import styles from './table.module.css';
import { useRemoveEntry } from '../entry.ts';
import { DayFields, HistoryFilters } from '../../../chemistry/tasks/history/history-filters.tsx';

const columns = ['name', 'kind', 'predicted', 'measured', 'changed'] as const;

export function OptimizationHistory() {
  const { t } = useTranslation('conditions');
  const [query, setQuery] = useState(wholeHistory);
  const remove = useRemoveEntry();
  const list = useCall('conditionHistory', { body: historyQuestion(useDebounced(query)) }, { keepFor: 'list' });
  const none = isNarrowed(query) ? 'optimization.history.noneFound' : 'optimization.history.none';
  return (
    <HistorySection<Optimization>
      title={t('optimization.history.title')}
      filters={<OptimizationFilters query={query} classes={list.data?.classes ?? []} onChange={setQuery} />}
      isNarrowed={isNarrowed(query)}
      list={list}
      empty={{ title: t(none), text: t(`${none}Hint`) }}
      rowHeight={64}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => setQuery({ ...query, pageIndex })}
    >
      {(items) => (
        <HistoryTable
          label={t('optimization.history.title')}
          columns={columns.map((key) => ({ key, label: t(`optimization.history.column.${key}`) }))}
          className={styles.table}
        >
          {items.map((item) => (
            <HistoryRow key={item.id} item={item} onChanged={() => list.mutate()} onDelete={() => void remove(item)} />
          ))}
        </HistoryTable>
      )}
    </HistorySection>
  );
}

interface OptimizationFiltersProps {
  query: HistoryQuery;
  /** Classes that occur in the history. */
  classes: readonly string[];
  onChange: (query: HistoryQuery) => void;
}

/** By name, class, day and whether yields were entered. */
function OptimizationFilters({ query, classes, onChange }: OptimizationFiltersProps) {
  const { t } = useTranslation(['conditions', 'routes']);
  const change = (part: Partial<HistoryQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <HistoryFilters
      words={query.words}
      onWords={(words) => change({ words })}
      onAll={isNarrowed(query) ? () => onChange(wholeHistory) : null}
    >
      <Select
        aria-label={t('optimization.history.class')}
        value={query.reactionClass}
        options={[
          { value: '', label: t('optimization.history.allClasses') },
          ...classes.map((one) => ({ value: one, label: t(`routes:class.${one}`, { defaultValue: one }) })),
        ]}
        onChange={(picked) => change({ reactionClass: picked })}
      />
      <DayFields days={query} onChange={change} />
      <Checkbox checked={query.measuredOnly} onChange={({ target }) => change({ measuredOnly: target.checked })}>
        {t('optimization.history.measuredOnly')}
      </Checkbox>
    </HistoryFilters>
  );
}
