import { DayFields, HistoryFilters } from '../../../chemistry/tasks/history/history-filters.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { isNarrowed, wholeHistory, type HistoryQuery } from './query.ts';

export interface OptimizationFiltersProps {
  query: HistoryQuery;
  /** Classes that occur in the history. */
  classes: readonly string[];
  onChange: (query: HistoryQuery) => void;
}

/** By name, class, day and whether yields were entered. */
export function OptimizationFilters({ query, classes, onChange }: OptimizationFiltersProps) {
  const { t } = useTranslation(['optimization', 'routes']);
  const change = (part: Partial<HistoryQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <HistoryFilters
      words={query.words}
      onWords={(words) => change({ words })}
      onAll={isNarrowed(query) ? () => onChange(wholeHistory) : null}
    >
      <select
        aria-label={t('history.class')}
        value={query.reactionClass}
        onChange={({ target }) => change({ reactionClass: target.value })}
      >
        <option value="">{t('history.allClasses')}</option>
        {classes.map((one) => (
          <option key={one} value={one}>
            {t(`routes:class.${one}`, { defaultValue: one })}
          </option>
        ))}
      </select>
      <DayFields days={query} onChange={change} />
      <label>
        <input
          type="checkbox"
          checked={query.measuredOnly}
          onChange={({ target }) => change({ measuredOnly: target.checked })}
        />
        {t('history.measuredOnly')}
      </label>
    </HistoryFilters>
  );
}
