// The user's predictions: find, open, rename, stop, run again, delete.

import type { ImpuritySearch } from '@app/shared/contracts/impurity/impurity';
import { useState } from 'react';
import { DayFields, HistoryFilters, StateField } from '../../../chemistry/tasks/history/history-filters.tsx';
import {
  isNarrowed,
  wholeHistory,
  daysAs,
  historyQuestion,
  type HistoryQuery,
} from '../../../chemistry/tasks/history/history-query.ts';
import { HistorySection } from '../../../chemistry/tasks/history/history-section.tsx';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../../../shared/hooks/debounced.ts';
import { HistoryRow } from './history-row.tsx';
import styles from './history.module.css';
import { useCall } from '../../../shared/api/use-call.ts';
import { isRunning } from '../../../chemistry/tasks/task-state.ts';

export function History() {
  const { t } = useTranslation('impurity');
  const [query, setQuery] = useState(wholeHistory);
  const list = useHistory(useDebounced(query));
  const none = isNarrowed(query) ? 'history.noneFound' : 'history.none';
  const change = (part: Partial<HistoryQuery>) => setQuery({ ...query, ...part, pageIndex: 1 });
  return (
    <HistorySection<ImpuritySearch>
      title={t('history.title')}
      filters={
        <HistoryFilters
          words={query.words}
          onWords={(words) => change({ words })}
          onAll={isNarrowed(query) ? () => setQuery(wholeHistory) : null}
        >
          <StateField value={query.filter} onChange={(filter) => change({ filter })} />
          <DayFields days={query} onChange={change} />
        </HistoryFilters>
      }
      isNarrowed={isNarrowed(query)}
      list={list}
      empty={{ title: t(none), text: t(`${none}Hint`) }}
      rowHeight={112}
      pageIndex={query.pageIndex}
      onPage={(pageIndex) => setQuery({ ...query, pageIndex })}
      className={styles.history}
    >
      {(items) => (
        <ul className={styles.list}>
          {items.map((search) => (
            <HistoryRow key={search.userSearchBatchId} search={search} onChanged={() => list.mutate()} />
          ))}
        </ul>
      )}
    </HistorySection>
  );
}

const pollMs = 1_500;

/** A page of the user's predictions, fresh while one of them waits or runs. */
function useHistory(query: HistoryQuery) {
  return useCall(
    'impurityHistory',
    { body: { ...historyQuestion(query), ...daysAs(query, 'from', 'to') } },
    {
      passive: true,
      keepFor: 'list',
      follows: true,
      refreshInterval: (newest) => (newest?.items.some(({ state }) => isRunning(state)) ? pollMs : 0),
    },
  );
}
