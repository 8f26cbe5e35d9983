import { limits } from '@app/shared/constants/limits';
import { forwardTaskTypes } from '@app/shared/contracts/forward';
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

/** Search by name, state and type; a change goes back to the first page. */
export function TaskFilters({ query, onChange }: TaskFiltersProps) {
  const { t } = useTranslation('forward');
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
      <select
        aria-label={t('tasks.type')}
        value={query.type}
        onChange={({ target }) => change({ type: forwardTaskTypes.find((one) => one === target.value) ?? 'all' })}
      >
        <option value="all">{t('tasks.allTypes')}</option>
        {forwardTaskTypes.map((one) => (
          <option key={one} value={one}>
            {t(`type.${one}.name`)}
          </option>
        ))}
      </select>
      {isNarrowed(query) && (
        <Button size="small" variant="text" onClick={() => onChange(allTasks)}>
          {t('tasks.showAll')}
        </Button>
      )}
    </div>
  );
}
