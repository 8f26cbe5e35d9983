// All optimizations of the user: find, open, rename, delete.

import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRow } from './history-row.tsx';
import { historyPageSize, historyQuestion, isNarrowed, wholeHistory } from './history-query.ts';
import styles from './history.module.css';
import { Paging } from './paging.tsx';
import { useRemoveEntry } from './remove-entry.ts';

const columns = ['name', 'kind', 'predicted', 'measured', 'changed'] as const;

export function HistoryTable() {
  const { t } = useTranslation('optimization');
  const [query, setQuery] = useState(wholeHistory);
  const remove = useRemoveEntry();
  const { data, error, mutate } = useCall(
    'conditionHistory',
    { body: historyQuestion(useDebounced(query)) },
    { keepPreviousData: true },
  );
  const isEmpty = data?.total === 0 && !isNarrowed(query);
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / historyPageSize));
  return (
    <section className={styles['history']} aria-label={t('history.title')}>
      <header className={styles['head']}>
        <h2>
          {t('history.title')}
          {data && <small>{formatNumber(data.total)}</small>}
        </h2>
        {!isEmpty && <HistoryFilters query={query} classes={data?.classes ?? []} onChange={setQuery} />}
      </header>
      {data && error && <ConnectionBanner error={error} retry={() => mutate()} />}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && (
        <EmptyState
          title={t(isNarrowed(query) ? 'history.noneFound' : 'history.none')}
          text={t(isNarrowed(query) ? 'history.noneFoundHint' : 'history.noneHint')}
        />
      )}
      {data && data.items.length > 0 && (
        <table className={styles['table']} aria-label={t('history.title')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`history.column.${column}`)}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('history.column.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.items.map((item) => (
              <HistoryRow key={item.id} item={item} onChanged={() => mutate()} onDelete={() => void remove(item)} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <Paging
          pageIndex={Math.min(query.pageIndex, pages)}
          pages={pages}
          onPage={(pageIndex) => setQuery({ ...query, pageIndex })}
        />
      )}
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles['loading']} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} radius={6} />
      ))}
    </div>
  );
}
