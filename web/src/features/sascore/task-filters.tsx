import { limits } from '@app/shared/constants/limits';
import { useId } from 'react';
import { stateFilters, type StateFilter } from '../../chem/tasks/task-state.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { allTasks, isNarrowed, type TaskQuery } from './task-query.ts';
import styles from './task-table.module.css';

export interface TaskFiltersProps {
  query: TaskQuery;
  onChange: (query: TaskQuery) => void;
}

const filters = Object.keys(stateFilters).filter((key): key is StateFilter => key in stateFilters);

/** Search by name, state and day; a change goes back to the first page. */
export function TaskFilters({ query, onChange }: TaskFiltersProps) {
  const { t } = useTranslation('sascore');
  const id = useId();
  const change = (part: Partial<TaskQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <div className={styles.filters} role="search" aria-label={t('tasks.filters')}>
      <input
        type="search"
        aria-label={t('tasks.search')}
        placeholder={t('tasks.search')}
        value={query.words}
        maxLength={limits.taskNameLength}
        onChange={({ target }) => change({ words: target.value })}
      />
      <select
        aria-label={t('tasks.state')}
        value={query.filter}
        onChange={({ target }) => change({ filter: filters.find((one) => one === target.value) ?? 'all' })}
      >
        {filters.map((one) => (
          <option key={one} value={one}>
            {t(`tasks.filter.${one}`)}
          </option>
        ))}
      </select>
      {(['from', 'until'] as const).map((end) => (
        <span key={end} className={styles.day}>
          <label htmlFor={`${id}-${end}`}>{t(`tasks.${end}`)}</label>
          <input
            id={`${id}-${end}`}
            type="date"
            value={query[end]}
            onChange={({ target }) => change({ [end]: target.value })}
          />
        </span>
      ))}
      {isNarrowed(query) && (
        <Button size="small" variant="text" onClick={() => onChange(allTasks)}>
          {t('tasks.showAll')}
        </Button>
      )}
    </div>
  );
}
