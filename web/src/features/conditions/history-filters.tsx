import { limits } from '@app/shared/constants/limits';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { isNarrowed, wholeHistory, type HistoryQuery } from './history-query.ts';
import styles from './history.module.css';

export interface HistoryFiltersProps {
  query: HistoryQuery;
  /** Classes that occur in the history. */
  classes: readonly string[];
  onChange: (query: HistoryQuery) => void;
}

/** Search by name, class, day and whether yields were entered; a change goes back to the first page. */
export function HistoryFilters({ query, classes, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation(['optimization', 'routes']);
  const id = useId();
  const change = (part: Partial<HistoryQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <div className={styles['filters']} role="search" aria-label={t('history.filters')}>
      <input
        type="search"
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        value={query.words}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => change({ words: target.value })}
      />
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
      {(['from', 'until'] as const).map((end) => (
        <span key={end} className={styles['day']}>
          <label htmlFor={`${id}-${end}`}>{t(`history.${end}`)}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            value={query[end]}
            onChange={({ target }) => change({ [end]: target.value })}
          />
        </span>
      ))}
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={query.measuredOnly}
          onChange={({ target }) => change({ measuredOnly: target.checked })}
        />
        {t('history.measuredOnly')}
      </label>
      {isNarrowed(query) && (
        <Button size="small" variant="text" onClick={() => onChange(wholeHistory)}>
          {t('history.showAll')}
        </Button>
      )}
    </div>
  );
}
