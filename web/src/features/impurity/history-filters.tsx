import { limits } from '@app/shared/constants/limits';
import { useId } from 'react';
import { stateFilters, type StateFilter } from '../../chem/tasks/task-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { allPredictions, isNarrowed, type HistoryQuery } from './history-query.ts';
import styles from './history.module.css';

export interface HistoryFiltersProps {
  query: HistoryQuery;
  onChange: (query: HistoryQuery) => void;
}

const filters = Object.keys(stateFilters).filter((key): key is StateFilter => key in stateFilters);

/** Search by name, state and day; a change goes back to the first page. */
export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('impurity');
  const id = useId();
  const change = (part: Partial<HistoryQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <div className={styles.filters} role="search" aria-label={t('history.filters')}>
      <input
        type="search"
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        value={query.words}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => change({ words: target.value })}
      />
      <select
        aria-label={t('history.state')}
        value={query.filter}
        onChange={({ target }) => change({ filter: filters.find((one) => one === target.value) ?? 'all' })}
      >
        {filters.map((one) => (
          <option key={one} value={one}>
            {t(`history.filter.${one}`)}
          </option>
        ))}
      </select>
      {(['from', 'until'] as const).map((end) => (
        <span key={end} className={styles.day}>
          <label htmlFor={`${id}-${end}`}>{t(`history.${end}`)}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            value={query[end]}
            onChange={({ target }) => change({ [end]: target.value })}
          />
        </span>
      ))}
      {isNarrowed(query) && (
        <Button size="small" variant="text" onClick={() => onChange(allPredictions)}>
          {t('history.showAll')}
        </Button>
      )}
    </div>
  );
}
