// The user's predictions: find, open, rename, stop, run again, delete.

import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRow } from './history-row.tsx';
import { allPredictions, historyPageSize, isNarrowed } from './history-query.ts';
import styles from './history.module.css';
import { Paging } from './paging.tsx';
import { useHistory } from './use-history.ts';

export function History() {
  const { t } = useTranslation('impurity');
  const [query, setQuery] = useState(allPredictions);
  const { data, error, mutate } = useHistory(useDebounced(query));
  const none = isNarrowed(query) ? 'history.noneFound' : 'history.none';
  return (
    <section className={styles.history} aria-label={t('history.title')}>
      <header className={styles.head}>
        <h2>
          {t('history.title')}
          {data && <small>{formatNumber(data.total)}</small>}
        </h2>
        <HistoryFilters query={query} onChange={setQuery} />
      </header>
      {data && error && <ConnectionBanner error={error} retry={() => mutate()} />}
      {!data && error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data?.items.length === 0 && <EmptyState title={t(none)} text={t(`${none}Hint`)} />}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((search) => (
            <HistoryRow key={search.userSearchBatchId} search={search} onChanged={() => mutate()} />
          ))}
        </ul>
      )}
      <Paging
        pageIndex={query.pageIndex}
        pages={Math.ceil((data?.total ?? 0) / historyPageSize)}
        onPage={(pageIndex) => setQuery({ ...query, pageIndex })}
      />
    </section>
  );
}

function Loading() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.loading} aria-busy="true">
      <span className="visually-hidden">{t('layout.loading')}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={112} radius={6} />
      ))}
    </div>
  );
}
