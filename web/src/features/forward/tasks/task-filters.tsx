import { forwardTaskTypes } from '@app/shared/contracts/forward/forward';
import { HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { allTasks, isNarrowed, type TaskQuery } from './task-query.ts';

export interface TaskFiltersProps {
  query: TaskQuery;
  onChange: (query: TaskQuery) => void;
}

export function TaskFilters({ query, onChange }: TaskFiltersProps) {
  const { t } = useTranslation('forward');
  const change = (part: Partial<TaskQuery>) => onChange({ ...query, ...part, pageIndex: 1 });
  return (
    <HistoryFilters
      words={query.words}
      onWords={(words) => change({ words })}
      onAll={isNarrowed(query) ? () => onChange(allTasks) : null}
    >
      <StateField value={query.filter} onChange={(filter) => change({ filter })} />
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
    </HistoryFilters>
  );
}
